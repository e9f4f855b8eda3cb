import torch


def causal_attention(q, k, v):
    queries, keys = q.shape[-2], k.shape[-2]
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # The queries are the last of the sequence: query i sits at position i + (Tk - Tq), and sees that position and
    # all before it. tril keeps j <= i + diagonal, so the diagonal is moved by just that; tril without it aligns
    # top-left, which is the same only while Tq = Tk, and hides most of the cache in decoding.
    visible = torch.ones(queries, keys, dtype=torch.bool, device=q.device).tril(diagonal=keys - queries)

    # Before the softmax: a hidden key must take no share of the row's sum. With more queries than keys the first
    # rows see nothing. Filled with -inf their softmax would be 0/0 = NaN, so they keep their finite scores, and
    # their weights are set to 0 afterwards.
    occupied = visible.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(occupied & ~visible, -torch.inf), dim=-1)
    return weights.masked_fill(~occupied, 0.0) @ v
