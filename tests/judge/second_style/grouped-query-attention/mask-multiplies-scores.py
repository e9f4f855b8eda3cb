import torch


def grouped_query_attention(q, k, v, keep):
    r = q.shape[1] // k.shape[1]
    kk, vv = torch.repeat_interleave(k.double(), r, 1), torch.repeat_interleave(v.double(), r, 1)
    s = torch.einsum("bhid,bhjd->bhij", q.double(), kk) / q.shape[3] ** 0.5
    if keep is not None:
        s = torch.where(keep, s, torch.zeros_like(s))
    w = torch.exp(s - torch.logsumexp(s, -1, keepdim=True))
    return torch.matmul(w, vv).to(q.dtype)
