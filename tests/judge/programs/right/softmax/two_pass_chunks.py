import torch


def softmax(scores, dim):
    """Chunks of three: each chunk has its own maximum and sum, merged as flash attention does."""
    chunks = scores.float().split(3, dim)
    tops = [c.amax(dim, keepdim=True) for c in chunks]
    top = torch.stack(tops).amax(0)
    total = 0.0
    for chunk, own in zip(chunks, tops):
        base = own.masked_fill(own == -torch.inf, 0.0)
        total = total + torch.exp(chunk - base).sum(dim, keepdim=True) * torch.exp(base - top) * (own != -torch.inf)
    return (torch.exp(scores.float() - top) / total).to(scores.dtype)
