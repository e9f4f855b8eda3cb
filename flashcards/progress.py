"""A learner's progress, read from their rows: a constant number of queries, whatever the history.

Retention and calibration look only at what the learner rated themselves. A passed exercise and a right answer in a quiz
are in the log too, but a failure there is not, so they could only raise the share.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from typing import Any

from django.db.models import Count, F, FloatField, Max, Q, QuerySet
from django.db.models.functions import Cast

from flashcards import fitting, plans, progress_figures, reviews, scheduling, stats
from flashcards.days import DayClock
from flashcards.expected_memory import MemoryModel
from flashcards.json_columns import inside, text_inside
from flashcards.marks import counted_mark
from flashcards.models import (
    Act,
    Attempt,
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
from flashcards.progress_figures import (
    CalibrationBin,
    Fit,
    Misconception,
    Origin,
    Progress,
    Readiness,
    Sighting,
    Topic,
)
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus

FORECAST_DAYS = 30
CALIBRATED_REVIEWS = 1000  # the latest; older ones tell little about the learner of today


def progress(learner: Learner, *, now: datetime) -> Progress:
    """All figures at `now`."""
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    forecast = tuple(stats.forecast(learner, now=now, days=FORECAST_DAYS))
    by_day, counts = _retention_by_day(learner, today), _counts_by_day(learner)
    return Progress(
        today=today,
        due=forecast[0][1],
        forecast=forecast,
        target_retention=learner.target_retention,
        retention=progress_figures.retention_of(by_day, today - timedelta(days=stats.RETENTION_DAYS - 1), today),
        retention_weeks=progress_figures.retention_weeks(by_day, today),
        calibration=_calibration(learner),
        scores=progress_figures.score_weeks(_scores(learner, clock, today), today),
        topics=_topics(learner),
        misconceptions=_misconceptions(learner, clock),
        activity=progress_figures.activity(
            {day: made for day, (made, _) in counts.items()}, _other_by_day(learner, clock, today), today
        ),
        readiness=_readiness(learner, today, now=now),
        fit=_fit(learner),
        next_day_reviews=sum(later for _, later in counts.values()),
        reviews_for_fit=fitting.LEAST_REVIEWS,
    )


# --- reviews ---


def _made(learner: Learner) -> QuerySet[Review]:
    return Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None)


def _of_memory(learner: Learner) -> QuerySet[Review]:
    """What the learner rated of things with an interval of days."""
    rated = _made(learner).filter(source=ReviewSource.REVIEW, elapsed_days__gt=0)
    return rated.alias(phase_before=text_inside("before", "phase")).filter(phase_before=Phase.REVIEW.value)


def _retention_by_day(learner: Learner, today: date) -> dict[date, tuple[int, int]]:
    """(recalled, asked) of the days that the weeks and the last 30 days need."""
    first = progress_figures.last_mondays(today, progress_figures.WEEKS)[0]
    counts = _of_memory(learner).filter(day__gte=first).order_by().values_list("day")
    found = counts.annotate(recalled=Count("pk", filter=Q(rating__gt=Rating.AGAIN)), asked=Count("pk"))
    return {day: (recalled, asked) for day, recalled, asked in found}


def _calibration(learner: Learner) -> tuple[CalibrationBin, ...]:
    fits = SchedulerParameters.objects.filter(learner=learner).values_list("pk", "weights")
    models: dict[int | None, MemoryModel] = {pk: MemoryModel(weights) for pk, weights in fits}
    models[None] = usual = MemoryModel(scheduling.DEFAULT_PARAMETERS)
    stability = Cast(text_inside("before", "stability"), FloatField())
    rows = _of_memory(learner).order_by("-id").annotate(stability=stability)
    columns = rows.values_list("stability", "elapsed_days", "rating", "parameters_id")[:CALIBRATED_REVIEWS]
    return progress_figures.calibration(
        (stability, elapsed_days, rating or 0, models.get(parameters, usual))
        for stability, elapsed_days, rating, parameters in columns
    )


def _counts_by_day(learner: Learner) -> dict[date, tuple[int, int]]:
    """Reviews of each day, and those among them that a fit can learn from."""
    counts = _made(learner).order_by().values_list("day")
    found = counts.annotate(made=Count("pk"), later=Count("pk", filter=Q(elapsed_days__gt=0)))
    return {day: (made, later) for day, made, later in found}


# --- what else was done ---


def _other_by_day(learner: Learner, clock: DayClock, today: date) -> Counter[date]:
    """Typed answers, programs handed in and quiz answers on each day of the calendar. One query."""
    begin = clock.start_of(progress_figures.last_mondays(today, progress_figures.CALENDAR_WEEKS)[0])
    attempts = Attempt.objects.filter(learner=learner, created_at__gte=begin).order_by().values_list("created_at")
    programs = Submission.objects.filter(learner=learner, created_at__gte=begin).order_by().values_list("created_at")
    answers = QuizAnswer.objects.filter(quiz__learner=learner, answered_at__gte=begin).order_by()
    moments = attempts.union(programs, answers.values_list("answered_at"), all=True)
    return Counter(clock.day_of(at) for (at,) in moments)


def _scores(learner: Learner, clock: DayClock, today: date) -> list[tuple[date, float]]:
    """Day and score of each marked attempt of the last weeks; the learner's objections count."""
    first = clock.start_of(progress_figures.last_mondays(today, progress_figures.WEEKS)[0])
    marked = Attempt.objects.filter(learner=learner, mark__isnull=False, created_at__gte=first).order_by()
    objected = marked.filter(disagreements__isnull=False).distinct().prefetch_related("disagreements")
    counted = {attempt.pk: mark["score"] for attempt in objected if (mark := counted_mark(attempt))}
    score = Cast(text_inside("mark", "score"), FloatField())
    rows = marked.annotate(score=score).values_list("pk", "created_at", "score")
    scores = ((at, counted.get(pk, score)) for pk, at, score in rows)
    return [(clock.day_of(at), score) for at, score in scores if score is not None]


