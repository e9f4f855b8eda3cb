"""Where q, k and v come from when they are not given as they are, and what can go wrong there."""

from dataclasses import dataclass
from enum import StrEnum

from torch import Tensor


class CacheUse(StrEnum):
    """What new keys and values do to the cached ones."""

    APPENDED = "they come after them"
    OVERWRITTEN_LAST = "they replace the last ones"
    OVERWRITTEN_FIRST = "they replace the first ones"
    REVERSED = "they come before them"
    NOT_READ = "only the new ones are attended to"


class PageOrder(StrEnum):
    """Which pages a sequence reads, in which order."""

    TABLE = "as its row of the block table says"
    STORED = "the first ones of the store"
    SORTED = "those of its row, in the order of the store"
    BACKWARDS = "its row of the block table from its end"
    RUN = "its first page and those that lie behind it in the store"


class Dequantised(StrEnum):
    """Which codes are multiplied by their scales."""

    BOTH = "keys and values"
    VALUES = "values"
    KEYS = "keys"
    NEITHER = "none"
    EXCHANGED = "keys by those of the values, and values by those of the keys"
    DIVIDED = "none: both are divided by them"


class HeadSplit(StrEnum):
    """How the heads are cut out of a row `(B, T, E)`."""

    WIDTH = "each takes E / H neighbouring features of every position"
    SEQUENCE = "the rows are reshaped to (B, H, T, E / H) as they lie"


class ProjectionUse(StrEnum):
    """How the weights of projections are used."""

    AS_GIVEN = "x @ w"
    TRANSPOSED = "x @ w.T"
    KEYS_AND_VALUES_EXCHANGED = "w_v makes the keys, and w_k the values"


class HeadMerge(StrEnum):
    """How the heads `(B, H, T, D)` are put side by side again."""

    TRANSPOSED_BACK = "positions first, then reshaped to (B, T, E)"
    AS_LAID_OUT = "reshaped to (B, T, E) as they lie"


class Boundaries(StrEnum):
    """What separates sequences that are packed one behind the other."""

    KEPT = "no token sees another sequence"
    IGNORED = "nothing"
    LAST_LEFT_OUT = "no token sees another sequence, and those of the last one see nothing"


@dataclass(frozen=True, slots=True)
class Cache:
    """Keys and values of earlier positions, `(B, Hkv, T, D)` and `(B, Hkv, T, Dv)`."""

    k: Tensor
    v: Tensor


@dataclass(frozen=True, slots=True)
class Pages:
    """Keys and values in pages `(P, page, Hkv, D)`; row b of the table `(B, M)` names the pages of sequence b."""

    k: Tensor
    v: Tensor
    table: Tensor


@dataclass(frozen=True, slots=True)
class Projections:
    """x `(B, Tq, E)` and context `(B, Tk, E)`, the weights `(E, E)` that they are multiplied by from the right."""

    x: Tensor
    context: Tensor
    w_q: Tensor
    w_k: Tensor
    w_v: Tensor
    w_o: Tensor
    heads: int
