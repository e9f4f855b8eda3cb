import torch


class Band:
    def __init__(self, T, S, window):
        d = torch.arange(T)[:, None] + S - T - torch.arange(S)
        self.visible = (d >= 0) & (d < window - 1)

    def softmax(self, logits):
        ok = self.visible
        p = torch.softmax(logits.masked_fill(~ok, -torch.inf), dim=-1)
        return p.masked_fill(~ok, 0.0)


def sliding_window_attention(q, k, v, window):
    band = Band(q.shape[2], k.shape[2], window)
    return torch.einsum("bhij,bhjd->bhid", band.softmax(torch.matmul(q, k.mT) / q.shape[-1] ** 0.5), v)
