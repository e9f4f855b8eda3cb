"""The explorer's examples: states with a name and what to look at; and the one that is shown without JavaScript."""

from __future__ import annotations

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


_CAUSAL = "s=1,3,0,2;2,1,4,0;0,1,2,5;2,1,0,1&causal=1"

EXAMPLES = (
    Example(
        "Score to weight",
        "q=2,0,1,1&k=1,1,1,1;1,0,0,0;0,1,1,-1;-1,2,0,0",
        "One query, four keys, d = 4. The products 4, 2, 0, −2 become the scores 2, 1, 0, −1; only the softmax makes "
        "shares of them.",
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
