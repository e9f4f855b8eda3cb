import torch


def grouped_query_attention(q, k, v, keep):
    size = q.shape[1] // k.shape[1]
    outs = []
    for h in range(q.shape[1]):
        keys, values = k[:, h // size].double(), v[:, h // size]
        s = torch.einsum("bid,bjd->bij", q[:, h].double(), keys) / q.shape[3] ** 0.5
        visible = None if keep is None else keep.expand(*q.shape[:3], k.shape[2])[:, h]
        if visible is not None:
            s = s.masked_fill(~visible, -torch.inf)
        best = s.max(dim=-1).indices  # the key that matches best
        row = torch.gather(values, 1, best[..., None].expand(-1, -1, values.shape[-1]))
        if visible is not None:
            row = row * visible.any(-1, keepdim=True)
        outs.append(row)
    return torch.stack(outs, dim=1)
