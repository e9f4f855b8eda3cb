import torch


def softmax(scores, dim):
    shifted = scores - torch.amax(scores, dim, keepdim=True)
    powers = shifted.double().exp() * torch.exp(torch.amax(scores, dim, keepdim=True).double() - scores.max().double())
    total = torch.einsum("i->", powers.flatten())
    return powers.div(total).to(scores.dtype)
