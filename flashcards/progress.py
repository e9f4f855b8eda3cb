"""A learner's progress, read from their rows: a constant number of queries, whatever the history.

Retention and calibration look only at what the learner rated themselves. A passed exercise and a right answer in a quiz
are in the log too, but a failure there is not, so they could only raise the share.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from django.db.models import Count, FloatField, Q, QuerySet
from django.db.models.functions import Cast

from flashcards import fitting, plans, progress_figures, scheduling, stats
from flashcards.days import DayClock
from flashcards.expected_memory import MemoryModel
from flashcards.json_columns import inside, text_inside
from flashcards.marks import counted_mark
from flashcards.models import (
    Act,
    Attempt,
    Disagreement,
    InterviewStep,
    ItemKind,
    Learner,
    Level,
    Phase,
    Question,
    QuizAnswer,
    Rating,
    Review,
    ReviewItem,
    ReviewSource,
    SchedulerParameters,
    StepKind,
)
from flashcards.models.review_queries import listed_exercises
from flashcards.progress_figures import (
    ActivityDay,
    CalibrationBin,
    Fit,
    Misconception,
    Origin,
    Progress,
    Readiness,
    Retention,
    RetentionWeek,
    ScoreWeek,
    Sighting,
    Topic,
)
from flashcards.progress_kept import Kept, standing
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus

FORECAST_DAYS = 30
CALIBRATED_REVIEWS = 1000  # the latest; older ones tell little about the learner of today
OF_MEMORY = Q(source=ReviewSource.REVIEW, elapsed_days__gt=0)
Row = tuple[str, str, str, list[str]]  # of a question: slug, topic, level, exercises


@dataclass(frozen=True, slots=True)
class _Answer:
    """A typed answer, without its text and the long part of its mark."""

    pk: int
    question: str  # slug
    is_follow_up: bool
    at: datetime
    score: float | None  # as it was marked; None: it was not
    red_flags: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class _Own:
    """Rows of the learner from which more than one figure is made, each read once."""

    answers: list[_Answer]  # oldest first
    marks: dict[int, dict[str, Any]]  # by attempt, objections counted: the latest, and those with objections
    passes: dict[str, list[datetime]]  # by exercise, oldest first
    fits: list[SchedulerParameters]  # newest first
    questions: list[Row]  # all there are

    def model(self) -> MemoryModel:
        """By the parameters that hold now, as flashcards.reviews.fitted_to chooses them."""
        fitted = (fit.weights for fit in self.fits if fit.adopted and fit.algorithm == scheduling.ALGORITHM)
        return MemoryModel(next(fitted, scheduling.DEFAULT_PARAMETERS))


@dataclass(frozen=True, slots=True)
class _Past:
    """The figures that follow from what was done and from the content: the same until something is added."""

    retention: Retention
    retention_weeks: tuple[RetentionWeek, ...]
    calibration: tuple[CalibrationBin, ...]
    scores: tuple[ScoreWeek, ...]
    topics: tuple[Topic, ...]
    misconceptions: tuple[Misconception, ...]
    activity: tuple[ActivityDay, ...]
    fit: Fit | None
    next_day_reviews: int
    model: MemoryModel  # by the parameters that hold now


_PAST: Kept[_Past] = Kept()


def progress(learner: Learner, *, now: datetime) -> Progress:
    """All figures at `now`. What follows from the past is made again only where that went on, or the day did."""
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    forecast = tuple(stats.forecast(learner, now=now, days=FORECAST_DAYS))
    live = Question.objects.filter(retired=False).order_by("topic", "slug")
    questions = list(live.values_list("slug", "topic", "level", "exercises"))
    made_of = today, questions, listed_exercises(), standing(learner)
    past = _PAST.get(learner, made_of, lambda: _past(learner, questions, clock, today))
    return Progress(
        today=today,
        due=forecast[0][1],
        forecast=forecast,
        target_retention=learner.target_retention,
        retention=past.retention,
        retention_weeks=past.retention_weeks,
        calibration=past.calibration,
        scores=past.scores,
        topics=past.topics,
        misconceptions=past.misconceptions,
        activity=past.activity,
        readiness=_readiness(learner, past.model, questions, today, now=now),
        fit=past.fit,
        next_day_reviews=past.next_day_reviews,
        reviews_for_fit=fitting.LEAST_REVIEWS,
    )


def _past(learner: Learner, questions: list[Row], clock: DayClock, today: date) -> _Past:
    own = _own(learner, questions)
    by_day, counts = _counts_by_day(learner, today)
    done = {day: made for day, (made, _) in counts.items()}
    return _Past(
        retention=progress_figures.retention_of(by_day, today - timedelta(days=stats.RETENTION_DAYS - 1), today),
        retention_weeks=progress_figures.retention_weeks(by_day, today),
        calibration=_calibration(learner, own),
        scores=progress_figures.score_weeks(_scores(own, clock, today), today),
        topics=_topics(learner, own),
        misconceptions=_misconceptions(learner, own, clock),
        activity=progress_figures.activity(done, _other_by_day(learner, own, clock, today), today),
        fit=_fit(own),
        next_day_reviews=sum(later for _, later in counts.values()),
        model=own.model(),
    )


def _own(learner: Learner, questions: list[Row]) -> _Own:
    attempts = Attempt.objects.filter(learner=learner).order_by("pk")
    columns = ("pk", "question__slug", "follow_up", "created_at")
    score = Cast(text_inside("mark", "score"), FloatField())
    answers = [
        _Answer(pk, slug, follow_up is not None, at, score, flags or [])
        for pk, slug, follow_up, at, score, flags in attempts.values_list(*columns, score, inside("mark", "red_flags"))
    ]
    latest = {answer.question: answer.pk for answer in answers if not answer.is_follow_up}
    objected = Disagreement.objects.filter(attempt__learner=learner).values("attempt")
    wanted = attempts.filter(Q(pk__in=latest.values()) | Q(pk__in=objected)).only("mark")
    marks = {each.pk: mark for each in wanted.prefetch_related("disagreements") if (mark := counted_mark(each))}
    passes: defaultdict[str, list[datetime]] = defaultdict(list)
    handed_in = Submission.objects.filter(learner=learner, status=SubmissionStatus.PASSED).order_by("pk")
    for slug, at in handed_in.values_list("exercise", "created_at"):
        passes[slug].append(at)
    return _Own(answers, marks, passes, list(SchedulerParameters.objects.filter(learner=learner)), questions)


# --- reviews ---


def _made(learner: Learner) -> QuerySet[Review]:
    return Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None)


def _of_memory(learner: Learner) -> QuerySet[Review]:
    """What the learner rated of things with an interval of days."""
    rated = _made(learner).filter(OF_MEMORY)
    return rated.alias(phase_before=text_inside("before", "phase")).filter(phase_before=Phase.REVIEW.value)


def _calibration(learner: Learner, own: _Own) -> tuple[CalibrationBin, ...]:
    models: dict[int | None, MemoryModel] = {fit.pk: MemoryModel(fit.weights) for fit in own.fits}
    models[None] = usual = MemoryModel(scheduling.DEFAULT_PARAMETERS)
    stability = Cast(text_inside("before", "stability"), FloatField())
    rows = _of_memory(learner).order_by("-id").annotate(stability=stability)
    columns = rows.values_list("stability", "elapsed_days", "rating", "parameters_id")[:CALIBRATED_REVIEWS]
    return progress_figures.calibration(
        (stability, elapsed_days, rating or 0, models.get(parameters, usual))
        for stability, elapsed_days, rating, parameters in columns
    )


def _counts_by_day(learner: Learner, today: date) -> tuple[dict[date, tuple[int, int]], dict[date, tuple[int, int]]]:
    """Recalled and asked, of the days that the weeks and the last 30 days need; all reviews, and those among them that
    a fit can learn from, of each day."""
    first = progress_figures.last_mondays(today, progress_figures.WEEKS)[0]
    # The phase stands in JSON, which takes long to read: it comes last.
    asked = Q(day__gte=first) & OF_MEMORY & Q(phase_before=Phase.REVIEW.value)
    counts = _made(learner).alias(phase_before=text_inside("before", "phase")).order_by().values_list("day")
    found = counts.annotate(
        made=Count("pk"),
        later=Count("pk", filter=Q(elapsed_days__gt=0)),
        asked=Count("pk", filter=asked),
        recalled=Count("pk", filter=asked & Q(rating__gt=Rating.AGAIN)),
    )
    rows = list(found)
    return (
        {day: (recalled, asked) for day, _, _, asked, recalled in rows if asked},
        {day: (made, later) for day, made, later, _, _ in rows},
    )


# --- what else was done ---


def _other_by_day(learner: Learner, own: _Own, clock: DayClock, today: date) -> Counter[date]:
    """Typed answers, programs handed in and quiz answers on each day of the calendar."""
    begin = clock.start_of(progress_figures.last_mondays(today, progress_figures.CALENDAR_WEEKS)[0])
    programs = Submission.objects.filter(learner=learner, created_at__gte=begin).order_by().values_list("created_at")
    answers = QuizAnswer.objects.filter(quiz__learner=learner, answered_at__gte=begin).order_by()
    moments = [at for (at,) in programs.union(answers.values_list("answered_at"), all=True)]
    return Counter(clock.day_of(at) for at in [*moments, *(each.at for each in own.answers if each.at >= begin)])


def _scores(own: _Own, clock: DayClock, today: date) -> list[tuple[date, float]]:
    """Day and score of each marked answer of the last weeks; the learner's objections count."""
    begin = clock.start_of(progress_figures.last_mondays(today, progress_figures.WEEKS)[0])
    recent = [each for each in own.answers if each.score is not None and each.at >= begin]
    return [
        (clock.day_of(each.at), own.marks[each.pk]["score"] if each.pk in own.marks else each.score or 0.0)
        for each in recent
    ]


