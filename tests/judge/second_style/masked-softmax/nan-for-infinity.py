import torch


def masked_softmax(scores, keep):
    # 0 for visible, -inf for hidden
    bias = torch.logical_not(keep).to(scores.dtype).mul(-torch.inf)
    logits = scores.add(bias)
    alive = keep.any(dim=-1, keepdim=True)
    logits = torch.where(alive, logits, torch.zeros_like(logits))
    logits = logits - logits.amax(dim=-1, keepdim=True)
    numer = logits.exp()
    return torch.where(alive, numer / numer.sum(dim=-1, keepdim=True), torch.zeros_like(numer))
