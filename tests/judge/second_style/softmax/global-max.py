import torch


def softmax(scores, dim):
    # subtract the biggest entry so that nothing overflows
    flat = scores.flatten()
    biggest = flat[flat.argmax()]
    numer = torch.exp(torch.sub(scores, biggest))
    denom = torch.sum(numer, dim=dim, keepdim=True).expand_as(numer)
    return torch.true_divide(numer, denom)
