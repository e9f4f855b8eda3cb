"""What an import does: counts, conflicts and whose side each takes, and what cannot be kept. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

SHOWN_CONFLICTS = 50
SHOWN_NOTES = 20


class Side(StrEnum):
    """Which of two states of one thing wins."""

    MINE = "mine"  # what is here stays
    FILE = "file"  # what the file says takes its place


class Change(StrEnum):
    """What became of one thing in the file."""

    NEW = "new"
    UPDATED = "updated"
    SAME = "unchanged"  # here already; or here, and further on than in the file
    DIFFERS = "differs"  # changed here and in the file, and what is here stays
    LEFT_OUT = "left_out"


@dataclass(frozen=True, slots=True)
class Conflict:
    """One thing that was changed here and in the file."""

    id: str  # what a choice names it by
    title: str
    mine: str  # each state in a few words
    file: str

    def as_json(self) -> dict[str, str]:
        return {"id": self.id, "title": self.title, "mine": self.mine, "file": self.file}


@dataclass(frozen=True, slots=True)
class Choices:
    """The learner's word on conflicts: one for all, and exceptions by id."""

    usual: Side = Side.MINE
    each: Mapping[str, Side] = field(default_factory=dict)

    def of(self, conflict_id: str) -> Side:
        return self.each.get(conflict_id, self.usual)


@dataclass(slots=True)
class Outcome:
    """Counted by kind of thing, such as `reviews`."""

    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    conflicts: list[Conflict] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # what a learner should know, one sentence each
    samples: list[dict[str, str]] = field(default_factory=list)  # the first cards, to see that they are read right

    def count(self, kind: str, change: Change, number: int = 1) -> None:
        row = self.counts.setdefault(kind, dict.fromkeys((each.value for each in Change), 0))
        row[change] += number

    def total(self, change: Change) -> int:
        return sum(row[change] for row in self.counts.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "counts": self.counts,
            "conflict_count": len(self.conflicts),
            "conflicts": [conflict.as_json() for conflict in self.conflicts[:SHOWN_CONFLICTS]],
            "notes": self.notes[:SHOWN_NOTES],
            "samples": self.samples,
        }
