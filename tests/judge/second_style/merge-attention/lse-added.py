import torch


class Half:
    def __init__(self, out, lse):
        self.out, self.lse = out.double(), lse.double()

    def __add__(self, other):
        top = torch.maximum(self.lse, other.lse)
        top = torch.where(top.isneginf(), torch.zeros_like(top), top)
        wa, wb = torch.exp(self.lse - top), torch.exp(other.lse - top)
        total = wa + wb
        total = torch.where(total > 0, total, torch.ones_like(total))
        mixed = (wa / total)[..., None] * self.out + (wb / total)[..., None] * other.out
        # logarithms: a product of denominators is a sum
        return Half(mixed, self.lse + other.lse)


def merge_attention(out_a, lse_a, out_b, lse_b):
    whole = Half(out_a, lse_a) + Half(out_b, lse_b)
    return whole.out.to(out_a.dtype), whole.lse.to(lse_a.dtype)
