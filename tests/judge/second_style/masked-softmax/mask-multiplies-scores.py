import torch


def masked_softmax(scores, keep):
    m = keep.double()
    logits = torch.einsum("bhqk,bhqk->bhqk", scores.double(), m.expand(scores.shape))
    lifted = torch.exp(logits - logits.max(dim=3, keepdim=True)[0])
    return torch.div(lifted, lifted.sum(dim=3, keepdim=True)).to(scores.dtype)
