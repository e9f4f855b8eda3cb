"""Reads an .apkg: the old format, and the new one that is packed with Zstandard. Media are named, never unpacked."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import IO

from flashcards.exchange.anki_collection import Collection, Note, NoteType, read_collection
from flashcards.exchange.anki_templates import TooLong, filled
from flashcards.exchange.cards import OURS_LEFT_OUT, ReadCards
from flashcards.exchange.clean import cleaned
from flashcards.exchange.guids import GUID_START
from flashcards.exchange.limits import Deadline, FileRefused
from flashcards.exchange.sealed_zip import open_zip, unpack

# The newest first: beside it, Anki puts an older one whose only card says that Anki should be updated.
_COLLECTIONS = (("collection.anki21b", True), ("collection.anki21", False), ("collection.anki2", False))
_LINE_ABOVE = re.compile(r"^(?:\s|<hr>|<br>)+")  # between the front and what the reveal adds
CARD_MARK = "~"  # between a note's guid and the number of its card, from the second card on


def read_apkg(file: IO[bytes], deadline: Deadline) -> ReadCards:
    """All cards. Raises FileRefused."""
    with open_zip(file) as archive, tempfile.TemporaryDirectory(prefix="rowsum-import-") as folder:
        there = set(archive.namelist())
        name, zstd = next((each for each in _COLLECTIONS if each[0] in there), ("", False))
        if not name:
            raise FileRefused(
                "This archive holds no Anki deck. In Anki choose File, Export, “Anki Deck Package”, and take that."
            )
        path = Path(folder) / "collection"
        with path.open("wb") as into:
            unpack(archive, name, into, deadline, zstd=zstd)
        return _cards_of(read_collection(path, deadline), deadline)


def _cards_of(collection: Collection, deadline: Deadline) -> ReadCards:
    found = ReadCards()
    for note in collection.notes:
        deadline.check()
        if note.guid.startswith(GUID_START):
            found.note(OURS_LEFT_OUT)
            continue
        note_type = collection.types.get(note.type_id)
        if note_type is None:
            found.note("Notes whose note type is not in the file are left out.")
            continue
        for place, deck in sorted(note.cards):
            front, back = _sides(note, note_type, place)
            guid = note.guid if place == 0 else f"{note.guid}{CARD_MARK}{place}"
            if "[image: " in front + back or "[sound: " in front + back:
                found.note("Pictures and sounds do not come along; their names stand in brackets where they were.")
            found.add(guid, front, back, deck=collection.decks.get(deck, ""), tags=note.tags)
    return found


def _sides(note: Note, note_type: NoteType, place: int) -> tuple[str, str]:
    """Cleaned HTML; ("", "") for a card that the note type does not have."""
    template = note_type.templates[0 if note_type.is_cloze else place] if _has(note_type, place) else None
    if template is None:
        return "", ""
    values = dict(zip(note_type.fields, note.fields, strict=False)) | {"Tags": " ".join(note.tags)}
    cloze = place + 1 if note_type.is_cloze else None
    try:
        front = filled(template.front, values, cloze=cloze)
        # The reveal shows the front above it: the back is what comes new.
        back = filled(template.back, values, cloze=cloze, front="")
    except TooLong:
        raise FileRefused(
            f"The note type “{note_type.name[:80]}” makes cards of more than 500,000 characters. Simplify it in "
            "Anki, or leave it out."
        ) from None
    return cleaned(front), _LINE_ABOVE.sub("", cleaned(back))


def _has(note_type: NoteType, place: int) -> bool:
    return bool(note_type.templates) and (note_type.is_cloze or 0 <= place < len(note_type.templates))
