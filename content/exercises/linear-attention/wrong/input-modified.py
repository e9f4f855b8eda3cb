import torch


def linear_attention(q, k, v):
    qf = torch.nn.functional.elu(q.float()) + 1
    kf = torch.nn.functional.elu(k.float()) + 1
    z = qf @ kf.sum(-2, keepdim=True).mT
    out = (qf @ (kf.mT @ v.float()) / z).to(q.dtype)
    k.data.copy_(kf)
    return out
