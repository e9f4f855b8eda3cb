import torch


def qk_norm_attention(q, k, v, scale):
    torch.nn.functional.normalize(q, dim=-1)
    torch.nn.functional.normalize(k, dim=-1)
    logits = torch.matmul(q.double(), k.double().transpose(2, 3)).mul(scale)
    ex = torch.exp(logits - logits.max(dim=-1, keepdim=True).values)
    return torch.matmul(ex / ex.sum(dim=-1, keepdim=True), v.double()).to(q.dtype)
