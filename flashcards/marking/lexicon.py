"""Concepts found in tokens: a small pattern language over stems, forgiving typing errors in long words.

A pattern is a row of elements: `word` (compared by its stem), `a|b` (either; `add~up|sum` where one choice has several
words), `word?` (may be missing), `..` (up to three tokens of any kind; `..5` up to five), `.` (exactly one token), `#`
(a number), `!a|b` (one word that is none of these) and `<concept>` (what an earlier concept matched).
"""

from __future__ import annotations

import heapq
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from flashcards.marking.tokens import Token, plain, stem, tokenize

# Kinds of concepts that say how something is said, not what.
_STANCES = """negator correction exchange reporter aside verdict denial contrast would condition unsure meta question
filler remark"""
STANCE_KINDS = frozenset(_STANCES.split())
_DOUBLED = re.compile(r"([a-z])\1")
_EXCLUSIVE = frozenset({"entity", "property", "side", "number"})
# A gap ends at the end of a statement, and never swallows a negation.
# What is looked for in programs too; the other words of a program are names and state nothing.
CODE_KIND = "code"
_GAP_STOPS = frozenset({".", ",", ";", "!", "?", "...", "->", ":", "not", "no", "never", "nicht", "pas", "but"})


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept at tokens `first` (inclusive) to `last` (exclusive)."""

    concept: str
    kind: str
    first: int
    last: int


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


@dataclass(slots=True)
class Concept:
    name: str
    kind: str
    patterns: list[tuple[Element, ...]]
    words: frozenset[str]  # all words of the patterns, with their endings: what a typing error may have meant
    needed: list[list[Element]] = field(init=False)  # for each pattern the elements that must be there

    def __post_init__(self) -> None:
        self.needed = [[e for e in p if (e.words or e.concepts) and not e.optional] for p in self.patterns]


def make_concept(name: str, kind: str, sources: Iterable[str]) -> Concept:
    """Raises ValueError for a pattern that cannot be used."""
    sources = list(sources)
    words = {word for source in sources for part in source.split() for word in _words_of(part)}
    return Concept(name, kind, [parse_pattern(p) for s in sources for p in _spread(s)], frozenset(words))


@lru_cache(maxsize=65_536)
def _words_of(part: str) -> list[str]:
    """The words in one element of a pattern, without names of concepts and gaps."""
    return [plain(word).replace("z", "s") for word in _WORD.findall(part)]


def _spread(source: str) -> Iterator[str]:
    """`add~up|sum to one` is two patterns, `add up to one` and `sum to one`; `int8|bytes` is `int 8` and `bytes`."""
    for chosen in itertools.product(*map(_choices, source.split())):
        yield " ".join(chosen)


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
    if not any(e.words or e.concepts for e in elements):
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
        self._by_word, self._by_concept = _index(self.concepts)

    def correct(self, token: Token, tries: list[int] | None = None) -> str:
        """The stem, or the one it was probably meant to be: never for a word that exists.

        Each search for a word not met before takes one of the `tries`; None sets no limit.
        """
        word, written = token.stem, plain(token.text).replace("z", "s")
        if written in self._slips:
            return self._slips[written]
        if not token.is_word or len(written) < 4 or not written.isalpha() or self._is_known(word, written):
            return word
        if written not in self._corrected:
            if tries is not None and not tries:
                return word
            if tries is not None:
                tries.pop()
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
        letters = _letters(word)
        for length in range(len(word) - allowed, len(word) + allowed + 1):
            for target, of_target in self._targets.get(length, ()):
                if (letters ^ of_target).bit_count() > 4:  # two edits change four letters at most
                    continue
                if min(len(word), length) < 5 and not _is_slip(word, target):
                    continue
                distance = edit_distance(word, target, best_distance)
                same_letters = sorted(word) == sorted(target)
                nearer = distance < best_distance or (distance == best_distance and same_letters)
                if nearer and distance <= (2 if same_letters else allowed) and (word[0] == target[0] or distance == 1):
                    best, best_distance = target, distance
        return best

    def find(
        self,
        tokens: Sequence[Token],
        given: Iterable[Mention] = (),
        *,
        words: bool = True,
        tries: list[int] | None = None,
    ) -> list[Mention]:
        """Mentions in order of their place; one inside a longer one of the same kind is dropped.

        Without `words` only what rests on the `given` mentions is found: the names in a program are no statements.
        """
        text = _Text([self.correct(token, tries) if words else token.stem for token in tokens], is_code=not words)
        for mention in given:
            text.add(mention)
        due: dict[int, set[int]] = {}  # patterns that may match, by their concept
        for number, at in itertools.chain(
            *(self._by_word.get(word, ()) for word in text.places),
            *(self._by_concept.get(name, ()) for name in text.named),
        ):
            due.setdefault(number, set()).add(at)
        queue = sorted(due)  # a sorted list is a heap
        fillers: list[Mention] = []
        while queue:  # in the order of the concepts, since a concept may use earlier ones
            number = heapq.heappop(queue)
            concept = self.concepts[number]
            mentions = [Mention(concept.name, concept.kind, *span) for span in _matches(concept, due[number], text)]
            kept = [m for m in mentions if not any(f.first <= m.first and m.last <= f.last for f in fillers)]
            for mention in kept:  # what a filler uses up means nothing else
                text.add(mention)
            if concept.kind == "filler":
                fillers += kept
            for later, at in self._by_concept.get(concept.name, ()) if kept else ():
                if later > number:
                    if later not in due:
                        heapq.heappush(queue, later)
                    due.setdefault(later, set()).add(at)
        return _longest([m for first in sorted(text.found) for m in text.found[first]])


class _Text:
    """The stems of one sentence, where each stands, and the mentions found so far by their first token."""

    def __init__(self, stems: list[str], *, is_code: bool) -> None:
        self.stems, self.is_code = stems, is_code
        self.places: dict[str, list[int]] = {}
        for place, word in enumerate(stems):
            self.places.setdefault(word, []).append(place)
        self.found: dict[int, list[Mention]] = {}
        self.named: dict[str, list[int]] = {}

    def add(self, mention: Mention) -> None:
        self.found.setdefault(mention.first, []).append(mention)
        self.named.setdefault(mention.concept, []).append(mention.first)

    def has(self, element: Element) -> bool:
        return not (element.words.isdisjoint(self.places) and element.concepts.isdisjoint(self.named))


Place = tuple[int, int]  # a concept and one of its patterns, by their numbers


def _index(concepts: Sequence[Concept]) -> tuple[dict[str, list[Place]], dict[str, list[Place]]]:
    """Which patterns can match only where a word, or a mention of a concept, stands: each is listed under the first
    of its elements that must be there."""
    by_word: dict[str, list[Place]] = {}
    by_concept: dict[str, list[Place]] = {}
    for number, concept in enumerate(concepts):
        for at, (pattern, needed) in enumerate(zip(concept.patterns, concept.needed, strict=True)):
            for element in needed[:1] or [e for e in pattern if e.words or e.concepts]:
                for table, names in ((by_word, element.words), (by_concept, element.concepts)):
                    for name in names:
                        table.setdefault(name, []).append((number, at))
    return by_word, by_concept


def _by_length(words: Iterable[str]) -> dict[int, list[tuple[str, int]]]:
    """Words by their length, each with its letters."""
    table: dict[int, list[tuple[str, int]]] = {}
    for word in sorted(set(words)):
        table.setdefault(len(word), []).append((word, _letters(word)))
    return table


def _letters(word: str) -> int:
    """The set of letters in a word, as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 31)
    return bits


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


def _matches(concept: Concept, due: Iterable[int], text: _Text) -> Iterator[tuple[int, int]]:
    spans: dict[int, int] = {}
    unread = text.is_code and concept.kind != CODE_KIND
    stems = ["\0"] * len(text.stems) if unread else text.stems
    for at in due:
        if not all(map(text.has, concept.needed[at])):
            continue
        pattern = concept.patterns[at]
        for first in _starts(pattern[0], text):
            last = _match(pattern, 0, stems, first, text.found)
            if last is not None and last > spans.get(first, first):
                spans[first] = last
    yield from sorted(spans.items())


def _starts(head: Element, text: _Text) -> Iterable[int]:
    """Where a pattern may begin: looked up, since most words of a text begin no pattern."""
    if head.optional or head.gap or head.any_one or head.number or head.excluded:
        return range(len(text.stems))
    starts = {place for word in head.words for place in text.places.get(word, ())}
    for name in head.concepts:
        starts.update(text.named.get(name, ()))
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
