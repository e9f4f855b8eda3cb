"""Puts cards into an account: new ones into the review queue, known ones updated. For use inside a transaction."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from flashcards.exchange.outcome import Change, Choices, Conflict, Outcome, Side
from flashcards.exchange.rows import BATCH, insert
from flashcards.models import Learner, OwnCard
from flashcards.short_text import short_text

Row = dict[str, Any]
CONTENT = ("front", "back", "deck", "tags")


def hash_of(card: Row) -> str:
    """Of what a card says; equal for equal cards."""
    said = json.dumps([card[name] for name in CONTENT], ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()


def merge_cards(
    learner: Learner, cards: Sequence[Row], choices: Choices, outcome: Outcome, *, whole: bool
) -> list[str]:
    """Returns the guids that are new. `whole` rows are those of a JSON export: they bring times and hash of their own.

    Edited here only, a card stays; edited in the file only, it is updated; on both sides it is a conflict. One that was
    deleted here comes back as the file has it.
    """
    there = {card.guid: card for card in OwnCard.with_deleted.filter(learner=learner)}
    new: list[OwnCard] = []
    changed: list[OwnCard] = []
    back: list[str] = []
    for row in cards:
        mine = there.get(row["guid"])
        given = row if whole else row | {"imported_hash": hash_of(row)}
        if mine is None:
            new.append(OwnCard(learner=learner, **given))
            change = Change.NEW
        elif mine.deleted_at is not None:
            _take_over(mine, given)
            mine.deleted_at = None
            changed.append(mine)
            back.append(mine.guid)
            change = Change.NEW
        else:
            change = _existing(mine, given, choices, outcome)
            if change is Change.UPDATED:
                changed.append(mine)
        outcome.count("cards", change)
    if whole:
        insert(new)
    else:
        OwnCard.objects.bulk_create(new, batch_size=BATCH)
    if changed:
        fields = [*CONTENT, "imported_hash", "updated_at", "deleted_at"]
        OwnCard.with_deleted.bulk_update(changed, fields, batch_size=BATCH // 2)
    return [*(card.guid for card in new), *back]


def _existing(mine: OwnCard, given: Row, choices: Choices, outcome: Outcome) -> Change:
    is_here = {name: getattr(mine, name) for name in CONTENT}
    here = hash_of(is_here)
    file = hash_of(given)
    if here == file:
        return Change.SAME
    if file == mine.imported_hash:
        return Change.SAME  # edited here since
    if here != mine.imported_hash:
        conflict = Conflict(f"card:{mine.guid}", short_text(mine.front), _said(is_here, given), _said(given, is_here))
        outcome.conflicts.append(conflict)
        if choices.of(conflict.id) is Side.MINE:
            return Change.DIFFERS
    _take_over(mine, given)
    return Change.UPDATED


def _take_over(mine: OwnCard, given: Row) -> None:
    for name in (*CONTENT, "imported_hash"):
        setattr(mine, name, given[name])


def _said(card: Row, other: Row) -> str:
    """A card by its back; where the backs look alike, by whatever else tells it from the other one."""
    back = short_text(card["back"])
    if back != short_text(other["back"]):
        return back or "(no back)"
    told = [short_text(card["front"]), back] if card["front"] != other["front"] else [back]
    told += [f"in {card['deck'] or 'no deck'}"] if card["deck"] != other["deck"] else []
    told += [f"tags {' '.join(card['tags']) or 'none'}"] if card["tags"] != other["tags"] else []
    return "; ".join(filter(None, told)) or "(no back)"
