"""A learner's typed attempt: kept, marked, and put into the review queue with what it showed."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from flashcards.items import Wanted, add_items
from flashcards.marking import has_rules, mark, mark_follow_up
from flashcards.marks import follow_ups_in_order
from flashcards.models import Attempt, Disagreement, FollowUp, ItemKind, Learner, Phase, Question, ReviewItem
from flashcards.models.locks import locked_learner

TEXT_LIMIT = 20_000  # characters
REPEAT_SECONDS = 60  # the same text again within this time is a double tap, not another attempt


class AttemptRefused(ValueError):
    """The attempt cannot be taken; the message says what to do."""


def submit_attempt(
    learner: Learner,
    question: Question,
    text: str = "",
    *,
    now: datetime,
    dont_know: bool = False,
    follow_up: FollowUp | None = None,
) -> Attempt:
    """Keep an attempt at a question, or at one of its follow-ups, with its mark, and feed the queue.

    `dont_know` needs no text and is not marked. Raises AttemptRefused.
    """
    text = text.replace("\r\n", "\n").strip()
    _check(text, dont_know=dont_know)
    made_mark = (
        None if dont_know else _marked(question, follow_up, text)
    )  # before anything is locked: it takes its time
    with transaction.atomic():
        locked_learner(learner.pk)  # a double tap waits here for the first
        latest = Attempt.objects.filter(learner=learner, question=question, follow_up=follow_up).first()
        if latest is not None and _is_repeat(latest, text, dont_know=dont_know, now=now):
            return latest
        attempt = Attempt.objects.create(
            learner=learner,
            question=question,
            follow_up=follow_up,
            text=text,
            dont_know=dont_know,
            mark=made_mark,
            question_version=question.version,
        )
        keys = [] if follow_up else _follow_up_keys(attempt)
        add_items(learner, _wanted(attempt, keys, now=now), now=now)
        _reorder_new(learner, keys)
    return attempt


def disagree(attempt: Attempt, point: str) -> Attempt:
    """Count a key point for the learner that the mark missed; again changes nothing. Raises AttemptRefused."""
    with transaction.atomic():
        locked_learner(attempt.learner_id)
        if point not in (attempt.mark["missing"] if attempt.mark else []):
            raise AttemptRefused("This attempt did not miss that point, so there is nothing to disagree with.")
        Disagreement.objects.get_or_create(attempt=attempt, point=point)
    return attempt


def agree_again(attempt: Attempt, point: str) -> Attempt:
    """Take a disagreement back; where there is none nothing changes."""
    Disagreement.objects.filter(attempt=attempt, point=point).delete()
    return attempt


def _marked(question: Question, follow_up: FollowUp | None, text: str) -> dict[str, Any] | None:
    """The mark, by the rules there are; None without rules."""
    if follow_up is None:
        return mark(question.slug, text) if has_rules(question.slug) else None
    marked = has_rules(question.slug, follow_up.slug)
    return mark_follow_up(question.slug, follow_up.slug, text) if marked else None


def _check(text: str, *, dont_know: bool) -> None:
    if dont_know:
        return
    if not text:
        raise AttemptRefused("There is no answer yet. Write a sentence or two, or choose “I don’t know”.")
    if len(text) > TEXT_LIMIT:
        raise AttemptRefused(
            f"The answer has {len(text):,} characters; {TEXT_LIMIT:,} is the limit. An interview answer is shorter."
        )
    if "\0" in text:
        raise AttemptRefused("The answer holds a NUL character. Paste it as plain text.")


def _is_repeat(latest: Attempt, text: str, *, dont_know: bool, now: datetime) -> bool:
    recent = now - latest.created_at < timedelta(seconds=REPEAT_SECONDS)
    return recent and (latest.text, latest.dont_know) == (text, dont_know)


def _wanted(attempt: Attempt, follow_ups: list[str], *, now: datetime) -> list[Wanted]:
    """The question with its follow-ups, or the follow-up that was attempted; and what the mark accuses."""
    question, reason = attempt.question, "You attempted this question."
    found = attempt.mark["red_flags"] if attempt.mark else []
    flags = [
        Wanted(ItemKind.RED_FLAG, each["id"], f"You wrote: “{each['evidence']}”", mistake_at=now) for each in found
    ]
    if attempt.follow_up is not None:
        return [Wanted(ItemKind.FOLLOW_UP, f"{question.slug}/{attempt.follow_up.slug}", reason), *flags]
    return [
        Wanted(ItemKind.QUESTION, question.slug, reason),
        *(Wanted(ItemKind.FOLLOW_UP, key, reason) for key in follow_ups),
        *flags,
    ]


def _follow_up_keys(attempt: Attempt) -> list[str]:
    """Keys of the question's follow-ups, those first that ask for what the attempt left out."""
    live = attempt.question.follow_ups.filter(retired=False)
    return [f"{attempt.question.slug}/{row.follow_up.slug}" for row in follow_ups_in_order(live, attempt)]


def _reorder_new(learner: Learner, wanted: list[str]) -> None:
    """Follow-ups that wait in the queue for their first review take the order that the latest attempt calls for."""
    new = ReviewItem.objects.filter(learner=learner, kind=ItemKind.FOLLOW_UP, key__in=wanted, phase=Phase.NEW, reps=0)
    items = list(new.order_by("due_at", "id"))
    ordered = sorted(items, key=lambda item: wanted.index(item.key))
    if ordered == items:
        return
    first = min(item.due_at for item in items)
    for place, item in enumerate(reversed(ordered), start=1):  # none is due later than it was
        item.due_at = first - timedelta(microseconds=place)
    ReviewItem.objects.bulk_update(ordered, ["due_at"])
