import torch


def tiled_attention(q, k, v, block_q, block_k):
    # Sums and maxima are kept in float32 at least: a running sum in bfloat16 would stop growing after 256 keys.
    wide = torch.promote_types(q.dtype, torch.float32)
    scale = q.shape[-1] ** -0.5
    tiles = []
    for tile in q.split(block_q, dim=2):  # (B, H, block_q, D); the last one may be shorter
        rows = tile.to(wide) * scale
        top = rows.new_full((*rows.shape[:3], 1), -torch.inf)
        total = rows.new_zeros((*rows.shape[:3], 1))
        output = rows.new_zeros((*rows.shape[:3], v.shape[-1]))
        for keys, values in zip(k.split(block_k, dim=2), v.split(block_k, dim=2), strict=True):
            scores = rows @ keys.to(wide).transpose(-1, -2)  # (B, H, block_q, block_k): all that is ever held
            new_top = torch.maximum(top, scores.amax(-1, keepdim=True))
            # What was added up so far is in units of exp(top). In the first round top is -inf and the factor 0.
            rescale = torch.exp(top - new_top)
            grown = torch.exp(scores - new_top)
            total = total * rescale + grown.sum(-1, keepdim=True)
            output = output * rescale + grown @ values.to(wide)
            top = new_top
        # One division for each row at the end, and not one for each tile.
        tiles.append((output / total).to(q.dtype))
    return torch.cat(tiles, dim=2)
