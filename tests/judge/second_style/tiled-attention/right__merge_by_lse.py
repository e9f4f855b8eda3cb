import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for i in range(0, q.shape[2], block_q):
        rows = q[:, :, i : i + block_q].float() * q.shape[-1] ** -0.5
        o = lse = None
        for j in range(0, k.shape[2], block_k):
            s = torch.einsum("bhid,bhjd->bhij", rows, k[:, :, j : j + block_k].float())
            part, part_lse = torch.softmax(s, -1) @ v[:, :, j : j + block_k].float(), s.logsumexp(-1, keepdim=True)
            if o is None:
                o, lse = part, part_lse
            else:
                share = torch.sigmoid(part_lse - lse)
                o, lse = o + share * (part - o), torch.logaddexp(lse, part_lse)
        out.append(o)
    return torch.cat(out, 2).to(q.dtype)
