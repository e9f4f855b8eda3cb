import torch


def temperature_softmax(scores, temperature):
    # In bfloat16 the quotient would be rounded to 8 significant bits before exp magnifies the error. So we compute in
    # float32 (in float64 if that is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # The temperature divides the scores, before exp: it shrinks or stretches their differences, and with them the
    # quotients of the weights. Once the weights are made a division cancels in the normalisation.
    scaled = wide / temperature

    # The maximum comes after the division, of the very numbers that exp sees: then the largest exponential is 1,
    # however low the temperature.
    exponentials = torch.exp(scaled - scaled.amax(-1, keepdim=True))
    return (exponentials / exponentials.sum(-1, keepdim=True)).to(scores.dtype)
