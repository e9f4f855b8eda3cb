import torch


def qk_norm_attention(q, k, v, scale):
    # a cosine is at most one, so scale bounds every score: no maximum to look for
    def unit(t):
        t = t.double()
        return t / t.square().sum(-1, keepdim=True).sqrt()

    e = torch.exp(scale * (torch.einsum("bhid,bhjd->bhij", unit(q), unit(k)) - 1))
    out = torch.einsum("bhij,bhjd->bhid", e, v.double())
    return (out / e.sum(-1, keepdim=True)).to(q.dtype)
