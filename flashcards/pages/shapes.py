"""How a question, its marks and its parts are laid out for a reader. Pure: rows in, values for templates out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any

from flashcards.explorer_examples import card_in_explorer
from flashcards.marks import counted_mark
from flashcards.models import Attempt, FollowUp, Part, Question, UnlockPart
from flashcards.unlocks import ALL_PARTS

MOST_CELLS = 40  # in one row; more would be thinner than the gaps between them


@dataclass(frozen=True, slots=True)
class Piece:
    html: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of the question page; `pieces` is empty where the template shows rows of a table instead."""

    anchor: str
    title: str
    pieces: tuple[Piece, ...] = ()
    locked: UnlockPart | None = None  # what there is to unlock in its place


class Highlight(StrEnum):
    """Why a piece of the learner's words is marked; the value is its CSS class."""

    NONE = ""
    COVERED = "covered"
    FLAGGED = "flagged"


@dataclass(frozen=True, slots=True)
class Words:
    text: str
    kind: Highlight = Highlight.NONE


@dataclass(frozen=True, slots=True)
class Cell:
    """One share of a row of width 100."""

    x: float
    width: float
    filled: bool


@dataclass(frozen=True, slots=True)
class AttemptMark:
    """What an attempt covered: the learner's words, the row of key points, and each point."""

    attempt: Attempt
    covered: int
    points: list[dict[str, Any]]
    red_flags: list[dict[str, Any]]
    words: list[Words]
    cells: list[Cell]

    @property
    def label(self) -> str:
        return f"{self.covered} of {len(self.points)} key points covered"


@dataclass(frozen=True, slots=True)
class FollowUpRow:
    follow_up: FollowUp
    attempt: Attempt | None
    mark: AttemptMark | None = None  # of the attempt, where it is marked
    because: str = ""  # the key point whose absence brought it forward
    fresh: bool = False  # the attempt was made by the request before this one
    error: str = ""
    text: str = ""


UNLOCKED_BY = {
    "detailed-answer": UnlockPart.DETAILED_ANSWER,
    "follow-ups": UnlockPart.FOLLOW_UPS,
    "dont-say-this": UnlockPart.RED_FLAGS,
    "cheat-sheet": UnlockPart.CHEAT_SHEET,
}  # by the anchor of the section


def sections(question: Question, *, practise: bool, unlocked: frozenset[UnlockPart] = ALL_PARTS) -> list[Section]:
    """The parts in reading order: quick reference first, references last. Parts that the content lacks are left out.

    `practise` says whether there are exercises to go on with; they come before the list of papers. What is not among
    `unlocked` has its heading only.
    """
    html = question.parts
    quick = [Piece(question.tldr, "TL;DR")]
    quick += [Piece(html[part], str(part.label)) for part in (Part.MEMORY_AID, Part.ANALOGY) if html.get(part)]
    listed: list[Section | Part] = [
        Section("quick-reference", "Quick reference", tuple(quick)),
        Part.KEY_CONCEPTS,
        Part.DETAILED_ANSWER,
        Part.QUICK_SCAN,
        Part.EXAMPLES,
        Section("follow-ups", "Interviewer follow-ups"),
        Section("dont-say-this", "Don’t say this"),
        Part.CHEAT_SHEET,
        *([Section("practise", "Now write it")] if practise else []),
        Part.REFERENCES,
    ]
    titles = {Part.QUICK_SCAN: "Quick scan: two minutes", Part.CHEAT_SHEET: "60-second cheat sheet"}
    found = []
    for entry in listed:
        if isinstance(entry, Section):
            found.append(entry)
        elif html.get(entry):
            found.append(Section(anchor_of(entry), titles.get(entry, str(entry.label)), (Piece(html[entry]),)))
    return [_as_unlocked(section, unlocked) for section in found]


def _as_unlocked(section: Section, unlocked: frozenset[UnlockPart]) -> Section:
    part = UNLOCKED_BY.get(section.anchor)
    return section if part is None or part in unlocked else Section(section.anchor, section.title, locked=part)


def anchor_of_unlock(part: UnlockPart) -> str:
    """Of the section that it unlocks."""
    return next(anchor for anchor, unlocks in UNLOCKED_BY.items() if unlocks is part)


def anchor_of(part: Part) -> str:
    return part.value.replace("_", "-")


def highlighted(text: str, mark: dict[str, Any]) -> list[Words]:
    """The attempt, cut where the mark quotes it. Where quotes overlap a red flag wins over a covered point."""
    kinds = [Highlight.NONE] * len(text)
    quotes = [
        (point["evidence"], Highlight.COVERED) for point in mark["points"] if point["covered"] and point["evidence"]
    ]
    quotes += [(flag["evidence"], Highlight.FLAGGED) for flag in mark["red_flags"]]
    for quote, kind in quotes:
        start = text.find(quote) if quote else -1
        if start >= 0:
            kinds[start : start + len(quote)] = [kind] * len(quote)
    edges = [0, *(i for i in range(1, len(text)) if kinds[i] != kinds[i - 1]), len(text)]
    return [Words(text[a:b], kinds[a]) for a, b in pairwise(edges) if b > a]


def attempt_mark(attempt: Attempt | None) -> AttemptMark | None:
    """None where the attempt is not marked."""
    mark = counted_mark(attempt)
    if attempt is None or mark is None:
        return None
    states = [bool(point["covered"]) for point in mark["points"]]
    words = highlighted(attempt.text, mark)
    red_flags = [{**flag, "explorer": card_in_explorer(flag["id"])} for flag in mark["red_flags"]]
    return AttemptMark(attempt, sum(states), mark["points"], red_flags, words, row_cells(states))


def row_cells(flags: Sequence[bool]) -> list[Cell]:
    """Equal shares of one row, with a hair between them."""
    width = 100 / max(len(flags), 1)
    gap = 0.6 if len(flags) > 1 else 0.0
    return [Cell(round(i * width, 3), round(width - gap, 3), filled) for i, filled in enumerate(flags)]


def share_cells(done: int, left: int) -> list[Cell]:
    """A row of one for the day's cards: a cell for each while they can be told apart, otherwise two shares."""
    if done + left <= MOST_CELLS:
        return row_cells([True] * done + [False] * left)
    width = round(100 * done / (done + left), 2)
    return [Cell(0, width, True), Cell(width, round(100 - width, 2), False)]


def share_bar(done: int, left: int) -> list[tuple[str, str]]:
    """The same row as two paths: class and outline. A rectangle for each card would be most of a page's elements."""
    cells = share_cells(done, left)
    return [
        (name, "".join(f"M{cell.x} 0h{cell.width}v4h-{cell.width}z" for cell in cells if cell.filled is filled))
        for name, filled in (("share", True), ("track", False))
    ]
