import torch


class Sequence:
    def __init__(self, q, k, v):
        self.q, self.k, self.v = (t.transpose(0, 1).float() for t in (q, k, v))

    def attend(self):
        n = self.q.shape[1]
        s = torch.bmm(self.q, self.k.transpose(1, 2)) / self.q.shape[-1] ** 0.5
        s = s - 1e9 * torch.triu(torch.ones(n, n), 1)
        e = torch.exp(s - s.amax(-1, keepdim=True))
        return torch.bmm(e / e.sum(-1, keepdim=True), self.v).transpose(0, 1)


def varlen_attention(q, k, v, cu_seqlens):
    c = cu_seqlens.tolist()
    parts = [Sequence(q[a:b], k[a:b], v[a:b]).attend() for a, b in zip(c, c[1:]) if b > a]
    return torch.cat(parts).to(q.dtype)
