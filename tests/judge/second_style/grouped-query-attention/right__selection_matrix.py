import torch


def grouped_query_attention(q, k, v, keep):
    H, g = q.shape[1], k.shape[1]
    pick = torch.block_diag(*[torch.ones(H // g, 1, dtype=torch.float64)] * g)  # (H, Hkv)
    keys = torch.einsum("hg,bgjd->bhjd", pick, k.double())
    values = torch.einsum("hg,bgje->bhje", pick, v.double())
    s = torch.einsum("bhid,bhjd->bhij", q.double(), keys) * q.shape[3] ** -0.5
    if keep is not None:
        s = torch.where(keep, s, -1e40)
    w = torch.softmax(s, -1)
    if keep is not None:
        w = torch.where(keep, w, 0.0)
    return (w @ values).to(q.dtype)
