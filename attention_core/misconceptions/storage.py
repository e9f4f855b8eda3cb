"""Mistakes in where keys and values are kept."""

from attention_core.formula import (
    Boundaries,
    CacheUse,
    Dequantised,
    LengthUse,
    PageOrder,
)
from attention_core.misconceptions.misconception import Misconception

STORAGE = (
    Misconception(
        "cache-overwritten",
        "New keys overwrite cached ones",
        "New keys and values come after the cached ones; here they took the places of some of them.",
        (
            {"cache": CacheUse.OVERWRITTEN_LAST},
            {"cache": CacheUse.OVERWRITTEN_FIRST},
        ),
        combined=2,
    ),
    Misconception(
        "cache-order-reversed",
        "New keys before the cached ones",
        "The cache holds earlier positions: new keys come after it, or the causal mask hides the wrong ones.",
        ({"cache": CacheUse.REVERSED},),
    ),
    Misconception(
        "cache-not-used",
        "Cache not read",
        "The query sees the new keys only; it should see the cached ones as well.",
        ({"cache": CacheUse.NOT_READ},),
    ),
    Misconception(
        "sequence-boundaries-ignored",
        "Packed sequences see each other",
        "Tokens attend to other sequences of the pack; each sequence is to be attended to by itself.",
        ({"boundaries": Boundaries.IGNORED},),
    ),
    Misconception(
        "last-sequence-dropped",
        "Last sequence of the pack left out",
        "N sequences have N + 1 bounds; the last of them was not attended to, and its tokens have an output of 0.",
        ({"boundaries": Boundaries.LAST_LEFT_OUT},),
    ),
    Misconception(
        "page-order-ignored",
        "Pages read in another order",
        "The block table says which pages a sequence owns and in which order; they were read in another.",
        (
            {"page_order": PageOrder.STORED},
            {"page_order": PageOrder.SORTED},
            {"page_order": PageOrder.BACKWARDS},
            {"page_order": PageOrder.RUN},
        ),
        combined=4,
    ),
    Misconception(
        "length-ignored",
        "Lengths not used",
        "Slots behind the end of a sequence hold no keys of it; they were read all the same.",
        ({"lengths": LengthUse.IGNORED}, {"lengths": LengthUse.WHOLE_PAGES}),
    ),
    Misconception(
        "dequantize-missing",
        "Codes used as numbers",
        "The int8 codes stand for code * scale; without the scale scores or values have the wrong size.",
        (
            {"dequantised": Dequantised.NEITHER},
            {"dequantised": Dequantised.VALUES},
            {"dequantised": Dequantised.KEYS},
        ),
        combined=3,
    ),
    Misconception(
        "dequantize-other-scale",
        "Codes times another number than their scale",
        "A code stands for code * scale, with the scale of its own tensor and position.",
        ({"dequantised": Dequantised.DIVIDED}, {"dequantised": Dequantised.EXCHANGED}),
        combined=2,
    ),
)
