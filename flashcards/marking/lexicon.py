"""Concepts found in tokens: a small pattern language over stems, forgiving typing errors in long words.

A pattern is a row of elements: `word` (compared by its stem), `a|b` (either), `word?` (may be missing), `..` (up to
three tokens of any kind; `..5` up to five), `.` (exactly one token), `#` (a number), `!a|b` (one word that is none of
these) and `<concept>` (what an earlier concept matched).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from flashcards.marking.tokens import Token, plain, stem, tokenize

# Kinds of concepts that say how something is said, not what.
_STANCES = """negator correction exchange reporter aside verdict denial contrast would condition unsure meta question
filler remark"""
STANCE_KINDS = frozenset(_STANCES.split())
_DOUBLED = re.compile(r"([a-z])\1")
_EXCLUSIVE = frozenset({"entity", "property", "side", "number"})
# A gap ends at the end of a statement, and never swallows a negation.
_GAP_STOPS = frozenset({".", ",", ";", "!", "?", "...", "->", ":", "not", "no", "never", "nicht", "pas", "but"})


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept at tokens `first` (inclusive) to `last` (exclusive)."""

    concept: str
    kind: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Element:
    words: frozenset[str] = frozenset()
    concepts: frozenset[str] = frozenset()
    optional: bool = False
    gap: int = 0  # most tokens that may stand here; 0: this element is no gap
    any_one: bool = False
    number: bool = False
    excluded: frozenset[str] = frozenset()  # any one word except these


@dataclass(slots=True)
class Concept:
    name: str
    kind: str
    patterns: list[tuple[Element, ...]] = field(default_factory=list)
    words: frozenset[str] = (
        frozenset()
    )  # all words of the patterns, with their endings: what a typing error may have meant


def make_concept(name: str, kind: str, sources: Iterable[str]) -> Concept:
    """Raises ValueError for a pattern that cannot be used."""
    sources = list(sources)
    words = {plain(w).replace("z", "s") for s in sources for w in re.findall(r"(?<![<\w-])[^\W\d_]{3,}(?![\w>-])", s)}
    return Concept(name, kind, [parse_pattern(s) for s in sources], frozenset(words))


def parse_pattern(source: str) -> tuple[Element, ...]:
    """Raises ValueError for an empty pattern or one that only consists of gaps."""
    elements = tuple(_parse_element(part) for part in source.split())
    if not any(e.words or e.concepts for e in elements):
        raise ValueError(f"pattern {source!r} names no word and no concept")
    return elements


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
        if choice.startswith("<") and choice.endswith(">") and len(choice) > 2:
            concepts.add(choice[1:-1])
        elif choice.startswith("f-"):  # what a formula says
            concepts.add(choice)
        else:
            words.add(stem(choice) if choice[:1].isalpha() else tokenize(choice)[0].stem)
    return Element(frozenset(words), frozenset(concepts), optional)


class Lexicon:
    """All concepts of a question, in the order in which they may refer to each other."""

    def __init__(
        self, concepts: Iterable[Concept], known_words: Iterable[str] = (), slips: Mapping[str, str] | None = None
    ) -> None:
        self.concepts = list(concepts)
        self._slips = {written: stem(meant) for written, meant in (slips or {}).items()}
        literals = {w for c in self.concepts for w in c.words}
        self._targets = _by_length(
            w for c in self.concepts if c.kind not in STANCE_KINDS for w in c.words if len(w) >= 4
        )
        self._bases: dict[str, list[str]] = {}
        for base in literals | {plain(w) for w in known_words}:
            self._bases.setdefault(stem(base), []).append(base)
        self._corrected: dict[str, str] = {}

    def correct(self, token: Token) -> str:
        """The stem, or the one it was probably meant to be: never for a word that exists."""
        word, written = token.stem, plain(token.text).replace("z", "s")
        if written in self._slips:
            return self._slips[written]
        if not token.is_word or len(written) < 4 or not written.isalpha() or self._is_known(word, written):
            return word
        if written not in self._corrected:
            if len(self._corrected) > 20_000:
                self._corrected.clear()
            closest = self._closest(written)
            self._corrected[written] = stem(closest) if closest != written else word
        return self._corrected[written]

    def _is_known(self, word: str, written: str) -> bool:
        """A word of the lexicon or the language, or a regular form of one: `makes` is one of `make`, `maks` is none."""
        for base in self._bases.get(word, ()):
            rest = written[len(base) - 1 :][:1]
            if (
                written.startswith(base)
                or len(base) <= 3
                or (base[-1] in "eysd" and written.startswith(base[:-1]) and rest in ("e", "i"))
            ):
                return True
        return False

    def _closest(self, word: str) -> str:
        single = _DOUBLED.sub(r"\1", word)
        if single != word and stem(single) in self._bases:
            return single
        allowed = 2 if len(word) >= 8 else 1
        best, best_distance = word, (3 if len(word) >= 6 else allowed + 1)
        for length in range(len(word) - allowed, len(word) + allowed + 1):
            for target in self._targets.get(length, ()):
                if min(len(word), length) < 5 and not _is_slip(word, target):
                    continue
                distance = edit_distance(word, target, best_distance)
                same_letters = sorted(word) == sorted(target)
                nearer = distance < best_distance or (distance == best_distance and same_letters)
                if nearer and distance <= (2 if same_letters else allowed) and (word[0] == target[0] or distance == 1):
                    best, best_distance = target, distance
        return best

    def find(self, tokens: Sequence[Token], given: Iterable[Mention] = (), *, words: bool = True) -> list[Mention]:
        """Mentions in order of their place; one inside a longer one of the same kind is dropped.

        Without `words` only what rests on the `given` mentions is found: the names in a program are no statements.
        """
        stems = [self.correct(token) if words else "\0" for token in tokens]
        places: dict[str, list[int]] = {}
        for place, word in enumerate(stems):
            places.setdefault(word, []).append(place)
        found: dict[int, list[Mention]] = {}
        for mention in given:
            found.setdefault(mention.first, []).append(mention)
        fillers: list[Mention] = []
        for concept in self.concepts:
            for first, last in _matches(concept, stems, places, found):
                if any(f.first <= first and last <= f.last for f in fillers):
                    continue  # a filler uses its words up
                mention = Mention(concept.name, concept.kind, first, last)
                found.setdefault(first, []).append(mention)
                if concept.kind == "filler":
                    fillers.append(mention)
        return _longest([m for first in sorted(found) for m in found[first]])


