"""The texts of quiz items: Markdown rendered once, with markers where a variant puts its values."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from flashcards.content.quiz_entry import Entry, YamlFile
from flashcards.quiz_asking import NAME
from grader.rendering import Context, render

# A formula is turned into MathML before a variant is known. A number passes through that unchanged, so one that nobody
# writes stands for the name meanwhile.
_STAND_IN = "7310{:03d}90137"
_ANY_NAME = re.compile(r"\[\[(\w+)\]\]")
# One line in which nothing is Markdown or HTML: most texts of items, and a parser would give them back as they are.
PLAIN = re.compile(r"[A-Za-z“−√∞Σ∑][A-Za-z0-9 ,.;:()?%=/+“”’–—−×√·∞Σ∑≈≤≥°-]*[A-Za-z0-9.?)%]")
_SOLE_PARAGRAPH = re.compile(r"<p>((?:(?!</?p>).)*)</p>\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Cause:
    """What is behind a wrong answer: the id that the item names, and the red flag whose card explains it."""

    id: str
    card: str
    claim: str

    def as_json(self) -> dict[str, str]:
        return {"id": self.id, "card": self.card, "claim": self.claim}


@dataclass(slots=True)
class Texts:
    """Renders one item's texts; problems go to the file."""

    file: YamlFile
    link: Callable[[str], str]
    causes: dict[str, Cause]
    names: dict[str, str] = field(default_factory=dict)  # what [[name]] may name
    used: set[str] = field(default_factory=set)

    def block(self, entry: Entry, key: str) -> str:
        """The HTML of a Markdown text, "" where it is missing."""
        return self._rendered(entry, key, entry.text(key))

    def line(self, entry: Entry, key: str) -> str:
        """The same for a text of one paragraph, without the paragraph around it, as a label needs it."""
        return inline(self.block(entry, key))

    def lines(self, entry: Entry, key: str, *, least: int, most: int) -> list[str]:
        """A list of such texts."""
        found = entry.texts(key, least=least, most=most)
        return [inline(self._rendered(entry, f"{key}.{n}", text)) for n, text in enumerate(found)]

    def plain(self, entry: Entry, key: str) -> str:
        """A text without Markdown, which may show values too."""
        text = entry.text(key, limit=200)
        self._note_names(entry, key, text)
        return text

    def cause(self, entry: Entry, key: str, data: Any) -> dict[str, str] | None:
        """The misconception or red flag that a `from` names."""
        name = data.get("id") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self.causes:
            entry.report(key, f"no red flag explains {name!r}: it is neither one's slug nor in one's `misconceptions`")
            return None
        return self.causes[name].as_json()

    def _rendered(self, entry: Entry, key: str, text: str) -> str:
        if PLAIN.fullmatch(text):
            return f"<p>{text}</p>\n"
        named = self._note_names(entry, key, text)
        stand_ins = {name: _STAND_IN.format(number) for number, name in enumerate(named)}
        first_line = self.file.text_lines.get(entry.at(key), 1)
        made = render(text, context=Context(link=self.link, numbers=stand_ins), first_line=first_line)
        for line, problem in made.problems:
            self.file.lines[f"{entry.at(key)}.{line}"] = line
            self.file.report(f"{entry.at(key)}.{line}", problem)
        html = made.html
        for name, number in stand_ins.items():
            html = html.replace(number, f"[[{name}]]")
        return html

    def _note_names(self, entry: Entry, key: str, text: str) -> list[str]:
        """The names that a text shows, each once; those that there are not are reported."""
        named = list(dict.fromkeys(_ANY_NAME.findall(text)))
        for name in named:
            if name not in self.names:
                there = ", ".join(self.names) or "none"
                self._report(entry, key, text, name, f"is neither drawn nor in `show`; there are: {there}")
            elif not NAME.fullmatch(f"[[{name}]]"):
                self._report(entry, key, text, name, "is no name for a text: lower-case letters, digits and _")
        self.used.update(named)
        return named

    def _report(self, entry: Entry, key: str, text: str, name: str, problem: str) -> None:
        """At the line of the text on which the name stands."""
        above = text[: text.index(f"[[{name}]]")].count("\n")
        line = self.file.text_lines.get(entry.at(key), 1) + above
        self.file.lines[f"{entry.at(key)}.{line}"] = line
        self.file.report(f"{entry.at(key)}.{line}", f"[[{name}]] {problem}")


def inline(html: str) -> str:
    """The inside of a sole paragraph; anything else as it is."""
    found = _SOLE_PARAGRAPH.fullmatch(html)
    return found[1] if found else html
