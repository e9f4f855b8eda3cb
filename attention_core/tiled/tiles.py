"""How attention is cut into tiles, and the scores of one tile.

A tile is a span of queries by a span of keys. Its scores `(B, H, bq, bk)` are made from slices of q and k; masks and
bias are made or sliced for the tile alone, so nothing of Tq x Tk elements exists that the caller did not bring.
Queries of the heads that share a key head are folded into one long row block, so k and v are never repeated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.masks import causal_keep, combine_keep
from attention_core.options import Options


@dataclass(frozen=True, slots=True)
class Span:
    """Queries or keys from `start` up to, and without, `stop`."""

    start: int
    stop: int

    @property
    def size(self) -> int:
        return self.stop - self.start

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


def tile_of(whole: Tensor, rows: Span, columns: Span) -> Tensor:
    """The view of a tensor, broadcastable to `(B, H, Tq, Tk)`, that belongs to one tile; four dimensions."""
    whole = whole[(None,) * (4 - whole.dim())]
    i = rows.slice if whole.shape[2] > 1 else slice(None)
    j = columns.slice if whole.shape[3] > 1 else slice(None)
    return whole[:, :, i, j]


class Tiles:
    """One call cut into tiles of at most `block_q` queries by `block_k` keys."""

    def __init__(self, q: Tensor, k: Tensor, v: Tensor, options: Options, *, block_q: int, block_k: int) -> None:
        if min(block_q, block_k) < 1:
            raise ValueError(f"block_q, block_k: {block_q}, {block_k}; expected at least 1")
        self.q, self.k, self.v, self.options = q, k, v, options
        self.block_q, self.block_k = block_q, block_k
        self.dtype = torch.float64 if q.dtype == torch.float64 else torch.float32
        self.B, self.H, self.Tq, self.D = q.shape
        self.key_heads, self.Tk, self.Dv = v.shape[1:]
        self.shift = self.Tk - self.Tq  # query i stands at position i + shift
        shortest, longest = self.Tk, self.Tk
        if options.key_lengths is not None:
            shortest, longest = (int(n) for n in torch.stack(options.key_lengths.aminmax()).tolist())
        self.shortest, self.longest = shortest, min(longest, self.Tk)
        self.slopes = None if options.alibi_slopes is None else options.alibi_slopes.to(self.dtype)[..., None, None]

    def query_spans(self) -> Iterator[Span]:
        """Every query, block by block."""
        for start in range(0, self.Tq, self.block_q):
            yield Span(start, min(start + self.block_q, self.Tq))

    def key_spans(self, rows: Span) -> Iterator[Span]:
        """The keys that some query of `rows` may see by causality, window and lengths; the others are never read."""
        options, start, stop = self.options, 0, self.longest
        first, last = rows.start + self.shift, rows.stop - 1 + self.shift  # positions of the outermost queries
        if options.window is not None:
            start = max(start, first - options.window + 1)
            stop = min(stop, last + options.window)
        if options.causal:
            stop = min(stop, last + 1)
        for begin in range(start, stop, self.block_k):
            yield Span(begin, min(begin + self.block_k, stop))

    def fold(self, rows: Tensor) -> Tensor:
        """`(B, H, t, n)` as `(B, Hkv, H / Hkv * t, n)`: all queries that read one key head below each other."""
        return rows.reshape(self.B, self.key_heads, -1, rows.shape[-1])

    def unfold(self, rows: Tensor) -> Tensor:
        """The inverse of `fold`."""
        return rows.view(self.B, self.H, -1, rows.shape[-1])

    def queries(self, rows: Span) -> Tensor:
        """The scaled queries, folded, in the dtype that is computed in."""
        return self.fold(self.q[:, :, rows.slice].to(self.dtype) * self.options.scale)

    def keys(self, columns: Span) -> Tensor:
        """`(B, Hkv, bk, D)`, in the dtype that is computed in."""
        return self.k[:, :, columns.slice].to(self.dtype)

    def values(self, columns: Span) -> Tensor:
        """`(B, Hkv, bk, Dv)`, in the dtype that is computed in."""
        return self.v[:, :, columns.slice].to(self.dtype)

    def capped_scores(self, queries: Tensor, columns: Span) -> Tensor:
        """`(B, H, bq, bk)`, scaled and soft-capped, before bias and masks."""
        scores = self.unfold(queries @ self.keys(columns).mT)
        cap = self.options.softcap
        return scores if cap is None else scores.div_(cap).tanh_().mul_(cap)

    def finish_(self, scores: Tensor, rows: Span, columns: Span) -> Tensor:
        """Add bias and ALiBi to capped scores in place, and hide what may not be seen."""
        if self.options.bias is not None:
            scores.add_(tile_of(self.options.bias, rows, columns).to(self.dtype))
        if self.slopes is not None:
            scores.addcmul_(self.slopes, self.distances(rows, columns))
        visible = self._visible(rows, columns)
        return scores if visible is None else scores.masked_fill_(~visible, -torch.inf)

    def distances(self, rows: Span, columns: Span) -> Tensor:
        """j - p_i, `(bq, bk)`: how far each key is to the right of each query's own position."""
        i = torch.arange(rows.start, rows.stop, device=self.q.device, dtype=self.dtype)
        j = torch.arange(columns.start, columns.stop, device=self.q.device, dtype=self.dtype)
        return j - (i[:, None] + self.shift)

    def _visible(self, rows: Span, columns: Span) -> Tensor | None:
        """Bool, broadcastable to the tile; None where every key is seen."""
        options = self.options
        keep = None if options.keep is None else tile_of(options.keep, rows, columns)
        lengths = None
        if options.key_lengths is not None and columns.stop > self.shortest:
            j = torch.arange(columns.start, columns.stop, device=self.q.device)
            lengths = j < options.key_lengths[:, None, None, None]
        return combine_keep(keep, self._near(rows, columns), lengths)

    def _near(self, rows: Span, columns: Span) -> Tensor | None:
        """The causal mask and the window, where their edges cross the tile."""
        window = self.options.window
        ahead = 0 if self.options.causal else None if window is None else window - 1
        masks: list[Tensor | None] = []
        offset = self.shift + rows.start - columns.start  # of the diagonal, in indices of the tile
        device = self.q.device
        if ahead is not None and columns.size - 1 > offset + ahead:
            masks.append(causal_keep(rows.size, columns.size, offset=offset + ahead, device=device))
        if window is not None and rows.size - 1 + offset - window + 1 > 0:
            behind = offset - window + 1
            masks.append(causal_keep(rows.size, columns.size, offset=behind, future=True, device=device))
        return combine_keep(*masks)
