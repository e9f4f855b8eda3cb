import torch


def attention_scores(q, k):
    # One head's width, the last axis of q: the number of terms in each dot product. Not the width of the model,
    # which is all heads side by side, and not the number of keys.
    scale = q.shape[-1] ** -0.5

    # (B, H, Tq, D) @ (B, H, D, Tk) -> (B, H, Tq, Tk). Only the last two axes of k change places: k.T would reverse all
    # four, and reshaping to (D, Tk) would read the numbers in another order. Scaling q costs D numbers a query,
    # scaling the scores Tk; and in float16, where 65504 is the largest number, a product of wide heads can
    # overflow before it is scaled down.
    return torch.matmul(q * scale, k.transpose(-1, -2))
