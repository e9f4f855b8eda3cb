"""A YAML file read with its lines, and a cursor into it that reports what is wrong where it stands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from flashcards.content.document import SLUG
from flashcards.content.problems import QUOTES, Problem, yaml_problem
from grader.yaml_loader import LOADER

_BLOCK_STYLES = ("|", ">")


@dataclass(slots=True)
class YamlFile:
    """One file; what is wrong with it gathers in `problems`. A place in it is a path such as `items.3.options.0`."""

    path: Path
    data: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)  # path -> line of the key, or of the entry of a list
    text_lines: dict[str, int] = field(default_factory=dict)  # path -> line on which the value begins
    problems: list[Problem] = field(default_factory=list)

    @property
    def slug(self) -> str:
        return self.path.stem

    def report(self, place: str, text: str) -> None:
        """Report at the place, or at the nearest thing around it that is there."""
        found = place
        while found and found not in self.lines:
            found = found.rpartition(".")[0]
        self.problems.append(Problem(self.path, self.lines.get(found, 1), text))


def read_yaml(path: Path) -> YamlFile:
    """Read a file; never raises for what an author may have written wrong."""
    file = YamlFile(path)
    try:
        source = path.read_text(encoding="utf-8")
        loader = LOADER(source)
        node = loader.get_single_node()
        data = loader.construct_document(node) if node else None
    except UnicodeDecodeError as error:
        file.report("", f"this is not UTF-8 (byte {error.start})")
        return file
    except yaml.YAMLError as error:
        line, problem = yaml_problem(error)
        file.problems.append(Problem(path, line, f"this is no YAML: {problem}"))
        return file
    if node is None or not isinstance(data, dict):
        file.report("", "the file is no list of `name: value` lines")
        return file
    file.data = data
    _note(file, node, "")
    return file


def _note(file: YamlFile, node: yaml.Node, prefix: str) -> None:
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            place = f"{prefix}{key.value}"
            file.lines[place] = key.start_mark.line + 1
            if key.value in seen:
                file.report(place, f"{key.value!r} is there twice; only the last one would count")
            seen.add(key.value)
            _note_text(file, value, place)
            _note(file, value, f"{place}.")
    elif isinstance(node, yaml.SequenceNode):
        for position, value in enumerate(node.value):
            place = f"{prefix}{position}"
            file.lines[place] = value.start_mark.line + 1
            _note_text(file, value, place)
            _note(file, value, f"{place}.")


def _note_text(file: YamlFile, node: yaml.Node, place: str) -> None:
    if isinstance(node, yaml.ScalarNode):
        file.text_lines[place] = node.start_mark.line + 1 + (node.style in _BLOCK_STYLES)


class Entry:
    """One `name: value` block of the file. Whatever is missing or of the wrong kind is reported and read as nothing."""

    def __init__(self, file: YamlFile, data: dict[str, Any], place: str) -> None:
        self.file = file
        self.data = data
        self.place = place

    def at(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def report(self, key: str, text: str) -> None:
        self.file.report(self.at(key) if key else self.place, text)

    def expect(self, *, needed: Collection[str], optional: Collection[str] = ()) -> None:
        known = ", ".join((*needed, *optional))
        for key in self.data:
            if key not in needed and key not in optional:
                self.report(str(key), f"{str(key)!r} is not known here; there are: {known}. {QUOTES}")
        for key in needed:
            if key not in self.data:
                self.report("", f"{key!r} is missing")

    def text(self, key: str, *, limit: int = 4000) -> str:
        """A text; a number is taken for how it is written."""
        value = self.data.get(key, "")
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self.report(key, f"{key!r} is empty" if value is None else f"{key!r} is no text; quote it")
            return ""
        text = str(value).strip()
        if key in self.data and not text:
            self.report(key, f"{key!r} is empty")
        if len(text) > limit:
            self.report(key, f"{key!r} has {len(text)} characters; {limit} is the limit")
        return text

    def slug(self, key: str) -> str:
        value = self.data.get(key, "")
        if key in self.data and not (isinstance(value, str) and SLUG.fullmatch(value) and len(value) <= 80):
            self.report(key, f"{value!r} is no slug: at most 80 characters, lower-case words joined by hyphens")
            return ""
        return str(value)

    def flag(self, key: str, *, default: bool = False) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            self.report(key, f"{key!r} is {value!r}; it must be true or false")
            return default
        return value

    def whole(self, key: str, *, least: int, most: int, default: int) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.report(key, f"{key!r} is {value!r}; it must be a whole number from {least} to {most}")
            return default
        return value

    def choice(self, key: str, options: Collection[str], *, default: str) -> str:
        value = self.data.get(key, default)
        if value not in options:
            self.report(key, f"{key!r} is {value!r}; it must be one of: {', '.join(options)}")
            return default
        return str(value)

    def expression(self, key: str) -> str:
        """A Python expression, "" where there is none; its syntax is checked here, its value elsewhere."""
        if key not in self.data:
            return ""
        source = str(self.data[key]).strip()
        try:
            compile(source, "<expression>", "eval")
        except SyntaxError as error:
            self.report(key, f"{source!r} is no Python expression: {error.msg}")
            return ""
        return source

    def expressions(self, key: str) -> dict[str, str]:
        """A block of `name: expression` lines."""
        inner = self.entry(key)
        if inner is None:
            return {}
        for name in inner.data:
            if not str(name).isidentifier():
                inner.report(str(name), f"{name!r} is no name for a value")
        return {str(name): inner.expression(name) for name in inner.data}

    def entry(self, key: str) -> Entry | None:
        value = self.data.get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.report(key, f"{key!r} is no block of `name: value` lines")
            return None
        return Entry(self.file, value, self.at(key))

    def entries(self, key: str, *, least: int, most: int) -> list[Entry]:
        """A list of blocks."""
        value = self._list(key, least=least, most=most)
        found = []
        for position, each in enumerate(value):
            if isinstance(each, dict):
                found.append(Entry(self.file, each, self.at(f"{key}.{position}")))
            else:
                self.report(f"{key}.{position}", f"an entry of {key!r} is a block such as `{{text: ...}}`")
        return found

    def texts(self, key: str, *, least: int, most: int) -> list[str]:
        """A list of texts."""
        value = self._list(key, least=least, most=most)
        for position, each in enumerate(value):
            if not isinstance(each, str) or not each.strip():
                empty = each is None or not str(each).strip()
                text = f"an entry of {key!r} is {'empty' if empty else 'no text; quote it'}"
                self.report(f"{key}.{position}", text)
        return [str(each).strip() for each in value]

    def _list(self, key: str, *, least: int, most: int) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.report(key, f"{key!r} is no list")
            return []
        if not least <= len(value) <= most:
            self.report(key, f"{key!r} has {len(value)} entries; it needs {least} to {most}")
        return value
