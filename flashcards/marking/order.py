"""What stands before the softmax and what after it: names and operations on its sides, steps in a sequence."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence

from flashcards.marking.clauses import Clause, Sentence, Status
from flashcards.marking.lexicon import Mention
from flashcards.marking.statements import FINISHED, RESULT, overlaps

_LONGEST_LIST = 12  # clauses
_MARKS_OF_LISTS = ("123456789", "abcdefgh")
_BEFORE_IN_LISTS = {after: before for marks in _MARKS_OF_LISTS for before, after in itertools.pairwise(marks)}
_AFTER = frozenset(("after", "nach", "apres", "despues"))

# -- sides


Thing = tuple[Clause, Mention, str]  # with the side on which it belongs, or that it marks
Pair = tuple[Clause, str, str]  # the side where a thing belongs, and the one where it was put


def on_both_sides(sentences: Sequence[Sentence], before: Collection[str], after: Collection[str]) -> list[Clause]:
    """Clauses that put `before` before the softmax and `after` after it; empty when they do not.

    A mark of a side (`before it`) may stand ahead of its thing or behind it; one way for all must give sense.
    """
    things: list[list[Thing]] = []
    marks: list[list[Thing]] = []
    for sentence in sentences:
        here = _things_and_marks(sentence, set(before), set(after))
        things.append(here[0])
        marks.append(_merge(here[1]))
    _join_headings(sentences, things, marks)
    for pairing in (_in_order_or_nearest, _next_thing, _thing_before):
        pairs = [pair for t, m in zip(things, marks, strict=True) for pair in pairing(t, m)]
        first = [c for c, belongs, side in pairs if belongs == side == "before"]
        second = [c for c, belongs, side in pairs if belongs == side == "after"]
        crossed = any(belongs != side for _, belongs, side in pairs)
        if first and second and not crossed:
            return [*first, *second]
    return []


def _join_headings(sentences: Sequence[Sentence], things: list[list[Thing]], marks: list[list[Thing]]) -> None:
    """`before softmax:` and the line below it are one statement, and so are `score:` and the line below it."""
    for at in range(len(sentences) - 1):
        heads_a_list = sentences[at + 1].is_item and not sentences[at].is_item
        if sentences[at].tokens[-1].stem != ":" and not heads_a_list:
            continue
        if marks[at] and not things[at] and things[at + 1] and not marks[at + 1]:
            marks[at], marks[at + 1] = [], marks[at]
        elif things[at] and not marks[at] and marks[at + 1] and not things[at + 1]:
            things[at], things[at + 1] = [], things[at]


def _things_and_marks(sentence: Sentence, before: set[str], after: set[str]) -> tuple[list[Thing], list[Thing]]:
    things: list[Thing] = []
    marks: list[Thing] = []
    for clause in sentence.clauses:
        if clause.status not in {Status.ASSERTED, Status.CONDITION, Status.EXCHANGED}:
            continue
        if clause.is_negative and any(m.concept == "negates-all" for m in clause.mentions):
            continue  # `I don't think that it is a score before and a weight after`
        for m in clause.mentions:
            denied = (m in clause.denied) != (clause.status is Status.EXCHANGED)
            if m.concept in before | after:
                things.append((clause, m, "before" if m.concept in before else "after"))
            elif m.concept in {"before", "after"}:
                other = {"before": "after", "after": "before"}[m.concept]
                marks.append((clause, m, other if denied else m.concept))
    return things, marks


def _merge(marks: list[Thing]) -> list[Thing]:
    """Two marks of one side in a row (`the output that comes out`) are one."""
    merged: list[Thing] = []
    for mark in marks:
        again = merged and merged[-1][2] == mark[2]
        if again and (mark[0] is merged[-1][0] or mark[1].first - merged[-1][1].last <= 3):
            continue
        merged.append(mark)
    return merged


def _in_order_or_nearest(things: list[Thing], marks: list[Thing]) -> list[Pair]:
    if len(things) != len(marks):
        things = [_nearest(mark, things) for mark in marks] if things else []
    return [(c, belongs, side) for (c, _, belongs), (_, _, side) in zip(things, marks, strict=False)]


def _next_thing(things: list[Thing], marks: list[Thing]) -> list[Pair]:
    """`before it, score; after it, weight`"""
    found = [next((t for t in things if t[1].first >= m[1].last), None) for m in marks]
    return [(t[0], t[2], m[2]) for t, m in zip(found, marks, strict=True) if t]


def _thing_before(things: list[Thing], marks: list[Thing]) -> list[Pair]:
    """`score: in front of the softmax, weight: behind it`"""
    found = [next((t for t in reversed(things) if t[1].last <= m[1].first), None) for m in marks]
    return [(t[0], t[2], m[2]) for t, m in zip(found, marks, strict=True) if t]


def _nearest(mark: Thing, things: list[Thing]) -> Thing:
    clause, mention, _ = mark

    def distance(thing: Thing) -> tuple[bool, bool, int]:
        other = thing[1]
        beyond = clause.link == ")" and other.first > mention.first  # `a score (...) is before it, a weight after`
        return thing[0] is not clause, beyond, max(other.first - mention.last, mention.first - other.last)

    return min(things, key=distance)


# -- steps


def comes_after_softmax(clauses: Sequence[Clause], place: int, step: Mention) -> bool:
    """Whether a step is said to come after the softmax, or follows it in a list of steps."""
    clause = clauses[place]
    said = clause.said()
    sides = [m for m in said if m.concept in {"after", "only-after-softmax"} and not overlaps(m, step)]
    steps = [m for m in said if m.concept == step.concept]
    if any(not any(_is_reference(clause, m, s) for s in steps) for m in sides):
        return _softmax_known(clauses, place)
    if _closed_by_after(clauses, place):
        return True
    if _opened_by_after(clauses, place):
        return True
    ordered = any(m.kind == "order" for m in said) or clause.link in {"then", "finally", "final", "->"}
    if _is_numbered(clauses, place):
        return _softmax_was_step(clauses, place, step, reach=_LONGEST_LIST)
    return (ordered or _in_a_list(clauses, place)) and _softmax_was_step(clauses, place, step)


def _is_reference(clause: Clause, after: Mention, step: Mention) -> bool:
    """`After the mask is applied, ...` tells when something else happens."""
    preposition = clause.sentence.tokens[after.first].stem in _AFTER
    return preposition and after.last - after.first == 1 and 0 <= step.first - after.last <= 2


def _is_numbered(clauses: Sequence[Clause], place: int) -> bool:
    """An item of a list within a line: `2) softmax 3) mask`, `(a) softmax; (b) mask`, `3. softmax 4. mask`."""
    clause = clauses[place]
    line = [c for c in clauses[max(0, place - _LONGEST_LIST) : place] if c.sentence.line == clause.sentence.line]
    if not line:
        return False
    if line[-1].sentence is clause.sentence:
        if clause.link != ")":
            return False
        marks = [c.tokens[-1].text for c in line]
    else:
        ended = list(dict.fromkeys(id(c.sentence) for c in line))
        endings = {id(c.sentence): c.sentence.tokens[-2:] for c in line}
        marks = [endings[s][0].text if endings[s][-1].stem == "." else "" for s in ended]
    begun = line[0].sentence.is_item or line[0].tokens[0].text.strip("(") in {"1", "a", ""}
    before = _BEFORE_IN_LISTS.get(marks[-1])
    return before is not None and (before in marks[:-1] or (before in {"1", "a"} and begun))


def _in_a_list(clauses: Sequence[Clause], place: int) -> bool:
    """A short line after a short line is a list of steps."""
    here = clauses[place].sentence
    above = [c for c in clauses[max(0, place - 6) : place] if c.sentence.line < here.line]
    if not above or here.is_code or above[-1].sentence.is_code:
        return False
    return all(sum(t.is_word for t in s.tokens) <= 6 for s in (here, above[-1].sentence))


def _opened_by_after(clauses: Sequence[Clause], place: int) -> bool:
    """`Once the softmax is done, ...`: a clause before it that says nothing else."""
    if (
        place == 0
        or clauses[place - 1].sentence is not clauses[place].sentence
        or clauses[place - 1].status is not Status.ASSERTED
    ):
        return False
    said = clauses[place - 1].said()
    kinds = {m.kind for m in said}
    entities = {m.concept for m in said if m.kind == "entity"}
    return (
        any(m.concept == "after" for m in said) and entities <= {"weight", RESULT} and not kinds & {"step", "property"}
    )


def _closed_by_after(clauses: Sequence[Clause], place: int) -> bool:
    """`The mask comes last, after the softmax.`: a short clause behind it that says nothing else."""
    following = clauses[place + 1] if place + 1 < len(clauses) else None
    if following is None or following.sentence is not clauses[place].sentence or following.link not in {",", "—", "("}:
        return False
    said = following.said()
    known = any(
        m.concept == "after" and m.last - m.first > 1 and following.sentence.tokens[m.first].stem in _AFTER
        for m in said
    )
    return known and len(following.tokens) <= 6 and not any(m.kind in {"entity", "property", "step"} for m in said)


def _softmax_known(clauses: Sequence[Clause], place: int) -> bool:
    nearby = clauses[max(0, place - 2) : place + 1]
    return any(m.concept in FINISHED or m.concept == "weight" for c in nearby for m in c.said())


def _softmax_was_step(clauses: Sequence[Clause], place: int, step: Mention, reach: int = 3) -> bool:
    """The step before this one was the softmax (or its division), and no exponential comes later."""
    here = [m for m in clauses[place].said() if m.concept in FINISHED]
    if here and here[0].last <= step.first:
        return True  # `softmax comes first and the mask second`
    later = [m.concept for m in clauses[place].said()]
    for following in clauses[place + 1 : place + 3]:
        later += [m.concept for m in following.said()]
    if "exponentiate" in later or "softmax" in later:
        return False
    telling = [c for c in clauses[max(0, place - reach - 4) : place] if c.mentions]  # `hmm,` takes no place
    return any(m.concept in FINISHED for c in telling[-reach:] for m in c.said())
