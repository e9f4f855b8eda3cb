import torch


def attention(q, k, v, keep):
    scale = k.shape[-1] ** -0.5
    logits = (k * scale).matmul(k.mT)
    if keep is not None:
        logits = logits.masked_fill(~keep, -torch.inf)
    return logits.softmax(-1).nan_to_num(0.0).matmul(v)
