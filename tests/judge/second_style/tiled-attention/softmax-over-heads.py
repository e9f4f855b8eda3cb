import torch


def tiled_attention(q, k, v, block_q, block_k):
    result = []
    for i in range(0, q.shape[2], block_q):
        acc = torch.zeros(*q[:, :, i : i + block_q].shape[:3], v.shape[-1], dtype=torch.float64)
        for j in range(0, k.shape[2], block_k):
            a, b = q[:, :, i : i + block_q].double(), k[:, :, j : j + block_k].double()
            logits = torch.einsum("bhid,bhjd->bijh", a, b) / q.shape[-1] ** 0.5
            ex = torch.exp(logits - logits.max(-1, keepdim=True).values)
            attn = ex / ex.sum(-1, keepdim=True)
            acc = acc + torch.einsum("bijh,bhjd->bhid", attn, v[:, :, j : j + block_k].double())
        result.append(acc.to(q.dtype))
    return torch.cat(result, dim=2)
