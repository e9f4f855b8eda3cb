import torch

def softmax(scores, dim):
    # w_i = 1 / sum_j exp(s_j - s_i)
    x = scores.movedim(dim, -1)
    x0 = torch.where(torch.isneginf(x), torch.zeros_like(x), x)
    d = x[..., None, :] - x0[..., :, None]
    w = 1 / torch.exp(d.double()).sum(-1)
    w = torch.where(torch.isneginf(x), torch.zeros_like(w), w)
    return w.to(scores.dtype).movedim(-1, dim)
