import math

import torch


class MHA:
    def __init__(self, w_q, w_k, w_v, w_o, n_heads):
        self.w_q, self.w_k, self.w_v, self.w_o = w_q, w_k, w_v, w_o
        self.h = n_heads
        self.scale = 1 / math.sqrt(w_q.shape[1])

    def __call__(self, x, context, keep):
        q = torch.tensor_split(x @ self.w_q * self.scale, self.h, dim=-1)
        k = torch.tensor_split(context @ self.w_k, self.h, dim=-1)
        v = torch.tensor_split(context @ self.w_v, self.h, dim=-1)
        logits = torch.stack([a @ b.mT for a, b in zip(q, k)], dim=1)
        if keep is not None:
            logits = logits.masked_fill(~keep, -torch.inf)
        p = torch.nan_to_num(torch.softmax(logits, dim=-1))
        return torch.cat([p[:, i] @ v[i] for i in range(self.h)], dim=-1) @ self.w_o


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    return MHA(w_q, w_k, w_v, w_o, n_heads)(x, context, keep)
