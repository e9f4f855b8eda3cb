import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    t = block_table.long()
    k, v = k_pages[t].flatten(1, 2).transpose(1, 2), v_pages[t].flatten(1, 2).transpose(1, 2)
    B, H, D = q.shape
    q = q.reshape(B, k.shape[1], -1, D)
    w = torch.softmax(q @ k.mT / D**0.5, dim=-1)
    return (w @ v).reshape(B, H, -1)
