import torch


class Capped:
    def __init__(self, cap):
        self.cap = float(cap)

    def __call__(self, logits):
        return torch.mul(torch.tanh(torch.div(logits, self.cap)), self.cap)


def softcap_attention(q, k, v, cap):
    logits = Capped(cap)(torch.einsum("bhid,bhjd->bhij", q.double(), k.double()))
    return torch.matmul(torch.softmax(logits, -1), v.double()).to(q.dtype)
