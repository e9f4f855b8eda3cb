"""The two steps of an import: a file is read, checked and previewed; then its owner says so, and all of it comes in."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import PurePath
from typing import IO, Any

from django.db import IntegrityError, transaction

from flashcards import day_queue
from flashcards.exchange.anki_in import read_apkg
from flashcards.exchange.card_merge import merge_cards
from flashcards.exchange.cards import ReadCards
from flashcards.exchange.json_in import read_json, validated
from flashcards.exchange.json_merge import merge_document
from flashcards.exchange.limits import Deadline, FileRefused
from flashcards.exchange.outcome import Change, Choices, Outcome
from flashcards.exchange.proofs import mark_copies
from flashcards.exchange.review_merge import BY_FILE, READY
from flashcards.exchange.rows import BATCH, ready
from flashcards.exchange.sniffing import FileKind, kind_of
from flashcards.exchange.table_in import read_table
from flashcards.models import Import, ItemKind, Learner, Review, ReviewItem
from flashcards.models.locks import locked_learner
from flashcards.short_text import short_text

NAME_CHARACTERS = 200
SAMPLES = 5
AT_ONCE = 2  # files that one process reads at a time: each may take some hundred megabytes
TURN_SECONDS = 10.0  # that another one waits for its turn
_TURNS = threading.BoundedSemaphore(AT_ONCE)


class TooManyAtOnce(RuntimeError):
    """Others import at this moment; nothing was changed."""


class UnknownImport(LookupError):
    """The learner has no such import."""


def prepare(learner: Learner, file: IO[bytes], *, name: str, now: datetime) -> Import:
    """Read a file and keep what is in it, with a preview of what it would do. Raises FileRefused; nothing is changed.

    A file that waited before is forgotten: one at a time. Raises TooManyAtOnce too.
    """
    kind = kind_of(file)
    if not _TURNS.acquire(timeout=TURN_SECONDS):
        raise TooManyAtOnce("Other files are being read at this moment. Try again in ten seconds.")
    try:
        content, notes = _read(kind, file)
        made = _checked(kind, content, learner)
    finally:
        _TURNS.release()
    with transaction.atomic():
        outcome = _rehearsed(locked_learner(learner.pk), kind, made, now=now)
    outcome.notes[:0] = notes
    outcome.samples = _samples(content.get("cards", []))
    waiting = Import.objects.create(
        learner=learner,
        name=PurePath(name.replace("\0", "")).name[-NAME_CHARACTERS:] or "file",
        format=kind.value,
        content=content,
        preview=outcome.as_json(),
    )
    Import.objects.filter(learner=learner, applied_at=None, pk__lt=waiting.pk).delete()
    return waiting


def apply(learner: Learner, pk: int, choices: Choices, *, now: datetime) -> Import:
    """Do what the preview said, all of it or nothing; `preview["done"]` then says what was done.

    Again, it changes nothing and answers the same. Raises UnknownImport, FileRefused.
    """
    waiting = _waiting(learner, pk)
    if waiting.applied_at is not None:
        return waiting
    kind = FileKind(waiting.format)
    # Before anything is locked: on a long history this takes seconds, in which the learner could not review.
    made = _checked(kind, waiting.content, learner)
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        waiting = _waiting(learner, pk, but=("content",))  # what is in it never changes, only whether it still waits
        if waiting.applied_at is None:
            outcome = _merged(learner, kind, made, choices, now=now)
            outcome.notes[:0] = waiting.preview["notes"]
            waiting.preview = waiting.preview | {"done": outcome.as_json()}
            waiting.content = {}  # it is in the account now
            waiting.applied_at = now
            waiting.save(update_fields=["preview", "content", "applied_at"])
        return waiting


def _waiting(learner: Learner, pk: int, *, but: Sequence[str] = ()) -> Import:
    found = Import.objects.filter(learner=learner, pk=pk).defer(*but).first()
    if found is None:
        raise UnknownImport("There is no such import. Choose the file again.")
    return found


def discard(learner: Learner, pk: int) -> bool:
    """Forget a file that waits; False where none does."""
    gone, _ = Import.objects.filter(learner=learner, pk=pk, applied_at=None).delete()
    return bool(gone)


def _read(kind: FileKind, file: IO[bytes]) -> tuple[dict[str, Any], list[str]]:
    """What is in the file, in our own form, and what its owner should know about it."""
    if kind is FileKind.JSON:
        return read_json(file), []
    deadline = Deadline()
    found: ReadCards = read_apkg(file, deadline) if kind is FileKind.APKG else read_table(file, deadline)
    return {"cards": [asdict(card) for card in found.cards]}, found.notes


def _checked(kind: FileKind, content: dict[str, Any], learner: Learner) -> dict[str, Any]:
    """The content with Python's values, ready to be merged."""
    if kind is not FileKind.JSON:
        return content
    made = validated(content)
    mark_copies(made, learner)
    made["reviews"] = [row | {READY: ready(Review, BY_FILE, row)} for row in made["reviews"]]
    return made


class _Rehearsed(Exception):
    """Ends a rehearsal, so that nothing of it stays."""


def _rehearsed(learner: Learner, kind: FileKind, made: dict[str, Any], *, now: datetime) -> Outcome:
    """What applying would do, found by doing it and taking it back: a preview that cannot be wrong."""
    outcome = Outcome()
    try:
        with transaction.atomic():
            outcome = _merged(Learner.objects.get(pk=learner.pk), kind, made, Choices(), now=now, rehearsed=True)
            raise _Rehearsed
    except _Rehearsed:
        return outcome


def _merged(
    learner: Learner,
    kind: FileKind,
    made: dict[str, Any],
    choices: Choices,
    *,
    now: datetime,
    rehearsed: bool = False,
) -> Outcome:
    try:
        with transaction.atomic():
            if kind is FileKind.JSON:
                had_items = ReviewItem.objects.filter(learner=learner).exists()
                outcome = merge_document(learner, made, choices, rehearsed=rehearsed)
                items = outcome.counts.get("items", {})
                if had_items and (items.get(Change.NEW) or items.get(Change.UPDATED)):
                    day_queue.thaw(learner)
            else:
                outcome = Outcome()
                new = merge_cards(learner, made["cards"], choices, outcome, whole=False)
                _into_queue(learner, new, now=now)
    except IntegrityError:
        raise FileRefused(
            "This file names two things that can only be one. Export it again, and import that."
        ) from None
    return outcome


def _into_queue(learner: Learner, guids: Sequence[str], *, now: datetime) -> None:
    """New cards are due now; the limit for new ones a day decides how many come today."""
    ReviewItem.objects.bulk_create(
        [
            ReviewItem(learner=learner, kind=ItemKind.CARD, key=guid, due_at=now, reason="You imported this card.")
            for guid in guids
        ],
        batch_size=BATCH,
        ignore_conflicts=True,
    )
    if guids:
        day_queue.join(learner, now=now)


def _samples(cards: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    return [
        {"front": short_text(card["front"]), "back": short_text(card["back"]), "deck": card["deck"]}
        for card in cards[:SAMPLES]
    ]
