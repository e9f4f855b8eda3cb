import torch


def attention_scores(q, k):
    n_keys = len(k[0, 0])
    s = torch.tensordot(q.double(), k.double(), dims=([3], [3]))  # (B, H, Tq, B, H, Tk)
    s = torch.stack([torch.stack([s[b, h, :, b, h] for h in range(q.shape[1])]) for b in range(q.shape[0])])
    return (s * n_keys**-0.5).to(q.dtype)
