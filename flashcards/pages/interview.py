"""Mock interviews: begin one, answer step after step against the clock, read and keep the report.

Form posts, so that it works without JavaScript; the clock is read from the server each time a page opens.
"""

from __future__ import annotations

import secrets
import uuid
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from flashcards import interviews
from flashcards.interview_markdown import markdown
from flashcards.interview_reading import Standing, past, report_of, standing
from flashcards.interview_report import TITLES, clock
from flashcards.interview_script import GRACE_SECONDS, LENGTHS, LONGEST, SHORTEST, Clock, State
from flashcards.interviews import AlreadyOpen, NothingToAsk, NotNow, Sent, StepRefused, Wishes
from flashcards.models import Interview, Learner, Level, Question, StepKind
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import Cell, row_cells
from grader.kept_text import signed_in, take_kept_text
from grader.source_page import python_html
from grader.walls import UNSANDBOXED, sandboxed

MINUTES = (10, 15, 20, 30, 45)  # what the form offers
EARLIER_SHOWN = 20  # interviews on the first page
AWAY_FROM = 120  # seconds without a sign of life, from which on the page asks whether the learner was away
STALE = "That form was not complete, so nothing was counted. Here is where you are."


@require_http_methods(["GET", "POST"])
@signed_in
def interview_start(request: HttpRequest) -> HttpResponse:
    """What an interview can be about, the one that is open, and the earlier ones with their scores."""
    learner = learner_of(request)
    if request.method == "GET":
        return render(request, "flashcards/interview_start.html", start_context(learner, Wishes()))
    wishes = wishes_of(request.POST)
    try:
        key = str(uuid.UUID(request.POST.get("key", "")))
        made = interviews.start(learner, wishes, key=key, seed=secrets.randbelow(2**31), now=timezone.now())
    except AlreadyOpen as already:
        messages.warning(request, str(already))
        return redirect("interview", pk=already.interview.pk)
    except (NothingToAsk, ValueError) as nothing:
        error = str(nothing) if isinstance(nothing, NothingToAsk) else "That form was not complete. Try again."
        context = start_context(learner, wishes) | {"error": error}
        return render(request, "flashcards/interview_start.html", context, status=422)
    return redirect("interview", pk=made.pk)


def wishes_of(post: QueryDict) -> Wishes:
    """What the form asks for; what it cannot have sent is taken for its default."""
    minutes = post.get("minutes", "")
    return Wishes(
        minutes=int(minutes) if minutes in map(str, MINUTES) else interviews.USUAL_MINUTES,
        level=post.get("level", "") if post.get("level") in Level.values else "",
        topic=post.get("topic", "")[:80],
    )


def start_context(learner: Learner, wishes: Wishes) -> dict[str, Any]:
    live = Question.objects.filter(retired=False).order_by("topic")
    current, now = interviews.open_interview(learner), timezone.now()
    limits = [*(length.minutes - 1 for length in LENGTHS[1:]), LONGEST]
    return {
        "topics": list(live.values_list("topic", flat=True).distinct()),
        "levels": Level.choices,
        "minutes": MINUTES,
        "lengths": [{"length": length, "to": to} for length, to in zip(LENGTHS, limits, strict=True)],
        "shortest": SHORTEST,
        "wishes": wishes,
        "key": uuid.uuid4(),
        "open": current,
        "standing": standing(current, now) if current else None,
        "earlier": earlier_rows(learner),
    }


@require_http_methods(["GET", "POST"])
@signed_in
def interview(request: HttpRequest, pk: int) -> HttpResponse:
    """The step that is open, the pause, or the report."""
    found = own(request, pk)
    if request.method == "POST":
        return posted(request, found)
    return show(request, found, kept=take_kept_text(request))


def own(request: HttpRequest, pk: int) -> Interview:
    return get_object_or_404(Interview.objects.select_related("learner"), pk=pk, learner=learner_of(request))


def posted(request: HttpRequest, found: Interview) -> HttpResponse:
    """One act of the learner's. Whatever a stale form says, nothing is lost."""
    now = timezone.now()
    match request.POST.get("act", ""):
        case "pause":
            typed_so_far(request, found, now)
            interviews.pause(found, now=now)
        case "resume":
            interviews.resume(found, now=now)
        case "away":
            was_away(request, found, now)
        case "end":
            typed_so_far(request, found, now)
            interviews.finish(found, now=now)
        case "judge":
            if not interviews.judge_waiting(found):
                messages.warning(request, "The judge still has no room. Try again in a minute.")
        case "answer" | "pass" as act:
            return answered(request, found, sent_in(request.POST, passed=act == "pass"), now)
        case _:
            messages.warning(request, STALE)
    return back(found)


def back(found: Interview) -> HttpResponseRedirect:
    return redirect("interview", pk=found.pk)


def typed_so_far(request: HttpRequest, found: Interview, now: datetime) -> None:
    """Pausing and ending send the form along, so that they lose nothing where there is no script."""
    position = position_of(request.POST)
    if position and any(request.POST.get(name) for name in ("text", "source", "choice")):
        try:
            interviews.save_draft(found, position, sent_in(request.POST), now=now)
        except interviews.NoSuchStep:
            messages.warning(request, STALE)


def was_away(request: HttpRequest, found: Interview, now: datetime) -> None:
    minutes = request.POST.get("minutes", "")
    if not (minutes.isascii() and minutes.isdigit() and int(minutes[:5]) > 0):
        messages.warning(request, "Say how many minutes you were away, as a whole number.")
        return
    taken = interviews.away(found, int(minutes[:5]), now=now)
    whole = round(taken / 60)
    said = f"{whole} minute{'' if whole == 1 else 's'} taken off the clock."
    if taken + 30 < 60 * int(minutes[:5]):
        said += " It cannot be more than since this step was asked, or since something was last heard from you."
    messages.info(request, said)


