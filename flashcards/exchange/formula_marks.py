"""Formulas between marks in a text: `\\(x\\)`, `\\[x\\]`, and Anki's `[latex]`, `[$]` and `[$$]`. Pure.

One pass, whatever the text: one regular expression for all would look at the rest again for each mark that is never
closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Marks(StrEnum):
    """By what opens a formula."""

    INLINE = r"\("
    BLOCK = r"\["
    LATEX = "[latex]"
    DOLLAR = "[$]"
    DOLLARS = "[$$]"


_CLOSED_BY = {
    Marks.INLINE: r"\)",
    Marks.BLOCK: r"\]",
    Marks.LATEX: "[/latex]",
    Marks.DOLLAR: "[/$]",
    Marks.DOLLARS: "[/$$]",
}
_OPENED = re.compile("|".join(re.escape(mark) for mark in Marks))


@dataclass(frozen=True, slots=True)
class Marked:
    """One formula in its text."""

    start: int
    end: int  # behind what closes it
    marks: Marks
    whole: str
    tex: str  # without the marks; never empty


def marked(text: str, which: Collection[Marks] = tuple(Marks)) -> Iterator[Marked]:
    """In order; a formula ends with the first mark that closes it."""
    absent: set[Marks] = set()  # what is closed nowhere in the rest
    at = 0
    while opened := _OPENED.search(text, at):
        marks, at = Marks(opened[0]), opened.end()
        if marks in absent or marks not in which:
            continue
        closed = text.find(_CLOSED_BY[marks], at + 1)
        if closed < 0:
            absent.add(marks)
            continue
        end = closed + len(_CLOSED_BY[marks])
        yield Marked(opened.start(), end, marks, text[opened.start() : end], text[at:closed])
        at = end


def replaced(text: str, by: Callable[[Marked], str], which: Collection[Marks] = tuple(Marks)) -> str:
    made, at = [], 0
    for each in marked(text, which):
        made += [text[at : each.start], by(each)]
        at = each.end
    return "".join([*made, text[at:]])
