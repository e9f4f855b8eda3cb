import torch


def alibi_attention(q, k, v, slopes):
    rel = torch.arange(k.shape[2]) - torch.arange(q.shape[2]).reshape(-1, 1)
    s = q @ k.mT / q.shape[-1] ** 0.5
    s = s + torch.einsum("h,qk->hqk", slopes, rel.float())
    s[:, :, rel > 0] = -torch.inf
    return s.softmax(-1).to(q.dtype) @ v
