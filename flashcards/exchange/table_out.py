"""Cards as CSV or TSV, with the headers by which Anki's text import knows guids, decks and tags."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from enum import StrEnum

from flashcards.exchange.formula_guard import guarded, guarded_html
from flashcards.exchange.notes_out import notes
from flashcards.models import Learner

NOTE_TYPE = "Basic"  # every collection of Anki has it; its fields are the last two columns
COLUMNS = ("guid", "notetype", "deck", "tags", "Front", "Back")


class Separator(StrEnum):
    """The value is what Anki calls it."""

    COMMA = "Comma"
    TAB = "Tab"

    @property
    def character(self) -> str:
        return "," if self is Separator.COMMA else "\t"


def table(learner: Learner, separator: Separator) -> Iterator[str]:
    """Line by line. All cells are quoted, so that one that begins with # is no comment."""
    yield f"#separator:{separator.value}\n#html:true\n#columns:{separator.character.join(COLUMNS)}\n"
    yield "#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:4\n"
    for note in notes(learner):
        row = (
            guarded(note.guid),
            NOTE_TYPE,
            guarded(note.deck),
            guarded(" ".join(note.tags)),
            guarded_html(note.front),
            guarded_html(note.back),
        )
        line = io.StringIO()
        csv.writer(line, delimiter=separator.character, quoting=csv.QUOTE_ALL, lineterminator="\n").writerow(row)
        yield line.getvalue()
