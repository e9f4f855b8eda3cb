import torch


def attention_weights(q, k, keep):
    s = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    if keep is None:
        return torch.softmax(s, dim=-1)
    w = torch.softmax(s - (~keep).type_as(s) * float("inf"), dim=-1)
    return w.masked_fill(~keep.any(-1, keepdim=True), 0.0)
