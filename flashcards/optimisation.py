"""The scheduler is fitted to a learner's own reviews, in the background; a fit is used only if it is better."""

from __future__ import annotations

from collections import defaultdict

from django.db import transaction
from django.db.models import Count, F, Max, Q

from flashcards import fitting, scheduling
from flashcards.fitting import Recall
from flashcards.models import Act, Learner, Rating, Review, SchedulerParameters
from flashcards.models.locks import locked_learner

GROWTH = 1.1  # a learner is fitted again when their reviews have grown by so much since the last fit


def due_for_a_fit() -> list[int]:
    """Ids of the learners who have enough reviews, and enough more of them than at their last fit."""
    enough = Learner.objects.annotate(
        countable=Count(
            "reviews", filter=Q(reviews__undone_at=None, reviews__act=Act.RATE, reviews__elapsed_days__gt=0)
        )
    ).filter(countable__gte=fitting.LEAST_REVIEWS)
    newest = SchedulerParameters.objects.order_by().values("learner").annotate(newest=Max("pk")).values("newest")
    last = dict(
        SchedulerParameters.objects.filter(pk__in=newest)
        .annotate(known=F("reviews") + F("held_out"))
        .values_list("learner", "known")
    )
    counts = enough.order_by("pk").values_list("pk", "countable")
    return [pk for pk, count in counts if pk not in last or count >= last[pk] * GROWTH]


def optimise(learner: Learner) -> SchedulerParameters | None:
    """Fit, and keep what came of it; the scheduler uses it from the next review on if it was adopted.

    None where there are too few reviews, or no more than at the last fit: safe to run twice.
    """
    histories = _histories(learner)
    known = sum(fitting.countable(history) for history in histories)
    if known < fitting.LEAST_REVIEWS or _last_known(learner) >= known:
        return None
    adopted = learner.scheduler_parameters.filter(adopted=True, algorithm=scheduling.ALGORITHM).first()
    current = tuple(adopted.weights) if adopted else scheduling.DEFAULT_PARAMETERS
    found = fitting.fit(histories, current=current)
    with transaction.atomic():
        locked_learner(learner.pk)
        if _last_known(learner) >= known:  # another worker was first
            return None
        return SchedulerParameters.objects.create(
            learner=learner,
            weights=list(found.parameters),
            algorithm=scheduling.ALGORITHM,
            reviews=found.reviews,
            held_out=found.held_out,
            loss_before=found.loss_before,
            loss_after=found.loss_after,
            loss_moving_average=found.loss_moving_average,
            adopted=found.is_better,
        )


def _last_known(learner: Learner) -> int:
    """How many reviews the last fit knew."""
    last = SchedulerParameters.objects.filter(learner=learner).first()
    return last.reviews + last.held_out if last else 0


def _histories(learner: Learner) -> list[list[Recall]]:
    """The ratings of each item, in their order; other acts say nothing about memory."""
    rows = Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None)
    histories: defaultdict[int, list[Recall]] = defaultdict(list)
    columns = rows.order_by("reviewed_at", "pk").values_list("item", "rating", "elapsed_days").iterator()
    for order, (item, rating, elapsed_days) in enumerate(columns):
        histories[item].append(Recall(order=order, rating=Rating(rating or 0), elapsed_days=elapsed_days))
    return list(histories.values())
