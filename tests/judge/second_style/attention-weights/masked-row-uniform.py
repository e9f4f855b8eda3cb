import torch


def attention_weights(q, k, keep):
    rows = []
    for i in range(q.shape[2]):
        s = (k.double() * q[:, :, i : i + 1].double()).sum(-1) / q.shape[-1] ** 0.5
        if keep is not None:
            row = keep.expand(q.shape[0], q.shape[1], q.shape[2], k.shape[2])[:, :, i]
            s = torch.where(row, s, torch.tensor(-1e15, dtype=s.dtype))
        rows.append(s.softmax(dim=-1))
    return torch.stack(rows, dim=2).to(q.dtype)
