import torch


def qk_norm_attention(q, k, v, scale):
    # One length for each row of D numbers, so along the last axis; keepdim leaves an axis of size 1 that the division
    # broadcasts over. The values are not touched: how much they say is their own affair.
    q = q / q.norm(dim=-1, keepdim=True)
    k = k / k.norm(dim=-1, keepdim=True)

    # Cosines lie between -1 and 1 whatever D is. 1/sqrt(D) makes good for products that grow with D, and here none
    # does. Times 1 even the best key would weigh only e^2 times as much as the worst; the scale says how sharp the
    # softmax may become.
    scores = q @ k.transpose(-1, -2) * scale  # (B, H, Tq, Tk)
    return torch.softmax(scores, dim=-1) @ v