# --- topics ---


def _topics(learner: Learner) -> tuple[Topic, ...]:
    """In the order of their titles. An exercise belongs to the topic of the first question that names it."""
    topics: dict[str, Topic] = {}
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def count(title: str, **more: int) -> None:
        topics.setdefault(title.lower(), Topic(title))
        counts[title.lower()].update(more)

    by_slug: dict[str, str] = {}
    practised: dict[str, str] = {}  # topics of exercises
    live = Question.objects.filter(retired=False).order_by("topic", "slug")
    for slug, topic, named in live.values_list("slug", "topic", "exercises"):
        by_slug[slug] = topic
        practised = dict.fromkeys(named, topic) | practised
    points = _points(learner)
    for slug, topic in by_slug.items():
        covered, asked = points.get(slug, (0, 0))
        count(topic, questions=1, attempted=slug in points, covered=covered, points=asked)
    handed_in = Submission.objects.filter(learner=learner, status=SubmissionStatus.PASSED).order_by()
    passed = set(handed_in.values_list("exercise", flat=True).distinct())
    for slug, exercise in exercises().items():
        count(practised.get(slug, exercise.topic.capitalize()), exercises=1, passed=slug in passed)
    answers = QuizAnswer.objects.filter(quiz__learner=learner, answered_at__isnull=False).order_by()
    answered = answers.values_list("item__topic_title").annotate(n=Count("pk"), right=Count("pk", filter=Q(credit=1.0)))
    for title, all_of_them, right in answered:
        count(title, answers=all_of_them, right=right)
    return tuple(Topic(topics[key].title, **counts[key]) for key in sorted(topics))


def _points(learner: Learner) -> dict[str, tuple[int, int]]:
    """Key points covered and asked by the latest attempt at each question, by its slug."""
    own = Attempt.objects.filter(learner=learner, follow_up=None).order_by()
    latest = own.values("question").annotate(latest=Max("pk")).values("latest")
    attempts = (
        Attempt.objects.filter(pk__in=latest).prefetch_related("disagreements").annotate(slug=F("question__slug"))
    )
    found = {}
    for attempt in attempts.defer("text"):
        mark = counted_mark(attempt)
        points, missing = (len(mark["points"]), len(mark["missing"])) if mark else (0, 0)
        found[attempt.slug] = (points - missing, points)
    return found


# --- misconceptions ---


def _misconceptions(learner: Learner, clock: DayClock) -> tuple[Misconception, ...]:
    sightings = [*_in_programs(learner), *_in_attempts(learner), *_in_interviews(learner)]
    passed: defaultdict[str, list[tuple[datetime, date]]] = defaultdict(list)
    handed_in = Submission.objects.filter(learner=learner, status=SubmissionStatus.PASSED).order_by("pk")
    for slug, at in handed_in.values_list("exercise", "created_at"):
        passed[slug].append((at, clock.day_of(at)))
    days = {each.at: clock.day_of(each.at) for each in sightings}
    said = {each.red_flag for each in sightings if each.origin is Origin.ATTEMPT}
    flags = ReviewItem.objects.filter(learner=learner, kind=ItemKind.RED_FLAG, key__in=said)
    cards = _made(learner).filter(item__in=flags, rating__gt=Rating.AGAIN).order_by("day")
    recalls: defaultdict[str, list[date]] = defaultdict(list)
    for slug, day in cards.values_list("item__key", "day").distinct():
        recalls[slug].append(day)
    return progress_figures.misconceptions(sightings, passed, recalls, days)


def _in_programs(learner: Learner) -> Iterable[Sighting]:
    rows = Submission.objects.filter(learner=learner, verdict__isnull=False).exclude(status=SubmissionStatus.PASSED)
    named = rows.order_by().annotate(named=inside("verdict", "misconceptions"))
    for slug, at, misconceptions in named.values_list("exercise", "created_at", "named"):
        for each in misconceptions or ():
            yield Sighting(Origin.EXERCISE, each["id"], slug, each["title"], each.get("red_flag") or "", at)


def _in_attempts(learner: Learner) -> Iterable[Sighting]:
    rows = Attempt.objects.filter(learner=learner, mark__isnull=False).order_by()
    flagged = rows.annotate(flags=inside("mark", "red_flags"))
    yield from _said(flagged.values_list("question__slug", "created_at", "flags"))


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


def _readiness(learner: Learner, today: date, *, now: datetime) -> Readiness:
    fitted = reviews.fitted_to(learner)
    model = MemoryModel(fitted.weights if fitted else scheduling.DEFAULT_PARAMETERS)
    items = ReviewItem.objects.filter(learner=learner).order_by()
    recalls = {
        (kind, key): model.recall(stability, max(0, (today - last).days))
        for kind, key, stability, last in items.values_list("kind", "key", "stability", "last_review_day")
        if stability is not None and last is not None
    }
    levels = dict(Question.objects.filter(retired=False).values_list("slug", "level"))
    by_level = progress_figures.readiness_by_level(
        ((level, recalls.get((ItemKind.QUESTION.value, slug))) for slug, level in levels.items()),
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


def _fit(learner: Learner) -> Fit | None:
    last = SchedulerParameters.objects.filter(learner=learner).first()
    if last is None:
        return None
    losses = (last.loss_before, last.loss_after, last.loss_moving_average)
    return Fit(last.created_at, last.reviews, last.held_out, *losses, adopted=last.adopted)
