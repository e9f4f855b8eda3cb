import torch


def grouped_query_attention(q, k, v, keep):
    """The queries of a group are simply more queries of the same head."""
    B, H, n, d = q.shape
    g, m = k.shape[1], k.shape[2]
    r = H // g
    folded = q.reshape(B, g, r * n, d).double()
    s = folded @ k.double().mT / d**0.5
    if keep is None:
        out = s.softmax(-1) @ v.double()
    else:
        seen = keep.expand(B, H, n, m).reshape(B, g, r * n, m)
        null = torch.full_like(s[..., :1], -1e50)
        w = torch.cat([s.masked_fill(~seen, -torch.inf), null], -1).softmax(-1)[..., :-1]
        out = w @ v.double()
    return out.reshape(B, H, n, -1).to(q.dtype)
