import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    with torch.no_grad():
        m = s.amax(-1, keepdim=True)
        e = (s - m).exp()
        z = e.sum(-1, keepdim=True)
    return (e / z) @ v, (m + z.log()).squeeze(-1)
