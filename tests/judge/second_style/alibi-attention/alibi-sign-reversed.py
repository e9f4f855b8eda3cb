import torch


def alibi_attention(q, k, v, slopes):
    scale = 1.0 / (q.shape[-1] ** 0.5)
    nq, nk = q.shape[-2], k.shape[-2]
    rows = torch.arange(nq).reshape(nq, 1) + (nk - nq)
    cols = torch.arange(nk).reshape(1, nk)
    # the further away, the bigger the bias
    bias = slopes.reshape(1, -1, 1, 1) * (cols - rows).abs()
    bias = bias.masked_fill(cols > rows, float("-inf"))
    attn = torch.matmul(q * scale, k.transpose(-2, -1)) + bias
    blind = (cols > rows).all(dim=1, keepdim=True)
    attn = torch.where(blind, torch.zeros_like(attn), attn)
    attn = torch.nn.functional.softmax(attn, dim=-1)
    attn = torch.where(blind, torch.zeros_like(attn), attn)
    return torch.matmul(attn.to(v.dtype), v)
