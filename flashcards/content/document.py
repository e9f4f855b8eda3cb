"""A content file: YAML between two lines of dashes, then Markdown in sections."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from flashcards.content.problems import Problem, yaml_problem
from grader.yaml_loader import LOADER

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HEADING = re.compile(r"(#{2,3}) +(.*?)\s*")
_FENCE = re.compile(r"\s*(```+|~~~+)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the text below it, up to the next heading of the same or a higher level."""

    title: str
    line: int  # of the heading, from 1
    text: str

    @property
    def first_line(self) -> int:
        """The line on which the text begins."""
        return self.line + 1


@dataclass(slots=True)
class Document:
    """One file, read; what is wrong with it gathers in `problems`."""

    path: Path
    text: str
    head: dict[str, Any]
    head_lines: dict[str, int]  # key -> line; also "numbers.first_weight" and "key_points.0" for what stands deeper
    sections: list[Section]
    problems: list[Problem] = field(default_factory=list)

    @property
    def slug(self) -> str:
        return self.path.stem

    @property
    def content_hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    def report(self, line: int, text: str) -> None:
        self.problems.append(Problem(self.path, line, text))

    def line_of(self, key: str) -> int:
        """The line of a key of the head; of the head's beginning where it is missing."""
        return self.head_lines.get(key, 1)

    def section(self, title: str) -> Section:
        """The section, empty where it is missing (which `expect_sections` reports)."""
        found = (section for section in self.sections if section.title == title)
        return next(found, Section(title, 1, ""))

    def _report_missing(self, title: str, titles: tuple[str, ...]) -> None:
        """At the section that should come next, since it belongs above that one."""
        behind = titles[titles.index(title) + 1 :]
        next_one = next((section for section in self.sections if section.title in behind), None)
        last = self.sections[-1].line if self.sections else 1
        where = f"; it belongs above “## {next_one.title}”" if next_one else ""
        self.report(next_one.line if next_one else last, f"the section “## {title}” is missing{where}")

    def expect_sections(self, titles: tuple[str, ...]) -> None:
        """Report sections that are missing, empty, unknown, twice there or out of order."""
        if self.problems and not self.sections:
            return  # it could not be read, and that is said already
        there = [section.title for section in self.sections]
        for title in titles:
            if title not in there:
                self._report_missing(title, titles)
        for position, section in enumerate(self.sections):
            if section.title not in titles:
                self.report(section.line, f"“## {section.title}” is not a section; there are: {', '.join(titles)}")
            elif section.title in there[:position]:
                self.report(section.line, f"“## {section.title}” is there twice")
            elif not section.text.strip():
                self.report(section.line, f"“## {section.title}” is empty")
        known = [title for title in there if title in titles]
        if sorted(known, key=titles.index) != known and len(set(known)) == len(known):
            self.report(self.sections[0].line, f"the sections are out of order; it is: {', '.join(titles)}")


def read_document(path: Path) -> Document:
    """Read a file; never raises for what an author may have written wrong."""
    document = Document(path=path, text="", head={}, head_lines={}, sections=[])
    try:
        document.text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        document.report(1, f"this is not UTF-8 (byte {error.start})")
        return document
    if not SLUG.fullmatch(path.stem):
        document.report(1, f"the file name {path.stem!r} is no slug: lower-case words joined by hyphens")
    lines = document.text.split("\n")
    end = next((number for number, line in enumerate(lines[1:], start=1) if line.rstrip() == "---"), None)
    if lines[0].rstrip() != "---" or end is None:
        document.report(1, "the file does not begin with a head between two lines of three dashes")
        return document
    _read_head(document, "\n".join(lines[1:end]))
    document.sections = split_sections("\n".join(lines[end + 1 :]), first_line=end + 2, level=2)
    return document


def split_sections(text: str, *, first_line: int, level: int) -> list[Section]:
    """The sections of this heading level; headings inside code blocks are code."""
    lines = text.split("\n")
    starts: list[tuple[int, str]] = []
    fence = ""
    for number, line in enumerate(lines):
        mark = _FENCE.match(line)
        if mark and not fence:
            fence = mark[1]
        elif mark and line.strip().startswith(fence) and not line.strip().strip(fence[0]):
            fence = ""
        heading = _HEADING.fullmatch(line) if not fence else None
        if heading and len(heading[1]) == level:
            starts.append((number, heading[2]))
    ends = [*(number for number, _ in starts), len(lines)][1:]
    return [
        Section(title, first_line + start, "\n".join(lines[start + 1 : end]))
        for (start, title), end in zip(starts, ends, strict=True)
    ]


def _read_head(document: Document, source: str) -> None:
    try:
        loader = LOADER(source)
        node = loader.get_single_node()
        data = loader.construct_document(node) if node else None
    except yaml.YAMLError as error:
        line, problem = yaml_problem(error)
        document.report(line + 1, f"the head is no YAML: {problem}")
        return
    if not isinstance(data, dict) or not isinstance(node, yaml.MappingNode):
        document.report(2, "the head is no list of `name: value` lines")
        return
    document.head = data
    _note_lines(document, node, prefix="")


def _note_lines(document: Document, node: yaml.Node, *, prefix: str) -> None:
    """Where each key, and each entry of a list, stands; the head begins on line 2. What is there twice is reported."""
    lines = document.head_lines
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            line = key.start_mark.line + 2
            if lines.setdefault(f"{prefix}{key.value}", line) != line:
                document.report(line, f"{key.value!r} is there twice; only the last one would count")
            _note_lines(document, value, prefix=f"{prefix}{key.value}.")
    elif isinstance(node, yaml.SequenceNode):
        for position, value in enumerate(node.value):
            lines[f"{prefix}{position}"] = value.start_mark.line + 2
            _note_lines(document, value, prefix=f"{prefix}{position}.")
