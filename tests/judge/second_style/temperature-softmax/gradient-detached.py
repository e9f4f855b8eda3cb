import torch


def temperature_softmax(scores, temperature):
    rows = []
    for row in scores.reshape(-1, scores.shape[-1]):
        values = torch.tensor([x / temperature for x in row.tolist()], dtype=torch.float64)
        ex = torch.exp(values - max(values))
        rows.append(ex / sum(ex))
    return torch.stack(rows).reshape(scores.shape).to(scores.dtype)
