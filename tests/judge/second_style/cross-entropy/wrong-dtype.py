import torch


def cross_entropy(logits, targets):
    x = logits.double()
    m = x.max(1, keepdim=True)[0]
    log_p = x - m - torch.log(torch.sum(torch.exp(x - m), 1, keepdim=True))
    return -log_p[range(len(x)), targets].mean()  # a loss is best kept in double