# --- topics ---


def _topics(learner: Learner, own: _Own) -> tuple[Topic, ...]:
    """In the order of their titles. An exercise belongs to the topic of the first question that names it."""
    topics: dict[str, Topic] = {}
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def count(title: str, **more: int) -> None:
        topics.setdefault(title.lower(), Topic(title))
        counts[title.lower()].update(more)

    practised: dict[str, str] = {}  # topics of exercises
    points = _points(own)
    for slug, topic, _, named in own.questions:
        practised = dict.fromkeys(named, topic) | practised
        covered, asked = points.get(slug, (0, 0))
        count(topic, questions=1, attempted=int(slug in points), covered=covered, points=asked)
    for slug, exercise in exercises().items():
        count(practised.get(slug, exercise.topic.capitalize()), exercises=1, passed=int(slug in own.passes))
    answers = QuizAnswer.objects.filter(quiz__learner=learner, answered_at__isnull=False).order_by()
    answered = answers.values_list("item__topic_title").annotate(n=Count("pk"), right=Count("pk", filter=Q(credit=1.0)))
    for title, all_of_them, right in answered:
        count(title, answers=all_of_them, right=right)
    return tuple(Topic(topics[key].title, **counts[key]) for key in sorted(topics))


def _points(own: _Own) -> dict[str, tuple[int, int]]:
    """Key points covered and asked by the latest answer to each question, by its slug."""
    found = {}
    for answer in own.answers:
        if not answer.is_follow_up:
            mark = own.marks.get(answer.pk)
            points, missing = (len(mark["points"]), len(mark["missing"])) if mark else (0, 0)
            found[answer.question] = points - missing, points
    return found


