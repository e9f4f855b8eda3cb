"""Packed batches: sequences of different lengths one after the other, without padding.

`cu_seqlens` `(N + 1,)` int32 holds the cumulative lengths: sequence n is tokens `cu_seqlens[n]` to `cu_seqlens[n + 1]`,
the end exclusive. Layout and name are those of FlashAttention's `varlen` functions.
"""

from collections.abc import Sequence

import torch
from torch import Tensor

from attention_core.masks import causal_keep, document_ids, document_keep


def pack(sequences: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
    """Sequences `(T_n, H, D)`, at least one, as `(total, H, D)`, and their cu_seqlens."""
    lengths = torch.tensor([0, *(len(sequence) for sequence in sequences)], device=sequences[0].device)
    return torch.cat(list(sequences)), lengths.cumsum(0).to(torch.int32)


def unpack(packed: Tensor, cu_seqlens: Tensor) -> list[Tensor]:
    """The sequences again, `(T_n, H, D)` each; views."""
    return list(packed.split(cu_seqlens.diff().tolist()))


def packed_keep(cu_seqlens: Tensor, *, causal: bool = True) -> Tensor:
    """Which token of the packed batch may read which, bool `(total, total)`: blocks along the diagonal, one for each
    sequence. Inside each block "not later" means the same in the packed batch and in the sequence."""
    ids = document_ids(cu_seqlens)
    own = document_keep(ids)
    return own & causal_keep(len(ids), len(ids), device=ids.device) if causal else own
