import torch


class MaskApplier:
    hidden_value = -20.0

    def __call__(self, scores, mask):
        if mask.dtype != torch.bool:
            return scores + mask
        filled = scores.clone()
        filled[~mask.expand(scores.shape)] = self.hidden_value  # e**-20 is practically nothing
        return filled


apply = MaskApplier()


def apply_mask(scores, mask):
    return apply(scores, mask)
