"""What the templates of exercises and submissions are given. Reads rows and changes none; few queries for each page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db.models.fields.json import KT
from django.utils import timezone

from grader import verdict_page, worker_list
from grader.catalogue import Exercise, exercises, red_flag_fronts
from grader.heatmaps import pictures
from grader.hints import opened_count
from grader.models import Submission
from grader.names import short_name
from grader.rendering import render as render_markdown
from grader.source_page import python_html
from grader.statuses import Device, SubmissionKind, SubmissionStatus
from grader.submissions import queue_position, waits_for
from grader.walls import UNSANDBOXED, sandboxed
from grader.wording import grouped

HISTORY_LENGTH = 20
FAST_POLLS, FAST_POLL_MS = 12, 250  # three seconds of quick questions, then slower ones
SLOW_POLL_MS, FAR_POLL_MS = 1500, 5000
FAR_BACK = 20  # with so many before, nobody needs to know each second


@dataclass(frozen=True, slots=True)
class State:
    """How far a learner has come with an exercise."""

    word: str
    tone: str  # CSS class of its tag


PASSED, TRIED, NOT_STARTED = State("passed", "good"), State("tried", "warn"), State("not started", "")
PASSED_ELSEWHERE = State("passed elsewhere", "warn")  # says a file that was imported; this instance did not judge it


def states_of(learner_id: int | None) -> dict[str, State]:
    """By slug, for the exercises that the learner has begun; none for a visitor. One query."""
    if learner_id is None:
        return {}
    own = Submission.with_runs.filter(learner=learner_id).order_by()
    states: dict[str, State] = {}
    for slug, status, kind, imported in own.values_list("exercise", "status", "kind", "imported").distinct():
        state = TRIED
        if status == SubmissionStatus.PASSED and kind == SubmissionKind.SUBMIT:
            state = PASSED_ELSEWHERE if imported else PASSED
        states[slug] = max(states.get(slug, TRIED), state, key=(TRIED, PASSED_ELSEWHERE, PASSED).index)
    return states


def list_context(learner_id: int | None) -> dict[str, Any]:
    """All exercises under their topics, both in the order of the exercises."""
    states = states_of(learner_id)
    topics: dict[str, list[dict[str, Any]]] = {}
    for found in exercises().values():
        row = {"exercise": found, "state": states.get(found.slug, NOT_STARTED)}
        topics.setdefault(found.topic, []).append(row)
    rows = [row for group in topics.values() for row in group]
    passed = sum(row["state"] is PASSED for row in rows)
    return {
        "topics": [
            {"name": name, "rows": group, "passed": sum(row["state"] is PASSED for row in group)}
            for name, group in topics.items()
        ],
        "count": len(rows),
        "passed": passed,
    }


def next_exercise(learner_id: int, slug: str) -> Exercise | None:
    """The one after `slug` that the learner has not passed, from the start again behind the last; None if that was
    all."""
    states, found = states_of(learner_id), exercises()
    here = found[slug].number if slug in found else 0
    left = [e for e in found.values() if states.get(e.slug) is not PASSED and e.slug != slug]
    return min(left, key=lambda e: (e.number < here, e.number), default=None)


def statement_context(found: Exercise) -> dict[str, Any]:
    """What anybody may read of an exercise."""
    return {"exercise": found, "statement": render_markdown(found.statement).html}


def exercise_context(
    learner_id: int, found: Exercise, *, source: str | None = None, error: str = "", kept: bool = False
) -> dict[str, Any]:
    """Everything of the exercise page; `source` is text that must come back into the editor, `kept` if it was kept over
    a sign-in."""
    own = Submission.objects.filter(learner=learner_id, exercise=found.slug)
    history = list(own.defer("verdict").annotate(said=KT("verdict__summary"))[: HISTORY_LENGTH + 1])
    passed = any(s.is_pass for s in history) or (
        len(history) > HISTORY_LENGTH and own.filter(status=SubmissionStatus.PASSED, imported=False).exists()
    )
    return {
        **statement_context(found),
        **hints_context(learner_id, found),
        "source": latest_source(learner_id, found, history[:1]) if source is None else source,
        "returned": source is not None,
        "kept": kept,
        "error": error,
        "history": history_rows(history),
        "passed": passed,
        "passed_elsewhere": not passed and any(s.imported and s.status == SubmissionStatus.PASSED for s in history),
        "solution": solution_html(found) if passed else None,
        "next": next_exercise(learner_id, found.slug) if passed else None,
        "questions": [{"slug": slug, "words": short_name(slug)} for slug in found.questions],
        "gpu": gpu_choice(),
        "warning": "" if sandboxed(settings.SANDBOX_LAYER) else UNSANDBOXED,
    }


def gpu_choice() -> str:
    """What the choice of a GPU says; empty where this instance has none."""
    now = timezone.now()
    if offers := worker_list.offers_for(Device.CUDA, now=now):
        return f"Judge it on the GPU ({offers[0]['name']})"
    if worker_list.offers_for(Device.CUDA, now=now, within=worker_list.OFFERED_FOR):
        return "Judge it on the GPU (its worker is away just now; it would wait)"
    return ""


def latest_source(learner_id: int, found: Exercise, latest: Sequence[Submission]) -> str:
    """What the learner sent last, to run or to submit; the starter before that."""
    runs = Submission.with_runs.filter(learner=learner_id, exercise=found.slug, kind=SubmissionKind.RUN)
    sent = max([*latest, *runs.only("source")[:1]], key=lambda s: s.pk, default=None)
    return found.starter if sent is None else sent.source


def hints_context(learner_id: int, found: Exercise) -> dict[str, Any]:
    """The hints that are open, and the number of the next one (None if there is none)."""
    opened = opened_count(learner_id, found)
    return {
        "exercise": found,
        "hints": [render_markdown(hint).html for hint in found.hints[:opened]],
        "next_hint": opened + 1 if opened < len(found.hints) else None,
    }


def history_rows(history: list[Any]) -> list[dict[str, Any]]:
    """Lines of the history; its submissions carry `said`, the sentence of the verdict. One more than is shown tells
    whether the last one has one before it."""
    return [
        {
            "submission": s,
            "title": verdict_page.title_of(s.status),
            "tone": verdict_page.tone(s.status),
            "said": s.said or "",
            "has_before": i + 1 < len(history),
        }
        for i, s in enumerate(history[:HISTORY_LENGTH])
    ]


def solution_html(found: Exercise) -> str:
    """The model solution; its comments are the commentary. Only for those who passed."""
    return python_html((found.folder / "solution.py").read_text(encoding="utf-8"))


def submission_context(found: Submission, *, asked: int = 0) -> dict[str, Any]:
    """A submission for the templates: how it stands, and the verdict's shapes once there is one."""
    title = verdict_page.title_of(found.status, found.kind)
    context = {"submission": found, "title": title, "tone": verdict_page.tone(found.status)}
    if found.is_open or not found.verdict:
        return {**context, **waiting_context(found, asked=asked)}
    following = next_exercise(found.learner_id, found.exercise) if found.is_pass else None
    return {**context, **verdict_context(found), "remarks": grouped(remarks_of(found)), "next": following}


