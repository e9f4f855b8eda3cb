import torch


def attention_weights(q, k, keep):
    """Decoder attention: nobody looks ahead."""
    n, m = q.shape[2], k.shape[2]
    i = torch.arange(n).unsqueeze(1) + (m - n)
    visible = torch.arange(m).unsqueeze(0) <= i
    if keep is not None:
        visible = torch.logical_and(visible, keep)
    s = torch.matmul(q.double(), k.double().transpose(-2, -1)).div(q.shape[3] ** 0.5)
    s = torch.where(visible, s, -1e100)
    e = torch.exp(s - s.max(-1, keepdim=True).values) * visible
    total = e.sum(-1, keepdim=True)
    return (e / total.masked_fill(total == 0, 1.0)).to(q.dtype)
