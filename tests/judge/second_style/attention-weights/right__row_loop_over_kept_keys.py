import torch


def attention_weights(q, k, keep):
    B, H, n, d = q.shape
    m = k.shape[2]
    visible = torch.ones(B, H, n, m, dtype=torch.bool) if keep is None else keep.expand(B, H, n, m)
    rows = []
    for b in range(B):
        for h in range(H):
            for i in range(n):
                index = visible[b, h, i].nonzero().flatten()
                s = k[b, h, index].double() @ q[b, h, i].double() / d**0.5
                row = torch.zeros(m, dtype=torch.float64)
                rows.append(row.index_copy(0, index, torch.softmax(s, 0)))
    return torch.stack(rows).view(B, H, n, m).to(q.dtype)
