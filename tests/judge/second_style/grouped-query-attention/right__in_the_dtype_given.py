import torch


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
    s = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5
    if keep is None:
        return s.softmax(-1) @ v
    some = keep.any(-1, keepdim=True)
    bias = torch.zeros(keep.shape, dtype=s.dtype).masked_fill(~keep & some, -torch.inf)
    return (s + bias).softmax(-1) * some @ v
