"""Paged keys and values: the cache of each sequence lies in pages of a fixed size, anywhere in one pool.

Source: Kwon et al., Efficient Memory Management for Large Language Model Serving with PagedAttention, 2023 (arXiv
2309.06180).
"""

import torch
from torch import Tensor

from attention_core.masks import padding_keep


def gather_pages(pages: Tensor, block_table: Tensor, lengths: Tensor) -> Tensor:
    """Each sequence's tokens in order, `(B, Hkv, M * page, D)`, from the pool `(P, page, Hkv, D)`.

    block_table `(B, M)` integer: token t of sequence b is row `t % page` of page `block_table[b, t // page]`. lengths
    `(B,)` integer. Whatever lies in the pages beyond a sequence's length, be it NaN, comes out as 0; the mask for it is
    `page_keep`. Only for looking at: a paged kernel reads the pages where they are.
    """
    tokens = pages[block_table.long()].flatten(1, 2)  # (B, M, page, Hkv, D) -> (B, M * page, Hkv, D)
    used = page_keep(block_table, lengths, pages.shape[1]).squeeze(1).transpose(-1, -2)  # (B, M * page, 1)
    return torch.where(used.unsqueeze(-1), tokens, 0.0).transpose(1, 2)


def page_keep(block_table: Tensor, lengths: Tensor, page: int) -> Tensor:
    """Which of the gathered tokens are in use, bool `(B, 1, 1, M * page)`."""
    return padding_keep(lengths, block_table.shape[1] * page)
