import torch


def attention_weights(q, k, keep):
    s = q.double() @ k.double().transpose(2, 3) * q.shape[3] ** -0.5
    if keep is None:
        return (s - s.logsumexp(-1, keepdim=True)).exp().to(q.dtype)
    alive = keep.any(dim=-1, keepdim=True)
    s = torch.where(keep | ~alive, s, -torch.inf)
    return ((s - torch.logsumexp(s, -1, keepdim=True)).exp() * alive).to(q.dtype)
