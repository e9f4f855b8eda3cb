"""Cards as an .apkg. Model, decks and guids stay the same for ever, so that Anki updates what it has."""

from __future__ import annotations

import hashlib
import itertools
import sqlite3
import tempfile
import warnings
import zipfile
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from html import unescape
from pathlib import Path
from typing import IO
from zoneinfo import ZoneInfo

import genanki
from django.utils.html import strip_tags

from flashcards.exchange.notes_out import ROOT_DECK, OutNote, notes
from flashcards.models import Learner, Phase, ReviewItem

MODEL_ID = 1_746_201_907  # chosen once; another would make Anki ask what to do with the old notes
FIRST_DAY = date(2014, 9, 19)  # of the collection; Anki counts due days from it
EASE = 2500  # per mille; what Anki gives a card of which it knows nothing
_CSS = """\
.card { font-family: system-ui, sans-serif; font-size: 18px; line-height: 1.5; max-width: 42rem; margin: 0 auto; }
pre { text-align: left; overflow-x: auto; padding: .6rem; border: 1px solid #8886; border-radius: 4px; }
table { border-collapse: collapse; } th, td { border: 1px solid #8886; padding: .2rem .5rem; }
"""
MODEL = genanki.Model(
    MODEL_ID,
    "Rowsum",
    fields=[{"name": "Front"}, {"name": "Back"}],
    templates=[{"name": "Card 1", "qfmt": "{{Front}}", "afmt": '{{FrontSide}}<hr id="answer">{{Back}}'}],
    css=_CSS,
)


def write_apkg(learner: Learner, into: IO[bytes], *, now: datetime) -> int:
    """Returns how many notes were written. `now` becomes their time of change: Anki takes what is newer than its own.

    The due day and interval of what was reviewed here go along; Anki uses them if its import dialog is told to.
    """
    made = list(notes(learner))
    with tempfile.TemporaryDirectory(prefix="rowsum-export-") as folder:
        path = Path(folder) / "collection.anki2"
        with closing(sqlite3.connect(path)) as database:
            _write(database, made, now)
            _index(database)
            _schedule(database, learner, made, now=now)
            database.commit()
        with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(path, "collection.anki2")
            archive.writestr("media", "{}")
    return len(made)


def deck_id(name: str) -> int:
    """The same number for the same name, within the range that Anki uses."""
    return (1 << 30) + int.from_bytes(hashlib.sha256(f"rowsum/{name}".encode()).digest()[:4], "big") % (1 << 30)


def _write(database: sqlite3.Connection, made: Iterable[OutNote], now: datetime) -> None:
    decks: dict[str, genanki.Deck] = {ROOT_DECK: genanki.Deck(deck_id(ROOT_DECK), ROOT_DECK)}
    for note in made:
        deck = decks.setdefault(note.deck, genanki.Deck(deck_id(note.deck), note.deck))
        fields = [note.front or "&nbsp;", note.back]
        deck.add_note(genanki.Note(MODEL, fields=fields, tags=list(note.tags), guid=note.guid))
    with warnings.catch_warnings():
        # It looks for tags by a pattern, and takes a formula's `<` for one although it is written as an entity.
        warnings.filterwarnings("ignore", module="genanki", message="Field contained the following invalid HTML tags")
        numbers = itertools.count(int(now.timestamp() * 1000))
        genanki.Package(list(decks.values())).write_to_db(database.cursor(), now.timestamp(), numbers)


def _index(database: sqlite3.Connection) -> None:
    """What Anki sorts notes by and finds equal ones by: the front as text, and the checksum of that."""
    rows = []
    for pk, fields in database.execute("SELECT id, flds FROM notes").fetchall():
        front = unescape(strip_tags(fields.partition("\x1f")[0])).strip()
        rows.append((front, int(hashlib.sha1(front.encode(), usedforsecurity=False).hexdigest()[:8], 16), pk))
    database.executemany("UPDATE notes SET sfld = ?, csum = ? WHERE id = ?", rows)


def _schedule(database: sqlite3.Connection, learner: Learner, made: Iterable[OutNote], *, now: datetime) -> None:
    """What is in phase REVIEW here is a review card there; what is suspended is suspended.

    The collection's days begin when the learner's do, by the clock of today: Anki counts them as spans of 24 hours from
    its first moment, and compares with its own day.
    """
    shift = now.astimezone(ZoneInfo(learner.time_zone)).utcoffset() or timedelta()
    first = datetime.combine(FIRST_DAY, time(learner.day_start_hour), UTC) - shift
    database.execute("UPDATE col SET crt = ?", (int(first.timestamp()),))
    rows = {item.public_id: item for item in ReviewItem.objects.filter(learner=learner, phase=Phase.REVIEW)}
    numbers = dict(database.execute("SELECT guid, id FROM notes"))
    placed = []
    for note in made:
        item = rows.get(note.item)
        if item is None or item.due_day is None or item.last_review_day is None:
            continue
        queue = -1 if item.suspended_at else 2
        due, days = (item.due_day - FIRST_DAY).days, max(1, (item.due_day - item.last_review_day).days)
        placed.append((queue, due, days, EASE, item.reps, item.lapses, numbers[note.guid]))
    database.executemany(
        "UPDATE cards SET type = 2, queue = ?, due = ?, ivl = ?, factor = ?, reps = ?, lapses = ? WHERE nid = ?",
        placed,
    )
