"""Reads Anki's database, of the old layout and the new, as one from a stranger: only named columns of real tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flashcards.exchange import protobuf
from flashcards.exchange.cards import too_many
from flashcards.exchange.limits import FIELD_CHARACTERS, MOST_CARDS, Deadline, FileRefused

_STEPS_BETWEEN_LOOKS = 20_000  # of SQLite's machine, some milliseconds
_ROW_BYTES = 8 * FIELD_CHARACTERS + 65_536  # of one value; a longer one fails to be read
_NOT_ANKIS = "The database in this deck is not as Anki writes it"
_EXPORT_AGAIN = "Export the deck from Anki again."
_ALLOWED = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_PRAGMA}


@dataclass(frozen=True, slots=True)
class Template:
    """How one card of a note looks: HTML with {{fields}}."""

    name: str
    front: str
    back: str


@dataclass(frozen=True, slots=True)
class NoteType:
    name: str
    is_cloze: bool
    fields: list[str]
    templates: list[Template]


@dataclass(frozen=True, slots=True)
class Note:
    guid: str
    type_id: int
    fields: list[str]
    tags: list[str]
    cards: list[tuple[int, int]] = field(default_factory=list)  # (template or cloze number from 0, deck)


@dataclass(frozen=True, slots=True)
class Collection:
    types: dict[int, NoteType]
    decks: dict[int, str]
    notes: list[Note]


def read_collection(path: Path, deadline: Deadline) -> Collection:
    """Raises FileRefused for anything that is not a collection, or takes too long."""
    try:
        with _opened(path, deadline) as database:
            tables = _tables(database)
            count = _all(database, "SELECT count(*) FROM notes")[0][0]
            if count > MOST_CARDS:
                raise too_many()
            new = "notetypes" in tables
            types = _new_types(database) if new else _old_types(database)
            decks = _new_decks(database) if new else _old_decks(database)
            return Collection(types, decks, _notes(database))
    except sqlite3.DatabaseError as error:
        if deadline.passed:
            deadline.check()
        raise FileRefused(f"{_NOT_ANKIS} ({error}). {_EXPORT_AGAIN}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        if isinstance(error, FileRefused):
            raise
        raise FileRefused(f"{_NOT_ANKIS}: its note types cannot be read. {_EXPORT_AGAIN}") from None


@contextmanager
def _opened(path: Path, deadline: Deadline) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as database:
        database.text_factory = lambda raw: raw.decode("utf-8", "replace")
        database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _ROW_BYTES * 16)
        database.setlimit(sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 50)
        database.execute("PRAGMA trusted_schema=OFF")
        database.execute("PRAGMA cell_size_check=ON")
        database.execute("PRAGMA mmap_size=0")
        database.set_progress_handler(lambda: deadline.passed, _STEPS_BETWEEN_LOOKS)
        database.create_collation("unicase", lambda a, b: (a.casefold() > b.casefold()) - (a.casefold() < b.casefold()))
        database.set_authorizer(_authorized)
        yield database


def _authorized(action: int, first: str | None, second: str | None, *_: Any) -> int:
    """Reading, and the one function that we use: nothing that a schema could have slipped in is run."""
    counts = action == sqlite3.SQLITE_FUNCTION and second == "count"
    return sqlite3.SQLITE_OK if action in _ALLOWED or counts else sqlite3.SQLITE_DENY


def _all(database: sqlite3.Connection, query: str) -> list[Any]:
    return database.execute(query).fetchall()


def _tables(database: sqlite3.Connection) -> set[str]:
    """Their names. A view, trigger or virtual table is nothing that Anki puts into a deck."""
    names = set()
    for kind, name, made_by in _all(database, "SELECT type, name, sql FROM sqlite_master"):
        if kind in ("view", "trigger") or str(made_by or "").lstrip().upper().startswith("CREATE VIRTUAL"):
            raise FileRefused(f"{_NOT_ANKIS}: it has a {kind} “{name}” that runs by itself. {_EXPORT_AGAIN}")
        if kind == "table":
            names.add(name)
    if not {"notes", "cards", "col"} <= names:
        raise FileRefused(f"{_NOT_ANKIS}: it has no table of notes and cards. {_EXPORT_AGAIN}")
    return names


def _old_types(database: sqlite3.Connection) -> dict[int, NoteType]:
    ((models,),) = _all(database, "SELECT models FROM col LIMIT 1")
    return {
        int(number): NoteType(
            str(model["name"]),
            model.get("type") == 1,
            [str(each["name"]) for each in sorted(model["flds"], key=lambda each: each["ord"])],
            [
                Template(str(each["name"]), str(each["qfmt"]), str(each["afmt"]))
                for each in sorted(model["tmpls"], key=lambda each: each["ord"])
            ],
        )
        for number, model in json.loads(models).items()
    }


def _new_types(database: sqlite3.Connection) -> dict[int, NoteType]:
    names: dict[int, list[str]] = {}
    for number, _, name in sorted(_all(database, "SELECT ntid, ord, name FROM fields")):
        names.setdefault(number, []).append(name)
    templates: dict[int, list[Template]] = {}
    found = _all(database, "SELECT ntid, ord, name, config FROM templates")
    for number, _, name, config in sorted(found, key=lambda row: row[:2]):
        template = Template(name, protobuf.text_of(config, 1), protobuf.text_of(config, 2))
        templates.setdefault(number, []).append(template)
    return {
        number: NoteType(name, protobuf.number_of(config, 1) == 1, names.get(number, []), templates.get(number, []))
        for number, name, config in _all(database, "SELECT id, name, config FROM notetypes")
    }


def _old_decks(database: sqlite3.Connection) -> dict[int, str]:
    ((decks,),) = _all(database, "SELECT decks FROM col LIMIT 1")
    return {int(number): str(deck["name"]) for number, deck in json.loads(decks).items()}


def _new_decks(database: sqlite3.Connection) -> dict[int, str]:
    return {number: name.replace("\x1f", "::") for number, name in _all(database, "SELECT id, name FROM decks")}


def _notes(database: sqlite3.Connection) -> list[Note]:
    """In the order of their making, each with its cards."""
    notes: dict[int, Note] = {}
    for number, guid, type_id, values, tags in database.execute("SELECT id, guid, mid, flds, tags FROM notes"):
        notes[number] = Note(str(guid), int(type_id), str(values).split("\x1f"), str(tags).split())
    found = database.execute("SELECT nid, ord, did FROM cards")
    for count, (note, place, deck) in enumerate(found, start=1):
        if count > MOST_CARDS:
            raise too_many()
        if note in notes:
            notes[note].cards.append((int(place), int(deck)))
    return [notes[number] for number in sorted(notes)]
