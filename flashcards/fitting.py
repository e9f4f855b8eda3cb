"""Parameters of FSRS-6 for one learner, from their own reviews. Pure: histories in, a fit with its losses out.

The package `fsrs-rs-python` does the fitting, since the optimiser of `fsrs` needs torch. Only the worker comes here.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flashcards import scheduling
from flashcards.expected_memory import MemoryModel
from flashcards.phases import Rating

if TYPE_CHECKING:
    from fsrs_rs_python import FSRSItem

LEAST_REVIEWS = 512  # of what had been asked on an earlier day; with fewer a fit follows chance
HELD_OUT_SHARE = 0.2  # the latest ones, on which a fit is tried
MOVING_AVERAGE_WEIGHT = 0.1  # of the newest review
CERTAIN = 1e-4  # a prediction is kept this far from 0 and 1, or one surprise would cost without end
SEED = 2023
LEARNING_RATE = 0.01  # a quarter of the package's own, which suits ten times as many reviews


@dataclass(frozen=True, slots=True)
class Recall:
    """One rating in an item's history."""

    order: int  # in the whole log: what came first has the smaller number
    rating: Rating
    elapsed_days: int  # since the item's review before it; 0 on the same day, and for the first


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitted parameters beside those that held, both tried on the same later reviews.

    Losses are mean negative log likelihoods in nats of what happened at the held-out reviews.
    """

    parameters: tuple[float, ...]
    reviews: int  # fitted to
    held_out: int
    loss_before: float
    loss_after: float
    loss_moving_average: float
    is_better: bool  # by more than one standard error of the difference


class TooFewReviews(ValueError):
    """There is not enough to fit to."""


def fit(histories: Sequence[Sequence[Recall]], *, current: Sequence[float]) -> Fit:
    """Fit to the earlier reviews of all items, try on the later ones. Each history is in the order of its reviews.

    Raises TooFewReviews below LEAST_REVIEWS reviews with a day or more before them.
    """
    import fsrs_rs_python

    examples = sorted(_examples(histories), key=lambda example: example[-1].order)
    if len(examples) < LEAST_REVIEWS:
        raise TooFewReviews(f"{len(examples)} reviews were made a day or more after another; it takes {LEAST_REVIEWS}.")
    cut = round(len(examples) * (1 - HELD_OUT_SHARE))
    earlier, later = examples[:cut], examples[cut:]
    trained = fsrs_rs_python.FSRS(list(current)).compute_parameters(
        [_item(example) for example in earlier],
        training_config=fsrs_rs_python.TrainingConfig(seed=SEED, learning_rate=LEARNING_RATE),
    )
    parameters = scheduling.within_bounds(trained)
    recalled = [example[-1].rating is not Rating.AGAIN for example in later]
    before = _losses(_predictions(later, current), recalled)
    after = _losses(_predictions(later, parameters), recalled)
    average = _losses(_moving_average(examples, begin=cut), recalled)
    gains = [old - new for old, new in zip(before, after, strict=True)]
    return Fit(
        parameters=parameters,
        reviews=len(earlier),
        held_out=len(later),
        loss_before=statistics.fmean(before),
        loss_after=statistics.fmean(after),
        loss_moving_average=statistics.fmean(average),
        is_better=statistics.fmean(gains) > statistics.stdev(gains) / math.sqrt(len(gains)),
    )


def countable(history: Sequence[Recall]) -> int:
    """How many reviews of a history a fit can learn from."""
    return sum(recall.elapsed_days > 0 for recall in history)


def _examples(histories: Sequence[Sequence[Recall]]) -> list[Sequence[Recall]]:
    """For each review that came a day or more after another: it, and all that led to it."""
    return [
        history[: index + 1]
        for history in histories
        for index, recall in enumerate(history)
        if index > 0 and recall.elapsed_days > 0
    ]


def _item(example: Sequence[Recall]) -> FSRSItem:
    import fsrs_rs_python as rs

    return rs.FSRSItem([rs.FSRSReview(int(recall.rating), recall.elapsed_days) for recall in example])


def _predictions(examples: Sequence[Sequence[Recall]], parameters: Sequence[float]) -> list[float]:
    """How likely each example's last review was to be recalled, by the memory that those before it had left."""
    from fsrs_rs_python import FSRS

    memories = FSRS(list(parameters)).memory_state_batch([_item(example[:-1]) for example in examples])
    curve = MemoryModel(parameters)
    return [
        curve.recall(memory.stability, example[-1].elapsed_days)
        for example, memory in zip(examples, memories, strict=True)
    ]


def _moving_average(examples: Sequence[Sequence[Recall]], *, begin: int) -> list[float]:
    """A guess that knows nothing but how the reviews before went, whatever was asked: the baseline to beat."""
    level, guesses = 0.9, []
    for number, example in enumerate(examples):
        if number >= begin:
            guesses.append(level)
        level += MOVING_AVERAGE_WEIGHT * ((example[-1].rating is not Rating.AGAIN) - level)
    return guesses


def _losses(predictions: Sequence[float], recalled: Sequence[bool]) -> list[float]:
    kept = [min(max(prediction, CERTAIN), 1 - CERTAIN) for prediction in predictions]
    return [-math.log(p if hit else 1 - p) for p, hit in zip(kept, recalled, strict=True)]
