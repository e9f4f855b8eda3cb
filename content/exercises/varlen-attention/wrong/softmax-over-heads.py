import torch


def varlen_attention(q, k, v, cu_seqlens):
    out = []
    for a, b in zip(cu_seqlens[:-1].tolist(), cu_seqlens[1:].tolist()):
        s = torch.einsum("ihd,jhd->ijh", q[a:b], k[a:b]) / q.shape[-1] ** 0.5
        w = torch.softmax(s, dim=-1)  # heads are last here
        w = w * torch.ones(b - a, b - a).tril().unsqueeze(-1).to(w.dtype)
        out.append(torch.einsum("ijh,jhd->ihd", w, v[a:b]))
    return torch.cat(out)
