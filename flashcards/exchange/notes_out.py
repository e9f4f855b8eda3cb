"""What can be learnt with cards, as notes for Anki and for tables: the content, and the learner's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from django.db.models import QuerySet
from django.template.loader import render_to_string

from flashcards.exchange.anki_html import anki_html
from flashcards.exchange.guids import GUID_START
from flashcards.models import (
    FollowUp,
    ItemKind,
    Learner,
    OwnCard,
    Question,
    QuizItem,
    RedFlag,
    Unlock,
    UnlockPart,
)
from flashcards.quiz_asking import ask
from flashcards.quiz_shown import shown
from flashcards.unlocks import is_limited
from grader.rendering import slug_of

ROOT_DECK = "Rowsum"
OWN_DECK = f"{ROOT_DECK}::My cards"


@dataclass(frozen=True, slots=True)
class OutNote:
    """One card for elsewhere."""

    guid: str
    item: str  # as ReviewItem.public_id
    deck: str
    front: str  # HTML without classes and links; formulas as MathJax reads them
    back: str
    tags: tuple[str, ...]


def notes(learner: Learner) -> Iterator[OutNote]:
    """All of them, the same order each time. Its exercises are not among them: a card is no editor.

    Where the host limits what a learner unlocks, follow-ups and red flags are those of the questions unlocked so far.
    """
    limited = is_limited(learner)
    yield from _questions()
    yield from _follow_ups(_unlocked(learner, UnlockPart.FOLLOW_UPS) if limited else None)
    yield from _red_flags(_unlocked(learner, UnlockPart.RED_FLAGS) if limited else None)
    yield from _quiz_items()
    for card in OwnCard.objects.filter(learner=learner).order_by("pk"):
        tags = tuple(_tag(tag) for tag in card.tags if tag.strip())
        item = f"{ItemKind.CARD.value}:{card.guid}"
        yield OutNote(card.guid, item, card.deck or OWN_DECK, anki_html(card.front), anki_html(card.back), tags)


def _unlocked(learner: Learner, part: UnlockPart) -> QuerySet[Unlock, int]:
    """The questions of which the learner has unlocked this part."""
    return Unlock.objects.filter(learner=learner, part=part).values_list("question", flat=True)


def _content(kind: ItemKind, key: str, deck: str, front: str, back: str, *tags: str) -> OutNote:
    item = f"{kind.value}:{key}"
    made = tuple(dict.fromkeys(_tag(tag) for tag in tags))
    return OutNote(GUID_START + item, item, f"{ROOT_DECK}::{deck}", anki_html(front), anki_html(back), made)


def _tag(text: str) -> str:
    """Anki's tags hold no space."""
    return "_".join(text.split())


def _questions() -> Iterator[OutNote]:
    for row in Question.objects.filter(retired=False).order_by("slug"):
        points = "".join(f"<li>{escape(point['text'])}</li>" for point in row.key_points)
        back = f"{row.tldr}<h4>Key points</h4><ul>{points}</ul>"
        front = f"<p>{escape(row.prompt)}</p>"
        yield _content(ItemKind.QUESTION, row.slug, "Questions", front, back, slug_of(row.topic), row.level)


def _follow_ups(questions: QuerySet[Unlock, int] | None) -> Iterator[OutNote]:
    """Of these questions; None: of all."""
    rows = FollowUp.objects.filter(retired=False, question__retired=False).select_related("question")
    if questions is not None:
        rows = rows.filter(question__in=questions)
    for row in rows.order_by("question__slug", "position"):
        front = f"<p><em>{escape(row.question.prompt)}</em></p><p>{escape(row.prompt)}</p>"
        tags = slug_of(row.question.topic), row.question.level
        yield _content(ItemKind.FOLLOW_UP, row.public_key, "Follow-ups", front, row.approach, *tags)


def _red_flags(questions: QuerySet[Unlock, int] | None) -> Iterator[OutNote]:
    """Of these questions; None: of all, and those of none."""
    rows = RedFlag.objects.filter(retired=False).prefetch_related("questions").order_by("slug")
    if questions is not None:
        rows = rows.filter(questions__in=questions).distinct()
    for row in rows:
        front = f"<p>What is wrong with this claim?</p><blockquote>{escape(row.claim)}</blockquote>"
        parts = (
            ("Why it is wrong", row.why_wrong),
            ("How to notice it", row.how_to_notice),
            ("Say this instead", row.say_instead),
        )
        back = "".join(f"<h4>{title}</h4>{html}" for title, html in parts)
        asked = [question for question in row.questions.all() if not question.retired]
        tags = [slug_of(question.topic) for question in asked] + [question.level for question in asked]
        yield _content(ItemKind.RED_FLAG, row.slug, "Red flags", front, back, *tags)


def _quiz_items() -> Iterator[OutNote]:
    """Each with its first variant: a card asks the same each time."""
    for row in QuizItem.objects.filter(retired=False).order_by("topic", "position", "slug"):
        view = {"view": shown(ask(row.body, row.variants[0], seed=f"anki/{row.slug}"))}
        front = render_to_string("flashcards/_quiz_front.html", view)
        back = render_to_string("flashcards/_quiz_solution.html", view)
        yield _content(ItemKind.QUIZ, row.slug, "Quiz", front, back, row.topic, row.level)
