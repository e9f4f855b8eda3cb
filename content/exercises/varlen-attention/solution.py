from itertools import pairwise

import torch


def varlen_attention(q, k, v, cu_seqlens):
    # cu_seqlens says where sequences begin and end. Each is attended to by itself, so that no score between two
    # sequences is ever made: what a mask over the whole pack would hide is most of its total x total scores.
    bounds = cu_seqlens.tolist()
    outputs = []
    for begin, end in pairwise(bounds):
        # Heads come first in the products, tokens first in the pack.
        one_q, one_k, one_v = (rows[begin:end].transpose(0, 1) for rows in (q, k, v))  # (H, T, D)
        scores = one_q @ one_k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (H, T, T)

        # As many queries as keys: token i of the sequence sees the tokens 0 to i. Every token sees itself, so that no
        # row is empty, and an empty sequence gives an output of no rows.
        hidden = torch.ones(end - begin, end - begin, dtype=torch.bool, device=q.device).triu(diagonal=1)
        weights = torch.softmax(scores.masked_fill(hidden, -torch.inf), dim=-1)
        outputs.append((weights @ one_v).transpose(0, 1))  # (T, H, Dv)
    return torch.cat(outputs)
