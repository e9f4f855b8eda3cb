import torch


def padded_attention(q, k, v, key_lengths):
    n = k.size(-2)
    positions = torch.arange(n, device=k.device).unsqueeze(0)
    real = torch.lt(positions, key_lengths.unsqueeze(1)).float()
    logits = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()).mul(q.size(-1) ** -0.5)
    logits = logits + torch.reshape(real, (-1, 1, 1, n))  # the mask is added to the scores
    p = torch.softmax(logits, dim=-1)
    return torch.einsum("bhij,bhjd->bhid", p, v.float()).to(q.dtype)
