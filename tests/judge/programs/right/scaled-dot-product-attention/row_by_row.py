import torch


def attention(q, k, v, keep):
    rows = []
    for i in range(q.shape[2]):
        s = (q[:, :, i : i + 1] * k).sum(-1) / q.shape[-1] ** 0.5
        if keep is not None:
            seen = keep.expand(q.shape[0], q.shape[1], q.shape[2], k.shape[2])[:, :, i]
            s = s.masked_fill(~seen, -torch.inf)
            w = torch.nan_to_num(s.softmax(-1), nan=0.0)
        else:
            w = s.softmax(-1)
        rows.append((w.unsqueeze(-1) * v).sum(2))
    return torch.stack(rows, dim=2)
