"""The formats that one's own data can be taken in, and the file of each."""

from __future__ import annotations

import tempfile
from datetime import datetime
from enum import StrEnum
from typing import IO

from flashcards.exchange.anki_out import write_apkg
from flashcards.exchange.json_out import as_text, document
from flashcards.exchange.markdown_out import markdown
from flashcards.exchange.table_out import Separator, table
from flashcards.models import Learner

IN_MEMORY_BYTES = 2 << 20  # a larger file waits on disk while it is sent


class ExportFormat(StrEnum):
    """The value is what an address says; `suffix` what the file's name ends in."""

    JSON = "json"
    APKG = "apkg"
    CSV = "csv"
    TSV = "tsv"
    MARKDOWN = "markdown"

    @property
    def suffix(self) -> str:
        return "md" if self is ExportFormat.MARKDOWN else self.value

    @property
    def content_type(self) -> str:
        return _CONTENT_TYPES[self]


_CONTENT_TYPES = {
    ExportFormat.JSON: "application/json",
    ExportFormat.APKG: "application/octet-stream",
    ExportFormat.CSV: "text/csv; charset=utf-8",
    ExportFormat.TSV: "text/tab-separated-values; charset=utf-8",
    ExportFormat.MARKDOWN: "text/markdown; charset=utf-8",
}


def file_name(form: ExportFormat, *, now: datetime) -> str:
    return f"rowsum-{now:%Y-%m-%d}.{form.suffix}"


def written(learner: Learner, form: ExportFormat, *, now: datetime) -> IO[bytes]:
    """The file, at its beginning; whoever gets it closes it."""
    into = tempfile.SpooledTemporaryFile(IN_MEMORY_BYTES)  # noqa: SIM115 - it is sent after this returns
    match form:
        case ExportFormat.APKG:
            write_apkg(learner, into, now=now)
        case ExportFormat.JSON:
            into.write(as_text(document(learner, now=now)).encode())
        case ExportFormat.CSV | ExportFormat.TSV:
            separator = Separator.COMMA if form is ExportFormat.CSV else Separator.TAB
            for line in table(learner, separator):
                into.write(line.encode())
        case ExportFormat.MARKDOWN:
            for part in markdown(learner, now=now):
                into.write(part.encode())
    into.seek(0)
    return into
