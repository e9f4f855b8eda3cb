"""What accuses nobody although it is stated: what comes of a mistake, what was once done, what another method does.

A spared clause still covers key points.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from flashcards.marking.clauses import Clause, Sentence, mention_of
from flashcards.marking.lexicon import Mention
from flashcards.marking.statements import starts_with_pronoun
from flashcards.marking.tokens import Token, stem

_LEAD_INS = frozenset(map(stem, ("so", "well", "but", "and", "or", "just", "simply", "e.g", "then", "now", "also")))
_OPENING_MARKS = frozenset({"", ":", "—", "(", "but", "->", "so"})
_SUPPOSING = frozenset(map(stem, ("if", "when", "whenever", "once", "had")))
_INSTEAD = frozenset(map(stem, ("instead", "rather")))
_POINTED_AT = frozenset(map(stem, ("that", "this", "it", "what", "about", "my", "these", "those", "all", "everything")))
_GOING_ON = frozenset({"and", ",", "->", "—", ":"})
_PLACES = frozenset({"with", "in", "for", "under", "at"})
_TURNING = frozenset(map(stem, ("here", "not", "instead", "whereas")))
_GOING_WRONG = frozenset({"harm", "negator", "would"})
_NAMED = "plain-mistake"
_WORDS_OF_A_RESULT = 3
_WORDS_BEFORE_A_MISTAKE = 5  # `if you ever simply leave out`
_WORDS_BEFORE_A_FOIL = 2  # `with a standard softmax`
_WORDS_TO_A_VERB = 10  # `someone in my old team on the forum had`
_WORDS_BEFORE_A_PERSON = 2
_SUBJECTS = frozenset(map(stem, ("you", "we", "one", "i", "they", "he", "she", "someone", "somebody", "people", "it")))
_FINITE_WORDS = """is are was were has have does can sees see gets get becomes become goes takes needs gives sums leaks
attends attend shrinks grows costs makes turns looks knows learns cheats loses"""
_FINITE = frozenset(_FINITE_WORDS.split())
_OFF_BY_ONE = [["off", "by", "one"], ["off", "by", "1"]]
_LACKING = frozenset(("lets", "forgets", "misses", "omits", "lacks", "neglects", "is", "are", "was", "were"))
_MISTAKEN = frozenset(("expected", "assumed", "hoped", "feared"))
_PAST_WORDS = "read wrote had used did took made put ran got forgot kept left gave went saw set built fed cut let"
_PAST = frozenset(_PAST_WORDS.split())


def spare(sentences: Sequence[Sentence]) -> None:
    """Marks the clauses that accuse nobody."""
    for sentence in sentences:
        if not sentence.is_code:
            _consequences(sentence)
            _stories(sentence)
            _lacking(sentence)
            _restricted(sentence)
    for sentence, following in itertools.zip_longest(sentences, sentences[1:]):
        if not sentence.is_code:
            _other_methods(sentence, following)


def _spare(clauses: Iterable[Clause]) -> None:
    """As far as a `but` or `instead`, behind which stands how it is done."""
    told = False
    for place, clause in enumerate(clauses):
        contrast = mention_of(clause, "contrast")
        if place and (clause.link in {"but", "wherea"} or (contrast and contrast.first - clause.first <= 1)):
            return
        if told and clause.link == "," and starts_with_pronoun(clause):
            return  # `without the root you'd get NaN, it protects the exponential`
        clause.spared = True
        told = told or any(m.kind in {"harm", "would"} for m in clause.mentions)


# -- what comes of a mistake


def _consequences(sentence: Sentence) -> None:
    """`Forget the factor and the sum is wrong`, `Mixing these up makes ...`, `without a mask all is seen`."""
    for place, clause in enumerate(sentence.clauses):
        clause.spared = _is_ruinous(clause)
        opens = clause.link in _OPENING_MARKS or place == 0
        if (opens or clause.link == ",") and _is_mistake(clause, opens=opens):
            _spare(sentence.clauses[place:])
            return


def _is_ruinous(clause: Clause) -> bool:
    """`A maximum of the whole tensor leaves low rows at 0/0`; but `drop what is oldest` says what to do."""
    ruin = mention_of(clause, "ruin")
    tells = ruin is not None and clause.sentence.tokens[ruin.first].text.lower().endswith(("s", "ed"))
    return tells and mention_of(clause, "negator") is None


def _is_mistake(clause: Clause, *, opens: bool) -> bool:
    tokens, end = clause.sentence.tokens, len(clause.sentence.tokens)
    words = [i for i in range(clause.first, end) if tokens[i].is_word]
    while words and (tokens[words[0]].stem in _LEAD_INS or tokens[words[0]].stem == clause.link):
        words = words[1:]
    if len(words) <= _WORDS_OF_A_RESULT:
        return False
    if opens and [t.stem for t in tokens[words[0] :] if t.stem not in {"—", "-"}][:3] in _OFF_BY_ONE:
        return True
    said = [m for m in clause.sentence.mentions if m.first >= words[0]]
    first = tokens[words[0]]
    if first.text.endswith("ing") and _is_replaced(tokens[words[0] :]) and any(m.kind == "would" for m in said):
        return opens  # `Sharing queries instead of keys would make the heads the same`
    if any(m.kind == "harmless" for m in said):
        return False
    if first.stem == "without" and not any(
        m.kind == "filler" and m.first == words[0] for m in said
    ):  # a rule that takes what `would` be for a claim may have it
        if any(m.kind == "would" or (m.kind == "negator" and m.first > words[0]) for m in said):
            return False
        return opens or any(tokens[i].text.lower() in _FINITE for i in words)
    mistake = next((m for m in said if m.kind == "mistake"), None)
    if first.stem in _SUPPOSING:
        near = mistake is not None and mistake.first <= words[0] + _WORDS_BEFORE_A_MISTAKE
        harmful = mistake is not None and (mistake.concept == _NAMED or any(m.kind == "harm" for m in said))
        return near and harmful and tokens[words[1]].stem in _SUBJECTS
    return opens and _opens_with_mistake(tokens[words[0] :], words[0], mistake, said)


def _opens_with_mistake(tokens: Sequence[Token], at: int, mistake: Mention | None, said: Sequence[Mention]) -> bool:
    """An order or a gerund at the head of the sentence that nobody means, with what becomes of it."""
    is_gerund = tokens[0].text.endswith("ing")
    if is_gerund and any(m.kind == "ruin" for m in said):
        return True  # `Reading pages in the order of memory scrambles the positions`
    on = next((i for i, t in enumerate(tokens) if i and t.stem in _GOING_ON), 0)
    harmful = [m for m in said if m.kind == "harm" and (is_gerund or m.first > at + on)]
    if mistake is not None and mistake.first == at:
        if tokens[1].stem in _POINTED_AT and not is_gerund:
            return False  # `forget what I said, ...`
        named = mistake.concept == _NAMED
        followed = sum(t.is_word for t in tokens[on:]) >= _WORDS_OF_A_RESULT
        return (is_gerund or (on > 0 and followed)) and (named or bool(harmful))
    ordered = any(m.kind == "order-given" and m.first == at for m in said)
    opens = ordered or is_gerund or tokens[0].stem in _PLACES
    replaced = _is_replaced(tokens) or (is_gerund and any(t.stem == "without" for t in tokens[:_WORDS_TO_A_VERB]))
    if opens and replaced and any(m.kind in _GOING_WRONG for m in said if m.first > at + 1):
        return tokens[0].stem not in _INSTEAD
    joined = next((at + i for i, t in enumerate(tokens) if t.stem == "and"), None)
    return ordered and joined is not None and any(m.kind == "harm" and m.first > joined for m in said)


def _is_replaced(tokens: Sequence[Token]) -> bool:
    return any(t.stem in _INSTEAD for t in tokens[:_WORDS_TO_A_VERB])


def _lacking(sentence: Sentence) -> None:
    """`dS = P * dP forgets the row sum`; but `you forget the scale` says what to do."""
    for place, clause in enumerate(sentence.clauses):
        lack = mention_of(clause, "lack")
        if lack and lack.first > clause.first and sentence.tokens[lack.first].text.lower() in _LACKING:
            clause.spared = True
            if place and starts_with_pronoun(clause):
                sentence.clauses[place - 1].spared = True


def _restricted(sentence: Sentence) -> None:
    """`Padding costs nothing only if the kernel skips it`: of the first half alone nobody is convinced."""
    for clause, following in itertools.pairwise(sentence.clauses):
        clause.spared = clause.spared or (following.link == "if" and clause.tokens[-1].stem == "only")


# -- what was once done


def _stories(sentence: Sentence) -> None:
    """`I once had q * d**0.5 and everything saturated`, `Someone in my team averaged the heads.`"""
    words = [t.stem for t in sentence.tokens if t.is_word]
    mistaken = any(t.text.lower() in _MISTAKEN for t in sentence.tokens[1:2])  # `I expected ...`
    if words[:1] in (["i"], ["we"]) and (mistaken or words[-1] == stem("once")):
        _spare(sentence.clauses)
    for place, clause in enumerate(sentence.clauses):
        past = mention_of(clause, "past")
        if past is not None or (place == 0 and _is_of_others(sentence)):
            _spare(sentence.clauses[place:])
            return


def _is_of_others(sentence: Sentence) -> bool:
    person = next((m for m in sentence.mentions if m.kind == "person"), None)
    words = sentence.tokens
    if person is None or person.first > _WORDS_BEFORE_A_PERSON:
        return False
    following = [t.text.lower() for t in words[person.last : person.last + _WORDS_TO_A_VERB]]
    if any(t in _PAST or t.endswith("ed") for t in following):
        return True
    said = {m.kind for m in sentence.mentions}  # `Students write new − old and wonder why everything explodes.`
    return not said.isdisjoint(("harm", "mistake")) and "harmless" not in said


# -- what another method does


def _other_methods(sentence: Sentence, following: Sentence | None) -> None:
    """`Usual attention writes all scores; instead ...`, `An RNN takes constant time, attention doesn't.`"""
    near = following is not None and following.line == sentence.line
    for place, clause in enumerate(sentence.clauses):
        others = sentence.clauses[place + 1 :] or (following.clauses[:1] if following and near else [])
        foil = next((m for m in clause.mentions if m.kind == "foil"), None)
        usual = any(m.kind == "usually" for m in clause.mentions)
        is_subject = foil is not None and foil.first <= clause.first + _WORDS_BEFORE_A_FOIL
        if not others or (place and not is_subject) or not (is_subject or usual):
            continue
        turned = _turns(others[0]) or (place == 0 and any(map(_turns, others[1:])))
        answered = is_subject and (
            _denies(others[0]) or (clause.tokens[0].stem == others[0].tokens[0].stem and clause.tokens[0].is_word)
        )
        if turned or answered:
            clause.spared = True


def _denies(clause: Clause) -> bool:
    """`attention doesn't`, though the words of a question may hold its negation."""
    short = sum(t.is_word for t in clause.tokens) <= _WORDS_OF_A_RESULT
    return clause.is_negative or (short and mention_of(clause, "negator") is not None)


def _turns(clause: Clause) -> bool:
    """`here it ...`, `not so here`, `instead ...`"""
    words = [t.stem for t in clause.tokens if t.is_word]
    words = words[1:] if words[:1] == ["but"] else words
    return words[:1] == ["here"] or words[:2] == ["not", "here"] or words[:1] in ([stem("instead")], ["wherea"])
