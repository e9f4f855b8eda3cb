"""What is in a learner's review queue: how things get in, what is due, and how each looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q
from django.template.loader import render_to_string
from django.utils.html import format_html

from flashcards.days import DayClock
from flashcards.models import FollowUp, ItemKind, Learner, Question, QuizItem, RedFlag, ReviewItem
from flashcards.quiz_asking import ask, turn_of
from flashcards.quiz_shown import shown
from grader.catalogue import exercises

REASON_LIMIT = 200  # characters; longer reasons are cut

PROMPTS = {
    ItemKind.QUESTION: "Answer as in the interview.",
    ItemKind.FOLLOW_UP: "The interviewer asks next. Answer aloud or on paper.",
    ItemKind.RED_FLAG: "What is wrong with this claim?",
    ItemKind.EXERCISE: "Solve it from an empty editor. Passing it counts as this review.",
    ItemKind.QUIZ: "Answer it as in a quiz, before you look.",
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """One thing that should be in the queue, and why."""

    kind: ItemKind
    key: str  # as ReviewItem.key
    reason: str
    mistake_at: datetime | None = None  # asks it first, even where it is not due, unless it was reviewed since


@dataclass(frozen=True, slots=True)
class Card:
    """A review item as it is shown."""

    item: ReviewItem
    prompt: str  # what to do with it, one sentence
    title: str  # the question, claim or exercise, as text
    back: str  # cleaned HTML; opens with the reveal
    url: str  # where all of it stands
    front: str = ""  # cleaned HTML below the title: what a quiz item asks

    @property
    def kind(self) -> ItemKind:
        return ItemKind(self.item.kind)


@dataclass(frozen=True, slots=True)
class Queue:
    """What a learner can review now, and when the next thing comes if they wait."""

    cards: list[Card]  # in order, at most as many as asked for
    due_count: int
    next_due_at: datetime | None  # of what is not due yet


def add_items(learner: Learner, wanted: Iterable[Wanted], *, now: datetime) -> None:
    """Put things into the queue; what is there already keeps its memory. Calling it again changes nothing."""
    by_place = {(each.kind.value, each.key): each for each in wanted}
    if not by_place:
        return
    places = Q()
    for kind, key in by_place:
        places |= Q(kind=kind, key=key)
    there = {(item.kind, item.key): item for item in ReviewItem.objects.filter(places, learner=learner)}
    ReviewItem.objects.bulk_create(
        [
            ReviewItem(
                learner=learner,
                kind=kind,
                key=key,
                due_at=now,
                reason=each.reason[:REASON_LIMIT],
                brought_back_at=each.mistake_at,  # new or not: what was just got wrong is asked first
            )
            for (kind, key), each in by_place.items()
            if (kind, key) not in there
        ],
        ignore_conflicts=True,  # another request may have added the same a moment ago
    )
    for place, item in there.items():
        _bring_back(item, by_place[place])


def _bring_back(item: ReviewItem, wanted: Wanted) -> None:
    if wanted.mistake_at is None:
        return
    reviewed_since = item.last_review_at is not None and item.last_review_at >= wanted.mistake_at
    if not reviewed_since and item.brought_back_at is None:
        item.brought_back_at, item.reason = wanted.mistake_at, wanted.reason[:REASON_LIMIT]
        item.save(update_fields=["brought_back_at", "reason"])


def queue(learner: Learner, *, now: datetime, limit: int = 50) -> Queue:
    """The first `limit` due cards. Eight queries at most, however long the queue is."""
    clock = DayClock.of(learner)
    mine = ReviewItem.objects.filter(learner=learner).live()
    due = mine.due(now, clock)
    later = mine.exclude(pk__in=due.values("pk")).order_by("due_at").values_list("due_at", flat=True)
    return Queue(cards=cards(list(due.in_queue_order()[:limit])), due_count=due.count(), next_due_at=later.first())


def cards(items: Sequence[ReviewItem]) -> list[Card]:
    """How items look, in the same order, with one query for each kind; those without content are left out."""
    by_kind: dict[str, list[ReviewItem]] = {}
    for item in items:
        by_kind.setdefault(item.kind, []).append(item)
    faces = {kind: _FACES[ItemKind(kind)](wanted) for kind, wanted in by_kind.items()}
    return [
        Card(item, PROMPTS[ItemKind(item.kind)], *faces[item.kind][item.key])
        for item in items
        if item.key in faces[item.kind]
    ]


Face = tuple[str, str, str] | tuple[str, str, str, str]  # title, back, url, and front where there is one


def _keys(items: Sequence[ReviewItem]) -> list[str]:
    return [item.key for item in items]


def _question_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    found = Question.objects.filter(slug__in=_keys(items), retired=False).only("slug", "prompt", "tldr", "parts")
    return {q.slug: (q.prompt, q.tldr + q.parts.get("quick_scan", ""), f"/questions/{q.slug}/") for q in found}


def _follow_up_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    pairs = [item.key.partition("/") for item in items]
    found = FollowUp.objects.filter(
        question__slug__in={question for question, _, _ in pairs},
        slug__in={slug for _, _, slug in pairs},
        question__retired=False,
        retired=False,
    ).select_related("question")
    return {f.public_key: (f.prompt, f.approach, f"/questions/{f.question.slug}/#follow-up-{f.slug}") for f in found}


def _red_flag_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    found = RedFlag.objects.filter(slug__in=_keys(items), retired=False)
    return {flag.slug: (flag.claim, _red_flag_back(flag), f"/red-flags/{flag.slug}/") for flag in found}


def _red_flag_back(flag: RedFlag) -> str:
    parts = (("Why it is wrong", flag.why_wrong), ("How to notice it", flag.how_to_notice))
    return "".join(f"<h3>{title}</h3>{html}" for title, html in (*parts, ("Say this instead", flag.say_instead)))


def _exercise_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    known = exercises()
    slugs = [slug for slug in _keys(items) if slug in known]
    return {slug: (known[slug].title, _exercise_back(slug), f"/exercises/{slug}/") for slug in slugs}


def _exercise_back(slug: str) -> str:
    exercise = exercises()[slug]
    return format_html("<p>{}</p><p><code>{}</code></p>", exercise.summary, exercise.signature)


def _quiz_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    """Another variant at each review; the same one while a review waits."""
    found = {row.slug: row for row in QuizItem.objects.filter(slug__in=_keys(items), retired=False)}
    return {item.key: _quiz_face(found[item.key], item) for item in items if item.key in found}


def _quiz_face(row: QuizItem, item: ReviewItem) -> Face:
    variant = row.variants[turn_of(len(row.variants), f"{item.learner_id}/{row.slug}", item.reps)]
    view = {"view": shown(ask(row.body, variant, seed=f"review/{item.pk}/{item.reps}"))}
    front = render_to_string("flashcards/_quiz_front.html", view)
    back = render_to_string("flashcards/_quiz_solution.html", view)
    return row.title, back, "/quiz/", front


_FACES = {
    ItemKind.QUESTION: _question_faces,
    ItemKind.FOLLOW_UP: _follow_up_faces,
    ItemKind.RED_FLAG: _red_flag_faces,
    ItemKind.EXERCISE: _exercise_faces,
    ItemKind.QUIZ: _quiz_faces,
}
