"""A learner's typed attempt: kept, marked, and put into the review queue with what it showed."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction

from flashcards.items import Wanted, add_items
from flashcards.marking import has_rules, mark
from flashcards.models import Attempt, FollowUp, ItemKind, Learner, Question

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
    marked = not dont_know and follow_up is None and has_rules(question.slug)
    made_mark = mark(question.slug, text) if marked else None  # before anything is locked: it takes its time
    with transaction.atomic():
        Learner.objects.select_for_update(no_key=True).get(pk=learner.pk)  # a double tap waits here for the first
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
        add_items(learner, _wanted(attempt, now=now), now=now)
    return attempt


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


def _wanted(attempt: Attempt, *, now: datetime) -> list[Wanted]:
    """The question with all its follow-ups and what the mark accuses; for a follow-up's attempt that follow-up."""
    question, reason = attempt.question, "You attempted this question."
    if attempt.follow_up is not None:
        return [Wanted(ItemKind.FOLLOW_UP, f"{question.slug}/{attempt.follow_up.slug}", reason)]
    follow_ups = question.follow_ups.filter(retired=False).values_list("slug", flat=True)
    found = attempt.mark["red_flags"] if attempt.mark else []
    return [
        Wanted(ItemKind.QUESTION, question.slug, reason),
        *(Wanted(ItemKind.FOLLOW_UP, f"{question.slug}/{slug}", reason) for slug in follow_ups),
        *(Wanted(ItemKind.RED_FLAG, flag["id"], f"You wrote: “{flag['evidence']}”", mistake_at=now) for flag in found),
    ]
