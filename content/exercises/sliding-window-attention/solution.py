import torch


def sliding_window_attention(q, k, v, window):
    queries, keys = q.shape[-2], k.shape[-2]
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # How far back key j lies from query i. The queries are the last of the sequence, so that query i sits at position
    # i + (Tk - Tq). 0 is the query's own key, negative is the future.
    position = torch.arange(queries, device=q.device).unsqueeze(-1) + (keys - queries)
    distance = position - torch.arange(keys, device=q.device)  # (Tq, Tk)

    # The own key is one of the window's, so the distances are 0 ... window - 1: as many as the window says. Each end
    # needs a condition of its own; the absolute distance alone would look ahead as far as back.
    visible = (distance >= 0) & (distance < window)

    # With more queries than keys the first rows see nothing. Filled with -inf their softmax would be 0/0 = NaN, so
    # they keep their finite scores, and their weights are set to 0 afterwards.
    occupied = visible.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(occupied & ~visible, -torch.inf), dim=-1)
    return weights.masked_fill(~occupied, 0.0) @ v
