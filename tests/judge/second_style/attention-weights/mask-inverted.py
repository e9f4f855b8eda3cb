import torch


def attention_weights(q, k, keep):
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).mul_(q.shape[-1] ** -0.5)
    if keep is None:
        return torch.softmax(s, dim=-1).to(q.dtype)
    # the mask marks what has to go
    visible = torch.logical_not(keep).expand_as(s)
    e = torch.zeros_like(s)
    e = torch.where(visible, torch.exp(s - s.amax(-1, keepdim=True)), e)
    z = e.sum(-1, keepdim=True)
    return torch.where(z > 0, e / torch.where(z > 0, z, 1.0), 0.0).to(q.dtype)
