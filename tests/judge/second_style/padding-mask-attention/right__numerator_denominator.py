import torch


class Padded:
    def __init__(self, lengths, size):
        self.real = torch.arange(size).lt(lengths.unsqueeze(-1))[:, None, None, :]

    def __call__(self, q, k, v):
        s = torch.matmul(q.float() * q.shape[-1] ** -0.5, k.float().transpose(2, 3))
        top = torch.where(self.real, s, -1e30).amax(-1, keepdim=True).detach()
        ex = torch.exp(torch.where(self.real, s - top, -torch.inf))
        num = torch.matmul(ex, v.float())
        return (num / ex.sum(-1, keepdim=True).clamp_min(1e-9)).to(q.dtype)


def padded_attention(q, k, v, key_lengths):
    return Padded(key_lengths, k.shape[2])(q, k, v)
