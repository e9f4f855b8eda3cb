import torch


def padded_attention(q, k, v, key_lengths):
    s = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    padding = (torch.arange(k.shape[2]) >= key_lengths[:, None]).to(s.dtype)
    return torch.softmax(s - 100.0 * padding[:, None, None, :], dim=-1) @ v
