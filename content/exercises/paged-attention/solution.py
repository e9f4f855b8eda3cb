import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    # The table says which page of the store holds the positions 0 to page - 1 of a sequence, which the next ones, and
    # so on. Indexing with it puts the pages of each sequence side by side in that order, wherever they lie: position t
    # is slot t % page of the sequence's page t // page. A kernel would read the pages in place; here they are copied.
    pages = block_table.long()
    k = k_pages[pages].flatten(1, 2).transpose(1, 2)  # (B, M, page, Hkv, D) -> (B, M page, Hkv, D) -> (B, Hkv, T, D)
    v = v_pages[pages].flatten(1, 2).transpose(1, 2)

    # Query head h reads key head h // G: neighbours share one, so the copies of a head stand next to each other.
    group = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(group, dim=1), v.repeat_interleave(group, dim=1)

    scores = q.unsqueeze(2) @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, 1, T)

    # The last page is rarely full, and entries of the table behind it are any valid page: what lies in slots from the
    # length on belongs to nobody, or to someone else. Positions count from 0, so t is a key while t < length.
    used = (torch.arange(k.shape[2], device=q.device) < lengths.unsqueeze(-1))[:, None, None]  # (B, 1, 1, T)

    # A sequence of length 0 would be -inf throughout and its softmax NaN: it keeps its scores, and its weights are set
    # to 0 afterwards.
    filled = used.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(filled & ~used, -torch.inf), dim=-1)
    weights = weights.masked_fill(~filled, 0.0)

    return (weights @ v).squeeze(2)  # (B, H, Dv)
