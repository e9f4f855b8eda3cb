import torch


def varlen_attention(q, k, v, cu_seqlens):
    sizes = cu_seqlens.diff().tolist()
    out = []
    for a, b, c in zip(q.split(sizes), k.split(sizes), v.split(sizes)):
        w = torch.softmax(torch.einsum("ihd,jhd->hij", a, b) / q.shape[-1] ** 0.5, -1)
        out.append(torch.einsum("hij,jhd->ihd", w.tril(), c))
    return torch.cat(out)
