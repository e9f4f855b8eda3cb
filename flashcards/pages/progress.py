"""The progress page: what is due, how well it is recalled, what is covered, and how ready the learner is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET

from flashcards import plots
from flashcards.models import Learner, Level
from flashcards.pages import drawn
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import Cell
from flashcards.progress import progress
from flashcards.progress_figures import (
    CALENDAR_WEEKS,
    ENOUGH,
    ActivityDay,
    CalibrationBin,
    Misconception,
    Origin,
    Progress,
    Readiness,
    Topic,
)
from grader.catalogue import exercises
from grader.kept_text import signed_in
from grader.names import short_name

PHONE_WEEKS = 13  # of the calendar; squares of a year would be too small there
PHONE_CELL, DESKTOP_CELL = 24.0, 14.0
SHOWN_OPEN, SHOWN_CLOSED = 8, 40


@dataclass(frozen=True, slots=True)
class Mistake:
    """A misconception with its links."""

    title: str
    where: str
    where_url: str
    card_url: str
    times: int
    last_on: date
    closed_on: date | None
    until: str  # what closes it


@dataclass(frozen=True, slots=True)
class Share:
    label: str
    text: str
    cells: tuple[Cell, ...]


@require_GET
@signed_in
def page(request: HttpRequest) -> HttpResponse:
    learner = learner_of(request)
    found = progress(learner, now=timezone.now())
    has_learners = learner.is_staff and Learner.objects.exclude(pk=learner.pk).exists()
    return render(request, "flashcards/progress.html", {**context_of(found), "has_learners": has_learners})


def context_of(found: Progress) -> dict[str, Any]:
    """The figures with their plots."""
    days = [(each.day, each.total) for each in found.activity]
    forecast = plots.columns(found.forecast)
    retention = plots.course(
        [(week.first, week.retention.share) for week in found.retention_weeks], target=found.target_retention
    )
    calibration = plots.stacks([calibration_row(each) for each in found.calibration if each.retention.asked])
    scores = plots.course([(week.first, week.mean) for week in found.scores])
    year = plots.calendar(days, weeks=CALENDAR_WEEKS, cell=DESKTOP_CELL)
    quarter = plots.calendar(days, weeks=PHONE_WEEKS, cell=PHONE_CELL)
    mistakes = [mistake for each in found.misconceptions if (mistake := mistake_of(each))]
    opened = [each for each in mistakes if not each.closed_on]
    closed = [each for each in mistakes if each.closed_on]
    return {
        "progress": found,
        "enough": ENOUGH,
        "forecast": forecast,
        "forecast_drawn": drawn.columns(forecast),
        "forecast_rows": drawn.rows((drawn.day_name(day, weekday=True), [due]) for day, due in found.forecast),
        "coming": sum(count for _, count in found.forecast[1:]),
        "retention_percent": share_text(found.retention.share),
        "target_percent": plots.percent(found.target_retention),
        "retention": retention,
        "retention_drawn": drawn.course(retention),
        "retention_rows": [
            (week.first, week.retention, share_text(week.retention.share)) for week in found.retention_weeks
        ],
        "has_retention": any(week.retention.asked for week in found.retention_weeks),
        "calibration": calibration,
        "calibration_drawn": drawn.stacks(calibration),
        "calibration_rows": [(bin_name(each), each, share_text(each.retention.share)) for each in found.calibration],
        "has_calibration": any(each.retention.asked for each in found.calibration),
        "scores": scores,
        "scores_drawn": drawn.course(scores),
        "score_rows": [(week.first, week.attempts, share_text(week.mean)) for week in found.scores],
        "has_scores": any(week.attempts for week in found.scores),
        "topics": [(topic, topic_shares(topic)) for topic in found.topics],
        "topic_rows": drawn.rows((topic.title, topic_counts(topic)) for topic in found.topics),
        "open_mistakes": opened[:SHOWN_OPEN],
        "more_open": opened[SHOWN_OPEN:],
        "open_count": len(opened),
        "closed_mistakes": closed[:SHOWN_CLOSED],
        "closed_count": len(closed),
        "year": year,
        "year_drawn": drawn.calendar(year),
        "quarter": quarter,
        "quarter_drawn": drawn.calendar(quarter),
        "weeks": drawn.rows((drawn.day_name(first), counts) for first, counts in activity_weeks(found.activity)),
        "active_days": sum(count > 0 for _, count in days),
        "done": sum(count for _, count in days),
        "readiness": readiness_shares(found.readiness),
        "ready_percent": plots.percent(found.readiness.recall),
        "levels": level_shares(found.readiness),
        "fit_words": fit_words(found),
    }


def share_text(share: float | None) -> str:
    """`91%`, or that there are too few."""
    return "too few to say" if share is None else f"{plots.percent(share)}%"


def bin_name(each: CalibrationBin) -> str:
    if each.low == 0:
        return f"<{plots.percent(each.high)}%"
    return f"{plots.percent(each.low)}–{plots.percent(each.high)}%"


def calibration_row(each: CalibrationBin) -> tuple[str, Sequence[tuple[float, str]], float | None, str]:
    """A row of the plot: easy, good, hard from the left, so that what was not recalled is the rest at the right."""
    asked = each.retention.asked
    ratings = ((each.easy, "easy"), (each.good, "good"), (each.hard, "hard"), (each.again, "again"))
    share = each.retention.share
    words = f"{asked}: too few" if share is None else f"{plots.percent(share)}% of {asked}"
    bars = [(count / asked, kind) for count, kind in ratings if count and share is not None]
    return bin_name(each), bars, each.predicted if bars else None, words


def topic_shares(topic: Topic) -> list[Share]:
    """A bar for each kind of thing that the topic has."""
    found = []
    if topic.questions:
        points = f", {topic.covered} of {topic.points} key points" if topic.points else ""
        found.append(share("Questions", topic.attempted, topic.questions, f" attempted{points}"))
    if topic.exercises:
        found.append(share("Exercises", topic.passed, topic.exercises, " passed"))
    if topic.answers:
        found.append(share("Quiz", topic.right, topic.answers, " answers right"))
    return found


def topic_counts(topic: Topic) -> list[int]:
    """The columns of the table."""
    done = (topic.questions, topic.attempted, topic.points, topic.covered)
    return [*done, topic.exercises, topic.passed, topic.answers, topic.right]


def share(label: str, part: int, whole: int, words: str) -> Share:
    return Share(label, f"{part} of {whole}{words}", cells([part / whole if whole else 0.0]))


def cells(shares: Sequence[float]) -> tuple[Cell, ...]:
    """Filled shares from the left, and the rest."""
    found, x = [], 0.0
    for each in shares:
        found.append(Cell(round(x, 2), round(100 * each, 2), True))
        x += 100 * each
    return (*found, Cell(round(x, 2), round(max(100 - x, 0.0), 2), False))


def mistake_of(each: Misconception) -> Mistake | None:
    """None where the exercise is gone."""
    card = reverse("red-flag", args=[each.red_flag]) if each.red_flag else ""
    if each.origin is Origin.EXERCISE:
        exercise = exercises().get(each.place)
        if exercise is None:
            return None
        where, url, until = exercise.title, reverse("exercise", args=[each.place]), "you pass the exercise"
    else:
        where, url, until = (
            short_name(each.place),
            reverse("question", args=[each.place]),
            "you recall its card on a later day",
        )
    return Mistake(each.title, where, url, card, each.times, each.last_on, each.closed_on, until)


def activity_weeks(days: Sequence[ActivityDay]) -> list[tuple[date, list[str]]]:
    """The calendar as rows, the latest week first: its Monday, seven counts ("": still to come), their sum."""
    rows = []
    for week in (days[start : start + 7] for start in range(0, len(days), 7)):
        counts = [str(each.total) for each in week] + [""] * (7 - len(week))
        rows.append((week[0].day, [*counts, str(sum(each.total for each in week))]))
    return rows[::-1]


def readiness_shares(readiness: Readiness) -> list[Share]:
    rows = [("Today, as you are", readiness.recall)]
    if readiness.planned:
        rows = [("With your plan", readiness.recall), ("If you stopped now", readiness.recall_without)]
    return [Share(label, f"{plots.percent(value)}%", cells([value])) for label, value in rows]


def level_shares(readiness: Readiness) -> list[Share]:
    """Questions that are ready, those met but not ready, and the rest."""
    found = []
    for level in readiness.levels:
        more = level.met - level.ready
        words = f"{level.ready} of {level.questions} ready{f', {more} more met' if more else ''}"
        parts = [level.ready / level.questions, more / level.questions]
        found.append(Share(str(Level(level.level).label), words, cells(parts)))
    return found


def fit_words(found: Progress) -> str:
    """How well the scheduler knows this learner."""
    fit, made = found.fit, found.next_day_reviews
    if fit is None:
        return (
            "Your intervals follow the usual parameters. "
            f"After {found.reviews_for_fit} reviews on a later day they are fitted to you; you have {made}."
        )
    verdict = "so it is in use." if fit.adopted else "not better beyond doubt, so it is not in use."
    return (
        f"It was fitted to {fit.reviews:,} of your reviews and tried on the {fit.held_out:,} after them. There its "
        f"log loss went from {fit.loss_before:.4f} to {fit.loss_after:.4f}, {verdict} A guess by the moving average "
        f"of your reviews has {fit.loss_moving_average:.4f}. Lower is better."
    )
