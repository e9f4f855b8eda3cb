import torch


def cross_entropy(logits, targets):
    # -log( e^x_t / sum e^x )
    numerators = torch.exp(logits)
    probs = numerators / numerators.sum(dim=-1, keepdim=True)
    losses = []
    for row, t in zip(probs, targets):
        losses.append(-torch.log(row[t]))
    return torch.stack(losses).mean()
