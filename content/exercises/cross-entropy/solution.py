import torch


def cross_entropy(logits, targets):
    # A loss is a small difference of larger numbers, and bfloat16 has 8 significant bits. So we compute in float32 (in
    # float64 if that is what came) and round once, at the end.
    wide = logits.to(torch.promote_types(logits.dtype, torch.float32))

    # Each row is shifted by its own maximum, which cancels in softmax: no exp overflows, and the sum is at least 1.
    shifted = wide - wide.amax(1, keepdim=True)

    # -log(exp(x) / sum) = log(sum) - x. Forming the weight first would lose it to underflow where the target is far
    # below the largest logit, just where the loss is large, and log(0) = -inf has no useful gradient.
    log_sum = torch.log(torch.exp(shifted).sum(1))
    chosen = shifted.gather(1, targets.unsqueeze(1)).squeeze(1)  # one logit of each row

    # Both are non-negative after the shift (log_sum >= 0 >= chosen), so the losses are added without cancellation.
    return (log_sum - chosen).mean().to(logits.dtype)
