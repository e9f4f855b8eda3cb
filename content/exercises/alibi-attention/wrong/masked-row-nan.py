import torch


def alibi_attention(q, k, v, slopes):
    out = []
    p = torch.arange(q.shape[2])[:, None] + k.shape[2] - q.shape[2]
    j = torch.arange(k.shape[2])
    for h, slope in enumerate(slopes):
        s = q[:, h] @ k[:, h].mT / q.shape[-1] ** 0.5 + slope * (j - p)
        out.append(s.masked_fill(j > p, -torch.inf).softmax(-1).to(v.dtype) @ v[:, h])
    return torch.stack(out, 1)
