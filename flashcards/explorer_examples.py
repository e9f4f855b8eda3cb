"""The explorer's examples: states with a name and what to look at; and the one that is shown without JavaScript."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    """A state with a name; `note` says what to look at, or what to try."""

    title: str
    query: str
    note: str


@dataclass(frozen=True, slots=True)
class StaticRow:
    """One key of the worked example, as text."""

    key: str
    product: str
    score: str
    exponential: str
    weight: str


START_QUERY = "s=4,2,0,-2;0,4,2,6;2,6,4,0;4,0,2,4&d=4&causal=1"  # the same as no query at all
_CAUSAL = "s=1,3,0,2;2,1,4,0;0,1,2,5;2,1,0,1&causal=1"

EXAMPLES = (
    Example(
        "Score to weight",
        "q=2,0,1,1&k=1,1,1,1;1,0,0,0;0,1,1,-1;-1,2,0,0",
        "One query, four keys, d = 4. The products 4, 2, 0, −2 become the scores 2, 1, 0, −1; only the softmax makes "
        "shares of them.",
    ),
    Example(
        "Causal, d = 4",
        START_QUERY,
        "Four queries, four keys. The products are divided by √4, and each query sees itself and the keys before it. "
        "Switch a red flag on and look at the sums.",
    ),
    Example(
        "Masked too late",
        f"{_CAUSAL}&wrong=mask-after-softmax",
        "The later keys have taken their share before they are zeroed. Query 2 is left with 0.07 of its 1. Switch the "
        "red flag off and on.",
    ),
    Example(
        "Large scores, no scale",
        "s=8,0,-8;24,16,8;16,8,24;8,16,24&d=64&wrong=missing-scale",
        "Products of vectors of width 64 are this large. Without 1/√64 the largest takes everything.",
    ),
    Example(
        "A row that sees no key",
        "s=3,1,0,2;0,2,1,1;1,3,2,0;2,0,1,2&keep=0011;0011;0011;0011&causal=1",
        "Two tokens of padding at the left, and a causal mask: queries 0 and 1 see nothing. Their weights are 0, and "
        "not NaN.",
    ),
    Example(
        "Decode: 1 query, 5 keys",
        "s=2,0,1,0,1&causal=1",
        "The query stands at the last key, so it sees all five. Align the mask top-left, and it sees the oldest only.",
    ),
    Example(
        "Sliding window",
        "s=1,2,0,1,0;0,1,2,0,1;2,0,1,1,0;1,1,0,2,0;2,0,1,0,1&causal=1&window=3",
        "Three keys in reach, the query’s own among them. Every row still sums to one.",
    ),
    Example(
        "Packed sequences",
        "s=1,2,0,1,0;0,1,2,0,1;2,0,1,1,0;3,1,2,1,0;2,0,1,0,1&keep=11000;11000;00111;00111;00111&causal=1",
        "Tokens 0 and 1 are one text, 2 to 4 another. The mask is a block for each, and causal inside it.",
    ),
    Example(
        "ALiBi",
        "s=2,0,1,1;2,0,1,1;2,0,1,1;2,0,1,1&causal=1&alibi=0.5",
        "The same scores for all queries; what is further back loses 0.5 a step. Add the bias after the softmax, and "
        "look at the sums.",
    ),
    Example(
        "Soft-cap",
        "s=20,60,100;100,60,20;5,0,-5&cap=50",
        "50 tanh(s / 50) bends the large scores and leaves the small ones nearly as they are.",
    ),
    Example(
        "Temperature",
        "s=2,1,0,-1;0,2,1,3;1,1,1,1&t=0.5",
        "Below 1 the rows get sharper, above it flatter. Equal scores stay equal.",
    ),
    Example(
        "A sink on the first key",
        "s=4,0,0,0,0;4,1,0,0,0;4,0,1,0,0;4,0,0,7,0;4,0,0,0,1&causal=1",
        "Idle queries put their weight on the first key, since a row must sum to one somewhere. Query 3 has something "
        "to look at.",
    ),
    Example(
        "Overflow in bfloat16",
        "s=100,99,97;2,1,0;-110,-112,-120&precision=bfloat16&wrong=no-max-subtraction",
        "exp(100) is infinite here and exp(−110) is 0: ∞/∞ and 0/0 are NaN. Subtract the row maximum, and both rows "
        "are fine.",
    ),
    Example(
        "Softmax over the queries",
        "s=2,1,0,-1;0,2,1,3;1,3,2,0;2,0,1,2&wrong=softmax-wrong-axis",
        "The wrong axis: columns sum to one, rows do not.",
    ),
    Example(
        "Online softmax",
        "s=1,0,3,2&step=2",
        "Two tiles of two keys. The second brings a larger maximum, so the first sum shrinks by exp(1 − 3).",
    ),
)

# The first example by hand, for a browser without JavaScript; a test computes it again.
STATIC_ROWS = (
    StaticRow("0", "4", "2", "1.000", "0.644"),
    StaticRow("1", "2", "1", "0.368", "0.237"),
    StaticRow("2", "0", "0", "0.135", "0.087"),
    StaticRow("3", "−2", "−1", "0.050", "0.032"),
)
STATIC_SUMS = ("1.553", "1.000")

_LARGE = "s=8,0,-8;24,16,8;16,8,24&d=64"
_PADDED = "s=3,1,0,2;0,2,1,1;1,3,2,0;2,0,1,2&keep=0011;0011;0011;0011&causal=1"
_ALIBI = "s=2,0,1,1;2,0,1,1;2,0,1,1;2,0,1,1&causal=1&alibi=0.5"
_WINDOW = "s=1,2,0,1,0;0,1,2,0,1;2,0,1,1,0;1,1,0,2,0;2,0,1,0,1&causal=1&window=3"
_SHORTER = "s=0,1,2,5;2,1,4,0&causal=1"  # fewer queries than keys

# Misconception -> a state in which it changes a number. alibi-top-left has none: it adds one number to a whole row, and
# the softmax takes that away again.
SEEN = {
    "missing-scale": _LARGE,
    "scaled-twice": _LARGE,
    "scale-inverted": START_QUERY,
    "temperature-inverted": "s=2,1,0,-1;0,2,1,3&t=0.5",
    "temperature-ignored": "s=2,1,0,-1;0,2,1,3&t=0.5",
    "scores-negated": START_QUERY,
    "softcap-before-scale": "s=80,240,400;400,240,80&d=16&cap=50",
    "alibi-sign-reversed": _ALIBI,
    "mask-inverted": "s=1,2,0,1;2,0,1,1&length=2",
    "mask-multiplies-scores": _CAUSAL,
    "boolean-mask-added": _CAUSAL,
    "mask-finite-fill": "s=-9,-8,2;-7,-9,-8;-8,-9,-9&causal=1",
    "mask-off-by-one": _CAUSAL,
    "causal-top-left": _SHORTER,
    "anti-causal": _CAUSAL,
    "window-not-causal": _WINDOW,
    "window-off-by-one": _WINDOW,
    "padding-off-by-one": "s=2,1,0,3;0,2,1,3;1,3,2,3&length=3",
    "no-max-subtraction": "s=1000,999,998",
    "global-max": "s=800,799,798;2,1,0",
    "softmax-wrong-axis": START_QUERY,
    "softmax-over-heads": START_QUERY,
    "log-base-2": START_QUERY,
    "not-normalized": START_QUERY,
    "double-softmax": START_QUERY,
    "hard-argmax": START_QUERY,
    "uniform-weights": START_QUERY,
    "returns-scores": START_QUERY,
    "mask-after-softmax": _CAUSAL,
    "scale-after-softmax": _LARGE,
    "alibi-after-softmax": _ALIBI,
    "softcap-after-softmax": "s=20,60,100;100,60,20;5,0,-5&cap=0.5",
    "masked-row-nan": _PADDED,
    "masked-row-uniform": _PADDED,
    "rescale-missing": "s=1,0,3,2&step=2",
    "running-max-not-from-minus-infinity": "s=-1000,-1001,-1002,-999&step=2",
    "last-block-dropped": "s=1,0,3,2&step=2",
}

# Cards that explain a misconception of another name.
_EXPLAINS = {"softmax-over-queries": "softmax-wrong-axis"}


def card_in_explorer(slug: str) -> str:
    """The query of a state that shows what a red-flag card is about; "" where there is none."""
    return seen_in_explorer([_EXPLAINS.get(slug, slug)])


def seen_in_explorer(misconceptions: Iterable[str]) -> str:
    """The query of a state that shows the first of these which can be seen there; "" where none can."""
    for name in misconceptions:
        if name in SEEN:
            return f"{SEEN[name]}&wrong={name}"
    return ""
