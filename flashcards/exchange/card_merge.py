"""Puts cards into an account: new ones into the review queue, known ones updated. For use inside a transaction."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from html import unescape
from typing import Any

from django.utils.html import strip_tags

from flashcards.exchange.anki_html import anki_html
from flashcards.exchange.outcome import Change, Choices, Conflict, Outcome, Side
from flashcards.exchange.rows import BATCH, insert
from flashcards.models import Learner, OwnCard

Row = dict[str, Any]
CONTENT = ("front", "back", "deck", "tags")
SAID_CHARACTERS = 80
_BREAKS = re.compile(r"<(?:br|hr|/p|/div|/li|/h\d|/td|/pre)>")


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
    here = hash_of({name: getattr(mine, name) for name in CONTENT})
    file = hash_of(given)
    if here == file:
        return Change.SAME
    if file == mine.imported_hash:
        return Change.SAME  # edited here since
    if here != mine.imported_hash:
        conflict = Conflict(f"card:{mine.guid}", said(mine.front), said(mine.back), said(given["back"]))
        outcome.conflicts.append(conflict)
        if choices.of(conflict.id) is Side.MINE:
            return Change.SAME
    _take_over(mine, given)
    return Change.UPDATED


def _take_over(mine: OwnCard, given: Row) -> None:
    for name in (*CONTENT, "imported_hash"):
        setattr(mine, name, given[name])


def said(side: str) -> str:
    """The first words of a side, as text; a formula as TeX."""
    text = " ".join(unescape(strip_tags(_BREAKS.sub(" ", anki_html(side)))).split())
    return text if len(text) <= SAID_CHARACTERS else text[: SAID_CHARACTERS - 1] + "…"
