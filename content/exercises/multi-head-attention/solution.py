import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    # Each head owns E / H neighbouring features of every position. unflatten cuts the last axis, where the features
    # lie; the transpose then brings the heads in front of the positions, so that (Tq, D) are the last two axes, which
    # @ multiplies. A reshape straight to (B, H, T, D) would give each head a part of the sequence instead.
    def split(rows):
        return rows.unflatten(-1, (n_heads, -1)).transpose(1, 2)  # (B, T, E) -> (B, T, H, D) -> (B, H, T, D)

    # Queries come from x, keys and values from what is attended to. In self-attention the two are the same tensor.
    q, k, v = split(x @ w_q), split(context @ w_k), split(context @ w_v)

    # D is the width of one head: a score is a sum of D products, not of E.
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    if keep is None:
        weights = torch.softmax(scores, dim=-1)
    else:
        # Before the softmax, so that hidden keys take no share. A row that keeps no key would be -inf throughout and
        # its softmax NaN: it keeps its scores, and its weights are set to 0 afterwards.
        occupied = keep.any(-1, keepdim=True)
        weights = torch.softmax(scores.masked_fill(occupied & ~keep, -torch.inf), dim=-1)
        weights = weights.masked_fill(~occupied, 0.0)

    # Back the way we came: positions before heads, then D neighbouring features of each head side by side again.
    # Without the transpose the reshape would still fit, and mix other positions into each row.
    merged = (weights @ v).transpose(1, 2).flatten(2)  # (B, H, Tq, D) -> (B, Tq, H, D) -> (B, Tq, E)

    # Until here no head knew of any other; w_o is what mixes them.
    return merged @ w_o
