"""A card as files of cards bring it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from flashcards.exchange.limits import (
    CARD_TAGS,
    DECK_CHARACTERS,
    GUID_CHARACTERS,
    MOST_CARDS,
    TAG_CHARACTERS,
    FileRefused,
)

MOST_NOTES = 20
OURS_LEFT_OUT = "Cards that Rowsum exported from its own questions are left out: they are here already."


@dataclass(frozen=True, slots=True)
class ReadCard:
    guid: str
    front: str  # cleaned HTML, like the back
    back: str
    deck: str
    tags: list[str]


@dataclass(slots=True)
class ReadCards:
    """All cards of one file, each guid once; and what their owner should know."""

    cards: list[ReadCard] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def add(self, guid: str, front: str, back: str, *, deck: str, tags: Iterable[str]) -> None:
        """Keep a card. One without a front, or with the guid of an earlier one, is left out with a note."""
        guid = short(guid)
        if not front:
            self.note("Cards with an empty front are left out.")
        elif guid in self._seen:
            self.note("Cards that have the guid of an earlier one are left out.")
        elif len(self.cards) == MOST_CARDS:
            raise too_many()
        else:
            self._seen.add(guid)
            kept = [tag[:TAG_CHARACTERS] for tag in dict.fromkeys(tags) if tag][:CARD_TAGS]
            self.cards.append(ReadCard(guid, front, back, deck[-DECK_CHARACTERS:], kept))

    def note(self, text: str) -> None:
        if text not in self.notes and len(self.notes) < MOST_NOTES:
            self.notes.append(text)


def too_many() -> FileRefused:
    return FileRefused(
        f"This file has more than {MOST_CARDS:,} cards, which is the limit. Export single decks from Anki and "
        "import one after the other."
    )


def short(guid: str) -> str:
    """A guid that our tables can hold; one that is too long becomes its own digest, the same each time."""
    if len(guid) <= GUID_CHARACTERS:
        return guid
    return f"sha256-{hashlib.sha256(guid.encode()).hexdigest()}"
