import torch


def attention_with_lse(q, k, v):
    scores = torch.matmul(q.float(), k.float().permute(0, 1, 3, 2))
    top = scores.amax(dim=-1, keepdim=True)
    e = torch.exp(scores - top)
    z = torch.sum(e, dim=-1, keepdim=True)
    out = torch.einsum("bhij,bhje->bhie", e / z, v.float())
    lse = (top + torch.log(z))[..., 0]
    return out.to(v.dtype), lse.to(q.dtype)
