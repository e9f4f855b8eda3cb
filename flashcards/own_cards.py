"""A learner's own cards, made and changed by hand: list, find, add, edit, delete, take a deletion back.

An edit changes what a card says, never its memory. A deleted card is asked no more, and its log stays as it is, like
that of a retired question; for `KEPT_DAYS` it can be taken back, with the memory it had.
"""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q, QuerySet

from flashcards import day_queue
from flashcards.exchange.card_merge import CONTENT, hash_of
from flashcards.exchange.card_text import SideRefused, as_html, as_text
from flashcards.exchange.limits import CARD_TAGS, DECK_CHARACTERS, TAG_CHARACTERS
from flashcards.exchange.side_doubts import doubts_of
from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind, Learner, OwnCard
from flashcards.models.locks import locked_learner

KEPT_DAYS = 30
MOST_WORDS = 8  # of a search; more tell nothing more
REASON = "You made this card."
_TAG = re.compile(r"<[^>]*>")  # enough for HTML that was cleaned


@dataclass(frozen=True, slots=True)
class Typed:
    """A card as somebody typed it."""

    front: str  # plain text or simple HTML, like the back; see exchange.card_text
    back: str = ""
    deck: str = ""
    tags: Sequence[str] = ()


class CardRefused(ValueError):
    """Nothing was changed; by field, what is wrong and what to do."""

    def __init__(self, problems: dict[str, str]) -> None:
        super().__init__(" ".join(problems.values()))
        self.problems = problems


class ChangedMeanwhile(RuntimeError):
    """The card says something else by now than what its editor began with. Nothing was changed."""

    def __init__(self, card: OwnCard) -> None:
        super().__init__("This card was changed meanwhile, in another tab or on another device.")
        self.card = card


class UnknownCard(LookupError):
    """The learner has no such card (any more)."""


def get(learner: Learner, pk: int) -> OwnCard:
    """Raises UnknownCard."""
    return _card(OwnCard.objects.filter(learner=learner, pk=pk))


def typed(card: OwnCard) -> Typed:
    """A card as an editor shows it."""
    return Typed(as_text(card.front), as_text(card.back), card.deck, card.tags)


def version(card: OwnCard) -> str:
    """Changes with what the card says; `edit` takes it back."""
    return hash_of({name: getattr(card, name) for name in CONTENT})


def doubts(card: Typed, there: OwnCard | None = None) -> dict[str, list[str]]:
    """By side, what one should look at before the card is kept; nothing for a side that stays as it is `there`.

    Raises CardRefused.
    """
    fields = _fields(card, there)
    sides = {name: str(fields[name]) for name in ("front", "back")}
    return _doubts({name: side for name, side in sides.items() if there is None or side != getattr(there, name)})


def kept_doubts(card: OwnCard) -> dict[str, list[str]]:
    """The same of a card as it is kept."""
    return _doubts({"front": card.front, "back": card.back})


def _doubts(sides: Mapping[str, str]) -> dict[str, list[str]]:
    found = {
        name: doubts_of(side) if side else ["The back is empty: nothing is revealed."] for name, side in sides.items()
    }
    return {name: sentences for name, sentences in found.items() if sentences}


def find(learner: Learner, *, words: str = "", deck: str | None = None) -> QuerySet[OwnCard] | list[OwnCard]:
    """The newest first. Each word must stand somewhere in the card, its deck or its tags, in either case of letters.

    A search is one query, at once: what it finds may stand in the HTML and not in the text.
    """
    cards = OwnCard.objects.filter(learner=learner).order_by("-pk")
    if deck is not None:
        cards = cards.filter(deck=deck)
    wanted = [word.casefold() for word in _without_nul(words).split()[:MOST_WORDS]]
    if not wanted:
        return cards
    for word in wanted:
        if word.isascii():  # SQLite folds the case of no other letters
            escaped = html.escape(word, quote=False)
            sides = Q(front__icontains=escaped) | Q(back__icontains=escaped)
            cards = cards.filter(sides | Q(deck__icontains=word) | Q(tags__icontains=word))
    return [card for card in cards if _says(card, wanted)]


def _says(card: OwnCard, wanted: Sequence[str]) -> bool:
    text = html.unescape(_TAG.sub("", f"{card.front}\n{card.back}")) + "\n".join(("", card.deck, *card.tags))
    return all(word in text.casefold() for word in wanted)


