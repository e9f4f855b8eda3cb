import torch


def alibi_attention(q, k, v, slopes):
    bias = torch.zeros(len(slopes), q.shape[2], k.shape[2])
    back = torch.arange(q.shape[2])[:, None] + k.shape[2] - q.shape[2] - torch.arange(k.shape[2])
    for h in range(len(slopes)):
        bias[h] = -slopes[h].item() * back
    s = (q @ k.mT / q.shape[-1] ** 0.5 + bias).masked_fill(back < 0, -torch.inf)
    return s.softmax(-1).masked_fill(back < 0, 0.0).to(v.dtype) @ v
