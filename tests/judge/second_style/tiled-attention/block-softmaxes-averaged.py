import torch


def tiled_attention(q, k, v, block_q, block_k):
    rows = []
    for i in range(0, q.shape[2], block_q):
        qi = q[:, :, i : i + block_q].double() * q.shape[-1] ** -0.5
        mean = torch.zeros(*qi.shape[:3], v.shape[-1], dtype=torch.float64)
        n = 0
        for j in range(0, k.shape[2], block_k):
            logits = torch.einsum("bhid,bhjd->bhij", qi, k[:, :, j : j + block_k].double())
            ex = torch.exp(logits - logits.amax(-1, keepdim=True))
            part = torch.matmul(ex / ex.sum(-1, keepdim=True), v[:, :, j : j + block_k].double())
            n += 1
            mean = mean + (part - mean) / n
        rows.append(mean.to(q.dtype))
    return torch.cat(rows, dim=2)
