"""Lists under a heading: what stands under `Myths:` or `What people get wrong:` is not asserted."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flashcards.marking.clauses import Clause, Sentence, Status, mention_of
from flashcards.marking.lexicon import Mention
from flashcards.marking.tokens import stem

_LONGEST = 14  # words
_LONGEST_TITLE = 5  # words of a line that is a heading without a colon
_LONGEST_OPENING = 8  # words of a sentence with a full stop that introduces others: `Two myths.`
_SAYING_SOMETHING = frozenset({"property", "step", "relation", "fact", "sequence"})
_SEVERAL_WORDS = """mistakes errors myths misconceptions pitfalls traps answers claims statements things beliefs ideas
fallacies lies bugs misunderstandings sentences assertions what those these two three four five some many legends slips
rumours rumors blunders confusions following none"""
_SEVERAL = frozenset(_SEVERAL_WORDS.split())
_NOT_A_TITLE = frozenset(map(stem, ("that", "this", "it", "these", "those", "they", "i", "my", "which", "no", "but")))
_TURNING_WORDS = "but in really actually reality instead fact truth true right correct rather no"
_TURNING = frozenset(map(stem, _TURNING_WORDS.split()))
_SETTLED = frozenset({Status.META, Status.QUESTION, Status.RETRACTED})
_NEVER = frozenset({"not", "never"})
_NAIVE, _WHAT, _IS = map(stem, ("naive", "what", "is"))
_SPEAKERS = frozenset(("you", "we", "i", "one", "people", "they", "to", "should", "must"))
_OF_THINGS_WORDS = "tell prove show give have need change mean affect touch reveal store cost"
_OF_THINGS = frozenset(map(stem, _OF_THINGS_WORDS.split()))
_CROSSES = frozenset("❌✗✘✖👎🚫⛔")


@dataclass(slots=True)
class _Scope:
    """What a heading that denies reaches."""

    head: Sentence
    is_whole: bool  # nothing stands behind it in its sentence
    several: bool  # it speaks of more than one thing
    line: int = -1  # of the last sentence under it
    is_listed: bool = False  # bullets or numbers stand under it
    turned: int = -1  # the line whose rest says how it really is


def report_under_headings(sentences: Sequence[Sentence]) -> None:
    """Whatever stands under a heading that denies becomes reported, up to a `but` or a heading that asserts."""
    scope: _Scope | None = None
    for place, sentence in enumerate(sentences):
        following = sentences[place + 1] if place + 1 < len(sentences) else None
        if scope is not None and not _reaches(scope, sentence):
            scope = None
        if sentence.tokens[0].text in _CROSSES or sentence.tokens[-1].text in _CROSSES:
            _report(sentence.clauses)
            continue
        size = _size_of_heading(sentence, following)
        head = sentence.clauses[:size]
        is_whole = size == len(sentence.clauses)
        if size and _denies(head, following if is_whole else None):
            _report(sentence.clauses[size:])
            scope = _Scope(sentence, is_whole, _speaks_of_several(head), sentence.line)
        elif scope is not None:
            if size and (_asserts(head) or (is_whole and not sentence.is_item)):
                scope = _turn(scope, sentence)
            elif sentence is not scope.head:
                scope = _take_in(scope, sentence)


def _take_in(scope: _Scope, sentence: Sentence) -> _Scope | None:
    first = scope.line == scope.head.line and sentence.line != scope.line
    scope.line, scope.is_listed = sentence.line, scope.is_listed or sentence.is_item
    if not (first or sentence.is_item) and sentence.clauses[0].tokens[0].stem in _TURNING:
        return _turn(scope, sentence)
    if scope.turned != sentence.line:
        _report(sentence.clauses)
    return scope


def _turn(scope: _Scope, sentence: Sentence) -> _Scope | None:
    """How it really is: in a list for the rest of its item, elsewhere for good."""
    if not scope.is_listed or not (sentence.is_item or sentence.line == scope.line):
        return None
    scope.turned = scope.line = sentence.line
    return scope


def _report(clauses: Iterable[Clause]) -> None:
    for place, clause in enumerate(clauses):
        contrast = mention_of(clause, "contrast")
        at_head = contrast is not None and contrast.first - clause.first <= 1
        if place and (at_head or clause.link == "but"):
            return
        if clause.status not in _SETTLED:
            clause.status = Status.REPORTED


def _reaches(scope: _Scope, sentence: Sentence) -> bool:
    head = scope.head
    if sentence.line == head.line:
        return scope.several or sentence.after == ";" or (scope.is_whole and sentence.after != "!")
    if not scope.is_whole:
        return False
    if sentence.is_item or sentence.line == scope.line:
        return True
    is_next = sentence.line - scope.line == 1 or scope.line == head.line
    return is_next and not scope.is_listed and (scope.several or scope.line == head.line)


def _size_of_heading(sentence: Sentence, following: Sentence | None) -> int:
    """How many clauses at the head of a sentence introduce what comes; 0: it has no heading."""
    if sentence.is_code:
        return 0
    colons = (n for n, c in enumerate(sentence.clauses) if n and c.link == ":" and any(t.is_word for t in c.tokens))
    size = next(colons, len(sentence.clauses))
    head = sentence.clauses[:size]
    words = sum(t.is_word for c in head for t in c.tokens)
    said = any(_says_something(m, c) for c in head for m in c.mentions)
    if words > _LONGEST or said or not words or _is_judgement(head[0]):
        return 0
    if size < len(sentence.clauses) or sentence.tokens[-1].stem == ":":
        return size
    if following is None:
        return 0
    ends = sentence.tokens[-1].stem in {".", "!", "?", ";", "..."}
    if following.line > sentence.line and ((following.is_item and not sentence.is_item) or words <= _LONGEST_TITLE):
        return 0 if ends and not _may_open(head, words) else size
    return size if ends and _may_open(head, words) else 0


def _is_judgement(clause: Clause) -> bool:
    """`It is a myth that X: ...` judges X itself; what comes behind the colon says how it really is."""
    stems = [t.stem for t in clause.tokens if t.is_word]
    return stems[:1] in (["it"], ["that"]) and "that" in stems[1:]


def _says_something(mention: Mention, clause: Clause) -> bool:
    """`not true` is no statement, though a question may have words for it."""
    named = (m for m in clause.mentions if m.kind == "heading")
    telling = mention.kind in _SAYING_SOMETHING and mention.last - mention.first > 1
    return telling and not any(m.first < mention.last and mention.first < m.last for m in named)


def _may_open(head: Sequence[Clause], words: int) -> bool:
    """`Two myths.`, `The usual mistake?`: a sentence that is no remark on the one before it."""
    tokens = head[0].sentence.tokens
    asks = tokens[-1].stem == "?"
    refers = tokens[0].stem in _NOT_A_TITLE or any(m.kind == "verdict" for c in head for m in c.mentions)
    tells = tokens[0].stem == _WHAT and _IS in {t.stem for t in tokens}  # `What looks good is not always so.`
    return words <= _LONGEST_OPENING and (asks or (not (refers or tells) and _speaks_of_several(head)))


def _denies(head: Sequence[Clause], following: Sentence | None) -> bool:
    mentions = [m for c in head for m in c.mentions]
    if any(m.concept == "heading-denying" for m in mentions):
        return True
    negators = [m for m in mentions if m.kind == "negator" and head[0].sentence.tokens[m.first].stem in _NEVER]
    if negators and following is not None and following.is_item:
        return True  # `Don't fall for these:`
    told = any(_blames(m, head[0].sentence) or m.kind == "reporter" for m in mentions)
    return told and not any(m.kind == "negator" for m in mentions)


def _blames(mention: Mention, sentence: Sentence) -> bool:
    """`naive: ...` names a way of doing it, and what follows tells how that goes."""
    return mention.concept == "criticised" and sentence.tokens[mention.first].stem != _NAIVE


def _asserts(head: Sequence[Clause]) -> bool:
    return any(m.concept == "heading-asserting" for c in head for m in c.mentions)


def _speaks_of_several(head: Sequence[Clause]) -> bool:
    words = [t for c in head for t in c.tokens if t.is_word]
    if words[0].stem == _WHAT and _SPEAKERS.isdisjoint(t.stem for t in words):
        following = [b.stem for a, b in itertools.pairwise(words) if a.stem in _NEVER]
        if not _OF_THINGS.isdisjoint(following):
            return False  # `What a map does not tell: ...` heads no list of myths
    return any(t.text.lower() in _SEVERAL for t in words)
