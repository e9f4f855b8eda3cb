import torch


def attention_weights(q, k, keep):
    s = torch.matmul(q.float() * q.shape[-1] ** -0.5, k.float().transpose(2, 3))
    if keep is not None:
        hidden = ~keep.expand(s.shape)
        s = s.clone()
        s[hidden] = -5.0  # small enough after exp
    e = torch.exp(s - s.amax(3, keepdim=True))
    return (e / e.sum(3, keepdim=True)).to(q.dtype)
