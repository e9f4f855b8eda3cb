import torch
from torch.nn.utils.rnn import pad_sequence


def varlen_attention(q, k, v, cu_seqlens):
    sizes = cu_seqlens.diff().tolist()
    a, b, c = (pad_sequence(t.split(sizes), batch_first=True).transpose(1, 2) for t in (q, k, v))
    s = a @ b.mT * q.shape[-1] ** -0.5
    future = torch.ones(s.shape[-2:], dtype=torch.bool).triu(1)
    out = (torch.softmax(s.masked_fill(future, -torch.inf), -1) @ c).transpose(1, 2)
    return torch.cat([o[:n] for o, n in zip(out, sizes)])
