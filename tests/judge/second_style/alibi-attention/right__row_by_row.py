import torch


def alibi_attention(q, k, v, slopes):
    rows = []
    shift = k.shape[2] - q.shape[2]
    for i in range(q.shape[2]):
        n = i + shift + 1
        if n < 1:
            rows.append(torch.zeros_like(v[:, :, 0]) if v.shape[2] else v.sum(2))
            continue
        s = (q[:, :, i, None].double() * k[:, :, :n].double()).sum(-1) * q.shape[3] ** -0.5
        s = s + slopes.double()[:, None] * torch.arange(1 - n, 1)
        w = torch.softmax(s, dim=-1)
        rows.append((w[..., None] * v[:, :, :n].double()).sum(2).to(v.dtype))
    return torch.stack(rows, dim=2)
