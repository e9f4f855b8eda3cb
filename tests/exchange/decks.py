"""Decks as Anki writes them, of both layouts, made here; and what a hostile one may be."""

from __future__ import annotations

import io
import itertools
import json
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from pathlib import Path

import genanki
import zstandard

BASIC = genanki.Model(
    1001,
    "Basic",
    fields=[{"name": "Front"}, {"name": "Back"}],
    templates=[{"name": "Card 1", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}],
)
REVERSED = genanki.Model(
    1002,
    "Basic (and reversed card)",
    fields=[{"name": "Front"}, {"name": "Back"}],
    templates=[
        {"name": "Card 1", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"},
        {"name": "Card 2", "qfmt": "{{Back}}", "afmt": "{{FrontSide}}\n\n<hr id=answer>\n\n{{Front}}"},
    ],
)
CLOZE = genanki.Model(
    1003,
    "Cloze",
    model_type=genanki.Model.CLOZE,
    fields=[{"name": "Text"}, {"name": "Back Extra"}],
    templates=[{"name": "Cloze", "qfmt": "{{cloze:Text}}", "afmt": "{{cloze:Text}}<br>{{Back Extra}}"}],
)


def deck(*notes, name="Softmax::Basics"):
    """An .apkg of the old layout; `notes` are (model, fields, guid)."""
    made = genanki.Deck(2001, name)
    for model, fields, guid in notes:
        made.add_note(genanki.Note(model, fields=list(fields), guid=guid, tags=["softmax"]))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "collection"  # written here: genanki's own way leaves a file behind
        with closing(sqlite3.connect(path)) as connection:
            genanki.Package(made).write_to_db(connection.cursor(), 1_700_000_000.0, itertools.count(1))
            connection.commit()
        return zipped({"collection.anki2": path.read_bytes(), "media": "{}"})


def basic(*pairs):
    return deck(*((BASIC, pair, f"g{place}") for place, pair in enumerate(pairs)))


def zipped(entries):
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return into.getvalue()


def database(script, rows=()):
    """The bytes of an SQLite file; `rows` are (statement, values)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made.sqlite"
        with closing(sqlite3.connect(path)) as connection:
            connection.create_collation("unicase", lambda a, b: (a > b) - (a < b))
            connection.executescript(script)
            for statement, values in rows:
                connection.execute(statement, values)
            connection.commit()
        return path.read_bytes()


NEW_LAYOUT = """
CREATE TABLE col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer,
  ls integer, conf text, models text, decks text, dconf text, tags text);
CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text,
  sfld integer, csum integer, flags integer, data text);
CREATE TABLE cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer,
  type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer,
  odue integer, odid integer, flags integer, data text);
CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE unicase,
  config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE unicase,
  mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE unicase,
  mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL COLLATE unicase,
  mtime_secs integer NOT NULL, usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL);
CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
CREATE UNIQUE INDEX idx_decks_name ON decks (name);
INSERT INTO col VALUES (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '');
"""


def _text(number, text):
    data = text.encode()
    assert len(data) < 128
    return bytes([number << 3 | 2, len(data)]) + data


def new_layout(notes, *, cloze=False, script=NEW_LAYOUT):
    """The newer layout's database; `notes` are (guid, fields, ords)."""
    front, back = (
        ("{{cloze:Text}}", "{{cloze:Text}}<br>{{Extra}}") if cloze else ("{{Text}}", "{{FrontSide}}<hr>{{Extra}}")
    )
    config = b"\x08\x01" if cloze else b""
    rows = [
        ("INSERT INTO notetypes VALUES (?, ?, 0, 0, ?)", (77, "Mine", config)),
        ("INSERT INTO fields VALUES (77, 0, 'Text', ?)", (b"",)),
        ("INSERT INTO fields VALUES (77, 1, 'Extra', ?)", (b"",)),
        ("INSERT INTO templates VALUES (77, 0, 'Card 1', 0, 0, ?)", (_text(1, front) + _text(2, back) + b"\x18\x05",)),
        ("INSERT INTO decks VALUES (5, ?, 0, 0, ?, ?)", ("Softmax\x1fBasics", b"", b"")),
    ]
    for place, (guid, fields, ords) in enumerate(notes):
        values = (place + 1, guid, 77, " softmax rows ", "\x1f".join(fields))
        rows.append(("INSERT INTO notes VALUES (?, ?, ?, 0, 0, ?, ?, 0, 0, 0, '')", values))
        for number in ords:
            rows.append(
                (
                    "INSERT INTO cards VALUES (?, ?, 5, ?, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')",
                    (1000 * (place + 1) + number, place + 1, number),
                )
            )
    return database(script, rows)


def new_deck(notes, **options):
    """An .apkg of the newer format, with the card for old versions that Anki puts beside it."""
    old = zipfile.ZipFile(io.BytesIO(basic(("Please update Anki", "")))).read("collection.anki2")
    return zipped(
        {
            "meta": b"\x08\x03",
            "collection.anki21b": zstandard.compress(new_layout(notes, **options)),
            "collection.anki2": old,
            "media": zstandard.compress(b""),
        }
    )


def collection_of(apkg):
    """The old layout's database in an .apkg, open; and what else is in there."""
    archive = zipfile.ZipFile(io.BytesIO(apkg))
    connection = sqlite3.connect(":memory:")
    connection.deserialize(archive.read("collection.anki2"))
    return connection, {name: archive.read(name) for name in archive.namelist()}


def models_of(connection):
    return json.loads(connection.execute("SELECT models FROM col").fetchone()[0])
