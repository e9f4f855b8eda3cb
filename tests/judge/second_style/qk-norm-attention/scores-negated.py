import torch


def qk_norm_attention(q, k, v, scale):
    # distance on the unit sphere: |a - b|^2 = 2 - 2 a.b
    qn = torch.nn.functional.normalize(q.float(), dim=-1)
    kn = torch.nn.functional.normalize(k.float(), dim=-1)
    dist = 2 - 2 * torch.einsum("bhid,bhjd->bhij", qn, kn)
    ex = torch.exp(scale * (dist / 2) - (scale * dist / 2).amax(-1, keepdim=True))
    return torch.matmul(ex / ex.sum(-1, keepdim=True), v.float()).to(q.dtype)
