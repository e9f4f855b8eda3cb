import torch


def attention_weights(q, k, keep):
    logits = torch.matmul(q.float(), k.float().transpose(-1, -2)).mul(q.shape[-1] ** -0.5)
    if keep is not None:
        bias = torch.zeros(keep.shape).masked_fill_(keep.logical_not(), float("-inf"))
        logits = logits + bias
    e = torch.exp(logits - logits.amax(dim=-1, keepdim=True))
    return e.div(e.sum(dim=-1, keepdim=True)).to(q.dtype)