def _by_length(words: Iterable[str]) -> dict[int, list[str]]:
    table: dict[int, list[str]] = {}
    for word in sorted(set(words)):
        table.setdefault(len(word), []).append(word)
    return table


def _is_slip(word: str, target: str) -> bool:
    """Two letters swapped, or one left out: the only errors that a short word is forgiven."""
    if len(word) == len(target):
        return sorted(word) == sorted(target)
    return len(target) == len(word) + 1 and word[0] == target[0] and len(target) >= 5


def edit_distance(a: str, b: str, limit: int) -> int:
    """Insertions, deletions, replacements and swaps of neighbours; `limit + 1` as soon as it is more than `limit`."""
    before_last: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before_last, last = last, row
    return last[-1]


def _matches(
    concept: Concept, stems: list[str], places: dict[str, list[int]], found: dict[int, list[Mention]]
) -> Iterator[tuple[int, int]]:
    spans: dict[int, int] = {}
    for pattern in concept.patterns:
        for first in _starts(pattern[0], places, found, len(stems)):
            last = _match(pattern, 0, stems, first, found)
            if last is not None and last > spans.get(first, first):
                spans[first] = last
    yield from sorted(spans.items())


def _starts(head: Element, places: dict[str, list[int]], found: dict[int, list[Mention]], length: int) -> Iterable[int]:
    """Where a pattern may begin: looked up, since most words of a text begin no pattern."""
    if head.optional or head.gap or head.any_one or head.number or head.excluded:
        return range(length)
    starts = {place for word in head.words for place in places.get(word, ())}
    if head.concepts:
        starts |= {first for first, here in found.items() if any(m.concept in head.concepts for m in here)}
    return sorted(starts)


def _match(
    pattern: tuple[Element, ...], at: int, stems: list[str], place: int, found: dict[int, list[Mention]]
) -> int | None:
    """Where the rest of the pattern ends when it starts at `place`; the longest way wins, gaps are kept short."""
    if at == len(pattern):
        return place
    element = pattern[at]
    if element.gap:
        return _match_gap(pattern, at, stems, place, found)
    ends = [place + 1] if place < len(stems) and _fits(element, stems[place]) else []
    ends += [m.last for m in found.get(place, ()) if m.concept in element.concepts]
    for end in sorted(ends, reverse=True):
        result = _match(pattern, at + 1, stems, end, found)
        if result is not None:
            return result
    return _match(pattern, at + 1, stems, place, found) if element.optional else None


def _fits(element: Element, word: str) -> bool:
    if element.any_one or word in element.words:
        return True
    if element.number:
        return word[0].isdigit()
    return bool(element.excluded) and word not in element.excluded and word.isalpha()


def _match_gap(
    pattern: tuple[Element, ...], at: int, stems: list[str], place: int, found: dict[int, list[Mention]]
) -> int | None:
    for skipped in range(pattern[at].gap + 1):
        if skipped and (place + skipped > len(stems) or stems[place + skipped - 1] in _GAP_STOPS):
            return None
        result = _match(pattern, at + 1, stems, place + skipped, found)
        if result is not None:
            return result
    return None


def _longest(mentions: list[Mention]) -> list[Mention]:
    """`alignment score` is no `alignment`, and what a filler uses up means nothing else."""
    return [m for m in mentions if not any(_swallows(o, m) for o in mentions)]


def _swallows(longer: Mention, mention: Mention) -> bool:
    return (
        longer.kind == mention.kind
        and longer.kind in _EXCLUSIVE
        and longer.first <= mention.first
        and mention.last <= longer.last
        and longer.last - longer.first > mention.last - mention.first
    )
