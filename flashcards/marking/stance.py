"""Which clauses the learner stands by: denied, reported, imagined, asked and corrected ones do not count."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from flashcards.marking.clauses import Clause, Sentence, Status
from flashcards.marking.lexicon import STANCE_KINDS, Mention
from flashcards.marking.piles import is_pile, is_salad
from flashcards.marking.tokens import stem

_LOOK_BACK = 12  # clauses
_WORDS_OF_A_CLAIM = 3  # fewer, between quotation marks, are a name
_DENIAL_LINKS = frozenset({"but", ",", "—"})
_ASKED = frozenset({"we", "you", "they", "i", "score", "weight"})
_LEAD_INS = frozenset({"so", "well", "but", "and", "ok", "hm", "q", "question"})

_RANGE_WORDS = frozenset({"to", "between", "in", "within", "from", "by"})
_CONCESSIONS = frozenset({"although", "though", "whil", "while", "even"})
_SUPPOSING = frozenset(map(stem, ("when", "whenever", "if", "while", "until", "unless", "whether")))
_TAKING_BACK = frozenset(map(stem, ("scratch", "strike", "forget", "ignore")))
_POINTING = frozenset({"that", "this", "it", "which", "they", "both", "these"})


def judge(
    sentences: list[Sentence],
    families: Sequence[frozenset[str]],
    swaps: Mapping[tuple[str, str], str],
    glue: frozenset[str],
) -> list[Clause]:
    """Gives every clause its status and its denied mentions; returns the clauses in order."""
    pile = is_pile(sentences, glue)
    for sentence in sentences:
        for clause in sentence.clauses:
            _deny(clause)
            clause.status = Status.META if pile else clause.status
        if not pile:
            _judge_sentence(sentence, glue)
    for before, sentence in itertools.pairwise(sentences):
        _look_back(before, sentence)
    clauses = [c for s in sentences for c in s.clauses]
    _correct(clauses, families, swaps)
    for earlier, clause in itertools.pairwise(clauses):
        _fill_ellipsis(earlier, clause)
    for clause in clauses:
        clause.names = frozenset(m.concept for m in clause.said())
    return clauses


def content(clause: Clause) -> list[Mention]:
    return [m for m in clause.mentions if m.kind not in STANCE_KINDS]


def _has(clause: Clause, kind: str) -> Mention | None:
    return next((m for m in clause.mentions if m.kind == kind), None)


# -- negation


def _deny(clause: Clause) -> None:
    """A negation reaches to the end of its clause; one that is part of a longer expression negates nothing else."""
    deniable = [m for m in content(clause) if m.kind not in {"entity", "number"}]
    owning = [m for m in clause.mentions if m.kind == "filler" or m.kind not in STANCE_KINDS | {"number"}]
    for negator in (m for m in clause.mentions if m.kind == "negator"):
        owners = [m for m in owning if m.first <= negator.first and negator.last <= m.last]
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


def _reach(clause: Clause, negator: Mention) -> int:
    """`not` reaches to the end of its clause, `no` as a part of `no fixed scale and ...` to the next `and`."""
    tokens = clause.sentence.tokens
    if tokens[negator.first].stem != "no":
        return clause.last
    joined = (i for i in range(negator.last, clause.last) if tokens[i].stem in {"and", "but"})
    return next(joined, clause.last)


# -- one sentence


def _judge_sentence(sentence: Sentence, glue: frozenset[str]) -> None:
    clauses = sentence.clauses
    if sentence.is_code:
        return
    if any(_has(c, "meta") for c in clauses) or is_salad(sentence, glue):
        _set(clauses, Status.META)
        return
    if sentence.tokens[-1].stem == "?" or _opens_question(sentence):
        _set(clauses, Status.QUESTION)
        return
    mood = Status.ASSERTED
    for place, clause in enumerate(clauses):
        conceded = clause.tokens[0].stem in _CONCESSIONS and _has(clause, "reporter")
        if conceded or _has(clause, "aside"):  # `contrary to what some say, ...` ends where the next clause begins
            clause.status = Status.REPORTED
            continue
        mood = _next_mood(clauses, place, mood)
        clause.status = mood if clause.status is Status.ASSERTED else clause.status
    _quotations(clauses)
    _conditions(clauses)
    _verdicts(clauses)
    _short_denials(clauses)


def _set(clauses: Iterable[Clause], status: Status) -> None:
    for clause in clauses:
        clause.status = status


def _opens_question(sentence: Sentence) -> bool:
    words = [t.stem for t in sentence.tokens]
    if words[0] == "what" and words[1:2] == ["be"] and "be" in words[3:]:
        return False  # `what is saved is memory`
    if sentence.tokens[0].text.lower() == "do" and words[1:2] and words[1] not in _ASKED:
        return False  # `do the softmax first`
    return any(m.kind == "question" and m.first <= (words[0] in _LEAD_INS) for m in sentence.mentions)


def _next_mood(clauses: list[Clause], place: int, mood: Status) -> Status:
    clause = clauses[place]
    if mood in {Status.REPORTED, Status.QUESTION} and (
        _has(clause, "contrast") or clause.link in {"but", "wherea", "sondern", "mais"}
    ):
        mood = Status.ASSERTED
    if mood is Status.REPORTED and clause.link == ":" and _is_told(clauses[:place]):
        mood = Status.ASSERTED
    if _has(clause, "reporter"):
        return Status.REPORTED
    return Status.QUESTION if _has(clause, "unsure") else mood


def _is_told(earlier: list[Clause]) -> bool:
    """`It's a myth that the rows sum to one: ...`: what is wrong was said, so what follows corrects it."""
    last = earlier[-1]
    reporter = _has(last, "reporter")
    if reporter is None or not any(m.concept == "criticised" for m in last.mentions):
        return False
    words = sum(t.is_word for t in last.sentence.tokens[reporter.last : last.last])
    return words >= _WORDS_OF_A_CLAIM or (len(earlier) > 1 and len(last.tokens) <= 2)


def _conditions(clauses: list[Clause]) -> None:
    """`if ...` states nothing; what follows from it is stated unless it `would`."""
    imagined = any(_has(c, "would") for c in clauses) and any(_has(c, "condition") for c in clauses)
    for clause in clauses:
        if clause.status is not Status.ASSERTED:
            continue
        if _has(clause, "condition"):
            clause.status = Status.HYPOTHETICAL if imagined else Status.CONDITION
        elif _has(clause, "would") or (imagined and clause.link in {"and", "then", "so"}):
            clause.status = Status.HYPOTHETICAL


def _verdicts(clauses: list[Clause]) -> None:
    """`..., which is wrong` takes back what the same sentence said before it, as far as the last contrast."""
    for place, clause in enumerate(clauses):
        verdict = _has(clause, "verdict")
        if not verdict or _is_supposed(clause, verdict):
            continue
        if [m for m in content(clause) if m.last <= verdict.first] or _is_subject(clause, verdict):
            clause.status = Status.REPORTED
        for earlier in reversed(clauses[:place]):
            if earlier.status is Status.ASSERTED:
                earlier.status = Status.REPORTED
            if earlier.link in {"but", "wherea", ";"} or _has(earlier, "contrast"):
                break


def _quotations(clauses: list[Clause]) -> None:
    """`"..." is what I often read`: what stands between quotation marks beside other words is somebody else's."""
    for clause in clauses:
        opened = sum(t.stem == '"' for t in clause.sentence.tokens[: clause.first + 1])
        words = sum(t.is_word for t in clause.tokens)
        if opened % 2 and words >= _WORDS_OF_A_CLAIM and len(clauses) > 1 and clause.status is Status.ASSERTED:
            clause.status = Status.REPORTED


