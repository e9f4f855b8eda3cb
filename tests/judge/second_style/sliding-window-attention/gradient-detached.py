import torch


def sliding_window_attention(q, k, v, window):
    shift = k.shape[2] - q.shape[2]
    pos = torch.arange(q.shape[2]).add(shift).unsqueeze(-1)
    key = torch.arange(k.shape[2])
    band = torch.logical_and(key <= pos, key > pos - window)
    with torch.no_grad():
        logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).div(q.shape[-1] ** 0.5)
        attn = torch.softmax(logits.masked_fill(~band, -torch.inf), -1)
        attn = torch.nan_to_num(attn, nan=0.0)
    return torch.einsum("bhij,bhjd->bhid", attn, v.double()).to(v.dtype)
