import torch


def causal_attention(q, k, v):
    hidden = torch.arange(k.shape[2])[None] > torch.arange(q.shape[2])[:, None] + (k.shape[2] - q.shape[2])
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[-1] ** -0.5
    e = torch.exp(logits - logits.masked_fill(hidden, -1e300).amax(-1, keepdim=True)).masked_fill(hidden, 0.0)
    z = e.sum(-1, keepdim=True)
    attn = (e / z.masked_fill(z == 0, 1)).detach()  # for the plot
    return torch.einsum("bhij,bhje->bhie", attn, v.double()).to(v.dtype)
