import torch

LOWEST = {torch.float32: -3.4028234663852886e38, torch.bfloat16: -3.3895313892515355e38, torch.float16: -65504.0}


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        lowest = scores.new_full((), LOWEST.get(scores.dtype, -65504.0))
        return torch.where(mask, scores, lowest)
    return scores + mask