def _short_denials(clauses: list[Clause]) -> None:
    """`I've heard that ..., but it doesn't`: a clause that says nothing else takes back what was said before it."""
    for place, clause in enumerate(clauses):
        denial = _has(clause, "denial")
        if not place or not denial or not _is_short(clause) or clause.link not in _DENIAL_LINKS:
            continue
        if _says_more(clause, denial):
            continue
        for earlier in clauses[:place]:
            if earlier.status is Status.ASSERTED:
                earlier.status = Status.REPORTED


def _is_supposed(clause: Clause, verdict: Mention) -> bool:
    """`even if the choice is wrong`, `when wrong` pass no verdict."""
    before = [t.stem for t in clause.sentence.tokens[clause.first : verdict.first]]
    supposed = _has(clause, "condition") is not None or clause.link in _SUPPOSING
    return supposed or not _SUPPOSING.isdisjoint(before) or ("long" in before and before.count("as") > 1)


def _is_subject(clause: Clause, verdict: Mention) -> bool:
    return any(m.first >= verdict.last for m in content(clause)) and verdict.first == clause.first


# -- two sentences


def _look_back(before: Sentence, sentence: Sentence) -> None:
    """`That's a mistake.`, `It doesn't.`: a short sentence that takes back the one before it."""
    head = sentence.clauses[0]
    if head.status is Status.QUESTION or sentence.is_code or before.is_code:
        return
    verdict = next((m for m in head.mentions if m.kind == "verdict" and m.first <= 2), None)
    if verdict and verdict.first == 0 and not any(c.status is Status.REPORTED for c in before.clauses):
        verdict = None if sentence.tokens[verdict.last - 1].stem == ":" else verdict
    denial = _has(head, "denial")
    pointing = (
        verdict is not None
        and verdict.first == 0
        and sentence.tokens[0].stem in _POINTING
        and not _has(head, "reporter")
    )
    if (
        pointing
        or (verdict and not content(head))
        or (denial and denial.first <= 1 and not _says_more(head, denial) and _is_short(head))
    ):
        for clause in before.clauses:
            if clause.status is Status.ASSERTED:
                clause.status = Status.RETRACTED


