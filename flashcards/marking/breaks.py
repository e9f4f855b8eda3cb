"""What learners break off, in whatever words they go on: `X ... sorry, wrong: Y`, `X — hmm, no, actually: Y`.

`repairs` puts single words right and `corrections` exchanges what two clauses contradict each other in; where neither
found what is meant, the clause that was broken off is at least not held against its author.
"""

from __future__ import annotations

from collections.abc import Sequence

from flashcards.marking.clauses import Clause, Sentence, Status, content
from flashcards.marking.tokens import Token, stem, tokenize

_NO_WORDS = "no nope nah nein non nee"
_SAYING_SO_WORDS = "oops whoops correction rubbish nonsense bullshit argh gah ugh scratch"
_HESITATING_WORDS = """sorry wait hm hmm hmmm uh um er erm ehm eh ah oh ach well actually hold on pardon damn hang ok
okay"""
_NOES = frozenset(map(stem, _NO_WORDS.split()))
_SAYING_SO = frozenset(map(stem, _SAYING_SO_WORDS.split()))
_HESITATING = frozenset(map(stem, _HESITATING_WORDS.split()))
_STOPPING = frozenset(map(stem, ("wait", "hmm", "hm", "hmmm", "sorry", "oh")))
_SORRY = stem("sorry")
_MARKS = frozenset({",", ".", "...", "—", "-", ":", "!", "(", ")", ";", '"'})
# What says behind an interjection that something was wrong, and what says it alone.
_VERDICTS = """wrong | not | the other way | other way | vice versa | that was wrong | that's wrong | that is wrong |
this is wrong | that's not right | that is not right | not quite | not exactly | i meant | that's too strong |
that's backwards | the wrong | wrong way round | the reverse | i mixed | it's the other way"""
_VERDICTS_ALONE = """i take that back | i take it back | let me correct | let me rephrase | i correct myself |
what am i saying | what do i say | i misspoke | scratch that | strike that | let me restart | let me start over |
let me start again | let me put it differently | let me put that right | let me fix that | let me take that back |
let me revise | i should be careful | i have to be careful"""
# What says so behind `...` only.
_VERDICTS_TRAILING = """careful | more precisely | more exactly | more accurately | to be precise | to be exact |
or rather | rather | hold on | let me think | i mean | no wait | on second thought"""
# `sorry for my English`, `sorry, I don't know`, `sorry, can't say more`
_EXCUSING = frozenset(("for", "if", "about", "i", "my", "but", "to", "can't", "cannot", "don't", "couldn't"))
_FOLLOWING = frozenset(map(stem, ("so", "because", "since", "which", "that", "thus", "hence", "and", "as")))
_WORDS_OF_A_SCRAP = 3


def _phrases(written: str) -> list[list[str]]:
    return [[token.stem for token in tokenize(phrase.strip())] for phrase in written.split("|")]


_JUDGING, _JUDGING_ALONE = _phrases(_VERDICTS), _phrases(_VERDICTS_ALONE)
_JUDGING_TRAILING = _phrases(_VERDICTS_TRAILING)


def break_off(sentences: Sequence[Sentence]) -> None:
    """Takes back the clauses that a learner breaks off, where they still count as stated."""
    before: Sentence | None = None
    for sentence in sentences:
        if sentence.is_code:
            before = None
            continue
        if before is not None and before.line == sentence.line and _breaks_at(sentence, 0):
            _take_back(before.clauses, trailing=sentence.after == "...")
        for clause in sentence.clauses[:-1]:
            if _breaks_at(sentence, clause.last):
                _take_back([c for c in sentence.clauses if c.last <= clause.last])
        before = sentence


def _breaks_at(sentence: Sentence, at: int) -> bool:
    """Whether the words behind a mark, or at the head of a sentence, break off what was said before them."""
    tokens, words, trails = sentence.tokens, list[str](), at == 0 and sentence.after == "..."
    while at < len(tokens) and (tokens[at].stem in _MARKS or _is_marker(tokens[at])):
        if tokens[at].stem in _SAYING_SO and tokens[at - 1].stem in _NOES:  # `no correction needed`
            return False
        words += [tokens[at].stem] if tokens[at].is_word and tokens[at].stem != "but" else []
        at += 1
    following = [t.stem for t in tokens[at:]]
    if words and words[-1] == _SORRY and following and tokens[at].text.lower() in _EXCUSING:
        return False
    judging = [*_JUDGING_ALONE, *(_JUDGING if words else ()), *(_JUDGING_TRAILING if trails else ())]
    if any(following[: len(verdict)] == verdict for verdict in judging):
        return True
    if not words:
        return False
    if words[-1] == _SORRY:
        return bool(following)
    if not _SAYING_SO.isdisjoint(words):
        return True
    refusing = not _NOES.isdisjoint(words)  # a bare `no` may answer a question, or count: `no bias`
    stops = not _STOPPING.isdisjoint(words) or tokens[at - 1].stem in _MARKS | _HESITATING  # `hmm wait, no q`
    return refusing and (len(words) > 1 or trails) and stops


def _is_marker(token: Token) -> bool:
    return token.stem in _NOES or token.stem in _SAYING_SO or token.stem in _HESITATING or token.stem == "but"


def _take_back(clauses: Sequence[Clause], *, trailing: bool = False) -> None:
    """The last clause that says something, with the one that it follows from or that it is a scrap of.

    Who trails off has the whole thought in mind: `The sum is that of both, LSE_a + LSE_b ... no wait`.
    """
    left = 1 + trailing
    for clause in reversed(clauses):
        if clause.status is Status.ASSERTED and not clause.is_negative:
            clause.status = Status.RETRACTED
        words = sum(t.is_word for t in clause.tokens)
        left -= bool(content(clause)) and clause.link not in _FOLLOWING and words > _WORDS_OF_A_SCRAP
        if not left:
            return
