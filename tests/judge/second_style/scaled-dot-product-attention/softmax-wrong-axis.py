import torch


def attention(q, k, v, keep):
    logits = torch.matmul(q.double(), k.double().transpose(-1, -2)) / q.shape[-1] ** 0.5
    mask = torch.ones_like(logits) if keep is None else keep.expand_as(logits).double()
    logits = logits - torch.where(mask > 0, logits, -1e30).amax(-2, keepdim=True).clamp(min=-1e20)
    ex = torch.where(mask > 0, torch.exp(torch.where(mask > 0, logits, 0.0)), 0.0)
    z = torch.einsum("bhij->bhj", ex).unsqueeze(-2)
    return torch.matmul(ex / torch.where(z == 0, 1.0, z), v.double()).to(q.dtype)
