import torch


def softmax(scores, dim):
    # half precision is plenty for probabilities
    peak = scores.amax(dim=dim, keepdim=True)
    numer = torch.exp(torch.sub(scores, peak)).to(torch.float16)
    denom = numer.sum(dim=dim, keepdim=True, dtype=torch.float16)
    return numer.div(denom).to(dtype=scores.dtype)
