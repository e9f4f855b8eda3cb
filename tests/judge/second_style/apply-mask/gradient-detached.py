import torch


def apply_mask(scores, mask):
    result = torch.empty(torch.broadcast_shapes(scores.shape, mask.shape), dtype=scores.dtype)
    with torch.no_grad():
        if mask.is_floating_point():
            torch.add(scores, mask, out=result)
        else:
            result.copy_(scores)
            result.masked_fill_(~mask, -torch.inf)
    return result
