"""Interviews as they are shown: the open step, the report, the list of past ones. Reads rows and changes none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import Q

from flashcards.days import DayClock
from flashcards.interview_report import Facts, StepFacts, report
from flashcards.interview_script import Clock, State, shares
from flashcards.interviews import open_step
from flashcards.models import Interview, InterviewStep, ItemKind, Learner, Phase, ReviewItem, StepKind

ITEM_OF = {
    StepKind.QUESTION: ItemKind.QUESTION,
    StepKind.FOLLOW_UP: ItemKind.FOLLOW_UP,
    StepKind.EXERCISE: ItemKind.EXERCISE,
    StepKind.RED_FLAG: ItemKind.RED_FLAG,
}


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an interview stands now. `left` in seconds, negative in the grace minute; `share` in minutes."""

    state: State
    left: float
    step: InterviewStep | None  # the open one; None once it is finished
    number: int  # of the open step
    count: int  # steps in all, as far as is known
    share: float


def standing(interview: Interview, now: datetime) -> Standing:
    """One query."""
    clock = Clock.of(interview)
    steps = list(interview.steps.all())
    kinds = planned_kinds(steps)
    step = None if interview.finished_at else open_step(steps)
    share = shares(kinds, interview.minutes)[step.position - 1] if step else 0.0
    return Standing(clock.state(now), clock.left(now), step, step.position if step else len(steps), len(kinds), share)


def planned_kinds(steps: Sequence[InterviewStep]) -> list[str]:
    """The kind of every step in its order, those follow-ups counted that are not chosen yet."""
    by_position = {step.position: step.kind for step in steps}
    last = max(by_position)
    follow_ups = next(step for step in steps if step.kind == StepKind.QUESTION).asked["follow_up_count"]
    return [by_position.get(at, StepKind.FOLLOW_UP) for at in range(1, max(last, 1 + follow_ups) + 1)]


def past(learner: Learner, *, limit: int) -> list[Interview]:
    """The latest that are finished, each with its `score` (None: nothing to say yet). Two queries."""
    own = Interview.objects.filter(learner=learner, finished_at__isnull=False)
    rows = list(own.prefetch_related("steps__submission")[:limit])
    for interview in rows:
        interview.score = facts_of(interview, list(interview.steps.all())).score  # type: ignore[attr-defined]
    return rows


def report_of(interview: Interview, now: datetime) -> dict[str, Any]:
    """The report of a finished interview, with what of it stands in the queue now. Three queries."""
    steps = list(interview.steps.select_related("submission"))
    return report(facts_of(interview, steps, queue=_queue(interview, steps, now)))


def facts_of(interview: Interview, steps: list[InterviewStep], *, queue: Sequence[dict[str, str]] = ()) -> Facts:
    kinds = planned_kinds(steps)
    share = [60 * minutes for minutes in shares(kinds, interview.minutes)]
    assert interview.finished_at is not None
    used = min(Clock.of(interview).used(interview.finished_at), sum(step.seconds or 0.0 for step in steps))
    return Facts(
        minutes=interview.minutes,
        used=used,
        paused=interview.paused_seconds,
        steps=tuple(_step_facts(step, share[step.position - 1]) for step in steps),
        follow_ups_not_asked=len(kinds) - len(steps),
        queue=tuple(queue),
    )


def _step_facts(step: InterviewStep, share: float) -> StepFacts:
    submission = step.submission
    return StepFacts(
        position=step.position,
        kind=step.kind,
        key=step.key,
        asked=step.asked,
        share=share,
        given=step.given,
        mark=step.mark,
        seconds=step.seconds,
        submission=submission.pk if submission else None,
        verdict=submission.verdict if submission and not submission.is_open else None,
    )


def _queue(interview: Interview, steps: list[InterviewStep], now: datetime) -> list[dict[str, str]]:
    """What of the interview is in the learner's queue, and when it comes. One query, and the learner's."""
    titles: dict[tuple[str, str], str] = {}
    for step in steps:
        if step.mark is None:
            continue
        title = step.asked.get("claim") or step.asked.get("prompt") or step.asked["title"]
        titles[ITEM_OF[StepKind(step.kind)], step.key] = title
        for flag in (step.mark.get("marked") or {}).get("red_flags", []):
            titles.setdefault((ItemKind.RED_FLAG, flag["id"]), flag["claim"])
        verdict = (step.submission.verdict if step.submission else None) or {"misconceptions": []}
        for each in verdict["misconceptions"]:
            if each.get("red_flag"):
                titles.setdefault((ItemKind.RED_FLAG, each["red_flag"]), each["title"])
    if not titles:
        return []
    places = reduce(or_, (Q(kind=kind, key=key) for kind, key in titles))
    clock = DayClock.of(interview.learner)
    return [
        {
            "item": item.public_id,
            "title": titles[ItemKind(item.kind), item.key],
            "when": when(item, now, clock),
            "path": path_of(item),
        }
        for item in ReviewItem.objects.filter(places, learner=interview.learner_id)
    ]


def when(item: ReviewItem, now: datetime, clock: DayClock) -> str:
    """When an item comes, in words."""
    if item.suspended_at is not None:
        return "suspended: it comes when you resume it"
    if item.buried_until is not None and item.buried_until > clock.day_of(now):
        return f"on {item.buried_until:%d %B %Y}"
    if item.brought_back_at is not None:
        return "at once: it is asked first"
    if item.phase == Phase.NEW:
        return "as new, within your daily limit of new cards"
    if item.is_due(now, clock):
        return "now"
    return f"on {item.due_day:%d %B %Y}" if item.due_day else "within minutes"


def path_of(item: ReviewItem) -> str:
    slug, _, follow_up = item.key.partition("/")
    match ItemKind(item.kind):
        case ItemKind.RED_FLAG:
            return f"/red-flags/{slug}/"
        case ItemKind.EXERCISE:
            return f"/exercises/{slug}/"
        case _:
            return f"/questions/{slug}/" + (f"#follow-up-{follow_up}" if follow_up else "")
