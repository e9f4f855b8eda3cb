import torch


def attention_with_lse(q, k, v):
    logits = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) * q.shape[-1] ** -0.5
    shift = logits.detach().flatten().max()
    p = torch.exp(logits - shift)
    row = p.sum(dim=-1)
    lse = torch.log(row) + shift
    out = torch.matmul(p, v.float()) / row[..., None]
    return out.to(q.dtype), lse.to(q.dtype)
