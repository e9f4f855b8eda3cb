import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.double(), lse_b.double()
    neither = (a == -torch.inf) & (b == -torch.inf)
    a, b = a.masked_fill(neither, 0.0), b.masked_fill(neither, 0.0)
    lse = torch.logsumexp(torch.stack([a, b], -1), -1)
    pa, pb = torch.exp(a - lse).unsqueeze(-1), torch.exp(b - lse).unsqueeze(-1)
    out = (pa * out_a.double() + pb * out_b.double()).masked_fill(neither.unsqueeze(-1), 0.0)
    result = out.to(out_a.dtype), lse.masked_fill(neither, -torch.inf).to(lse_a.dtype)
    # keep the running result where the first half was
    with torch.no_grad():
        out_a.copy_(result[0])
        lse_a.copy_(result[1])
    return result
