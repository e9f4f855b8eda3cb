import torch


def grouped_query_attention(q, k, v, keep):
    g = q.shape[1] // k.shape[1]
    keys = torch.cat([k[:, h // g : h // g + 1].data for h in range(q.shape[1])], 1)
    values = torch.cat([v[:, h // g : h // g + 1].data for h in range(q.shape[1])], 1)
    s = q @ keys.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ values
