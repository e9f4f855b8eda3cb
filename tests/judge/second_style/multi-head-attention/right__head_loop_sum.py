import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    d = x.shape[-1] // n_heads
    total = torch.zeros_like(x, dtype=torch.float32)
    for h in range(n_heads):
        cols = slice(h * d, (h + 1) * d)
        q, k, v = (
            x.float() @ w_q[:, cols].float(),
            context.float() @ w_k[:, cols].float(),
            context.float() @ w_v[:, cols].float(),
        )
        s = q @ k.mT / d**0.5
        if keep is None:
            p = s.softmax(-1)
        else:
            kept = keep.expand(x.shape[0], n_heads, s.shape[-2], s.shape[-1])[:, h]
            s = s.where(kept, torch.finfo(s.dtype).min)
            p = s.softmax(-1).where(kept, 0.0)
        total = total + p @ v @ w_o[cols].float()
    return total.to(x.dtype)
