import torch


def softcap_attention(q, k, v, cap):
    # a capped score is at most cap, but exp underflows far below it: use the row's own maximum
    s = torch.tanh(q.float() @ k.float().mT * (q.shape[-1] ** -0.5 / cap)) * cap
    e = (s - s.detach().amax(-1, keepdim=True)).exp()
    return (e @ v.float() / e.sum(-1, keepdim=True)).to(q.dtype)
