"""What a file that comes in may be, and the one way to refuse it. docs/import-export.md lists these numbers."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

MIB = 1 << 20

MOST_CARDS = 20_000  # of one file
MOST_ROWS = 60_000  # of one JSON file, all kinds together
MOST_DEPTH = 40  # lists and objects inside each other
FIELD_CHARACTERS = 50_000  # of one side of a card
TEX_CHARACTERS = 2_000  # of one formula; a longer one stays text
CARD_TAGS = 50
TAG_CHARACTERS = 100
DECK_CHARACTERS = 200
GUID_CHARACTERS = 160

ZIP_ENTRIES = 20_000  # a deck with many pictures has thousands
ZIP_DIRECTORY_BYTES = 4 * MIB
COLLECTION_BYTES = 200 * MIB  # of the database inside, once it is unpacked
MOST_RATIO = 100  # unpacked to packed; Anki's databases have ten at most
ZSTD_WINDOW_BYTES = 32 * MIB  # what decompressing may keep in memory
READING_SECONDS = 20.0  # for one file


class FileRefused(ValueError):
    """The file cannot be taken; the message says what is wrong and what to do. Nothing was changed."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Reading one file ends in time, whatever is in it."""

    seconds: float = READING_SECONDS
    started: float = field(default_factory=time.monotonic)

    @property
    def passed(self) -> bool:
        return time.monotonic() - self.started > self.seconds

    def check(self) -> None:
        if self.passed:
            raise FileRefused(
                f"Reading this file took longer than {self.seconds:.0f} seconds. Split it into smaller decks and "
                "import one after the other."
            )