def answered(request: HttpRequest, found: Interview, sent: Sent, now: datetime) -> HttpResponse:
    """Hand in one step; the text of a form that came too late is shown, and kept with the step."""
    position = position_of(request.POST)
    if position is None:
        messages.warning(request, STALE)
        return back(found)
    try:
        interviews.answer(found, position, sent, now=now)
    except interviews.NoSuchStep:
        messages.warning(request, STALE)
    except StepRefused as refused:
        return show(request, own(request, found.pk), error=str(refused), status=422)
    except NotNow as not_now:
        messages.warning(request, str(not_now))
    return back(found)


def position_of(post: QueryDict) -> int | None:
    text = post.get("step", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def sent_in(post: QueryDict, *, passed: bool = False) -> Sent:
    """The form's fields. Browsers send line ends as CR LF."""
    choice = post.get("choice", "")
    return Sent(
        text=post.get("text", "").replace("\r\n", "\n"),
        choice=int(choice) if choice in ("1", "2", "3") else None,
        source=post.get("source", "").replace("\r\n", "\n"),
        passed=passed,
    )


@require_POST
@signed_in
def draft(request: HttpRequest, pk: int) -> HttpResponse:
    """What is typed so far, from the page's script: 204 kept, 409 where it does not count any more."""
    found, position = own(request, pk), position_of(request.POST)
    if position is None:
        return HttpResponse(status=400)
    try:
        kept = interviews.save_draft(found, position, sent_in(request.POST), now=timezone.now())
    except interviews.NoSuchStep:
        return HttpResponse(status=409)
    return HttpResponse(status=204 if kept else 409)


def show(
    request: HttpRequest, found: Interview, *, error: str = "", kept: dict[str, str] | None = None, status: int = 200
) -> HttpResponse:
    now = timezone.now()
    place = standing(found, now)
    match place.state:
        case State.FINISHED:
            template, context = "report", report_context(found, now)
        case State.RUNNING:
            context = step_context(found, place, now, kept or {})
            template = "step"
        case _:
            template, context = str(place.state), clock_context(found, place, now)
    return render(request, f"flashcards/interview_{template}.html", context | {"error": error}, status=status)


def step_context(found: Interview, place: Standing, now: datetime, kept: dict[str, str]) -> dict[str, Any]:
    step = place.step
    assert step is not None
    away = (now - interviews.seen_at(step, found)).total_seconds()
    saved = Sent.shown(step.given)
    typed = replace(saved, text=kept.get("text", saved.text), source=kept.get("source", saved.source))
    is_code = step.kind == StepKind.EXERCISE
    return {
        **clock_context(found, place, now),
        "step": step,
        "name": TITLES[StepKind(step.kind)],
        "asked": step.asked,
        "typed": typed,
        "source": typed.source or step.asked.get("starter", ""),
        "grace": place.left < 0,
        "grace_left": max(0, round(place.left + GRACE_SECONDS)),
        "away_minutes": int(away // 60) if away >= AWAY_FROM else 0,
        "warning": "" if not is_code or sandboxed(settings.SANDBOX_LAYER) else UNSANDBOXED,
    }


def clock_context(found: Interview, place: Standing, now: datetime) -> dict[str, Any]:
    used = Clock.of(found).used(now)
    return {
        "interview": found,
        "place": place,
        "left": max(0, round(place.left)),
        "left_minutes": max(0, -(-round(place.left) // 60)),
        "cells": time_cells(used, found.minutes),
    }


def time_cells(used: float, minutes: int) -> list[Cell]:
    width = round(min(100.0, 100 * used / (60 * minutes)), 2)
    return [Cell(0, width, True), Cell(width, round(100 - width, 2), False)]


def report_context(found: Interview, now: datetime) -> dict[str, Any]:
    report = report_of(found, now)
    rows = [
        {
            **step,
            "percent": percent(step["score"]),
            "time": clock(step["seconds"]) if step["seconds"] is not None else "",
            "meant": clock(step["share_seconds"]),
            "cells": row_cells([point["covered"] for point in step["points"]]),
            "covered": sum(point["covered"] for point in step["points"]),
            "code": python_html(step["source"]) if step["source"].strip() else "",
        }
        for step in report["steps"]
    ]
    return {
        "interview": found,
        "report": report,
        "rows": rows,
        "percent": percent(report["score"]),
        "used": clock(report["used_seconds"]),
        "paused": clock(report["paused_seconds"]) if report["paused_seconds"] >= 1 else "",
        "waits": any(step["verdict"] and step["verdict"]["status"] == "waiting" for step in report["steps"]),
    }


def percent(score: float | None) -> int | None:
    return None if score is None else round(100 * score)


def earlier_rows(learner: Learner) -> list[dict[str, Any]]:
    return [
        {
            "interview": one,
            "question": one.steps.all()[0].asked["prompt"],
            "percent": percent(getattr(one, "score", None)),
        }
        for one in past(learner, limit=EARLIER_SHOWN)
    ]


@require_GET
@signed_in
def report_markdown(request: HttpRequest, pk: int) -> HttpResponse:
    """The report as a file to keep."""
    found = own(request, pk)
    if found.finished_at is None:
        messages.info(request, "The report comes when the interview is over.")
        return back(found)
    day = timezone.localtime(found.started_at, ZoneInfo(found.learner.time_zone))
    text = markdown(
        report_of(found, timezone.now()),
        heading=f"Mock interview of {day:%d %B %Y}",
        base=request.build_absolute_uri("/"),
    )
    response = HttpResponse(text, content_type="text/markdown; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="rowsum-interview-{found.pk}.md"'
    return response