def remarks_of(found: Submission) -> list[dict[str, str]]:
    """The judge's remarks, and what changed since the learner's submission before. One query."""
    verdict: dict[str, Any] = found.verdict or {}
    said: list[dict[str, str]] = verdict.get("remarks", [])
    if found.is_run:
        return said
    own = Submission.objects.filter(learner=found.learner_id, exercise=found.exercise, pk__lt=found.pk)
    before = own.exclude(verdict=None).values_list("verdict", flat=True).first()
    return [*said, *verdict_page.progress(before, verdict)]


def waiting_context(found: Submission, *, asked: int) -> dict[str, Any]:
    """Where it stands in the queue, how many cases have run, and when the page asks again."""
    ahead = queue_position(found) or 0
    missing = waits_for(found)
    later = FAR_POLL_MS if ahead > FAR_BACK or missing else SLOW_POLL_MS
    return {
        "ahead": ahead,
        "waits_for": missing,
        "may_be_taken_back": found.status == SubmissionStatus.QUEUED and (ahead > 0 or missing is not None),
        "waits_for_gpu": found.status == SubmissionStatus.QUEUED and found.device == Device.CUDA,
        "progress": {"done": found.cases_done, "total": found.cases_total} if found.cases_total else None,
        "asked": min(asked, FAST_POLLS) + 1,
        "delay_ms": FAST_POLL_MS if asked < FAST_POLLS else later,
    }


def verdict_context(found: Submission) -> dict[str, Any]:
    verdict: dict[str, Any] = found.verdict or {}
    rows = verdict_page.case_rows(verdict["cases"])
    drawn = pictures(verdict["cases"])
    fronts = red_flag_fronts()
    return {
        "verdict": verdict,
        "misconceptions": [
            {**named, "claim": fronts.get(named.get("red_flag") or "", {}).get("claim", "")}
            for named in verdict["misconceptions"]
        ],
        "facts": verdict_page.facts_beyond(verdict),
        "first_wrong": verdict_page.first_wrong(verdict),
        "place": verdict_page.place_of(verdict.get("details")),
        "cases": rows,
        "failing_cases": [row for row in rows if row.ran and not row.passed],
        "passing_cases": [row for row in rows if row.passed],
        "measured": any(row.bar is not None for row in rows),
        "cases_not_run": [row for row in rows if not row.ran],
        "picture": drawn[0] if drawn else None,
        "more_pictures": drawn[1:],
        "comparisons": verdict_page.comparisons(verdict),
        "bar_width": verdict_page.BAR_WIDTH,
        "budget_mark": verdict_page.budget_mark(),
        "scale": verdict_page.scale_marks(),
    }
