import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    B, H, D = q.shape
    idx = block_table.reshape(-1).long()
    k = torch.index_select(k_pages, 0, idx).reshape(B, -1, k_pages.shape[2], D)
    v = torch.index_select(v_pages, 0, idx).reshape(B, -1, v_pages.shape[2], v_pages.shape[3])
    grouped = q.reshape(B, k.shape[2], -1, D)
    logits = torch.einsum("bgrd,btgd->bgrt", grouped, k) / D**0.5
    ex = (logits - logits.amax(-1, keepdim=True)).exp()
    p = ex / ex.sum(-1, keepdim=True)
    valid = torch.arange(k.shape[1]).expand(B, -1) < lengths.unsqueeze(1)
    p = torch.where(valid[:, None, None], p, torch.zeros_like(p))
    return torch.einsum("bgrt,btgd->bgrd", p, v).reshape(B, H, -1)
