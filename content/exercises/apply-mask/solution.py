import torch


def apply_mask(scores, mask):
    # The dtype decides, and only the dtype: a floating mask of zeros and ones is two biases, and not a boolean mask.
    # A boolean mask must not reach the addition below, where True and False would count as 1 and 0, and a hidden key
    # would only lose a little to the visible ones.
    if mask.dtype == torch.bool:
        # masked_fill fills where its mask is True, and ours is True where a key may be seen. It fills rather than
        # adds, so that no hidden number can leak through, and it broadcasts the mask to the scores. Its gradient is
        # 0 where it has filled. masked_fill_, with the underscore, would write into the caller's scores.
        return scores.masked_fill(~mask, -torch.inf)

    # A number is added. -inf plus anything finite is -inf, so such a mask can hide as well. The mask is brought to the
    # scores' dtype first: float32 + bfloat16 would come out as float32.
    return scores + mask.to(scores.dtype)
