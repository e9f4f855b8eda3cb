import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    both = torch.stack([lse_a, lse_b], dim=-1).float()
    share = torch.softmax(both, dim=-1)
    outs = torch.stack([out_a, out_b], dim=-2).float()
    out = torch.matmul(share.unsqueeze(-2), outs).squeeze(-2)
    return out.to(out_a.dtype), torch.logsumexp(both, dim=-1).to(lse_a.dtype)
