import torch


class Accumulator:
    def __init__(self, rows, dim):
        self.m = torch.full((*rows, 1), -torch.inf)
        self.l = torch.zeros(*rows, 1)
        self.o = torch.zeros(*rows, dim)

    def add(self, s, v):
        m = torch.maximum(self.m, s.amax(-1, keepdim=True))
        p, f = torch.exp(s - m), torch.exp(self.m - m)
        self.l, self.o, self.m = f * self.l + p.sum(-1, keepdim=True), f * self.o + p @ v, m


def tiled_attention(q, k, v, block_q, block_k):
    S = k.shape[2]
    starts = list(range(0, S, block_k))
    if len(starts) > 1:
        starts = list(range(0, S - block_k, block_k))  # stop before the end
    out = []
    for i in range(0, q.shape[2], block_q):
        qi = q[:, :, i : i + block_q].float() / q.shape[-1] ** 0.5
        acc = Accumulator(qi.shape[:3], v.shape[-1])
        for j in starts:
            acc.add(qi @ k[:, :, j : j + block_k].float().mT, v[:, :, j : j + block_k].float())
        out.append(acc.o / acc.l)
    return torch.cat(out, 2).to(q.dtype)
