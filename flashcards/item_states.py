"""An item's whole state as a row of the log holds it, and back."""

from __future__ import annotations

from dataclasses import fields
from datetime import date, datetime
from typing import Any

from flashcards.models import Phase, ReviewItem
from flashcards.scheduling import Memory

MEMORY_FIELDS = tuple(field.name for field in fields(Memory))
# What else of an item a row of the log holds. Rows of before 0004 know only the first.
PLACE_FIELDS = ("brought_back_at", "suspended_at", "buried_until", "queue_day", "queue_position")
_PLACE_FROM_JSON: dict[str, Any] = {
    "brought_back_at": datetime.fromisoformat,
    "suspended_at": datetime.fromisoformat,
    "buried_until": date.fromisoformat,
    "queue_day": date.fromisoformat,
    "queue_position": int,
}


def memory_of(item: ReviewItem) -> Memory:
    # A row from the database has its phase as plain text; the rules compare by identity.
    return Memory(**{name: getattr(item, name) for name in MEMORY_FIELDS} | {"phase": Phase(item.phase)})


def memory_in(state: dict[str, Any]) -> Memory:
    """The memory that a row of the log holds."""
    return Memory.from_json({name: state[name] for name in MEMORY_FIELDS})


def remember(item: ReviewItem, memory: Memory) -> None:
    """Only in memory; the caller saves."""
    for name in MEMORY_FIELDS:
        setattr(item, name, getattr(memory, name))


def state_of(item: ReviewItem) -> dict[str, Any]:
    """All that an act can change in an item, as JSON."""
    place = {name: getattr(item, name) for name in PLACE_FIELDS}
    return memory_of(item).as_json() | {
        name: value.isoformat() if isinstance(value, date) else value for name, value in place.items()
    }


def put_back(item: ReviewItem, before: dict[str, Any], after: dict[str, Any]) -> None:
    """The state of before a row of the log. What came without a row of its own since, such as a mistake just made or
    another day's queue, stays. Only in memory; the caller saves."""
    remember(item, memory_in(before))
    now = state_of(item)
    for name in PLACE_FIELDS:
        if name in before and now[name] == after[name]:
            setattr(item, name, None if before[name] is None else _PLACE_FROM_JSON[name](before[name]))