def _says_more(clause: Clause, denial: Mention) -> bool:
    """Anything besides the words of the denial itself, which may also be a question's words for `less`."""
    return any(m.first < denial.first or m.last > denial.last for m in content(clause))


def _is_short(clause: Clause) -> bool:
    return sum(t.is_word for t in clause.tokens) <= 3


# -- corrections


def _correct(clauses: list[Clause], families: Sequence[frozenset[str]], swaps: Mapping[tuple[str, str], str]) -> None:
    for place, clause in enumerate(clauses):
        if _has(clause, "exchange"):
            _exchange(clauses[max(0, place - _LOOK_BACK) : place], clause)
        marker = _has(clause, "correction") or _bare_no(clause)
        if marker is None or clause.status in {Status.META, Status.REPORTED}:
            continue
        replaced = any(
            _replace(new, clauses[max(0, place - 4) : place], families, swaps) for new in clauses[place : place + 4]
        )
        if not replaced and _has(clause, "correction") and _takes_all_back(clause):
            _retract_sentence_before(clauses[:place])


def _takes_all_back(clause: Clause) -> bool:
    return any(t.stem in _TAKING_BACK for t in clause.tokens)


def _retract_sentence_before(earlier: list[Clause]) -> None:
    """`Scratch that.`: whatever comes next, the last statement no longer stands."""
    stated = [c for c in earlier if c.status is Status.ASSERTED and content(c)]
    for clause in stated:
        if clause.sentence is stated[-1].sentence:
            clause.status = Status.RETRACTED


def _exchange(earlier: list[Clause], clause: Clause) -> None:
    """`No, the other way round.`: about the rest of its sentence, or the sentence before when it has none."""
    own = [c for c in earlier if c.sentence is clause.sentence and content(c)]
    others = [c for c in earlier if c.sentence is not clause.sentence]
    meant = own or [c for c in others if c.sentence is others[-1].sentence]
    for old in meant:
        if old.status is Status.ASSERTED:
            old.status = Status.EXCHANGED


def _bare_no(clause: Clause) -> Mention | None:
    """`..., no, over the keys`: a `no` that stands alone at the head of its clause."""
    words = [t for t in clause.tokens if t.is_word]
    negator = _has(clause, "negator")
    alone = negator is not None and len(words) == 1 and words[0].stem in {"no", "nein", "non", "nope"}
    return negator if alone else None


def _replace(
    new: Clause, earlier: list[Clause], families: Sequence[frozenset[str]], swaps: Mapping[tuple[str, str], str]
) -> bool:
    """Takes back the nearest clause that the new one contradicts; the new one keeps what it does not say again."""
    for old in reversed(earlier):
        if old.status is not Status.ASSERTED:
            continue
        clashing = [f for f in families if _clash(old, new, f)]
        if not clashing:
            continue
        old.status = Status.RETRACTED
        replaced = frozenset().union(*clashing)
        own = {m.concept for m in content(new)}
        swapped = [
            replace(o, concept=swaps[o.concept, n]) for o in content(old) for n in own if (o.concept, n) in swaps
        ]
        new.inherited = swapped + [m for m in content(old) if m.concept not in replaced | own and m not in old.denied]
        new.denied -= {m for m in new.denied if m.concept in replaced}
        return True
    return False


def _fill_ellipsis(before: Clause, clause: Clause) -> None:
    """`The scores don't sum to one, the weights do`: what was denied of the one is said of the other."""
    words = [t.stem for t in clause.tokens if t.is_word]
    kinds = {m.kind for m in content(clause)}
    elliptic = bool(words) and (words[-1] in {"do", "be", "can"} or clause.link in {"but", "sondern", "mais", "sino"})
    if not elliptic or len(words) > 6 or not kinds <= {"entity", "part"} or "entity" not in kinds or clause.denied:
        return
    taken_back = before.status in {Status.REPORTED, Status.RETRACTED}
    denied = [m for m in before.mentions if m.kind == "property" and (taken_back or m in before.denied)]
    clause.inherited = [*clause.inherited, *denied]


def _clash(old: Clause, new: Clause, family: frozenset[str]) -> bool:
    before = {m.concept for m in content(old)} & family
    after = {m.concept for m in content(new)} & family
    return bool(before and after and not before & after)
