import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    m = torch.maximum(lse_a, lse_b).clamp_min(-1e30)
    wa, wb = torch.exp((lse_a - m).float()), torch.exp((lse_b - m).float())
    denominator = wa + wb
    out = (wa.unsqueeze(-1) * out_a + wb.unsqueeze(-1) * out_b) / denominator.clamp_min(1e-30).unsqueeze(-1)
    return out.to(out_a.dtype), torch.log(denominator).to(lse_a.dtype)
