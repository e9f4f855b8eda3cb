"""Which query may read which key, as boolean matrices: True means "may attend" (PyTorch's SDPA convention).

All masks broadcast to `(B, H, Tq, Tk)`. Query i stands at position `p = i + (Tk - Tq)`, key j at position j: the last
query stands at the last key, as in decoding with a cache ("bottom-right").
"""

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
    p, j = _positions(queries, keys, offset, device)
    return j >= p if future else j <= p


def window_keep(
    queries: int,
    keys: int,
    window: int,
    *,
    causal: bool = True,
    offset: int | None = None,
    device: torch.device | None = None,
) -> Tensor:
    """The sliding window, bool `(queries, keys)`: key j is seen when `p - window < j <= p`, and where it is not
    causal, when `p - window < j < p + window`.

    `window` counts the query's own key: exactly `window` keys are seen in the causal case, `2 window - 1` in the other,
    fewer at the edges. `offset` as in `causal_keep`. Source of the causal one: Jiang et al., Mistral 7B, 2023 (arXiv
    2310.06825).
    """
    if window < 1:
        raise ValueError(f"window: {window}; expected at least 1 (the query's own key)")
    p, j = _positions(queries, keys, offset, device)
    return (j > p - window) & (j <= p if causal else j < p + window)


def padding_keep(key_lengths: Tensor, keys: int) -> Tensor:
    """Item b keeps its first `key_lengths[b]` keys: key_lengths `(B,)` integer, the mask `(B, 1, 1, keys)`. A length
    of 0 leaves every row of the item empty."""
    j = torch.arange(keys, device=key_lengths.device)
    return (j < key_lengths.unsqueeze(-1))[:, None, None, :]


def document_keep(of_queries: Tensor, of_keys: Tensor | None = None) -> Tensor:
    """Only keys of the query's own document: document numbers `(T,)` give `(Tq, Tk)`, `(B, T)` gives `(B, 1, Tq, Tk)`.
    `of_keys` is `of_queries` unless given."""
    of_keys = of_queries if of_keys is None else of_keys
    same = of_queries.unsqueeze(-1) == of_keys.unsqueeze(-2)
    return same if same.dim() == 2 else same.unsqueeze(-3)


def document_ids(cu_seqlens: Tensor) -> Tensor:
    """The number of each token's document, int64 `(total,)`: sequence n of a packed batch is tokens `cu_seqlens[n]` to
    `cu_seqlens[n + 1]`, the end exclusive; cu_seqlens `(N + 1,)` integer, from 0 to total. Empty sequences have no
    token."""
    return torch.repeat_interleave(cu_seqlens.diff().long())


def combine_keep(*masks: Tensor | None) -> Tensor | None:
    """Both rules at once: a key is seen where every given mask allows it. None where none is given."""
    combined: Tensor | None = None
    for mask in masks:
        if mask is not None:
            combined = mask if combined is None else combined & mask
    return combined


def visible_keep(
    queries: int,
    keys: int,
    *,
    keep: Tensor | None = None,
    causal: bool = False,
    window: int | None = None,
    key_lengths: Tensor | None = None,
    device: torch.device | None = None,
) -> Tensor | None:
    """All rules of `attention()` as one mask, broadcastable to `(B, H, Tq, Tk)`; None where every key is seen."""
    return combine_keep(
        keep,
        causal_keep(queries, keys, device=device) if causal and window is None else None,
        None if window is None else window_keep(queries, keys, window, causal=causal, device=device),
        None if key_lengths is None else padding_keep(key_lengths, keys),
    )


def empty_rows(keep: Tensor) -> Tensor:
    """True for each query that may attend to no key, `(..., Tq)` of a mask `(..., Tq, Tk)`.

    Such a row has weights 0, output 0, gradient 0 and LSE -inf. A softmax alone would make it 0/0 = NaN.
    """
    return ~keep.any(-1)


def apply_mask(scores: Tensor, mask: Tensor) -> Tensor:
    """Masked scores, what the softmax sees: a bool mask hides where it is False (-inf), a floating one is added."""
    if mask.dtype == torch.bool:
        return scores.masked_fill(~mask, -torch.inf)
    return scores + mask.to(scores.dtype)


def additive_mask(keep: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
    """The same mask as numbers to add to the scores: 0 where the key is seen, -inf where it is hidden."""
    return torch.zeros(keep.shape, dtype=dtype, device=keep.device).masked_fill(~keep, -torch.inf)


def _positions(queries: int, keys: int, offset: int | None, device: torch.device | None) -> tuple[Tensor, Tensor]:
    """Where the queries stand, `(Tq, 1)`, and where the keys do, `(Tk,)`."""
    shift = keys - queries if offset is None else offset
    return torch.arange(queries, device=device).unsqueeze(-1) + shift, torch.arange(keys, device=device)
