import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    group = q.shape[1] // k_pages.shape[2]
    outs = []
    for b, n in enumerate(lengths.tolist()):
        mine = sorted(block_table[b].tolist())
        keys = torch.cat([k_pages[p] for p in mine])[:n]
        values = torch.cat([v_pages[p] for p in mine])[:n]
        keys = torch.repeat_interleave(keys, group, dim=1).transpose(0, 1)
        values = torch.repeat_interleave(values, group, dim=1).transpose(0, 1)
        p = torch.softmax(torch.bmm(keys, q[b].unsqueeze(-1)).squeeze(-1) / q.shape[-1] ** 0.5, dim=-1)
        outs.append(torch.bmm(p.unsqueeze(1), values).squeeze(1))
    return torch.stack(outs)
