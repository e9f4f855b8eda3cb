"""A small pattern language over stems.

A pattern is a row of elements: `word` (compared by its stem), `a|b` (either; `add~up|sum` where one choice has several
words), `word?` (may be missing), `..` (up to three tokens of any kind; `..5` up to five), `.` (exactly one token), `#`
(a number; `w|#` either), `!a|b` (one word that is none of these) and `<concept>` (what an earlier concept matched).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from flashcards.marking.tokens import plain, stem, tokenize

_PLAIN_CHOICES = re.compile(r"[a-z]+(?:\|[a-z]+)*\??")  # one token each, as most are
_WORD = re.compile(r"(?<![<\w-])[^\W\d_]{3,}(?![\w>-])")


@dataclass(frozen=True, slots=True)
class Element:
    words: frozenset[str] = frozenset()
    concepts: frozenset[str] = frozenset()
    optional: bool = False
    gap: int = 0  # most tokens that may stand here; 0: this element is no gap
    any_one: bool = False
    number: bool = False
    excluded: frozenset[str] = frozenset()  # any one word except these


@dataclass
class Concept:
    name: str
    kind: str
    sources: list[str]

    @cached_property
    def patterns(self) -> list[tuple[Element, ...]]:
        """Made when something is marked for the first time: to check rules they are not needed."""
        return [pattern for source in self.sources for pattern in _patterns_of(source)]

    @cached_property
    def words(self) -> frozenset[str]:
        """All words of the patterns, with their endings: what a typing error may have meant."""
        return frozenset(word for source in self.sources for part in source.split() for word in _words_of(part))

    @cached_property
    def needed(self) -> list[list[Element]]:
        """For each pattern the elements that must be there."""
        return [[e for e in p if (e.words or e.concepts) and not (e.optional or e.number)] for p in self.patterns]


def make_concept(name: str, kind: str, sources: Iterable[str]) -> Concept:
    """Raises ValueError for a pattern that cannot be used."""
    sources = list(sources)
    for source in sources:
        if True not in [_names_something(part) for part in source.split()]:
            raise ValueError(f"pattern {source!r} names no word and no concept")
    return Concept(name, kind, sources)


@lru_cache(maxsize=65_536)
def _names_something(part: str) -> bool:
    """Whether a part of a pattern asks for a word or a concept. Raises ValueError for one that cannot be used."""
    elements = [_parse_element(each) for choice in _choices(part) for each in choice.split()]
    return any(element.words or element.concepts for element in elements)


@lru_cache(maxsize=65_536)
def _words_of(part: str) -> list[str]:
    """The words in one element of a pattern, without names of concepts and gaps."""
    return [plain(word).replace("z", "s") for word in _WORD.findall(part)]


def _patterns_of(source: str) -> Iterator[tuple[Element, ...]]:
    """`add~up|sum to one` is two patterns, `add up to one` and `sum to one`; `int8|bytes` is `int 8` and `bytes`."""
    parts = source.split()
    sole = [_sole_element(part) for part in parts]
    if None in sole:
        yield from (parse_pattern(" ".join(chosen)) for chosen in itertools.product(*map(_choices, parts)))
    else:
        yield tuple(element for element in sole if element)


@lru_cache(maxsize=65_536)
def _sole_element(part: str) -> Element | None:
    """The element that a part of a pattern is, where it is one alone."""
    return _parse_element(part) if _choices(part) == [part] else None


@lru_cache(maxsize=65_536)  # the same few thousand are in the rules of all questions
def _choices(part: str) -> list[str]:
    """The choices of one token each, still together, and each longer one as a row of tokens."""
    if _PLAIN_CHOICES.fullmatch(part):
        return [part]
    optional = part.endswith("?") and len(part) > 1
    choices = part.removesuffix("?").split("|") if optional else part.split("|")
    rows = {c: _row(c) for c in choices}
    longer = [" ".join(row) for row in rows.values() if len(row) > 1]
    if not longer or part.startswith("!") or re.fullmatch(r"\.\.\d*", part):
        return [part]
    # `n²` is one token, `n2` are two
    single = "|".join(c for c in choices if len(rows[c]) <= 1 or (c.isalnum() and c[0].isalpha()))
    return [*longer, *([single + "?" * optional] if single else [""] * optional)]


def _row(choice: str) -> list[str]:
    """Raises ValueError for quotation marks or an option inside a choice, which would match nothing."""
    if re.fullmatch(r"<.+>|f-[a-z-]+", choice):
        return [choice]
    if len(choice) > 1 and re.search(r"[\"?“”]", choice):
        raise ValueError(f"{choice!r} can match nothing")
    return [token.text for word in choice.split("~") for token in tokenize(word)]


def parse_pattern(source: str) -> tuple[Element, ...]:
    """Raises ValueError for an empty pattern or one that only consists of gaps."""
    elements = tuple(_parse_element(part) for part in source.split())
    if not any(element.words or element.concepts for element in elements):
        raise ValueError(f"pattern {source!r} names no word and no concept")
    return elements


@lru_cache(maxsize=65_536)
def _parse_element(part: str) -> Element:
    gap = re.fullmatch(r"\.\.(\d*)", part)
    if gap:
        return Element(gap=int(gap.group(1) or 3))
    if part == ".":
        return Element(any_one=True)
    if part == "#":
        return Element(number=True)
    if part.startswith("!") and len(part) > 1:
        return Element(excluded=frozenset(stem(word) for word in part[1:].split("|")))
    optional = part.endswith("?") and len(part) > 1
    words, concepts = set(), set()
    for choice in (part[:-1] if optional else part).split("|"):
        if not choice:
            raise ValueError(f"an empty choice in {part!r}")
        if choice == "#":
            continue  # `w|#`: a word, or a number
        if choice.startswith("<") and choice.endswith(">") and len(choice) > 2:
            concepts.add(choice[1:-1])
        elif choice.startswith("f-"):  # what a formula says
            concepts.add(choice)
        else:
            words.add(stem(choice) if choice[:1].isalpha() else tokenize(choice)[0].stem)
    return Element(frozenset(words), frozenset(concepts), optional, number="#" in part.removesuffix("?").split("|"))
