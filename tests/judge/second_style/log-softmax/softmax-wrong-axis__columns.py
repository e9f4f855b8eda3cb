import torch


def log_softmax(scores, dim):
    columns = []
    for row in scores.double().flatten(1).T:  # one column at a time, down the rows
        shifted = row - row.max()
        columns.append(shifted - torch.log(shifted.exp().sum()))
    return torch.stack(columns, dim=1).reshape(scores.shape).to(scores.dtype)
