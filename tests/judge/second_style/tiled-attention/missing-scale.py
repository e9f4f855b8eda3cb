import torch


def tiled_attention(q, k, v, block_q, block_k):
    B, H, T, D = q.shape
    results = []
    for i in range(0, T, block_q):
        rows = q[:, :, i : i + block_q].float()
        lse = torch.full(rows.shape[:3], -torch.inf)
        out = torch.zeros(*rows.shape[:3], v.shape[-1])
        for j in range(0, k.shape[2], block_k):
            logits = torch.einsum("bhid,bhjd->bhij", rows, k[:, :, j : j + block_k].float())
            part_lse = torch.logsumexp(logits, -1)
            part = torch.softmax(logits, -1) @ v[:, :, j : j + block_k].float()
            new = torch.logaddexp(lse, part_lse)
            out = torch.exp(lse - new)[..., None] * out + torch.exp(part_lse - new)[..., None] * part
            lse = new
        results.append(out)
    return torch.cat(results, 2).to(q.dtype)
