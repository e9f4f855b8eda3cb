"""Which clauses only ask, and which questions the learner answers with yes: what those ask is stated."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from flashcards.marking.clauses import Clause, Sentence, Status, mention_of
from flashcards.marking.tokens import stem

_ASKED = frozenset({"we", "you", "they", "i", "score", "weight"})
_LEAD_INS = frozenset({"so", "well", "but", "and", "ok", "hm", "q", "question"})
_ANSWERING = frozenset({"a", "answer", "ans"})
_TAG_WORDS = "right correct yes no ok okay yeah huh see clear you innit isn't aren't doesn't don't won't"
_TAGS = frozenset(map(stem, _TAG_WORDS.split()))
_WORDS_OF_A_TAG = 2  # `right?`, `isn't it?`
_ASKING = frozenset({"do", "be", "can", "have", "could", "would", "should", "will"})
_YES_WORDS = "yes yep yeah yup true correct indeed exactly absolutely definitely certainly sure"
_YES = frozenset(map(stem, _YES_WORDS.split()))
_NOT_QUITE = frozenset(map(stem, ("but", "no", "not", "only", "if", "though", "except", "almost")))


def _has_tag(sentence: Sentence) -> bool:
    """`The rows sum to one, right?` states it and wants to be confirmed."""
    last = sentence.clauses[-1]
    words = [t.stem for t in last.tokens if t.is_word]
    tagged = bool(words) and words[0] in _TAGS and len(words) <= _WORDS_OF_A_TAG and last.link == ","
    return tagged and len(sentence.clauses) > 1 and sentence.tokens[0].stem not in _ASKING


def asked(sentence: Sentence) -> Iterable[Clause]:
    """The clauses that only ask; `what is lost: the level of the scores` answers after its colon."""
    if sentence.tokens[-1].stem == "?" and not _has_tag(sentence):
        return sentence.clauses
    if _opens_question(sentence):
        return itertools.takewhile(lambda c: c.link != ":", sentence.clauses)
    return ()


def _opens_question(sentence: Sentence) -> bool:
    words = [t.stem for t in sentence.tokens]
    if words[0] == "what" and words[1:2] == ["be"] and "be" in words[3:]:
        return False  # `what is saved is memory`
    if sentence.tokens[0].text.lower() == "do" and words[1:2] and words[1] not in _ASKED:
        return False  # `do the softmax first`
    return any(m.kind == "question" and m.first <= (words[0] in _LEAD_INS) for m in sentence.mentions)


def confirm(before: Sentence, sentence: Sentence) -> None:
    """`Do the rows sum to one? Yes.` states that they do; which of two it is, or why, no yes can tell.

    Nor does it state what the question only supposes: `If you masked the weights, would the rows sum to one?`
    """
    supposed = any(mention_of(c, "condition") or mention_of(c, "would") for c in before.clauses)
    if supposed or not _says_yes(sentence) or not _asks_whether(before):
        return
    for clause in before.clauses:
        if clause.status is Status.QUESTION and not mention_of(clause, "reporter"):
            clause.status = Status.ASSERTED


def _says_yes(sentence: Sentence) -> bool:
    tokens = sentence.tokens
    if tokens[0].stem in _ANSWERING and [t.stem for t in tokens[1:2]] == [":"]:
        tokens = tokens[2:]
    words = [t.stem for t in tokens if t.is_word]
    asks = sentence.tokens[-1].stem == "?"
    return not asks and not _YES.isdisjoint(words[:1]) and _NOT_QUITE.isdisjoint(words[1:3])


def _asks_whether(sentence: Sentence) -> bool:
    words = [t.stem for t in sentence.tokens if t.is_word]
    asking = sentence.tokens[-1].stem == "?" and not {"or", "not", "no", "never"} & set(words)
    opening = next((word for word in words if word not in _LEAD_INS), "")
    return asking and (opening in _ASKING or not _opens_question(sentence))
