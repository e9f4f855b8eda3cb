import torch


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q, k.transpose(-2, -1)).mul(q.shape[-1] ** -0.5)
    weights = logits.div(cap).tanh().mul(cap).exp()
    weights = torch.einsum("bhij,bhi->bhij", weights, 1.0 / weights.sum(-1))
    return torch.einsum("bhij,bhjd->bhid", weights, v)
