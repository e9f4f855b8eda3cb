"""Fills Anki's card templates: {{fields}}, conditions, {{FrontSide}}, clozes. Pure; what comes out is not clean yet."""

from __future__ import annotations

import re

_TAG = re.compile(r"\{\{\s*([#^/]?)\s*([^{}]+?)\s*\}\}")
_CLOZE = re.compile(r"\{\{c(\d+)::((?:(?!\{\{c\d+::).)*?)\}\}", re.DOTALL)  # innermost first
_MOST_CLOZES = 500  # in one field
_MOST_CHARACTERS = 500_000  # of a filled template; a field that it repeats a thousand times is no card


class TooLong(ValueError):
    """A template repeats its fields beyond all measure."""


def filled(template: str, values: dict[str, str], *, cloze: int | None = None, front: str | None = None) -> str:
    """The HTML of one side. `cloze` is the number, from 1, that is asked; `front` what {{FrontSide}} stands for, and
    the sign that this is the back. Raises TooLong."""
    parts: list[str] = []
    shown = [True]
    size = at = 0
    for found in _TAG.finditer(template):
        kind, name = found[1], found[2]
        if shown[-1]:
            parts.append(template[at : found.start()])
        at = found.end()
        if kind == "/":
            if len(shown) > 1:
                shown.pop()
        elif kind:
            shown.append(shown[-1] and (_has(values, name) if kind == "#" else not _has(values, name)))
        elif shown[-1]:
            parts.append(_value(name, values, cloze=cloze, front=front))
            size += len(parts[-1])
        if size > _MOST_CHARACTERS:
            raise TooLong
    if shown[-1]:
        parts.append(template[at:])
    return "".join(parts)


def _has(values: dict[str, str], name: str) -> bool:
    return bool(values.get(name, "").strip())


def _value(tag: str, values: dict[str, str], *, cloze: int | None, front: str | None) -> str:
    *filters, name = (part.strip() for part in tag.split(":"))
    if name == "FrontSide":
        return front or ""
    if "type" in filters and front is None:
        return ""  # a box to type into, which the front of ours has none of
    value = values.get(name, "")
    if "cloze" in filters and cloze is not None:
        return with_cloze(value, cloze, hidden=front is None)
    return value


def with_cloze(text: str, asked: int, *, hidden: bool) -> str:
    """The text with one cloze asked, or answered, and all others as they read."""

    def one(found: re.Match[str]) -> str:
        answer, _, hint = found[2].partition("::")
        if int(found[1]) != asked:
            return answer
        return f"<strong>[{hint or '…'}]</strong>" if hidden else f"<strong>{answer}</strong>"

    for _ in range(_MOST_CLOZES):  # each round takes a layer of clozes off
        text, count = _CLOZE.subn(one, text)
        if not count:
            break
    return text
