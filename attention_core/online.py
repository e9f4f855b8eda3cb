"""The online softmax: rows are read tile by tile, once, and two numbers per row are all that is remembered.

    row_max   the largest score so far
    row_sum   the sum of exp(score - row_max) so far
    mixed     the sum of exp(score - row_max) value so far, where values come along

When a larger score turns up, the old sums are too large by exp(new maximum - old maximum) and are rescaled. That is all
of FlashAttention's arithmetic. Sources: Milakov and Gimelshein, Online normalizer calculation for softmax, 2018
(arXiv 1805.02867), algorithm 3, and section 3.1 for merging two states; with values, Dao et al., FlashAttention, 2022
(arXiv 2205.14135).
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, slots=True)
class OnlineSoftmax:
    """What is known of a softmax after a part of the keys. Values in, values out: no method changes a state.

    row_max and row_sum `(...)`, one for each row; mixed `(..., Dv)` or None. Rows that have seen no key, or only hidden
    ones, hold -inf, 0 and zeros.
    """

    row_max: Tensor
    row_sum: Tensor
    mixed: Tensor | None = None

    @classmethod
    def start(
        cls,
        rows: tuple[int, ...],
        *,
        value_dim: int | None = None,
        dtype: torch.dtype = torch.float32,
        device: torch.device | None = None,
    ) -> OnlineSoftmax:
        """No key read yet, for rows of shape `rows`. Starting from 0 in place of -inf would be wrong wherever all
        scores are far below 0. Half precision is no good for running sums, so float32 is the least to ask for."""
        return cls(
            torch.full(rows, -torch.inf, dtype=dtype, device=device),
            torch.zeros(rows, dtype=dtype, device=device),
            None if value_dim is None else torch.zeros(*rows, value_dim, dtype=dtype, device=device),
        )

    @classmethod
    def of(cls, scores: Tensor, values: Tensor | None = None) -> OnlineSoftmax:
        """The state after one tile: scores `(..., Tk)`, at least one key, and values `(..., Tk, Dv)` if they are to be
        mixed, where scores are `(..., Tq, Tk)`. Half precision becomes float32."""
        scores = scores.to(torch.promote_types(scores.dtype, torch.float32))
        row_max = scores.amax(-1)
        grown = torch.exp(scores - _finite(row_max).unsqueeze(-1))
        return cls(row_max, grown.sum(-1), None if values is None else grown @ values.to(grown.dtype))

    def update(self, scores: Tensor, values: Tensor | None = None) -> OnlineSoftmax:
        """The state after one more tile of keys."""
        return merge(self, OnlineSoftmax.of(scores, values))

    @property
    def lse(self) -> Tensor:
        """Log-sum-exp of all scores so far, in nats, `(...)`; -inf for a row without a key."""
        found = self.row_sum > 0
        log = torch.log(self.row_sum.masked_fill(~found, 1.0)) + _finite(self.row_max)
        return torch.where(found, log, -torch.inf)

    @property
    def output(self) -> Tensor:
        """The values, mixed with the weights of all keys so far, `(..., Dv)`; zeros for a row without a key. One
        division at the end does for all tiles. ValueError where no values were given."""
        if self.mixed is None:
            raise ValueError("this state read scores only: give update() the values too")
        return self.mixed / self.row_sum.masked_fill(self.row_sum == 0, 1.0).unsqueeze(-1)

    def weights(self, scores: Tensor) -> Tensor:
        """The weights of a tile of scores `(..., Tk)` once all have been read: exp(score - LSE)."""
        return torch.exp(scores.to(self.row_sum.dtype) - _finite(self.lse).unsqueeze(-1))


def merge(a: OnlineSoftmax, b: OnlineSoftmax) -> OnlineSoftmax:
    """The state after the keys of both. Neither order nor grouping matters, except for rounding, so that tiles may be
    read by many at once."""
    row_max = torch.maximum(a.row_max, b.row_max)
    top = _finite(row_max)
    shrink_a, shrink_b = torch.exp(a.row_max - top), torch.exp(b.row_max - top)  # at most 1; 0 for a state of no key
    row_sum = a.row_sum * shrink_a + b.row_sum * shrink_b
    if a.mixed is None or b.mixed is None:
        if a.mixed is not b.mixed:
            raise ValueError("one state mixed values and the other did not")
        return OnlineSoftmax(row_max, row_sum)
    mixed = a.mixed * shrink_a.unsqueeze(-1) + b.mixed * shrink_b.unsqueeze(-1)
    return OnlineSoftmax(row_max, row_sum, mixed)


def merge_attention(out_a: Tensor, lse_a: Tensor, out_b: Tensor, lse_b: Tensor) -> tuple[Tensor, Tensor]:
    """Attention over all keys from finished attention over two parts of them: outputs `(..., Tq, Dv)` and LSE
    `(..., Tq)` in nats go in and come out, dtypes kept.

    Each part counts with its share of the whole sum of exponentials, exp(lse_part - lse). A part in which a row saw no
    key (output 0, LSE -inf) counts nothing; two such parts give 0 and -inf. Flash-decoding and ring attention do this.
    """
    wide = torch.promote_types(torch.promote_types(out_a.dtype, lse_a.dtype), torch.float32)
    a, b = lse_a.to(wide), lse_b.to(wide)
    top = _finite(torch.maximum(a, b)).detach()  # cancels, so no gradient need pass through it
    part_a, part_b = torch.exp(a - top), torch.exp(b - top)
    total = part_a + part_b
    found = total > 0
    whole = total.masked_fill(~found, 1.0)
    mixed = out_a.to(wide) * (part_a / whole).unsqueeze(-1) + out_b.to(wide) * (part_b / whole).unsqueeze(-1)
    lse = torch.where(found, torch.log(whole) + top, -torch.inf)
    return mixed.to(out_a.dtype), lse.to(lse_a.dtype)


def _finite(maximum: Tensor) -> Tensor:
    """0 in place of -inf: then -inf minus it is -inf and not NaN."""
    return maximum.masked_fill(maximum == -torch.inf, 0.0)
