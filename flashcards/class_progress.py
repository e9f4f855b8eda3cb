"""A host's view over all learners or one group: where people stumble, without names. Four queries for the figures.

Counts are of people, never of rows, over the last year, and leave `class_figures` only coarse. Staff are not counted,
nor what came with a file that does not prove that it was done here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.contrib.auth.models import Group
from django.db.models import Count, Q, QuerySet

from flashcards.class_figures import (
    FEWEST,
    ExerciseFigures,
    Heads,
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


Sets = defaultdict[str, set[int]]  # of learners, by what they did


@dataclass(slots=True)
class _Answers:
    """What people answered to one question."""

    latest: dict[int, tuple[int, float, list[str]]] = field(default_factory=dict)  # learner: attempt, score, missing
    tries: Counter[int] = field(default_factory=Counter)
    said: Sets = field(default_factory=lambda: defaultdict(set))  # by red flag


@dataclass(slots=True)
class _Programs:
    """What people handed in for one exercise."""

    first: dict[int, datetime] = field(default_factory=dict)
    tries: Counter[int] = field(default_factory=Counter)  # up to the first pass
    passed: dict[int, datetime] = field(default_factory=dict)
    named: Sets = field(default_factory=lambda: defaultdict(set))


@dataclass(frozen=True, slots=True)
class _Crowd:
    """Everybody who is counted, and who of them is in the group."""

    everybody: QuerySet[Learner]
    members: frozenset[int] | None  # None: there is no group
    since: datetime

    def heads(self, people: Collection[int]) -> Heads:
        if self.members is None:
            return Heads(len(people))
        inside = len(self.members.intersection(people))
        return Heads(inside, len(people) - inside)

    def all_heads(self, sets: Mapping[str, Collection[int]]) -> dict[str, Heads]:
        return {name: self.heads(people) for name, people in sets.items()}

    def values(self, of_each: Mapping[int, float]) -> list[float]:
        """Those of the group; none where fewer than five others have one."""
        if self.heads(of_each.keys()).few_outside:
            return []
        return [value for learner, value in of_each.items() if self.members is None or learner in self.members]


def learners_of(group: Group | None) -> QuerySet[Learner]:
    """Who is counted."""
    found = Learner.objects.filter(is_active=True, is_staff=False)
    return found if group is None else found.filter(groups=group)


def groups_to_show() -> list[Group]:
    """Groups of five people or more, with nobody or five people or more outside them."""
    everybody = learners_of(None).count()
    counted = Q(user__is_active=True, user__is_staff=False)
    sized = Group.objects.annotate(size=Count("user", filter=counted, distinct=True)).order_by("name")
    return [each for each in sized if each.size >= FEWEST and not Heads(each.size, everybody - each.size).few_outside]


def class_progress(group: Group | None, *, now: datetime) -> ClassProgress:
    """Without `group` over all learners. Whoever asks must be one who may see it, and `group` one to show."""
    everybody = frozenset(learners_of(None).values_list("pk", flat=True))
    members = None if group is None else frozenset(learners_of(group).values_list("pk", flat=True))
    crowd = _Crowd(learners_of(None), members, now - WINDOW)
    return ClassProgress(
        people=People.of(crowd.heads(everybody)),
        questions=tuple(_questions(crowd)),
        exercises=tuple(_exercises(crowd)),
        quiz=tuple(sorted(_quiz(crowd), key=lambda each: (-each.missed.weight, each.topic, each.title))),
    )


def _questions(crowd: _Crowd) -> Iterable[QuestionFigures]:
    answers: defaultdict[int, _Answers] = defaultdict(_Answers)
    made_here = Attempt.objects.filter(imported=False)
    rows = made_here.filter(learner__in=crowd.everybody, created_at__gte=crowd.since).order_by("pk")
    marks = [inside("mark", name) for name in ("score", "missing", "red_flags")]
    columns = rows.values_list("pk", "question", "follow_up", "learner", *marks)
    for pk, question, follow_up, learner, score, missing, flags in columns.iterator():
        found = answers[question]
        if follow_up is None:
            found.tries[learner] += 1
            if score is not None:
                found.latest[learner] = pk, score, missing
        for flag in flags or ():
            found.said[flag.get("text", flag["id"])].add(learner)
    objections: defaultdict[int, set[str]] = defaultdict(set)
    disagreements = Disagreement.objects.filter(
        attempt__learner__in=crowd.everybody, attempt__created_at__gte=crowd.since
    )
    for attempt, point in disagreements.values_list("attempt", "point"):
        objections[attempt].add(point)
    live = Question.objects.filter(retired=False).order_by("topic", "slug")
    for pk, slug, prompt, points in live.values_list("pk", "slug", "prompt", "key_points"):
        texts = {point["id"]: point["text"] for point in points}
        yield _question(crowd, slug, prompt, texts, answers[pk], objections)


def _question(
    crowd: _Crowd, slug: str, prompt: str, texts: dict[str, str], found: _Answers, objections: dict[int, set[str]]
) -> QuestionFigures:
    missed: Sets = defaultdict(set)
    disagreed: Sets = defaultdict(set)
    shares = {}
    for learner, (attempt, score, missing) in found.latest.items():
        own = objections.get(attempt, set()) & set(missing)
        for point in missing:
            if point in texts:
                (disagreed if point in own else missed)[texts[point]].add(learner)
        shares[learner] = min(1.0, score + len(own) / len(texts)) if texts else score
    marked, answered = crowd.heads(found.latest), crowd.heads(found.tries)
    said = {claim: people & found.tries.keys() for claim, people in found.said.items()}
    return QuestionFigures(
        slug=slug,
        title=prompt,
        people=People.of(answered),
        tries=whole_median(crowd.values(found.tries)),
        covered=mean_percent(crowd.values(shares)),
        missed=stumbles(crowd.all_heads(missed), marked),
        disagreed=stumbles(crowd.all_heads(disagreed), marked),
        said=stumbles(crowd.all_heads(said), answered),
    )


def _exercises(crowd: _Crowd) -> Iterable[ExerciseFigures]:
    programs: defaultdict[str, _Programs] = defaultdict(_Programs)
    rows = Submission.objects.filter(
        learner__in=crowd.everybody, created_at__gte=crowd.since, verdict__isnull=False, imported=False
    ).order_by("pk")
    columns = rows.values_list("exercise", "learner", "status", "created_at", inside("verdict", "misconceptions"))
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
        tried = crowd.heads(found.first)
        times = {learner: (at - found.first[learner]).total_seconds() for learner, at in found.passed.items()}
        yield ExerciseFigures(
            slug=slug,
            title=exercise.title,
            people=People.of(tried),
            passed=Part.of(crowd.heads(found.passed), tried),
            tries=whole_median(crowd.values({learner: found.tries[learner] for learner in found.passed})),
            time_to_pass=time_words(median_of(crowd.values(times))),
            misconceptions=stumbles(crowd.all_heads(found.named), tried),
        )


def _quiz(crowd: _Crowd) -> Iterable[QuizFigures]:
    """Of the items that five people or more have answered."""
    latest: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    names: dict[str, tuple[str, str]] = {}
    rows = QuizAnswer.objects.filter(
        quiz__learner__in=crowd.everybody,
        quiz__imported=False,
        answered_at__gte=crowd.since,
        item__retired=False,
    ).order_by("answered_at", "pk")
    columns = ("item__slug", "item__title", "item__topic_title", "quiz__learner", "credit")
    for slug, title, topic, learner, credit in rows.values_list(*columns).iterator():
        names[slug] = title, topic
        latest[slug][learner] = credit == 1.0
    for slug, answers in latest.items():
        answered = crowd.heads(answers)
        missed = Part.of(crowd.heads([learner for learner, right in answers.items() if not right]), answered)
        people = People.of(answered)
        if people.least is not None:
            yield QuizFigures(slug, *names[slug], people, missed)
