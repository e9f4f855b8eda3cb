import torch


def cross_entropy(logits, targets):
    x = logits.double()
    shifted = x - x.amax(dim=1, keepdim=True)
    onehot = torch.nn.functional.one_hot(targets, logits.shape[1]).to(x.dtype)
    # log(exp(.)) is the thing itself
    return -torch.einsum("nc,nc->n", onehot, shifted).mean().to(logits.dtype)
