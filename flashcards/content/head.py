"""Reads a head's values, reporting what is missing or of another kind than it must be."""

from __future__ import annotations

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
        document.report(document.line_of(key), f"{key!r} is no text")
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
    value = document.head.get(key, [])
    if not isinstance(value, list):
        document.report(document.line_of(key), f"{key!r} is no list")
        return []
    good: list[dict[str, str]] = []
    for position, entry in enumerate(value):
        line = document.line_of(f"{key}.{position}")
        if not isinstance(entry, dict) or set(entry) != {"id", "text"}:
            document.report(line, "a key point has an id and a text, nothing else")
        elif not SLUG.fullmatch(str(entry["id"])) or not isinstance(entry["text"], str):
            document.report(line, f"the id {entry['id']!r} is no slug, or its text is no text")
        elif any(entry["id"] == other["id"] for other in good):
            document.report(line, f"the id {entry['id']!r} is there twice")
        else:
            good.append({"id": entry["id"], "text": entry["text"].strip()})
    if key in document.head and len(value) < at_least:
        document.report(document.line_of(key), f"{key!r} has {len(value)} entries; it needs at least {at_least}")
    return good
