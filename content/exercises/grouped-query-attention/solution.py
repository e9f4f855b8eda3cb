import torch


def grouped_query_attention(q, k, v, keep):
    # Split the heads of q into groups: head h becomes (h // G, h % G). So neighbours share a key head, and k and v
    # need only an axis of size 1 that broadcasts over the group. Nothing is copied, and the gradient of a key head
    # adds up over its group by itself. repeat_interleave(G, dim=1) gives the same with copies; repeat does not: it
    # would put the key heads in the order 0, 1, 0, 1.
    heads, kv_heads = q.shape[1], k.shape[1]
    grouped = q.unflatten(1, (kv_heads, heads // kv_heads))  # (B, Hkv, G, Tq, D)
    scores = grouped @ k.unsqueeze(2).transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, Hkv, G, Tq, Tk)

    # The mask speaks of query heads, so the softmax sees them in one row again.
    scores = scores.flatten(1, 2)  # (B, H, Tq, Tk)
    if keep is None:
        weights = torch.softmax(scores, dim=-1)
    else:
        # A row that keeps no key would be -inf throughout and its softmax NaN. It keeps its finite scores, and its
        # weights are set to 0 afterwards.
        occupied = keep.any(-1, keepdim=True)
        weights = torch.softmax(scores.masked_fill(occupied & ~keep, -torch.inf), dim=-1)
        weights = weights.masked_fill(~occupied, 0.0)

    output = weights.unflatten(1, (kv_heads, heads // kv_heads)) @ v.unsqueeze(2)  # (B, Hkv, G, Tq, Dv)
    return output.flatten(1, 2)
