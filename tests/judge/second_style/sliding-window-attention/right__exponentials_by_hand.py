import torch


class Window:
    def __init__(self, size):
        self.size = size

    def bias(self, T, S):
        d = torch.arange(S - T, S).view(-1, 1) - torch.arange(S)
        return torch.where((d < 0) | (d >= self.size), -torch.inf, 0.0)


def sliding_window_attention(q, k, v, window):
    s = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) / q.shape[-1] ** 0.5
    s = s + Window(window).bias(q.shape[2], k.shape[2])
    top = s.detach().amax(-1, keepdim=True)
    e = torch.exp(s - torch.where(top == -torch.inf, 0.0, top))
    z = e.sum(-1, keepdim=True)
    return (torch.einsum("bhij,bhjd->bhid", e, v.float()) / (z + (z == 0))).to(q.dtype)
