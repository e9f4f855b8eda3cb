"""A host's view over all learners or one group: where people stumble, without names. Four queries for the figures.

Counts are of people, never of rows, over the last year, and leave `class_figures` only coarse. Staff are not counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.contrib.auth.models import Group
from django.db.models import Count, Q, QuerySet

from flashcards.class_figures import (
    FEWEST,
    ExerciseFigures,
    Part,
    People,
    QuestionFigures,
    QuizFigures,
    mean_percent,
    median_of,
    stumbles,
    time_words,
    whole_median,
)
from flashcards.json_columns import inside
from flashcards.models import Attempt, Disagreement, Learner, Question, QuizAnswer
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus

WINDOW = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class ClassProgress:
    people: People
    questions: tuple[QuestionFigures, ...]
    exercises: tuple[ExerciseFigures, ...]
    quiz: tuple[QuizFigures, ...]  # the most missed first


@dataclass(slots=True)
class _Answers:
    """What people answered to one question."""

    latest: dict[int, tuple[int, float, list[str]]] = field(default_factory=dict)  # learner: attempt, score, missing
    tries: Counter[int] = field(default_factory=Counter)
    said: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # red flag: learners


@dataclass(slots=True)
class _Programs:
    """What people handed in for one exercise."""

    first: dict[int, datetime] = field(default_factory=dict)
    tries: Counter[int] = field(default_factory=Counter)  # up to the first pass
    passed: dict[int, datetime] = field(default_factory=dict)
    named: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))


def learners_of(group: Group | None) -> QuerySet[Learner]:
    """Who is counted."""
    found = Learner.objects.filter(is_active=True, is_staff=False)
    return found if group is None else found.filter(groups=group)


def groups_to_show() -> list[Group]:
    """Groups of five people or more, with nobody or five people or more outside them.

    Otherwise everybody minus the group would be about a few.
    """
    everybody = learners_of(None).count()
    counted = Q(user__is_active=True, user__is_staff=False)
    sized = Group.objects.annotate(size=Count("user", filter=counted, distinct=True)).order_by("name")
    return [each for each in sized if each.size >= FEWEST and not 0 < everybody - each.size < FEWEST]


def class_progress(group: Group | None, *, now: datetime) -> ClassProgress:
    """Without `group` over all learners. Whoever asks must be one who may see groups, and `group` one to show."""
    learners, since = learners_of(group), now - WINDOW
    return ClassProgress(
        people=People.of(learners.count()),
        questions=tuple(_questions(learners, since)),
        exercises=tuple(_exercises(learners, since)),
        quiz=tuple(sorted(_quiz(learners, since), key=lambda each: (-each.missed.weight, each.topic, each.title))),
    )


def _questions(learners: QuerySet[Learner], since: datetime) -> Iterable[QuestionFigures]:
    answers: defaultdict[int, _Answers] = defaultdict(_Answers)
    rows = Attempt.objects.filter(learner__in=learners, created_at__gte=since).order_by("pk")
    marks = {name: inside("mark", name) for name in ("score", "missing", "red_flags")}
    columns = ("pk", "question", "follow_up", "learner", "score", "missing", "red_flags")
    for pk, question, follow_up, learner, score, missing, flags in rows.values_list(
        *columns[:4], *marks.values()
    ).iterator():
        found = answers[question]
        if follow_up is None:
            found.tries[learner] += 1
            if score is not None:
                found.latest[learner] = pk, score, missing
        for flag in flags or ():
            found.said[flag.get("text", flag["id"])].add(learner)
    objections: defaultdict[int, set[str]] = defaultdict(set)
    disagreements = Disagreement.objects.filter(attempt__learner__in=learners, attempt__created_at__gte=since)
    for attempt, point in disagreements.values_list("attempt", "point"):
        objections[attempt].add(point)
    live = Question.objects.filter(retired=False).order_by("topic", "slug")
    for pk, slug, prompt, points in live.values_list("pk", "slug", "prompt", "key_points"):
        texts = {point["id"]: point["text"] for point in points}
        yield _question(slug, prompt, texts, answers[pk], objections)


def _question(
    slug: str, prompt: str, texts: dict[str, str], found: _Answers, objections: dict[int, set[str]]
) -> QuestionFigures:
    missed, disagreed, shares = Counter[str](), Counter[str](), []
    for attempt, score, missing in found.latest.values():
        own = objections.get(attempt, set()) & set(missing)
        disagreed.update(texts[point] for point in own if point in texts)
        missed.update(texts[point] for point in missing if point in texts and point not in own)
        shares.append(min(1.0, score + len(own) / len(texts)) if texts else score)
    marked, answered = len(found.latest), len(found.tries)
    said = {claim: len(people & found.tries.keys()) for claim, people in found.said.items()}
    return QuestionFigures(
        slug=slug,
        title=prompt,
        people=People.of(answered),
        tries=whole_median(found.tries.values()),
        covered=mean_percent(shares),
        missed=stumbles(missed, marked),
        disagreed=stumbles(disagreed, marked),
        said=stumbles(said, answered),
    )


def _exercises(learners: QuerySet[Learner], since: datetime) -> Iterable[ExerciseFigures]:
    programs: defaultdict[str, _Programs] = defaultdict(_Programs)
    rows = Submission.objects.filter(learner__in=learners, created_at__gte=since, verdict__isnull=False)
    columns = rows.order_by("pk").values_list(
        "exercise", "learner", "status", "created_at", inside("verdict", "misconceptions")
    )
    for slug, learner, status, at, misconceptions in columns.iterator():
        found = programs[slug]
        found.first.setdefault(learner, at)
        if learner not in found.passed:
            found.tries[learner] += 1
            if status == SubmissionStatus.PASSED:
                found.passed[learner] = at
        for each in misconceptions or ():
            found.named[each["title"]].add(learner)
    for slug, exercise in exercises().items():
        found = programs[slug]
        tried = len(found.first)
        times = [(at - found.first[learner]).total_seconds() for learner, at in found.passed.items()]
        yield ExerciseFigures(
            slug=slug,
            title=exercise.title,
            people=People.of(tried),
            passed=Part.of(len(found.passed), tried),
            tries=whole_median(found.tries[learner] for learner in found.passed),
            time_to_pass=time_words(median_of(times)),
            misconceptions=stumbles({title: len(people) for title, people in found.named.items()}, tried),
        )


def _quiz(learners: QuerySet[Learner], since: datetime) -> Iterable[QuizFigures]:
    latest: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    names: dict[str, tuple[str, str]] = {}
    rows = QuizAnswer.objects.filter(quiz__learner__in=learners, answered_at__gte=since, item__retired=False)
    columns = ("item__slug", "item__title", "item__topic_title", "quiz__learner", "credit")
    for slug, title, topic, learner, credit in rows.order_by("answered_at", "pk").values_list(*columns).iterator():
        names[slug] = title, topic
        latest[slug][learner] = credit == 1.0
    for slug, answers in latest.items():
        missed = Part.of(sum(not right for right in answers.values()), len(answers))
        if len(answers) >= FEWEST:
            yield QuizFigures(slug, *names[slug], People.of(len(answers)), missed)
