"""What others say and the learner agrees with is the learner's: `People use both words, and they are right.`"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from flashcards.marking.clauses import Clause, Sentence, Status, content, mention_of
from flashcards.marking.lexicon import Mention
from flashcards.marking.tokens import stem

_WORDS_AHEAD = 2  # `and honestly I agree`
_END_WORDS = "with them him her that this it too so also well as there on all here completely fully way and"
_ENDS = frozenset(map(stem, _END_WORDS.split()))
_RESTRICTING_WORDS = "but though although if as provided except only when until unless while for"
_RESTRICTING = frozenset(map(stem, _RESTRICTING_WORDS.split()))
_POINTING = frozenset({"part", "number"})  # `it`, `this`
_BLAMING = frozenset({"verdict", "negator"})


def agree(before: Sentence | None, sentence: Sentence) -> None:
    """With what the same sentence reports or, where it says no more than that, the one before."""
    if sentence.is_code or sentence.tokens[-1].stem == "?":
        return
    for place, clause in enumerate(sentence.clauses):
        agreement = mention_of(clause, "agreement")
        following = sentence.clauses[place + 1 :]
        if agreement is None or not _is_bare(clause, agreement) or any(map(_is_restriction, following[:1])):
            continue
        alone = place == 0 and sum(t.is_word for t in sentence.tokens[: agreement.first]) <= _WORDS_AHEAD
        reported = sentence.clauses[: place + 1] if not alone else before.clauses if before else []
        if not any(_is_blamed(each) for each in reported):
            _take_over([*reported, *takewhile(lambda c: mention_of(c, "reporter") is None, following)])


def _is_bare(clause: Clause, agreement: Mention) -> bool:
    """`I agree with them`; `they are right about the weights` leaves the rest, `I agree in part` too."""
    tokens = clause.sentence.tokens
    following = {t.stem for t in tokens[agreement.last : clause.last] if t.is_word}
    return following <= _ENDS and mention_of(clause, "negator") is None


def _is_restriction(clause: Clause) -> bool:
    """`..., as long as you mean the weights`; `..., but others say no` goes on to somebody else."""
    first = next((t.stem for t in clause.tokens if t.is_word), "")
    about = any(m.kind not in _POINTING for m in content(clause))
    return first in _RESTRICTING and about and mention_of(clause, "reporter") is None


def _is_blamed(clause: Clause) -> bool:
    """Whoever says that something is wrong is agreed with in that."""
    return any(m.kind in _BLAMING or m.concept == "criticised" for m in clause.mentions)


def _take_over(clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        if clause.status is Status.REPORTED:
            clause.status = Status.ASSERTED
