import torch


def attention_entropy(weights):
    # A sum over many keys: bfloat16 has 8 significant bits, so we add up in float32 (in float64 if that is what came)
    # and round once, at the end.
    wide = weights.to(torch.promote_types(weights.dtype, torch.float32))

    # w log w tends to 0 as w does, but 0 * log(0) is 0 * -inf = NaN for the machine. Where the weight is 0 the
    # logarithm is taken of 1: the product is 0, and no other weight changes, as all would if a small number were added.
    # Replaced before the logarithm and not after the product, so that the backward pass finds no infinity to multiply
    # with 0.
    log = torch.log(wide.masked_fill(wide == 0, 1.0))

    # torch.log is the natural logarithm, so this is in nats. The keys go: one number for each row.
    return -(wide * log).sum(-1).to(weights.dtype)
