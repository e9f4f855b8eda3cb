import torch


def alibi_attention(q, k, v, slopes):
    Tq, Tk = q.shape[-2], k.shape[-2]
    visible = torch.ones(Tq, Tk, dtype=torch.bool).tril(Tk - Tq)
    pos = torch.arange(Tk, dtype=torch.float64)
    rel = pos[None] - (torch.arange(Tq, dtype=torch.float64) + Tk - Tq)[:, None]
    outs = []
    for h in range(q.shape[1]):
        logits = torch.bmm(q[:, h].double(), k[:, h].double().transpose(1, 2)) + slopes[h].double() * rel
        logits = logits.masked_fill(~visible, -1e300)
        e = torch.exp(logits - logits.amax(2, keepdim=True)) * visible
        outs.append(torch.bmm(e, v[:, h].double()) / e.sum(2, keepdim=True).clamp_min(1e-300))
    return torch.stack(outs, dim=1).to(q.dtype)
