def apply_mask(scores, mask):
    # works for both kinds
    return scores + mask
