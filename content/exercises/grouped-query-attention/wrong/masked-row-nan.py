import torch


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    outs = []
    for h in range(q.shape[1]):
        s = q[:, h] @ k[:, h // group].mT / q.shape[-1] ** 0.5
        if keep is not None:
            s = s.masked_fill(~keep.expand(*q.shape[:3], k.shape[2])[:, h], -torch.inf)
        outs.append(s.softmax(-1) @ v[:, h // group])
    return torch.stack(outs, dim=1)
