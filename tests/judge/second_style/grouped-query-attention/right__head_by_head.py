import torch


def one_head(q, k, v, seen):
    s = torch.bmm(q.float(), k.float().transpose(1, 2)) / q.shape[2] ** 0.5
    w = torch.softmax(s.masked_fill(~seen, -1e30), 2).masked_fill(~seen, 0.0)
    return torch.bmm(w, v.float()).to(q.dtype)


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    seen = torch.tensor(True) if keep is None else keep
    seen = seen.expand(*q.shape[:3], k.shape[2])
    outs = [one_head(q[:, h], k[:, h // group], v[:, h // group], seen[:, h]) for h in range(q.shape[1])]
    return torch.stack(outs, 1)
