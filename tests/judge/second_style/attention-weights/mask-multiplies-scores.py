import torch


def attention_weights(q, k, keep):
    mask = 1.0 if keep is None else keep.double()
    raw = torch.einsum("bhid,bhjd->bhij", q.double(), k.double())
    logits = raw * mask / q.shape[-1] ** 0.5
    e = torch.exp(logits - logits.max(dim=-1, keepdim=True).values)
    return torch.div(e, e.sum(dim=-1, keepdim=True)).to(q.dtype)
