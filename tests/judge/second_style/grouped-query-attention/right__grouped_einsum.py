import torch


def grouped_query_attention(q, k, v, keep):
    B, H, n, d = q.shape
    g = k.shape[1]
    s = torch.einsum("bgrid,bgjd->bgrij", q.double().unflatten(1, (g, H // g)), k.double()) * d**-0.5
    if keep is None:
        w = s.softmax(-1)
    else:
        seen = keep.expand(B, H, n, k.shape[2]).unflatten(1, (g, H // g))
        some = seen.any(-1, keepdim=True)
        w = s.masked_fill(~seen & some, -torch.inf).softmax(-1) * some
    return torch.einsum("bgrij,bgje->bgrie", w, v.double()).flatten(1, 2).to(q.dtype)
