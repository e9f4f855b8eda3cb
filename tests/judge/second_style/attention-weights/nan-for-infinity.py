import torch


def attention_weights(q, k, keep):
    s = torch.matmul(q.float(), k.float().mT).div(q.shape[-1] ** 0.5)
    if keep is None:
        return s.softmax(-1).to(q.dtype)
    minus_inf = torch.tensor(float("-inf"))
    s = keep * s + (1.0 - keep.float()) * minus_inf
    w = torch.softmax(s, dim=-1)
    return torch.where(keep.any(-1, keepdim=True), w, torch.zeros_like(w)).to(q.dtype)
