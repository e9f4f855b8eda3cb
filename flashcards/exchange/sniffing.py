"""What a file is, by its first bytes; its name may say anything."""

from __future__ import annotations

from enum import StrEnum
from typing import IO

from flashcards.exchange.limits import FileRefused


class FileKind(StrEnum):
    JSON = "json"  # an export of ours
    APKG = "apkg"  # Anki's
    TABLE = "csv"  # CSV or TSV


_REFUSED = (
    (
        b"SQLite format 3\0",
        "This is the database of an Anki collection. In Anki choose File, Export, and take the .apkg.",
    ),
    (b"\x28\xb5\x2f\xfd", "This is one compressed file out of a deck. Choose the whole .apkg that Anki wrote."),
    (b"\x1f\x8b", "This file is packed with gzip. Unpack it and choose what is inside."),
    (b"7z\xbc\xaf\x27\x1c", "This is a 7z archive. Unpack it and choose what is inside."),
    (b"Rar!", "This is a RAR archive. Unpack it and choose what is inside."),
    (b"%PDF", "This is a PDF. Import takes .json, .apkg, .csv and .tsv."),
    (b"\x89PNG", "This is a picture. Import takes .json, .apkg, .csv and .tsv."),
    (b"\xff\xd8\xff", "This is a picture. Import takes .json, .apkg, .csv and .tsv."),
)


def kind_of(file: IO[bytes]) -> FileKind:
    """Leaves the file at its beginning. Raises FileRefused for what is none of the three."""
    file.seek(0)
    head = file.read(4096)
    file.seek(0)
    if not head.strip():
        raise FileRefused("This file is empty. Export it again.")
    for start, text in _REFUSED:
        if head.startswith(start):
            raise FileRefused(text)
    if head.startswith((b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")):
        return FileKind.APKG
    if head.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"{", b"["):
        return FileKind.JSON
    return FileKind.TABLE
