import torch


def attention_weights(q, k, keep):
    logits = torch.einsum("bhqd,bhkd->bhqk", q.double(), k.double()) / q.shape[3] ** 0.5
    if keep is not None:
        logits = logits + torch.log(keep.double())  # log 1 = 0, log 0 = -inf
    w = torch.softmax(logits, dim=3)
    if keep is not None:
        nobody = keep.logical_not().all(dim=-1, keepdim=True)
        w = w.masked_fill(nobody, 0.0)  # no NaN comes out
    return w.to(q.dtype)
