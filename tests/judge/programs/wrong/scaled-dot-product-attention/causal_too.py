# expect: failed causal-unasked
import torch


def attention(q, k, v, keep):
    T, S = q.shape[2], k.shape[2]
    past = torch.ones(T, S, dtype=torch.bool).tril(S - T)
    seen = past if keep is None else past & keep
    s = (q @ k.mT / q.size(-1) ** 0.5).masked_fill(~seen, -torch.inf)
    return torch.softmax(s, -1).nan_to_num(0.0) @ v
