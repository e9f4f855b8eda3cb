import torch


def grouped_query_attention(q, k, v, keep):
    B, H, n, d = q.shape
    g = H // k.shape[1]
    kk = k.double().repeat_interleave(g, dim=1).permute(0, 2, 1, 3)  # (B, m, H, d)
    vv = v.double().repeat_interleave(g, dim=1)
    s = torch.einsum("bhid,bjhd->bijh", q.double(), kk) * d**-0.5
    if keep is not None:
        s = s.masked_fill(~keep.expand(B, H, n, k.shape[2]).permute(0, 2, 3, 1), -1e90)
    w = s.softmax(-1).permute(0, 3, 1, 2)
    if keep is not None:
        w = w.where(keep, 0.0)
    return torch.matmul(w, vv).to(q.dtype)
