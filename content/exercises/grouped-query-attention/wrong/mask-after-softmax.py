import torch


def grouped_query_attention(q, k, v, keep):
    index = torch.arange(q.shape[1]).div(q.shape[1] // k.shape[1], rounding_mode="floor")
    w = torch.softmax(q @ k[:, index].mT / q.shape[-1] ** 0.5, dim=-1)
    if keep is not None:
        w = torch.where(keep, w, 0.0)
    return w @ v[:, index]
