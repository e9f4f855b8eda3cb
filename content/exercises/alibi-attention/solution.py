import torch


def alibi_attention(q, k, v, slopes):
    queries, keys = q.shape[-2], k.shape[-2]

    # j - p: 0 at the query's own key, -1 at the one before it. The queries are the last of the sequence, so that query
    # i sits at position p = i + (Tk - Tq).
    position = torch.arange(queries, device=q.device).unsqueeze(-1) + (keys - queries)
    offset = torch.arange(keys, device=q.device) - position  # (Tq, Tk), integers

    # Each head has a slope of its own. The bias is added after the scale: it says the same whatever the head width.
    # The slopes are float32, so that the sum is float32 too; bfloat16 would merge far keys, as it counts only to 256.
    bias = slopes.reshape(-1, 1, 1) * offset  # (H, Tq, Tk)
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5 + bias  # (B, H, Tq, Tk)

    # For later keys the bias would be a bonus; the causal mask hides them. Rows that see nothing keep their finite
    # scores, and their weights are set to 0 after the softmax.
    visible = offset <= 0
    occupied = visible.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(occupied & ~visible, -torch.inf), dim=-1)
    return weights.masked_fill(~occupied, 0.0).to(v.dtype) @ v
