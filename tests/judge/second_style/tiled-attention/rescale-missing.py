import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for i in range(0, q.shape[2], block_q):
        a = q[:, :, i : i + block_q].double() / q.shape[-1] ** 0.5
        highest, num, den = None, 0.0, 0.0
        for j in range(0, k.shape[2], block_k):
            s = torch.einsum("bhid,bhjd->bhij", a, k[:, :, j : j + block_k].double())
            local = torch.amax(s, -1, keepdim=True)
            highest = local if highest is None else torch.maximum(highest, local)
            w = torch.exp(s - highest)
            num = num + torch.einsum("bhij,bhjd->bhid", w, v[:, :, j : j + block_k].double())
            den = den + w.sum(-1, keepdim=True)
        out.append(num / den)
    return torch.cat(out, dim=2).to(q.dtype)
