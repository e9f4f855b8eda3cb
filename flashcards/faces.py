"""How review items look: what is asked, and what the reveal shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db.models import QuerySet
from django.db.models.fields.json import KeyTextTransform
from django.template.loader import render_to_string
from django.utils.html import format_html

from flashcards.models import FollowUp, ItemKind, OwnCard, Part, Question, QuizItem, RedFlag, ReviewItem
from flashcards.models.prepared import Prepared
from flashcards.quiz_asking import ask, turn_of
from flashcards.quiz_shown import shown
from flashcards.short_text import plain_text, short_text
from grader.catalogue import exercises

TITLE_LIMIT = 90  # characters of an own card's front that stand as its title

PROMPTS = {
    ItemKind.QUESTION: "Answer as in the interview.",
    ItemKind.FOLLOW_UP: "The interviewer asks next. Answer aloud or on paper.",
    ItemKind.RED_FLAG: "What is wrong with this claim?",
    ItemKind.EXERCISE: "Solve it from an empty editor. Passing it counts as this review.",
    ItemKind.QUIZ: "Answer it as in a quiz, before you look.",
    ItemKind.CARD: "One of your own cards.",
}


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
    found = _QUESTION(key=items[0].key) if len(items) == 1 else _questions(slug__in=_keys(items))
    return {slug: (prompt, tldr + (scan or ""), f"/questions/{slug}/") for slug, prompt, tldr, scan in found}


def _questions(**which: Any) -> QuerySet[Question, Any]:
    scan = KeyTextTransform(Part.QUICK_SCAN.value, "parts")
    return Question.objects.filter(retired=False, **which).order_by().values_list("slug", "prompt", "tldr", scan)


def _follow_up_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    pairs = [item.key.partition("/") for item in items]
    if len(pairs) == 1:
        found: Iterable[Any] = _FOLLOW_UP(question=pairs[0][0], key=pairs[0][2])
    else:
        slugs = {question for question, _, _ in pairs}, {slug for _, _, slug in pairs}
        found = _follow_ups(question__slug__in=slugs[0], slug__in=slugs[1])
    return {
        f"{question}/{slug}": (prompt, approach, f"/questions/{question}/#follow-up-{slug}")
        for question, slug, prompt, approach in found
    }


def _follow_ups(**which: Any) -> QuerySet[FollowUp, Any]:
    there = FollowUp.objects.filter(question__retired=False, retired=False, **which).order_by()
    return there.values_list("question__slug", "slug", "prompt", "approach")


def _red_flag_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    found = _RED_FLAG(key=items[0].key) if len(items) == 1 else _red_flags(slug__in=_keys(items))
    return {flag.slug: (flag.claim, _red_flag_back(flag), f"/red-flags/{flag.slug}/") for flag in found}


def _red_flags(**which: Any) -> QuerySet[RedFlag]:
    return RedFlag.objects.filter(retired=False, **which).order_by()


# One card is what a review session asks for, each time.
_QUESTION = Prepared(lambda *, key: _questions(slug=key), key=str)
_FOLLOW_UP = Prepared(lambda *, question, key: _follow_ups(question__slug=question, slug=key), question=str, key=str)
_RED_FLAG = Prepared(lambda *, key: _red_flags(slug=key), key=str)
_QUIZ = Prepared(lambda *, key: _quiz_items(slug=key), key=str)


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
    rows = _QUIZ(key=items[0].key) if len(items) == 1 else _quiz_items(slug__in=_keys(items))
    found = {slug: _QuizBody(*row) for slug, *row in rows}
    return {item.key: _quiz_face(found[item.key], item) for item in items if item.key in found}


class _QuizBody(NamedTuple):
    title: str
    body: dict[str, Any]
    variants: list[dict[str, Any]]


def _quiz_items(**which: Any) -> QuerySet[QuizItem, Any]:
    there = QuizItem.objects.filter(retired=False, **which).order_by()
    return there.values_list("slug", "title", "body", "variants")


def _quiz_face(row: _QuizBody, item: ReviewItem) -> Face:
    variant = row.variants[turn_of(len(row.variants), f"{item.learner_id}/{item.key}", item.reps)]
    view = {"view": shown(ask(row.body, variant, seed=f"review/{item.pk}/{item.reps}"))}
    front = render_to_string("flashcards/_quiz_front.html", view)
    back = render_to_string("flashcards/_quiz_solution.html", view)
    return row.title, back, "/quiz/", front


def _own_faces(items: Sequence[ReviewItem]) -> dict[str, Face]:
    """Its title is the first words of the front; the front itself stands below where it is more than those."""
    found = OwnCard.objects.filter(learner_id__in={item.learner_id for item in items}, guid__in=_keys(items))
    return {card.guid: _own_face(card) for card in found}


def _own_face(card: OwnCard) -> Face:
    title = short_text(card.front, most=TITLE_LIMIT)
    plain = title == plain_text(card.front) and not re.search(r"<(?!/?(p|div|br)\b)", card.front)
    return title or "Your card", card.back, f"/me/cards/{card.pk}/", "" if plain and title else card.front


_FACES: dict[ItemKind, Callable[[Sequence[ReviewItem]], dict[str, Face]]] = {
    ItemKind.QUESTION: _question_faces,
    ItemKind.FOLLOW_UP: _follow_up_faces,
    ItemKind.RED_FLAG: _red_flag_faces,
    ItemKind.EXERCISE: _exercise_faces,
    ItemKind.QUIZ: _quiz_faces,
    ItemKind.CARD: _own_faces,
}
