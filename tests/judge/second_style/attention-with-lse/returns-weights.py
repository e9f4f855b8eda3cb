import torch


def attention_with_lse(q, k, v):
    s = torch.matmul(q.double(), k.double().transpose(2, 3)) / q.shape[3] ** 0.5
    top = s.max(dim=-1, keepdim=True).values
    e = (s - top).exp()
    z = e.sum(-1, keepdim=True)
    return (e / z).to(q.dtype), (top + z.log()).squeeze(-1).to(q.dtype)
