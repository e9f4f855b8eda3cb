import torch


class Rows:
    def __init__(self, q, width):
        self.q = q.float() * q.shape[-1] ** -0.5
        self.m = torch.full((*q.shape[:-1], 1), -torch.inf)
        self.l = torch.zeros(*q.shape[:-1], 1)
        self.o = torch.zeros(*q.shape[:-1], width)

    def see(self, k, v):
        s = self.q.matmul(k.float().transpose(-1, -2))
        m = torch.maximum(self.m, s.max(-1, keepdim=True)[0])
        p, c = torch.exp(s - m), torch.exp(self.m - m)
        self.l = self.l * c + p.sum(-1, keepdim=True)
        self.o = self.o * c + p.matmul(v.float())
        self.m = m

    def result(self):
        return self.o / self.l


def tiled_attention(q, k, v, block_q, block_k):
    tiles = [Rows(t, v.shape[-1]) for t in q.split(block_q, 2)]
    for a, b in zip(k.split(block_k, 2), v.split(block_k, 2)):
        for t in tiles:
            t.see(a, b)
    return torch.cat([t.result() for t in tiles], 2).to(q.dtype)
