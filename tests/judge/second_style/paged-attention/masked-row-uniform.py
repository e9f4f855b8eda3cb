import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    outs = []
    for b in range(q.shape[0]):
        k = torch.cat([k_pages[p] for p in block_table[b].tolist()]).permute(1, 0, 2).float()
        v = torch.cat([v_pages[p] for p in block_table[b].tolist()]).permute(1, 0, 2).float()
        x = q[b].float().unflatten(0, (k.shape[0], -1))
        logits = torch.bmm(x, k.transpose(1, 2)) / q.shape[-1] ** 0.5
        empty_slot = torch.arange(k.shape[1]) >= lengths[b]
        logits = logits + empty_slot * -1e9
        outs.append(torch.bmm(torch.softmax(logits, -1), v).flatten(0, 1).to(q.dtype))
    return torch.stack(outs)
