import torch


class Half:
    def __init__(self, out, lse):
        self.out, self.lse = out.double(), lse.double()

    def merge(self, other):
        m = torch.where(self.lse > other.lse, self.lse, other.lse)
        mine, theirs = (self.lse - m).exp(), (other.lse - m).exp()
        z = mine + theirs
        out = torch.einsum("bht,bhtd->bhtd", mine / z, self.out) + torch.einsum(
            "bht,bhtd->bhtd", theirs / z, other.out
        )
        return out, m + z.log()


def merge_attention(out_a, lse_a, out_b, lse_b):
    out, lse = Half(out_a, lse_a).merge(Half(out_b, lse_b))
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
