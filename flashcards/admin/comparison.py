"""Two versions of a question side by side. Pure: their contents in, clean HTML out."""

from __future__ import annotations

import difflib
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import nh3
from django.utils.safestring import SafeString, mark_safe

from flashcards.models import Part

_BLOCK_END = re.compile(r"</(?:p|li|h[1-6]|dt|dd|tr|pre|math)>|<br\s*/?>")
_CLASSES = {"diff", "diff_header", "diff_next", "diff_add", "diff_chg", "diff_sub"}
_CLEANER = nh3.Cleaner(
    tags={"table", "tbody", "tr", "td", "span"},
    attributes={},
    allowed_classes=dict.fromkeys(("table", "td", "span"), _CLASSES),
)


@dataclass(frozen=True, slots=True)
class Difference:
    """One part of the question, where the two versions differ."""

    title: str
    table: SafeString


def version_difference(old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    """The parts that differ, in reading order; none where the versions say the same."""
    before, after = dict(_parts(old)), dict(_parts(new))
    titles = [*after, *(title for title in before if title not in after)]
    return [
        Difference(title, _table(before.get(title, []), after.get(title, [])))
        for title in titles
        if before.get(title, []) != after.get(title, [])
    ]


def _parts(content: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Title and lines of each part."""
    head = ("prompt", "topic", "level", "reading_minutes", "prerequisites", "exercises", "red_flags")
    yield "Head", [f"{name}: {_shown(content[name])}" for name in head]
    yield "Key points", _points(content["key_points"])
    yield "TL;DR", _lines(content["tldr"])
    for part in Part:
        yield str(part.label), _lines(content["parts"].get(part.value, ""))
    for each in content["follow_ups"]:
        said = [each["prompt"], f"after missing: {_shown(each['after_missing'])}", *_points(each["key_points"])]
        yield f"Follow-up {each['slug']}", [*said, *_lines(each["approach"])]


def _points(points: list[dict[str, str]]) -> list[str]:
    return [f"{point['id']}: {point['text']}" for point in points]


def _shown(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def _lines(rendered: str) -> list[str]:
    """The text of HTML, a line for each paragraph, item or formula."""
    text = html.unescape(nh3.clean(_BLOCK_END.sub("\n", rendered), tags=set()))
    return [" ".join(line.split()) for line in text.split("\n") if line.strip()]


def _table(old: list[str], new: list[str]) -> SafeString:
    made = difflib.HtmlDiff().make_table(old, new, context=True, numlines=1)
    made = made.replace("&nbsp;", " ")  # so that lines wrap between words
    return mark_safe(_CLEANER.clean(made))
