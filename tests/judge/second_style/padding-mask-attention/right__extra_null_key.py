import torch
from torch.nn.functional import pad


def padded_attention(q, k, v, key_lengths):
    # one more key of score -inf, or 0 where there is nothing else; its value is 0
    n = k.shape[2]
    hidden = torch.arange(n) >= key_lengths.view(-1, 1, 1, 1)
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hidden, -torch.inf)
    null = torch.where(key_lengths.view(-1, 1, 1, 1) == 0, 0.0, -torch.inf).to(s.dtype)
    s = torch.cat([s, null.expand(*s.shape[:3], 1)], -1)
    return torch.softmax(s, -1) @ pad(v, (0, 0, 0, 1))
