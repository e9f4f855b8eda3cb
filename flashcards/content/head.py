"""Reads a head's values, reporting what is missing or of another kind than it must be."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from flashcards.content.document import SLUG, Document


def expect_keys(document: Document, *, needed: tuple[str, ...], optional: tuple[str, ...]) -> None:
    for key in document.head:
        if key not in (*needed, *optional):
            document.report(document.line_of(str(key)), f"{key!r} is not a line of the head")
    if document.head:
        for key in needed:
            if key not in document.head:
                document.report(1, f"the head has no {key!r}")


def text(document: Document, key: str, *, limit: int) -> str:
    value = document.head.get(key, "")
    if key in document.head and (not isinstance(value, str) or not value.strip()):
        empty = value is None or not str(value).strip()
        document.report(document.line_of(key), f"{key!r} is {'empty' if empty else 'no text; quote it'}")
        return ""
    if len(value) > limit:
        document.report(document.line_of(key), f"{key!r} has {len(value)} characters; {limit} is the limit")
    return str(value).strip()


def choice(document: Document, key: str, options: list[str]) -> str:
    value = document.head.get(key, options[0])
    if value not in options:
        document.report(document.line_of(key), f"{key!r} is {value!r}; it must be one of: {', '.join(options)}")
        return options[0]
    return str(value)


def count(document: Document, key: str) -> int:
    value = document.head.get(key, 1)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 120:
        document.report(document.line_of(key), f"{key!r} is {value!r}; it must be a whole number from 1 to 120")
        return 1
    return value


def slugs(document: Document, key: str, *, at_least: int = 0) -> list[str]:
    value = document.head.get(key, [])
    if not isinstance(value, list):
        document.report(document.line_of(key), f"{key!r} is no list")
        return []
    good = []
    for position, entry in enumerate(value):
        line = document.line_of(f"{key}.{position}")
        if not isinstance(entry, str) or not SLUG.fullmatch(entry):
            document.report(line, f"{entry!r} is no slug: lower-case words joined by hyphens")
        elif entry in good:
            document.report(line, f"{entry!r} is there twice")
        else:
            good.append(entry)
    if key in document.head and len(value) < at_least:
        document.report(document.line_of(key), f"{key!r} has {len(value)} entries; it needs at least {at_least}")
    return good


def points(document: Document, key: str, *, at_least: int) -> list[dict[str, str]]:
    """A list of `{id, text}`."""
    return points_at(document, document.head.get(key, []), key, at_least=at_least if key in document.head else 0)


def points_at(document: Document, value: Any, place: str, *, at_least: int) -> list[dict[str, str]]:
    """The same where the list stands deeper in the head, at a place such as `follow_ups.row-maximum.key_points`."""
    name = place.rpartition(".")[2]
    if not isinstance(value, list):
        document.report(document.line_of(place), f"{name!r} is no list")
        return []
    good: list[dict[str, str]] = []
    for position, entry in enumerate(value):
        line = document.line_of(f"{place}.{position}")
        if not isinstance(entry, dict) or set(entry) != {"id", "text"}:
            document.report(line, "a key point has an id and a text, nothing else")
        elif not SLUG.fullmatch(str(entry["id"])) or not isinstance(entry["text"], str):
            document.report(line, f"the id {entry['id']!r} is no slug, or its text is no text")
        elif any(entry["id"] == other["id"] for other in good):
            document.report(line, f"the id {entry['id']!r} is there twice")
        else:
            good.append({"id": entry["id"], "text": entry["text"].strip()})
    if len(value) < at_least:
        document.report(document.line_of(place), f"{name!r} has {len(value)} entries; it needs at least {at_least}")
    return good


@dataclass(frozen=True, slots=True)
class MarkedFollowUp:
    """What the head says of a follow-up: its key points, and which missed key points of the question bring it first."""

    key_points: list[dict[str, str]]
    after_missing: list[str]


NOTHING_SAID = MarkedFollowUp([], [])


def follow_ups(document: Document, *, known: Collection[str], points: Collection[str]) -> dict[str, MarkedFollowUp]:
    """`follow_ups: {slug: {key_points, after_missing}}`; both may be left out.

    `known` are the slugs of the follow-ups below the head, `points` the ids of the question's key points.
    """
    table = document.head.get("follow_ups", {})
    if not isinstance(table, dict):
        document.report(document.line_of("follow_ups"), "'follow_ups' is no block of `slug: {...}`")
        return {}
    found = {}
    for slug, block in table.items():
        place = f"follow_ups.{slug}"
        if slug not in known:
            document.report(document.line_of(place), f"there is no follow-up {slug!r} in this file")
        elif not isinstance(block, dict) or not set(block) <= {"key_points", "after_missing"}:
            document.report(document.line_of(place), f"{slug!r} has `key_points` and `after_missing`, nothing else")
        else:
            least = 1 if "key_points" in block else 0
            written = points_at(document, block.get("key_points", []), f"{place}.key_points", at_least=least)
            found[str(slug)] = MarkedFollowUp(written, _missing(document, block, f"{place}.after_missing", points))
    return found


def _missing(document: Document, block: dict[str, Any], place: str, known: Collection[str]) -> list[str]:
    value = block.get("after_missing", [])
    if not isinstance(value, list):
        document.report(document.line_of(place), "'after_missing' is no list")
        return []
    for position, name in enumerate(value):
        if name not in known:
            line = document.line_of(f"{place}.{position}")
            document.report(line, f"{name!r} is no key point of the question; there are: {', '.join(known)}")
    return [str(name) for name in value]
