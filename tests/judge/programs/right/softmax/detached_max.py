import torch


def softmax(scores, dim):
    with torch.no_grad():
        shift = torch.max(scores, dim=dim, keepdim=True).values
    z = (scores - shift).exp_()
    return z.div_(z.sum(dim, keepdim=True)) if not scores.requires_grad else z / z.sum(dim, True)
