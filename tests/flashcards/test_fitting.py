"""Parameters fitted to one learner's reviews: kept only where later reviews say that they are better."""

from __future__ import annotations

import random
from functools import cache

import fsrs_rs_python
import pytest

from flashcards import fitting, scheduling
from flashcards.fitting import Recall, TooFewReviews
from flashcards.phases import Rating

# Five times the usual stability after the first review, and it grows faster.
RETENTIVE = tuple(w * 5 if i < 4 else w + 0.7 if i == 8 else w for i, w in enumerate(scheduling.DEFAULT_PARAMETERS))


@cache
def histories(true_parameters: tuple[float, ...], *, seed: int, items: int = 400) -> list[list[Recall]]:
    """What a learner with these parameters does when asked on the days that the default ones name."""
    draw = random.Random(seed)
    true, asked = fsrs_rs_python.FSRS(list(true_parameters)), fsrs_rs_python.FSRS(list(scheduling.DEFAULT_PARAMETERS))
    reviews: list[tuple[int, int, Rating, int]] = []  # day, item, rating, elapsed days
    for item in range(items):
        day, last, real, planned = draw.randrange(170), None, None, None
        while day < 180:
            elapsed = 0 if last is None else day - last
            chance = 0.7 if real is None else recall(true_parameters, real.stability, elapsed)
            rating = draw.choices([Rating.HARD, Rating.GOOD, Rating.EASY], [1, 5, 1])[0]
            rating = rating if draw.random() < chance else Rating.AGAIN
            name = rating.label.lower()
            real = getattr(true.next_states(real, 0.9, elapsed), name).memory
            state = getattr(asked.next_states(planned, 0.9, elapsed), name)
            planned, last = state.memory, day
            reviews.append((day, item, rating, elapsed))
            day += max(1, round(state.interval))
    found: dict[int, list[Recall]] = {}
    for order, (_, item, rating, elapsed) in enumerate(sorted(reviews, key=lambda review: review[:2])):
        found.setdefault(item, []).append(Recall(order=order, rating=rating, elapsed_days=elapsed))
    return list(found.values())


def recall(parameters: tuple[float, ...], stability: float, elapsed: int) -> float:
    factor = 0.9 ** (-1 / parameters[20]) - 1
    return (1 + factor * elapsed / stability) ** -parameters[20]


def test_it_finds_parameters_that_foretell_an_unusual_memory_better():
    found = fitting.fit(histories(RETENTIVE, seed=1), current=scheduling.DEFAULT_PARAMETERS)
    assert found.is_better
    assert found.loss_after < found.loss_before
    assert found.loss_after < found.loss_moving_average
    assert found.parameters[2] > scheduling.DEFAULT_PARAMETERS[2] * 2  # a first “good” lasts longer


def test_it_keeps_what_holds_where_the_memory_is_as_assumed():
    assert not fitting.fit(
        histories(scheduling.DEFAULT_PARAMETERS, seed=2), current=scheduling.DEFAULT_PARAMETERS
    ).is_better


def test_it_is_tried_on_the_latest_reviews_only():
    known = histories(RETENTIVE, seed=1)
    found = fitting.fit(known, current=scheduling.DEFAULT_PARAMETERS)
    assert found.reviews + found.held_out == sum(map(fitting.countable, known))
    assert found.held_out == pytest.approx(0.2 * (found.reviews + found.held_out), abs=1)


def test_it_does_not_learn_from_what_it_is_tried_on():
    known = histories(RETENTIVE, seed=1)
    cut = max(recall.order for history in known for recall in history) * 0.9
    turned = [
        [Recall(r.order, Rating.AGAIN, r.elapsed_days) if r.order > cut else r for r in history] for history in known
    ]
    current = scheduling.DEFAULT_PARAMETERS
    assert fitting.fit(turned, current=current).parameters == fitting.fit(known, current=current).parameters


def test_it_fits_the_same_twice():
    known = histories(RETENTIVE, seed=1)
    current = scheduling.DEFAULT_PARAMETERS
    assert fitting.fit(known, current=current) == fitting.fit(known, current=current)


def test_its_parameters_are_accepted_by_the_scheduler():
    found = fitting.fit(histories(RETENTIVE, seed=1), current=scheduling.DEFAULT_PARAMETERS)
    assert scheduling.within_bounds(found.parameters) == found.parameters


def test_it_refuses_to_fit_to_a_few_reviews():
    with pytest.raises(TooFewReviews, match="512"):
        fitting.fit(histories(RETENTIVE, seed=3, items=20), current=scheduling.DEFAULT_PARAMETERS)
