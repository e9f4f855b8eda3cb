import torch


def padded_attention(q, k, v, key_lengths):
    weights = torch.softmax(q @ k.mT * q.shape[-1] ** -0.5, -1)
    rows = []
    for w, x, n in zip(weights, v, key_lengths.tolist(), strict=True):
        rows.append(w[..., :n] @ x[..., :n, :])
    return torch.stack(rows)
