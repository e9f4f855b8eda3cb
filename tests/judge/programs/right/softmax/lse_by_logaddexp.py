import torch

def softmax(scores, dim):
    x = scores.float()
    lse = None
    for piece in x.unbind(dim):
        lse = piece if lse is None else torch.logaddexp(lse, piece)
    return torch.exp(x - lse.unsqueeze(dim)).to(scores.dtype)
