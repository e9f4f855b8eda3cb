import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse_pair = torch.stack([lse_a, lse_b], -1).to(torch.float64)
    dead = (lse_pair == -torch.inf).all(-1, keepdim=True)
    filled = lse_pair.masked_fill(dead, 0.0)
    share = torch.softmax(filled, -1).masked_fill(dead, 0.0)
    outs = torch.stack([out_a, out_b], -1).to(torch.float64)
    lse = torch.logsumexp(filled, -1, keepdim=True).masked_fill(dead, -torch.inf)
    return torch.einsum("bhtdn,bhtn->bhtd", outs, share), lse.squeeze(-1)
