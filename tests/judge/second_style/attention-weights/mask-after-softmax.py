import torch


class Weights:
    def __init__(self, keep):
        self.keep = keep

    def __call__(self, q, k):
        logits = torch.einsum("...id,...jd->...ij", q.double(), k.double()).mul(q.shape[-1] ** -0.5)
        e = (logits - logits.logsumexp(dim=-1, keepdim=True)).exp()
        return (e if self.keep is None else e * self.keep).to(q.dtype)


def attention_weights(q, k, keep):
    return Weights(keep)(q, k)