# --- misconceptions ---


def _misconceptions(learner: Learner, own: _Own, clock: DayClock) -> tuple[Misconception, ...]:
    said = [*_said((each.question, each.at, each.red_flags) for each in own.answers), *_in_interviews(learner)]
    sightings = [*_in_programs(learner), *said]
    flags = ReviewItem.objects.filter(learner=learner, kind=ItemKind.RED_FLAG, key__in={each.red_flag for each in said})
    cards = _made(learner).filter(item__in=flags, rating__gt=Rating.AGAIN).order_by("day")
    recalls: defaultdict[str, list[date]] = defaultdict(list)
    for slug, day in cards.values_list("item__key", "day").distinct():
        recalls[slug].append(day)
    passes = {slug: [(at, clock.day_of(at)) for at in moments] for slug, moments in own.passes.items()}
    days = {each.at: clock.day_of(each.at) for each in sightings}
    return progress_figures.misconceptions(sightings, passes, recalls, days)


def _in_programs(learner: Learner) -> Iterable[Sighting]:
    rows = Submission.objects.filter(learner=learner, verdict__isnull=False).exclude(status=SubmissionStatus.PASSED)
    named = rows.order_by().annotate(named=inside("verdict", "misconceptions"))
    for slug, at, misconceptions in named.values_list("exercise", "created_at", "named"):
        for each in misconceptions or ():
            yield Sighting(Origin.EXERCISE, each["id"], slug, each["title"], each.get("red_flag") or "", at)


def _in_interviews(learner: Learner) -> Iterable[Sighting]:
    steps = InterviewStep.objects.filter(
        interview__learner=learner,
        kind__in=(StepKind.QUESTION, StepKind.FOLLOW_UP),
        mark__marked__red_flags__isnull=False,
    )
    flags = inside(inside("mark", "marked"), "red_flags")
    found = steps.order_by().annotate(flags=flags).values_list("key", "answered_at", "flags")
    yield from _said((key.partition("/")[0], at, flags) for key, at, flags in found if at)


def _said(rows: Iterable[tuple[str, datetime, Any]]) -> Iterable[Sighting]:
    for slug, at, flags in rows:
        for each in flags or ():
            yield Sighting(Origin.ATTEMPT, each["id"], slug, each.get("text", each["id"]), each["id"], at)


# --- the interview, and the scheduler ---


def _readiness(learner: Learner, model: MemoryModel, questions: list[Row], today: date, *, now: datetime) -> Readiness:
    items = ReviewItem.objects.filter(learner=learner).order_by()
    recalls = {
        (kind, key): model.recall(stability, max(0, (today - last).days))
        for kind, key, stability, last in items.values_list("kind", "key", "stability", "last_review_day")
        if stability is not None and last is not None
    }
    by_level = progress_figures.readiness_by_level(
        ((level, recalls.get((ItemKind.QUESTION.value, slug))) for slug, _, level, _ in questions),
        learner.target_retention,
    )
    in_order = tuple(by_level[level] for level in Level.values if level in by_level)
    plan = plans.current(learner, now=now)
    if plan is not None:
        content = plan.content
        return Readiness(plan.interview_date, True, content["recall"], content["recall_without"], in_order)
    recall = progress_figures.weighted_recall(
        (entry.worth, recalls.get((entry.kind.value, entry.key), 0.0)) for entry in plans.entries(learner)
    )
    return Readiness(today, False, recall, recall, in_order)


def _fit(own: _Own) -> Fit | None:
    if not own.fits:
        return None
    last = own.fits[0]
    losses = (last.loss_before, last.loss_after, last.loss_moving_average)
    return Fit(last.created_at, last.reviews, last.held_out, *losses, adopted=last.adopted)
