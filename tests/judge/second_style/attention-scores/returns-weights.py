import torch


def attention_scores(q, k):
    dots = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).div(q.shape[-1] ** 0.5)
    e = dots.sub(dots.amax(dim=-1, keepdim=True)).exp()
    return e.div(e.sum(dim=-1, keepdim=True)).to(q.dtype)
