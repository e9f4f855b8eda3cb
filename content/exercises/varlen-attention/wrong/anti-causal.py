import torch


def varlen_attention(q, k, v, cu_seqlens):
    t = torch.arange(q.shape[0])
    owner = torch.bucketize(t, cu_seqlens[1:].long(), right=True)
    see = (owner[:, None] == owner) & (t[:, None] <= t)
    s = (q.transpose(0, 1) @ k.permute(1, 2, 0)) * q.shape[-1] ** -0.5
    return (torch.where(see, s, -torch.inf).softmax(-1) @ v.transpose(0, 1)).transpose(0, 1)
