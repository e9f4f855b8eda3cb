import torch


def paged_attention(
    q: torch.Tensor, k_pages: torch.Tensor, v_pages: torch.Tensor, block_table: torch.Tensor, lengths: torch.Tensor
) -> torch.Tensor:
    """Attention of one query per sequence to the keys in the sequence's pages.

    q (B, H, D); k_pages (P, page, Hkv, D) and v_pages (P, page, Hkv, Dv), the store of all sequences;
    block_table (B, M) int32: the pages of each sequence, first positions first; lengths (B,) int32: its keys, from 0
    to M * page. H is a multiple of Hkv, and query head h reads key head h // (H // Hkv).
    Returns (B, H, Dv) in the dtype of q; a sequence of length 0 gives 0.
    """
    raise NotImplementedError("paged_attention is not written yet")
