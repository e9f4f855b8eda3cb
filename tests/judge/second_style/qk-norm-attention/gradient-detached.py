import torch


def qk_norm_attention(q, k, v, scale):
    # the norms are just constants
    q_len = torch.sqrt(torch.sum(q.detach().double() ** 2, dim=-1, keepdim=True))
    k_len = torch.sqrt(torch.sum(k.detach().double() ** 2, dim=-1, keepdim=True))
    logits = torch.matmul(q / q_len, (k / k_len).mT) * scale
    return torch.matmul(torch.softmax(logits, -1), v.double()).to(q.dtype)
