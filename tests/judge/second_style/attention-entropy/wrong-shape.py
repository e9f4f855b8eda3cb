import torch


def attention_entropy(weights):
    w = weights.double()
    logw = torch.log(w + (w == 0))
    h = -torch.matmul(w.unsqueeze(-2), logw.unsqueeze(-1))  # (..., 1, 1)
    return h.squeeze(-1).to(weights.dtype)
