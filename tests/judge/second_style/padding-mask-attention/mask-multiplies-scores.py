import torch


def padded_attention(q, k, v, key_lengths):
    T = k.shape[2]
    valid = torch.ones(q.shape[0], T, dtype=torch.float32).cumsum(1) <= key_lengths.unsqueeze(1)
    logits = torch.einsum("bhid,bhjd,bj->bhij", q.float(), k.float(), valid.float())
    p = torch.softmax(logits / q.shape[-1] ** 0.5, dim=-1)
    return torch.matmul(p, v.float()).to(q.dtype)
