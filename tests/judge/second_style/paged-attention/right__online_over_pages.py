import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    size, n_kv = k_pages.shape[1], k_pages.shape[2]
    B, H, D = q.shape
    rows = []
    for b in range(B):
        left = int(lengths[b])
        x = q[b].float().reshape(n_kv, H // n_kv, D)
        m = torch.full((n_kv, H // n_kv, 1), -torch.inf)
        l = torch.zeros_like(m)
        acc = torch.zeros(n_kv, H // n_kv, v_pages.shape[-1])
        for page in block_table[b].tolist():
            take = min(left, size)
            if take == 0:
                break
            k = k_pages[page, :take].float().transpose(0, 1)
            v = v_pages[page, :take].float().transpose(0, 1)
            s = x @ k.mT / D**0.5
            new = torch.maximum(m, s.amax(-1, keepdim=True))
            p, f = torch.exp(s - new), torch.exp(m - new)
            l, acc, m = l * f + p.sum(-1, keepdim=True), acc * f + p @ v, new
            left -= take
        rows.append((acc / torch.where(l == 0, 1.0, l)).reshape(H, -1))
    return torch.stack(rows).to(q.dtype)
