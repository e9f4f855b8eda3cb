"""How long a typed attempt takes to be marked, in the request that sends it."""

from __future__ import annotations

import statistics
import time

from benchmarks.table import Row
from flashcards.marking import mark

ATTEMPT = (
    "A score is the raw dot product of a query and a key divided by the square root of the head dimension, so it "
    "can be any real number, also negative. Softmax is taken over the keys for each query: every score is "
    "exponentiated and divided by the sum of the exponentials in its row. That makes the weights: each lies "
    "between zero and one and each row adds up to one, so a row is a probability distribution over the keys. "
    "Masks and biases are added to the scores before that, because afterwards the row would no longer sum to one. "
    "Subtracting the maximum of a row first does not change the weights, it only keeps the exponentials from "
    "overflowing. Before softmax we speak of scores, after it of weights."
)
ROUNDS = 30


def rows() -> list[Row]:
    mark("score-to-weight", ATTEMPT)  # reads the rules
    milliseconds = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        mark("score-to-weight", ATTEMPT)
        milliseconds.append((time.perf_counter() - begin) * 1e3)
    words = len(ATTEMPT.split())
    return [Row(f"marking an attempt of {words} words", f"{statistics.median(milliseconds):.1f} ms")]
