"""What a review is expected to do to a memory, before anyone knows how it goes: FSRS-6's formulas over all ratings.

Pure. `flashcards.scheduling` says what one rating did; a planner has no rating yet. It follows the mean memory instead:
the mean of the logarithm of the stability, and the mean difficulty. Stabilities are in days.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

# How things that were never seen are rated at first, and how things that were recalled are: again, hard, good, easy.
FIRST_SHARES = (0.24, 0.10, 0.49, 0.17)
RECALLED_SHARES = (0.22, 0.63, 0.15)  # hard, good, easy
SHORTEST_STABILITY = 0.001


@dataclass(frozen=True, slots=True)
class Repeats:
    """How often a card is shown again on the same day."""

    mean: float
    square: float  # mean of the square

    def times(self, probability: float) -> Repeats:
        """The same, where it happens with this probability and otherwise not at all."""
        return Repeats(probability * self.mean, probability * self.square)


class MemoryModel:
    """FSRS-6 with one learner's parameters, prepared for many calls."""

    def __init__(self, parameters: Sequence[float]) -> None:
        self._w = tuple(parameters)
        self._decay = -self._w[20]
        self._factor = 0.9 ** (1 / self._decay) - 1
        self._growth = math.exp(self._w[8])
        hard, good, easy = RECALLED_SHARES
        self._mean_bonus = hard * self._w[15] + good + easy * self._w[16]
        self._mean_step = easy - hard  # of the rating, away from good
        self._short_term_loss = math.exp(-self._w[17] * self._w[18])
        self._easiest = self._first_difficulty(4)
        w = self._w
        self._of_review = (w[6], w[7], w[9], w[10], w[11], -w[12], w[13], w[14], w[17], w[18], -w[19])
        # From the second learning step, which is also the relearning step, hard repeats; from the first, good leads on.
        mean = 1 / (1 - hard)
        square = (1 + hard) / (1 - hard) ** 2
        self.after_lapse = Repeats(mean, square)
        from_start = (1 + good * mean) / (1 - hard)
        start_square = (1 + 2 * (hard * from_start + good * mean) + good * square) / (1 - hard)
        again_or_hard = FIRST_SHARES[0] + FIRST_SHARES[1]
        self.after_first = Repeats(
            again_or_hard * from_start + FIRST_SHARES[2] * mean,
            again_or_hard * start_square + FIRST_SHARES[2] * square,
        )

    def recall(self, stability: float, elapsed_days: float) -> float:
        """The probability of recalling it so many days after its last review."""
        return (1 + self._factor * elapsed_days / stability) ** self._decay

    def first_review(self, *, minute_steps: bool) -> tuple[float, float]:
        """Stability and difficulty after the day on which something is met for the first time."""
        logarithm = difficulty = 0.0
        for rating, share in enumerate(FIRST_SHARES, start=1):
            stability, difficulty_then = self.first_of(rating)
            for _ in range((2, 2, 1, 0)[rating - 1] if minute_steps else 0):
                stability = self.short_term(stability)
            logarithm += share * math.log(stability)
            difficulty += share * difficulty_then
        return math.exp(logarithm), difficulty

    def review(
        self, stability: float, difficulty: float, elapsed_days: float, *, minute_steps: bool
    ) -> tuple[float, float, float]:
        """Stability and difficulty after a day's reviews of something, and the probability that it was recalled.

        `elapsed_days` must be at least 1.
        """
        # A plan asks this ten thousand times, so it calls none of the methods below, which say the same one by one.
        w6, w7, w9, w10, w11, w12, w13, w14, w17, w18, w19 = self._of_review
        recalled = (1 + self._factor * elapsed_days / stability) ** self._decay
        forgotten = 1 - recalled
        rise = self._growth * (11 - difficulty) * stability**-w9 * (exp(w10 * forgotten) - 1)
        after_recall = stability * (1 + self._mean_bonus * rise)
        after_lapse = w11 * difficulty**w12 * ((stability + 1) ** w13 - 1) * exp(w14 * forgotten)
        most = stability * self._short_term_loss
        after_lapse = min(after_lapse, most)
        after_lapse = max(after_lapse, SHORTEST_STABILITY)
        if minute_steps:
            growth = exp(w17 * w18) * after_lapse**w19
            if growth > 1:
                after_lapse *= growth
        mean = exp(recalled * log(after_recall) + forgotten * log(after_lapse))
        step = recalled * self._mean_step - 2 * forgotten
        harder = w7 * self._easiest + (1 - w7) * (difficulty - w6 * step * (10 - difficulty) / 9)
        return mean, 1.0 if harder < 1.0 else 10.0 if harder > 10.0 else harder, recalled

    def recalled(self, stability: float, difficulty: float, recall: float, rating: int) -> float:
        """The stability after recalling it, rated 2, 3 or 4, where `recall` was its probability."""
        bonus = {2: self._w[15], 3: 1.0, 4: self._w[16]}[rating]
        return stability * (1 + bonus * self._rise(stability, difficulty, recall))

    def lapsed(self, stability: float, difficulty: float, recall: float) -> float:
        """The stability after not recalling it."""
        w = self._w
        long_term = w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * math.exp(w[14] * (1 - recall))
        return max(min(long_term, stability * self._short_term_loss), SHORTEST_STABILITY)

    def short_term(self, stability: float, rating: int = 3) -> float:
        """The stability after recalling it on the same day, rated 2, 3 or 4."""
        w = self._w
        return stability * max(1.0, math.exp(w[17] * (rating - 3 + w[18])) * stability ** -w[19])

    def first_of(self, rating: int) -> tuple[float, float]:
        """Stability and difficulty after the first review of all."""
        return self._w[rating - 1], min(max(self._first_difficulty(rating), 1.0), 10.0)

    def next_difficulty(self, difficulty: float, step: float) -> float:
        """The difficulty after a review; `step` is the rating minus 3, or its mean."""
        moved = difficulty - self._w[6] * step * (10 - difficulty) / 9
        return min(max(self._w[7] * self._easiest + (1 - self._w[7]) * moved, 1.0), 10.0)

    def _rise(self, stability: float, difficulty: float, recall: float) -> float:
        w = self._w
        return self._growth * (11 - difficulty) * stability ** -w[9] * (math.exp(w[10] * (1 - recall)) - 1)

    def _first_difficulty(self, rating: int) -> float:
        return self._w[4] - math.exp(self._w[5] * (rating - 1)) + 1
