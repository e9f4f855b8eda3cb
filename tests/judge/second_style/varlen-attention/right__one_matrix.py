import torch


def varlen_attention(q, k, v, cu_seqlens):
    i = torch.arange(q.shape[0])
    owner = torch.searchsorted(cu_seqlens.long(), i, right=True)
    see = (owner[:, None] == owner) & (i[:, None] >= i)
    s = torch.einsum("ihd,jhd->hij", q.double(), k.double()) / q.shape[-1] ** 0.5
    return torch.einsum("hij,jhd->ihd", s.masked_fill(~see, -torch.inf).softmax(-1), v.double()).to(q.dtype)
