"""The plan until the interview: what today holds, what to expect on the day, and what will not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from flashcards import day_queue, plans
from flashcards.days import DayClock
from flashcards.models import ItemKind, Learner, Plan
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import Cell
from grader.kept_text import signed_in

SHOWN_TODAY = 6
SHOWN_LEFT_OUT = 60
KINDS = {
    ItemKind.QUESTION: ("question", "questions"),
    ItemKind.FOLLOW_UP: ("follow-up", "follow-ups"),
    ItemKind.RED_FLAG: ("red flag", "red flags"),
    ItemKind.EXERCISE: ("exercise", "exercises"),
    ItemKind.QUIZ: ("quiz item", "quiz items"),
    ItemKind.CARD: ("own card", "own cards"),
}


@dataclass(frozen=True, slots=True)
class Thing:
    kind: str
    title: str
    worth: float
    minutes: float
    new: bool


@dataclass(frozen=True, slots=True)
class Day:
    """One bar of the load, in a picture of width 100 and height 100, and its row of the table."""

    day: date
    minutes: int
    reviews: float
    new: float
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Share:
    """A share of one, as a row."""

    label: str
    percent: int
    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class Minutes:
    minutes: int
    percent: int
    chosen: bool


@require_http_methods(["GET", "POST"])
@signed_in
def plan(request: HttpRequest) -> HttpResponse:
    """The plan of the learner's day; made now if nobody has asked for it today. A POST asks for more today."""
    learner, now = learner_of(request), timezone.now()
    if request.method == "POST":
        return more(request, learner)
    made = plans.current(learner, now=now)
    context: dict[str, Any] = {"interview": learner.interview_date, "today": DayClock.of(learner).day_of(now)}
    if made is not None:
        context |= shape(made) | {"due": day_queue.due_count(learner, now=now)}
    return render(request, "flashcards/plan.html", context)


def more(request: HttpRequest, learner: Learner) -> HttpResponse:
    """Use what is left of today's minutes."""
    if plans.more_today(learner, now=timezone.now()):
        day_queue.thaw(learner)
        return redirect("review")
    messages.info(request, "Nothing more fits into your minutes of today.")
    return redirect("plan")


def shape(made: Plan) -> dict[str, Any]:
    """A plan as the template shows it."""
    content = made.content
    days = loads(content["loads"], made.day, made.daily_minutes)
    todays = [thing(row) for row in content["today"]]
    left_out = [thing(row) for row in content["left_out"]]
    others = {int(minutes): recall for minutes, recall in content["other_minutes"].items()}
    reached = [minutes for minutes, recall in others.items() if recall >= made.target_retention]
    shares = [("With this plan", content["recall"]), ("If you stopped now", content["recall_without"])]
    if left_out:
        shares.insert(1, ("With this plan, of what fits into it", content["recall_of_fitting"]))
    return {
        "plan": made,
        "days_left": (made.interview_date - made.day).days,
        "percent": percent(content["recall"]),
        "target": percent(made.target_retention),
        "reaches": content["recall"] >= made.target_retention,
        "enough": min(reached, default=None),
        "most": max(others, default=made.daily_minutes),
        "shares": [share(label, value) for label, value in shares],
        "todays": todays[:SHOWN_TODAY],
        "more_today": todays[SHOWN_TODAY:],
        "new_today": sum(each.new for each in todays),
        "days": days,
        "limit_y": limit_y(days, made.daily_minutes),
        "minutes": [
            Minutes(minutes, percent(recall), minutes == made.daily_minutes)
            for minutes, recall in sorted({**others, made.daily_minutes: content["recall"]}.items())
        ],
        "left_out": left_out[:SHOWN_LEFT_OUT],
        "left_out_count": len(left_out),
        "left_out_kinds": counts(left_out),
        "things": content["things"],
    }


def thing(row: dict[str, Any]) -> Thing:
    name = KINDS[ItemKind(row["kind"])][0]
    title = f"“{row['title']}”" if row["kind"] == ItemKind.RED_FLAG else row["title"]  # a claim that is wrong
    return Thing(name[0].upper() + name[1:], title, row["worth"], round(row["seconds"] / 60, 1), row["new"])


def percent(share_of_one: float) -> int:
    """A share in whole hundredths; only what is all is a hundred, and only what is nothing is none."""
    return min(max(round(100 * share_of_one), 1), 99) if 0 < share_of_one < 1 else round(100 * share_of_one)


def share(label: str, value: float) -> Share:
    width = round(100 * value, 2)
    return Share(label, percent(value), (Cell(0, width, True), Cell(width, round(100 - width, 2), False)))


def loads(rows: Sequence[Sequence[float]], first: date, limit: int) -> list[Day]:
    """The bars; a full picture is the longest day or the promised minutes, whichever is more, and a tenth above it."""
    top = full_height(max((row[0] for row in rows), default=0.0) / 60, limit)
    width = 100 / max(len(rows), 1)
    gap = min(0.6, width / 4)
    found = []
    for number, (seconds, reviews, new) in enumerate(rows):
        height = round(100 * seconds / 60 / top, 2)
        x = round(number * width, 3)
        day = first + timedelta(days=number)
        found.append(
            Day(day, round(seconds / 60), reviews, new, x, round(100 - height, 2), round(width - gap, 3), height)
        )
    return found


def full_height(most: float, limit: int) -> float:
    return 1.1 * max(most, limit)


def limit_y(days: Sequence[Day], limit: int) -> float:
    """Where the promised minutes lie in the picture."""
    return round(100 - 100 * limit / full_height(max((day.minutes for day in days), default=0), limit), 2)


def counts(things: Sequence[Thing]) -> str:
    """How many of each kind, in words: `14 exercises, 3 quiz items`."""
    by_kind = Counter(each.kind.lower() for each in things)
    names = dict(KINDS.values())
    return ", ".join(f"{count} {kind if count == 1 else names[kind]}" for kind, count in by_kind.most_common())
