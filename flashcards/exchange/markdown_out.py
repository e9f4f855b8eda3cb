"""One document to read and to keep: where one stands, what one wrote, and one's cards. It is not for importing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.db.models import Count, Q

from flashcards.exchange.markdown_html import escaped, markdown_of
from flashcards.faces import cards
from flashcards.models import (
    Act,
    Attempt,
    Interview,
    Learner,
    OwnCard,
    Phase,
    Quiz,
    Rating,
    Review,
    ReviewItem,
)
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus

RETENTION_DAYS = 30


def markdown(learner: Learner, *, now: datetime) -> Iterator[str]:
    """Part by part. Times are on the learner's clock."""
    zone = ZoneInfo(learner.time_zone)
    yield f"# Rowsum: your notes\n\nWritten on {_moment(now, zone)}.\n"
    yield from _progress(learner, now=now)
    yield from _attempts(learner, zone)
    yield from _exercises(learner)
    yield from _sessions(learner, zone)
    yield from _reviews(learner)
    yield from _own_cards(learner)


def _moment(at: datetime, zone: ZoneInfo) -> str:
    return f"{at.astimezone(zone):%-d %B %Y, %H:%M}"


def _progress(learner: Learner, *, now: datetime) -> Iterator[str]:
    items = ReviewItem.objects.filter(learner=learner)
    counts = items.aggregate(
        all=Count("pk"),
        new=Count("pk", filter=Q(phase=Phase.NEW)),
        review=Count("pk", filter=Q(phase=Phase.REVIEW)),
        suspended=Count("pk", filter=Q(suspended_at__isnull=False)),
    )
    rated = Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None)
    lately = rated.filter(reviewed_at__gte=now - timedelta(days=RETENTION_DAYS), before__phase=Phase.REVIEW.value)
    asked, recalled = lately.count(), lately.filter(rating__gt=Rating.AGAIN).count()
    yield "\n## Where you stand\n\n"
    yield f"- In review: {counts['all']}. New: {counts['new']}. With intervals of days: {counts['review']}. "
    yield f"Suspended: {counts['suspended']}.\n"
    yield f"- Reviews made: {rated.count()}.\n"
    if asked:
        yield f"- Recalled in the last {RETENTION_DAYS} days: {recalled} of {asked}; your target is "
        yield f"{learner.target_retention:.0%}.\n"
    if learner.interview_date:
        yield f"- Interview: {learner.interview_date:%-d %B %Y}.\n"


def _attempts(learner: Learner, zone: ZoneInfo) -> Iterator[str]:
    rows = Attempt.objects.filter(learner=learner).select_related("question", "follow_up").order_by("pk")
    by_question: dict[str, list[Attempt]] = defaultdict(list)
    for row in rows.prefetch_related("disagreements"):
        by_question[row.question.prompt].append(row)
    if by_question:
        yield "\n## Your answers\n"
    for prompt, attempts in by_question.items():
        yield f"\n### {escaped(prompt)}\n"
        for attempt in attempts:
            yield from _attempt(attempt, zone)


def _attempt(attempt: Attempt, zone: ZoneInfo) -> Iterator[str]:
    yield f"\n{_moment(attempt.created_at, zone)}"
    yield f", to “{escaped(attempt.follow_up.prompt)}”:\n\n" if attempt.follow_up else ":\n\n"
    said = "I don’t know." if attempt.dont_know else attempt.text
    yield "\n".join(f"> {escaped(line)}".rstrip() for line in said.split("\n")) + "\n"
    if not attempt.mark:
        return
    agreed = {each.point for each in attempt.disagreements.all()}
    points = attempt.mark["points"]
    missing = [point for point in points if not point["covered"] and point["id"] not in agreed]
    yield f"\nCovered: {len(points) - len(missing)} of {len(points)} key points.\n"
    if missing:
        yield "\nMissing:\n\n" + "".join(f"- {escaped(point['text'])}\n" for point in missing)
    if attempt.mark["red_flags"]:
        yield "\nDon’t say this:\n\n" + "".join(f"- {escaped(each['text'])}\n" for each in attempt.mark["red_flags"])


def _exercises(learner: Learner) -> Iterator[str]:
    judged = Submission.objects.filter(learner=learner).exclude(
        status__in=[SubmissionStatus.QUEUED, SubmissionStatus.RUNNING]
    )
    rows = (
        judged.order_by()
        .values("exercise")
        .annotate(all=Count("pk"), passed=Count("pk", filter=Q(status=SubmissionStatus.PASSED)))
    )
    if rows:
        known = exercises()
        yield "\n## Your exercises\n\n| exercise | submissions | passed |\n| --- | --- | --- |\n"
        for row in sorted(rows, key=lambda row: row["exercise"]):
            title = known[row["exercise"]].title if row["exercise"] in known else row["exercise"]
            yield f"| {escaped(title)} | {row['all']} | {row['passed']} |\n"


def _sessions(learner: Learner, zone: ZoneInfo) -> Iterator[str]:
    counted: Any = Quiz.objects.filter(learner=learner).with_counts().order_by("pk")
    quizzes: list[Any] = list(counted.values_list("created_at", "topic", "points", "asked"))
    if quizzes:
        yield "\n## Your quizzes\n\n"
        for created_at, topic, points, asked in quizzes:
            yield f"- {_moment(created_at, zone)}: {points:.3g} of {asked}"
            yield f" ({escaped(topic)})\n" if topic else "\n"
    interviews = Interview.objects.filter(learner=learner).order_by("pk")
    if interviews:
        yield "\n## Your mock interviews\n\n"
        for each in interviews:
            yield f"- {_moment(each.started_at, zone)}: {each.minutes} minutes"
            yield "\n" if each.finished_at else ", not finished\n"


def _reviews(learner: Learner) -> Iterator[str]:
    items = list(ReviewItem.objects.filter(learner=learner).exclude(kind="card").order_by("kind", "due_at", "pk"))
    shown = cards(items)
    if shown:
        yield "\n## What you review\n\n| what | kind | reviews | due |\n| --- | --- | --- | --- |\n"
        for card in shown:
            item = card.item
            due = "suspended" if item.suspended_at else f"{item.due_day:%-d %B %Y}" if item.due_day else "now"
            due = "new" if item.phase == Phase.NEW and not item.suspended_at else due
            kind = str(card.kind.label).lower()
            yield f"| {escaped(card.title)} | {kind} | {item.reps} | {due} |\n"


def _own_cards(learner: Learner) -> Iterator[str]:
    rows = OwnCard.objects.filter(learner=learner).order_by("deck", "pk")
    if rows:
        yield "\n## Your own cards\n"
    for card in rows:
        yield f"\n{markdown_of(card.front)}\n\n"
        yield "\n".join(f"> {line}".rstrip() for line in markdown_of(card.back).split("\n")) + "\n"
