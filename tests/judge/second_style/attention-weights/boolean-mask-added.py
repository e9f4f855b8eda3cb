import torch


def attention_weights(q, k, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.size(-1) ** -0.5
    if keep is not None:
        logits = logits + keep.double()
    logits = logits - logits.amax(dim=-1, keepdim=True)
    e = torch.exp(logits)
    return (e / e.sum(dim=-1, keepdim=True)).to(q.dtype)
