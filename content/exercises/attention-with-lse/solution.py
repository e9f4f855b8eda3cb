import torch


def attention_with_lse(q, k, v):
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # The LSE is that of the numbers which softmax sees, so of the scaled scores. Near 200 their exponentials are
    # beyond float32, so the row's maximum m is taken out first: log sum exp(s) = m + log sum exp(s - m). logsumexp
    # does just that; with the sum at hand it is m + sum.log(), and what is easily forgotten is the m.
    lse = torch.logsumexp(scores, dim=-1)  # (B, H, Tq)

    # exp(scores - lse) would be right as well, as exp(s) / exp(lse) = exp(s) / sum. But an LSE near 200, rounded to
    # bfloat16, is off by up to a half, and that would be a factor on every weight of the row.
    weights = torch.softmax(scores, dim=-1)
    return weights @ v, lse
