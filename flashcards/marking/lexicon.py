"""Concepts found in tokens by their patterns, forgiving typing errors in long words."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from flashcards.marking.patterns import Concept, Element
from flashcards.marking.spelling import Spelling
from flashcards.marking.tokens import Token, plain, stem

# Kinds of concepts that say how something is said, not what.
_STANCES = """negator correction exchange reporter hearsay aside verdict denial retraction contrast would
condition unsure meta own question agreement filler remark heading mistake harm harmless order-given past
person foil usually lack"""
STANCE_KINDS = frozenset(_STANCES.split())
_PRODUCTS = frozenset({"f-qk-product", "dot-product", "query-key-product"})
_EXCLUSIVE = frozenset({"entity", "property", "side"})
# What is looked for in programs too; the other words of a program are names and state nothing.
CODE_KIND = "code"
# A gap ends at the end of a statement, and never swallows a negation.
_STOPS = ". , ; ! ? ... -> : not no never nicht pas but nobody nothing"
_GAP_STOPS = frozenset(map(stem, _STOPS.split()))


_SMALL = "the a an of to in on for by with and or is not no it that this so from at as each one all , . : ( ) ="
_SMALL_WORDS = frozenset(map(stem, _SMALL.split()))


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept at tokens `first` (inclusive) to `last` (exclusive)."""

    concept: str
    kind: str
    first: int
    last: int


class Lexicon:
    """All concepts of a question, in the order in which they may refer to each other."""

    def __init__(
        self, concepts: Iterable[Concept], known_words: Iterable[str] = (), slips: Mapping[str, str] | None = None
    ) -> None:
        self.concepts = list(concepts)
        literals = {w for c in self.concepts for w in c.words}
        self.spelling = Spelling(
            (w for c in self.concepts if c.kind not in STANCE_KINDS for w in c.words),
            literals | {plain(w) for w in known_words},
            slips or {},
        )
        self._by_word, self._by_concept = _index(self.concepts)

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
        text = _Text(
            [self.spelling.correct(token, tries) if words else token.stem for token in tokens], is_code=not words
        )
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
    """Which patterns can match only where a word, or a mention of a concept, stands: each is listed under the rarest
    of its elements that must be there."""
    by_word: dict[str, list[Place]] = {}
    by_concept: dict[str, list[Place]] = {}
    for number, concept in enumerate(concepts):
        for at, (pattern, needed) in enumerate(zip(concept.patterns, concept.needed, strict=True)):
            rarest = [min(needed, key=_commonness)] if needed else [e for e in pattern if e.words or e.concepts]
            for element in rarest:
                for table, names in ((by_word, element.words), (by_concept, element.concepts)):
                    for name in names:
                        table.setdefault(name, []).append((number, at))
    return by_word, by_concept


def _commonness(element: Element) -> int:
    """How likely an element is to stand in a sentence: many choices are, small words are, an earlier concept may be."""
    return len(element.words) + 20 * len(element.concepts) + 30 * len(element.words & _SMALL_WORDS)


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
        return word[:1].isdigit()
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
    """`alignment score` is no `alignment`: of one kind, what lies inside something longer is dropped."""
    furthest: dict[str, Mention] = {}
    swallowed: set[Mention] = set()
    for mention in sorted(mentions, key=lambda m: (m.first, -m.last)):
        if mention.kind not in _EXCLUSIVE:
            continue
        other = furthest.get(mention.kind)
        if other is None or mention.last > other.last:
            furthest[mention.kind] = mention
        elif (other.first, other.last) != (mention.first, mention.last):
            swallowed.add(mention)
    products = [m for m in mentions if m.concept in _PRODUCTS]
    return [m for m in mentions if m not in swallowed and not (m.kind == "axis" and _ends_inside(m, products))]


def _ends_inside(axis: Mention, products: Sequence[Mention]) -> bool:
    """The `on q` of `on q·k` is no axis: what it is on is the product."""
    return any(axis.first < p.first < axis.last < p.last for p in products)
