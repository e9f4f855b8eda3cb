import torch

def one_head(q, k, v, keep):
    s = q @ k.transpose(-1, -2) * (q.shape[-1] ** -0.5)
    if keep is None:
        return s.softmax(-1) @ v
    s = s.masked_fill(~keep, torch.finfo(s.dtype).min)
    return (s.softmax(-1) * keep) @ v

def attention(q, k, v, keep):
    heads = []
    for h in range(q.shape[1]):
        kh = keep
        if keep is not None and keep.dim() == 4:
            kh = keep[:, h if keep.shape[1] > 1 else 0]
        elif keep is not None and keep.dim() == 3:
            kh = keep[h if keep.shape[0] > 1 else 0]
        heads.append(one_head(q[:, h], k[:, h], v[:, h], kh))
    return torch.stack(heads, dim=1)
