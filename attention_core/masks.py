"""Which query may read which key, as boolean matrices: True means "may attend" (PyTorch's SDPA convention)."""

import torch
from torch import Tensor


def causal_keep(
    queries: int,
    keys: int,
    *,
    offset: int | None = None,
    future: bool = False,
    device: torch.device | None = None,
) -> Tensor:
    """The causal mask, bool `(queries, keys)`, aligned bottom-right: query i sees key j when `j <= i + offset`.

    `offset` is `keys - queries` unless given: the last query sees every key, as in decoding with a cache. `offset=0`
    is the top-left alignment. `future=True` gives the mirror image, `j >= i + offset`.
    """
    shift = keys - queries if offset is None else offset
    i = torch.arange(queries, device=device).unsqueeze(-1)  # (Tq, 1)
    j = torch.arange(keys, device=device)  # (Tk,)
    return j >= i + shift if future else j <= i + shift


def combine_keep(*masks: Tensor | None) -> Tensor | None:
    """Both rules at once: a key is seen where every given mask allows it. None where none is given."""
    combined: Tensor | None = None
    for mask in masks:
        if mask is not None:
            combined = mask if combined is None else combined & mask
    return combined
