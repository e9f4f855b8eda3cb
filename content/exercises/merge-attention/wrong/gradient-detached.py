import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    with torch.no_grad():
        lse = torch.logaddexp(lse_a.float(), lse_b.float())
        a = torch.exp(lse_a - lse).nan_to_num(0.0)[..., None]
        b = torch.exp(lse_b - lse).nan_to_num(0.0)[..., None]
    return (a * out_a + b * out_b).to(out_a.dtype), lse.to(lse_a.dtype)
