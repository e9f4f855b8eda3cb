import torch


class Partial:
    """A numerator and a denominator, both relative to e^shift."""

    def __init__(self, out, lse):
        self.shift = lse.detach().float().nan_to_num(neginf=-1e9)
        self.den = torch.exp(lse.float() - self.shift)
        self.num = out.float() * self.den[..., None]

    def merge(self, other):
        shift = torch.maximum(self.shift, other.shift)
        fa, fb = torch.exp(self.shift - shift), torch.exp(other.shift - shift)
        self.den = self.den * fa + other.den * fb
        self.num = self.num * fa[..., None] + other.num * fb[..., None]
        self.shift = shift
        return self

    def result(self):
        dead = self.den == 0
        den = torch.where(dead, torch.ones_like(self.den), self.den)
        lse = torch.where(dead, torch.full_like(den, -torch.inf), self.shift + torch.log(den))
        return self.num / den[..., None], lse


def merge_attention(out_a, lse_a, out_b, lse_b):
    out, lse = Partial(out_a, lse_a).merge(Partial(out_b, lse_b)).result()
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
