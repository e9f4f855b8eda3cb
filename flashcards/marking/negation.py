"""What a negation reaches: to the end of its clause, and where its sentence opens with it, over what is inserted."""

from __future__ import annotations

from collections.abc import Sequence

from flashcards.marking.clauses import Clause, content, mention_of
from flashcards.marking.lexicon import STANCE_KINDS, Mention
from flashcards.marking.tokens import stem

_UNEQUAL = frozenset({"≠", "!=", "\\neq", "\\ne"})
_LETTERS_OF_A_WORD = 4  # less may be the name of a matrix
_NOT_FORGOTTEN = "not-forgotten"
_RANGE_WORDS = frozenset({"to", "between", "in", "within", "from", "by"})
_NOBODY = frozenset(map(stem, ("nothing", "nobody", "none", "neither", "nowhere", "no")))
_FORCING_WORDS = "force make require guarantee oblige compel ensure demand want ask cause let need constrain have"
_FORCING = frozenset(map(stem, _FORCING_WORDS.split()))
_WORDS_TO_A_VERB = 6  # `no law that I know of forces`
_INSERTING = frozenset(map(stem, ("i", "that", "namely", "or", "meaning", "which", "whatever", "also", "aka", "even")))
_GOING_ON_WORDS = """to should must need can could will would add sum have be total mask scale divide multiply apply
take run normalise subtract put do use call treat say"""
_GOING_ON = frozenset(map(stem, _GOING_ON_WORDS.split()))
_JOINTS = frozenset({",", ")", "—", "("})
_AT_NO_TIME = frozenset(map(stem, ("never", "ever", "under", "any", "no", "circumstances", "in", "way", "by", "means")))


def deny(clauses: Sequence[Clause]) -> None:
    """Marks the negative clauses of a sentence and what is denied in them."""
    for clause in clauses:
        _deny_within(clause)
    if len(clauses) > 1:
        _deny_beyond(clauses)
    tokens = clauses[0].tokens
    if [t.stem for t in tokens[:2]] == ["far", "from"]:  # `Far from masking the weights, we ...`
        _deny_all(clauses[0])


def _deny_within(clause: Clause) -> None:
    """A negation reaches to the end of its clause; one that is part of a longer expression negates nothing else."""
    deniable = _deniable(clause)
    first = next((place for place in range(clause.first, clause.last) if clause.sentence.tokens[place].is_word), -1)
    # `Don't forget the scale`: it is there. But `it never forgets a token` is a claim.
    for told in (m for m in clause.mentions if m.concept == _NOT_FORGOTTEN and m.first == first):
        clause.denied |= {m for m in content(clause) if m.first <= told.first < m.last and m.last > told.last}
    owning = [m for m in clause.mentions if m.kind == "filler" or m.kind not in STANCE_KINDS | {"number"}]
    for negator in (*(m for m in clause.mentions if m.kind == "negator"), *_unequal_words(clause)):
        owners = [m for m in owning if _owns(m, negator)]
        if owners:  # `not bounded`: the word `bounded` in it is denied, nothing beyond it
            reach = max(m.last for m in owners)
            following = clause.sentence.tokens[reach : reach + 1]
            ranged = any(m.kind == "property" for m in owners)
            if ranged and following and following[0].stem in _RANGE_WORDS:  # `not confined to [0, 1]`
                reach += 6
            clause.denied |= {m for m in deniable if negator.last <= m.first and m.last <= reach}
        else:
            clause.is_negative = True
            end = _reach(clause, negator)
            clause.denied |= {m for m in deniable if negator.last <= m.first < end}


def _unequal_words(clause: Clause) -> list[Mention]:
    """`highest weight ≠ most important`; between formulas the sign is a claim of its own."""
    tokens = clause.sentence.tokens
    return [
        Mention("negator", "negator", place, place + 1)
        for place in range(clause.first, clause.last - 1)
        if tokens[place].text in _UNEQUAL
        and len(tokens[place + 1].text) >= _LETTERS_OF_A_WORD
        and tokens[place + 1].is_word
        and not (place + 2 < len(tokens) and tokens[place + 2].text in "([_^")
    ]


def _deniable(clause: Clause) -> list[Mention]:
    return [m for m in content(clause) if m.kind not in {"entity", "number"}]


def _deny_all(clause: Clause) -> None:
    clause.is_negative = True
    clause.denied |= set(_deniable(clause))


def _owns(mention: Mention, negator: Mention) -> bool:
    """A longer expression owns its negation; the negation alone, as words of a question, owns nothing."""
    within = mention.first <= negator.first and negator.last <= mention.last
    size = negator.last - negator.first
    longer = mention.last - mention.first > 1
    if size > 1:  # `instead of` begins no expression but a long one, `as opposed to` none at all
        longer = mention.first < negator.first or (size == 2 and mention.last > negator.last + 1)
    return within and (mention.kind == "filler" or longer)


def _reach(clause: Clause, negator: Mention) -> int:
    """`not` reaches to the end of its clause, `no` as a part of `no fixed scale and ...` to the next `and`."""
    tokens = clause.sentence.tokens
    if tokens[negator.first].stem != "no":
        return clause.last
    joined = (i for i in range(negator.last, clause.last) if tokens[i].stem in {"and", "but"})
    return next(joined, clause.last)


def _deny_beyond(clauses: Sequence[Clause]) -> None:
    """`Nothing forces the scores, i.e. the products, to sum to one`, `Never, under any circumstances, mask ...`."""
    opening = [t.stem for t in clauses[0].tokens if t.is_word]
    if mention_of(clauses[0], "negator") is None or not opening:
        return
    if _AT_NO_TIME.issuperset(opening) and opening[0] != "no":
        going_on = next((c for c in clauses[1:] if content(c)), None)
        if going_on is not None and going_on.link in _JOINTS:
            _deny_all(going_on)
        return
    if opening[0] not in _NOBODY or _FORCING.isdisjoint(opening[1:_WORDS_TO_A_VERB]):
        return
    for place, clause in enumerate(clauses[1:], 1):
        words = [t.stem for t in clause.tokens if t.is_word]
        if clause.link not in _JOINTS:
            return
        if words and words[0] in _GOING_ON and place > 1:
            _deny_all(clause)
            return
        if place == 1 and clause.link == "," and not (words and words[0] in _INSERTING):
            return