def recently_deleted(learner: Learner, *, now: datetime) -> QuerySet[OwnCard]:
    """What can still be taken back, the latest first."""
    since = now - timedelta(days=KEPT_DAYS)
    return OwnCard.with_deleted.filter(learner=learner, deleted_at__gt=since).order_by("-deleted_at", "-pk")


def add(learner: Learner, card: Typed, *, key: str, now: datetime) -> OwnCard:
    """A new card, due now within the day's limit for new things; again with the same key it is the same card.

    Raises CardRefused.
    """
    fields = _fields(card)
    guid = f"own-{hashlib.sha256(key.encode()).hexdigest()[:32]}"
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        made, is_new = OwnCard.with_deleted.get_or_create(learner=learner, guid=guid, defaults=fields)
        if is_new:
            add_items(learner, [Wanted(ItemKind.CARD, guid, REASON)], now=now)
        return made


def edit(learner: Learner, pk: int, card: Typed, *, begun_with: str = "") -> OwnCard:
    """Change what a card says; when it comes back stays. Sent again, it changes nothing.

    `begun_with`: the `version` that the editor showed; without one the last word wins. Raises UnknownCard, CardRefused,
    ChangedMeanwhile.
    """
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        there = get(learner, pk)
        fields = _fields(card, there)
        if all(getattr(there, name) == value for name, value in fields.items()):
            return there
        if begun_with and begun_with != version(there):
            raise ChangedMeanwhile(there)
        for name, value in fields.items():
            setattr(there, name, value)
        there.save()
        return there


def delete(learner: Learner, pk: int, *, now: datetime) -> OwnCard:
    """Out of review and out of sight; deleted again, nothing changes. Raises UnknownCard."""
    return _mark(learner, pk, deleted_at=now)


def restore(learner: Learner, pk: int) -> OwnCard:
    """Take a deletion back: the card is as it was, and due when it was. Raises UnknownCard."""
    return _mark(learner, pk, deleted_at=None)


def forget_deleted(*, now: datetime) -> int:
    """Drop for good what can no longer be taken back, everybody's; how many cards that were. Safe to run twice."""
    gone, _ = OwnCard.with_deleted.filter(deleted_at__lte=now - timedelta(days=KEPT_DAYS)).delete()
    return gone


def _mark(learner: Learner, pk: int, *, deleted_at: datetime | None) -> OwnCard:
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        card = _card(OwnCard.with_deleted.filter(learner=learner, pk=pk))
        if (card.deleted_at is None) != (deleted_at is None):
            card.deleted_at = deleted_at
            card.save(update_fields=["deleted_at"])
            if deleted_at is None:
                day_queue.thaw(learner)  # it may have been chosen while the card was gone
        return card


def _card(found: QuerySet[OwnCard]) -> OwnCard:
    card = found.first()
    if card is None:
        raise UnknownCard("There is no such card among yours.")
    return card


def _fields(card: Typed, there: OwnCard | None = None) -> dict[str, object]:
    """The columns. A side that was not changed stays to the letter: a formula can be written in many ways."""
    problems: dict[str, str] = {}
    fields: dict[str, object] = {}
    before = typed(there) if there else None
    for name in ("front", "back"):
        text = _without_nul(getattr(card, name))
        if there and before and text.replace("\r\n", "\n").strip() == getattr(before, name):
            fields[name] = getattr(there, name)
            continue
        try:
            fields[name] = as_html(text)
        except SideRefused as refused:
            problems[name] = str(refused)
    if fields.get("front") == "":
        problems["front"] = "Write what the card asks."
    fields["deck"] = _without_nul(card.deck).strip()
    if len(str(fields["deck"])) > DECK_CHARACTERS:
        problems["deck"] = f"A deck's name has at most {DECK_CHARACTERS} characters. Shorten it."
    tags = list(dict.fromkeys(tag for each in card.tags for tag in _without_nul(each).split()))
    fields["tags"] = tags
    if len(tags) > CARD_TAGS or any(len(tag) > TAG_CHARACTERS for tag in tags):
        problems["tags"] = f"At most {CARD_TAGS} tags of {TAG_CHARACTERS} characters each. Leave some out."
    if problems:
        raise CardRefused(problems)
    return fields


def _without_nul(text: str) -> str:
    return text.replace("\0", "")  # PostgreSQL takes none
