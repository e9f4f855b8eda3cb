import torch


def qk_norm_attention(q, k, v, scale):
    q, k = (t.double() / t.double().norm(dim=-1, keepdim=True) for t in (q, k))
    probs = torch.softmax(q @ k.transpose(2, 3), dim=-1)
    out = torch.einsum("bhij,bhjd->bhid", probs, v.double())
    return torch.mul(out, scale).to(v.dtype)
