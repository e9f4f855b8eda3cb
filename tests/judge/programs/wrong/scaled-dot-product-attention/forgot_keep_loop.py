# expect: failed mask-ignored
import torch


def attention(q, k, v, keep):
    out = torch.empty(*q.shape[:3], v.shape[-1], dtype=q.dtype)
    heads = []
    for h in range(q.shape[1]):
        w = torch.softmax(torch.bmm(q[:, h], k[:, h].transpose(1, 2)) * q.shape[-1] ** -0.5, -1)
        heads.append(w @ v[:, h])
    return torch.stack(heads, 1).to(out.dtype)
