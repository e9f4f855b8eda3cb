import torch


def varlen_attention(q, k, v, cu_seqlens):
    sizes = (cu_seqlens[1:] - cu_seqlens[:-1]).tolist()
    parts = []
    for a, b, c in zip(torch.split(q, sizes), torch.split(k, sizes), torch.split(v, sizes)):
        a, b, c = a.transpose(0, 1), b.transpose(0, 1), c.transpose(0, 1)
        logits = torch.bmm(a.float(), b.float().transpose(1, 2)) * q.shape[-1] ** -0.5
        parts.append(torch.bmm(logits.softmax(-1), c.float()).transpose(0, 1).to(q.dtype))
    return torch.cat(parts, dim=0)
