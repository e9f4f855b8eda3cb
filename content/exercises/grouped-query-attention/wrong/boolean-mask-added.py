import torch


def grouped_query_attention(q, k, v, keep):
    B, H, T, D = q.shape
    kk = k[:, :, None].expand(-1, -1, H // k.shape[1], -1, -1).reshape(B, H, -1, D)
    vv = v[:, :, None].expand(-1, -1, H // k.shape[1], -1, -1).reshape(B, H, v.shape[2], -1)
    attn_bias = 0 if keep is None else keep
    return torch.softmax(q @ kk.mT / D**0.5 + attn_bias, dim=-1) @ vv
