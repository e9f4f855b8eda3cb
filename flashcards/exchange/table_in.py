"""Reads CSV and TSV, with the headers that Anki writes on top or without any."""

from __future__ import annotations

import codecs
import csv
import hashlib
import io
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO

from flashcards.exchange.cards import OURS_LEFT_OUT, ReadCards
from flashcards.exchange.clean import cleaned, text_as_html
from flashcards.exchange.formula_guard import unguarded
from flashcards.exchange.guids import GUID_START
from flashcards.exchange.limits import FIELD_CHARACTERS, MOST_CARDS, Deadline, FileRefused

_SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":"}
_GUESSED = "\t;,|"  # in this order, where several would do
_ENCODINGS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_COLUMN_HEADERS = ("guid", "notetype", "deck", "tags")
_MOST_HEADERS = 50
_NAMED = {"front": "front", "question": "front", "back": "back", "answer": "back", **{n: n for n in _COLUMN_HEADERS}}
_ROWS = MOST_CARDS + 1000
_PROSE = 5  # rows, from which on a table is a text where most have no back
_A_CARD = "A card is one line: its front, a separator, its back."


@dataclass(slots=True)
class _Layout:
    """What the headers say. Columns count from 0."""

    separator: str = ""
    html: bool | None = None
    columns: dict[str, int] = field(default_factory=dict)  # guid, notetype, deck, tags, front, back
    deck: str = ""
    tags: list[str] = field(default_factory=list)
    names: str = ""  # of the columns, as written

    def texts(self, row: list[str]) -> tuple[str, str]:
        """Front and back: the columns with these names, or the first that is free and all that follow."""
        special = {self.columns[name] for name in _COLUMN_HEADERS if name in self.columns}
        free = [place for place in range(len(row)) if place not in special]
        front = self.columns.get("front", free[0] if free else -1)
        backs = [self.columns["back"]] if "back" in self.columns else [place for place in free if place != front]
        glue = "<hr>" if self.html else "\n"
        said = glue.join(row[place] for place in backs if place < len(row) and row[place].strip())
        return _cell(row, front), said

    def cell(self, row: list[str], name: str) -> str:
        return unguarded(_cell(row, self.columns.get(name, -1)))


def _cell(row: list[str], place: int) -> str:
    return row[place] if 0 <= place < len(row) else ""


def read_table(file: IO[bytes], deadline: Deadline) -> ReadCards:
    """All cards. Raises FileRefused."""
    lines = _lines(file)
    layout, first = _headers(lines)
    csv.field_size_limit(4 * FIELD_CHARACTERS)
    rows = csv.reader(itertools.chain(first, lines), delimiter=layout.separator, strict=True)
    found = ReadCards()
    try:
        for number, row in enumerate(rows):
            if number > _ROWS:
                raise FileRefused(f"This table has more than {MOST_CARDS:,} rows, which is the limit. Split it.")
            deadline.check()
            if number == 0 and _names_columns(layout, row):
                continue
            if any(cell.strip() for cell in row):
                _add(found, layout, row)
    except csv.Error as error:
        raise FileRefused(f"Line {rows.line_num} of this table cannot be read: {_in_words(error)}") from None
    except UnicodeDecodeError as error:
        raise FileRefused(_not_utf8(error)) from None
    if not found.cards and OURS_LEFT_OUT not in found.notes:
        raise FileRefused(f"This file has no row with a front. {_A_CARD}")
    if len(found.cards) >= _PROSE and 2 * sum(not card.back for card in found.cards) > len(found.cards):
        raise FileRefused(f"Most lines of this file have no back: it seems to be a text, and no table. {_A_CARD}")
    return found


def _lines(file: IO[bytes]) -> Iterator[str]:
    """Decoded as they come; a NUL is in no text."""
    head = file.read(4)
    file.seek(0)
    encoding = next((name for start, name in _ENCODINGS if head.startswith(start)), "utf-8")
    for line in io.TextIOWrapper(file, encoding=encoding, newline="", write_through=False):
        if "\0" in line:
            raise FileRefused(
                "This is no text file: it holds a NUL character. Import takes .json, .apkg, .csv and .tsv."
            )
        yield line


def _not_utf8(error: UnicodeDecodeError) -> str:
    return (
        f"This file is not UTF-8 (at the byte {error.object[error.start]:#04x}). In a spreadsheet choose "
        "“CSV UTF-8” when you save, then import that."
    )


def _headers(lines: Iterator[str]) -> tuple[_Layout, list[str]]:
    """The lines on top that begin with #, read; and the first line after them, which was read along."""
    layout = _Layout()
    first: list[str] = []
    try:
        for number, line in enumerate(lines):
            if not line.startswith("#") or number >= _MOST_HEADERS:
                first = [line]
                break
            _header(layout, line[1:].rstrip("\r\n"))
    except UnicodeDecodeError as error:
        raise FileRefused(_not_utf8(error)) from None
    if not layout.separator:
        layout.separator = _guessed(first[0] if first else "")
    if layout.html is None:
        layout.html = False
    if layout.names:
        _name_columns(layout, next(csv.reader([layout.names], delimiter=layout.separator), []))
    return layout, first


def _header(layout: _Layout, line: str) -> None:
    name, _, value = line.partition(":")
    name, word = name.strip().lower(), value.strip().lower()
    column, _, is_column = name.partition(" ")
    if name == "separator":
        layout.separator = _SEPARATORS.get(word, "") or (value.strip(" ") or value)[:1]
    elif name == "html":
        layout.html = word == "true"
    elif name == "columns":
        layout.names = value
    elif is_column == "column" and column in _COLUMN_HEADERS and word.isdecimal() and 1 <= int(word) <= 1000:
        layout.columns[column] = int(word) - 1
    elif name == "deck":
        layout.deck = value.strip()
    elif name == "tags":
        layout.tags = value.split()


def _guessed(line: str) -> str:
    return max(_GUESSED, key=lambda each: (line.count(each) > 0, -_GUESSED.index(each)))


def _names_columns(layout: _Layout, row: list[str]) -> bool:
    """Is the first row one of names, such as “Front, Back”? Then it is no card."""
    if layout.names or not {"front", "question"} & {cell.strip().lower() for cell in row}:
        return False
    _name_columns(layout, row)
    return "front" in layout.columns


def _name_columns(layout: _Layout, names: list[str]) -> None:
    for place, name in enumerate(names):
        known = _NAMED.get(name.strip().lower())
        if known:
            layout.columns.setdefault(known, place)


def _add(found: ReadCards, layout: _Layout, row: list[str]) -> None:
    front, back = (unguarded(text) for text in layout.texts(row))
    if not layout.html:
        front, back = text_as_html(front), text_as_html(back)
    front, back = cleaned(front), cleaned(back)
    if layout.cell(row, "guid").startswith(GUID_START):
        found.note(OURS_LEFT_OUT)
        return
    guid = layout.cell(row, "guid").strip() or f"row-{hashlib.sha256(front.encode()).hexdigest()[:32]}"
    tags = [*layout.cell(row, "tags").split(), *layout.tags]
    found.add(guid, front, back, deck=layout.cell(row, "deck").strip() or layout.deck, tags=tags)


def _in_words(error: csv.Error) -> str:
    text = str(error)
    if "field larger" in text:
        return f"one cell has more than {4 * FIELD_CHARACTERS:,} characters. Is a quotation mark not closed?"
    if "unexpected end of data" in text:
        return "a quotation mark is opened there or before, and never closed."
    if "expected after" in text:
        return "something follows a closing quotation mark. Write a quotation mark inside a cell twice."
    return f"{text}."
