import torch


def varlen_attention(q, k, v, cu_seqlens):
    bounds = cu_seqlens.tolist()
    outs = []
    for start, stop in zip(bounds[:-1], bounds[1:]):
        for i in range(start, stop):
            logits = torch.einsum("hd,jhd->hj", q[i].double(), k[i:stop].double()) / q.shape[-1] ** 0.5
            outs.append(torch.einsum("hj,jhd->hd", torch.softmax(logits, -1), v[i:stop].double()))
    return torch.stack(outs).to(q.dtype)
