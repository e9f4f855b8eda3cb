"""Which clauses the learner stands by: denied, reported, imagined, asked and corrected ones do not count."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence

from flashcards.marking.agreement import agree
from flashcards.marking.breaks import break_off
from flashcards.marking.clauses import Clause, Sentence, Status, content, mention_of
from flashcards.marking.corrections import INTERJECTIONS, correct, fill_ellipsis, is_no
from flashcards.marking.headings import report_under_headings
from flashcards.marking.lexicon import Mention
from flashcards.marking.negation import deny
from flashcards.marking.piles import is_pile, is_salad
from flashcards.marking.questions import asked, confirm
from flashcards.marking.spared import spare
from flashcards.marking.statements import overlaps
from flashcards.marking.tokens import stem

_WORDS_OF_A_CLAIM = 3  # fewer, between quotation marks, are a name
_DENIAL_LINKS = frozenset({"but", "so", ",", "—", ":", "("})

_CONCESSIONS = frozenset({"although", "though", "whil", "while", "even"})
_SUPPOSING = frozenset(map(stem, ("when", "whenever", "if", "while", "until", "unless", "whether")))
_POINTING = frozenset({"that", "this", "it", "which", "they", "both", "these"})
_LEADS_TO_HEARSAY = INTERJECTIONS | {"at", "least", "or", "as"}
_END_WORDS = (
    "so true right correct quite really though either actually at all of course the case hold work it do be that this"
)
_ENDS_OF_A_DENIAL = frozenset(map(stem, _END_WORDS.split()))
_OBTAINING = frozenset(map(stem, ("get", "obtain", "find", "gives", "yields", "total", "answer", "result")))
_WORDS_OF_A_SUBJECT = 2  # `if you sum`
_POSSIBLE = frozenset({"could", "might"})
_FORBIDDING = frozenset(map(stem, ("avoid", "refrain", "stop", "quit")))
_BAD = frozenset(map(stem, ("bad", "wrong", "incorrect", "don't", "buggy", "broken", "antipattern", "avoid", "never")))
_LEADING_ON = frozenset({"that", "to"})  # `it's a myth that ...` speaks of what comes
_RESTRICTING = frozenset(map(stem, ("of", "for", "without", "if", "when", "before", "until", "unless", "yet")))
_SINGLE = frozenset({"part", "number"})  # one word of these kinds says nothing
_WORDS_OF_A_DENIAL = 3
_WORDS_OF_A_PLACE = 5
_PLACING = frozenset({"in", "for", "with"})
_LIKENING = [["as", "in"], ["as", "with"], ["like", "in"], ["as", "for"]]
_WORDS_OF_A_TAG = 2  # `right?`, `isn't it?`, `I disagree with that`


def judge(
    sentences: list[Sentence],
    families: Sequence[frozenset[str]],
    swaps: Mapping[tuple[str, str], str],
    glue: frozenset[str],
) -> list[Clause]:
    """Gives every clause its status and its denied mentions; returns the clauses in order."""
    pile = is_pile(sentences, glue)
    for sentence in sentences:
        deny(sentence.clauses)
        for clause in sentence.clauses:
            clause.status = Status.META if pile else clause.status
        if not pile:
            _judge_sentence(sentence, glue)
    for before, sentence in zip([None, *sentences], sentences, strict=False):
        agree(before, sentence)
    for before, sentence in itertools.pairwise(sentences):
        _look_back(before, sentence)
        confirm(before, sentence)
        if _is_program(sentence) and (_heads_bad_code(before) or (_is_program(before) and _is_reported(before))):
            _report(sentence.clauses)
    report_under_headings(sentences)
    spare(sentences)
    clauses = [c for s in sentences for c in s.clauses]
    correct(clauses, families, swaps)
    break_off(sentences)
    for earlier, clause in itertools.pairwise(clauses):
        fill_ellipsis(earlier, clause)
    for clause in clauses:
        clause.names = frozenset(m.concept for m in clause.said())
    return clauses


# -- one sentence


def _judge_sentence(sentence: Sentence, glue: frozenset[str]) -> None:
    clauses = sentence.clauses
    if sentence.is_code:
        return
    if any(mention_of(c, "meta") for c in clauses) or is_salad(sentence, glue):
        _set(clauses, Status.META)
        return
    _set(asked(sentence), Status.QUESTION)
    if all(c.status is Status.QUESTION for c in clauses):
        return
    mood = Status.ASSERTED
    for place, clause in enumerate(clauses):
        conceded = clause.tokens[0].stem in _CONCESSIONS and mention_of(clause, "reporter")
        if conceded or mention_of(
            clause, "aside"
        ):  # `contrary to what some say, ...` ends where the next clause begins
            clause.status = Status.REPORTED
            continue
        mood = _next_mood(clauses, place, mood)
        clause.status = mood if clause.status is Status.ASSERTED else clause.status
    _quotations(clauses)
    if _forbids(sentence):
        clauses[0].status = Status.REPORTED
    _conditions(clauses)
    _verdicts(clauses)
    _short_denials(clauses)
    for place, clause in enumerate(clauses):
        if place and _is_hearsay(clause):
            _report(c for c in clauses[:place] if not mention_of(c, "negator"))  # `it's not that, as some claim`


def _forbids(sentence: Sentence) -> bool:
    """`Stop masking after the softmax.`"""
    words = [t for t in sentence.tokens if t.is_word]
    forbidden = words[:1] and words[0].stem in _FORBIDDING
    return bool(forbidden) and any(t.text.endswith("ing") for t in words[1:3])


def _would(clause: Clause) -> bool:
    return mention_of(clause, "would") is not None and mention_of(clause, "own") is None


def _report(clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        if clause.status is Status.ASSERTED:
            clause.status = Status.REPORTED


def _is_hearsay(clause: Clause) -> bool:
    """`..., or so they say`"""
    hearsay = mention_of(clause, "hearsay")
    if hearsay is None or _says_more(clause, hearsay):
        return False
    ahead = clause.sentence.tokens[clause.first : hearsay.first]
    return all(t.stem in _LEADS_TO_HEARSAY for t in ahead if t.is_word)  # but not `whatever people say`


def _set(clauses: Iterable[Clause], status: Status) -> None:
    for clause in clauses:
        clause.status = status


def _next_mood(clauses: list[Clause], place: int, mood: Status) -> Status:
    clause = clauses[place]
    if mood in {Status.REPORTED, Status.QUESTION} and (
        mention_of(clause, "contrast") or clause.link in {"but", "wherea", "sondern", "mais"}
    ):
        mood = Status.ASSERTED
    if mood is Status.REPORTED and clause.link == ":" and _is_told(clauses[:place]):
        mood = Status.ASSERTED
    if mention_of(clause, "reporter") or (place == 0 and len(clauses) > 1 and _is_hearsay(clause)):
        return Status.REPORTED
    return Status.QUESTION if mention_of(clause, "unsure") else mood


def _is_told(earlier: list[Clause]) -> bool:
    """`It's a myth that the rows sum to one: ...`: what is wrong was said, so what follows corrects it."""
    last = earlier[-1]
    reporter = mention_of(last, "reporter")
    if reporter is None or not any(m.concept == "criticised" for m in last.mentions):
        return False
    words = sum(t.is_word for t in last.sentence.tokens[reporter.last : last.last])
    return words >= _WORDS_OF_A_CLAIM or (len(earlier) > 1 and len(last.tokens) <= 2)


def _conditions(clauses: list[Clause]) -> None:
    """`if ...` states nothing; what follows from it is stated unless it `would`."""
    imagined = any(_would(c) for c in clauses) and any(mention_of(c, "condition") for c in clauses)
    if len(clauses) > 1 and clauses[0].tokens[0].text.lower() in {"had", "were"}:  # `Had it no limit, ...`
        clauses[0].status = Status.HYPOTHETICAL
    for place, clause in enumerate(clauses):
        if clause.status is not Status.ASSERTED:
            continue
        condition = mention_of(clause, "condition")
        if condition and not _holds_whole(clause, condition):
            supposed = imagined or any(m.concept == "supposition" for m in clause.mentions)
            clause.status = Status.HYPOTHETICAL if supposed else Status.CONDITION
        elif (
            _would(clause)
            or (imagined and clause.link in {"and", "then", "so"})
            or _is_premise(clause, clauses[place + 1 :])
        ):
            clause.status = Status.HYPOTHETICAL
    for before, clause in itertools.pairwise(clauses):
        if [t.stem for t in clause.tokens if t.is_word][:2] in _LIKENING and clause.status is Status.ASSERTED:
            clause.status = before.status  # `it would be diagonal, as in a sigmoid`


def _holds_whole(clause: Clause, condition: Mention) -> bool:
    """`if you sum a row of weights, you get 1` is one statement with its result."""
    for m in clause.mentions:
        near = 0 <= m.first - condition.last <= _WORDS_OF_A_SUBJECT
        words = {t.stem for t in clause.sentence.tokens[m.first : m.last]}
        if m.kind == "property" and near and not _OBTAINING.isdisjoint(words):
            return True
    return False


def _is_premise(clause: Clause, following: Sequence[Clause]) -> bool:
    """`With a softmax over the queries, columns would ...`, `You could mask the weights, but then you'd ...`."""
    stems = [t.stem for t in clause.tokens if t.is_word]
    if not stems or (not following and stems[-1] != "only"):
        return False
    would = [_would(c) for c in following]
    if not _POSSIBLE.isdisjoint(stems):
        refused = any(c.link == "but" and (w or c.is_negative) for c, w in zip(following, would, strict=True))
        return refused or (any(would) and any(c.link == "but" for c in following)) or stems[-1] == "only"
    stated = any(m.kind == "property" for m in clause.mentions)
    return stems[0] in {"with", "without"} and would[:1] == [True] and not stated


def _verdicts(clauses: list[Clause]) -> None:
    """`..., which is wrong` takes back what the same sentence said before it, as far as the last contrast."""
    for place, clause in enumerate(clauses):
        verdict = mention_of(clause, "verdict")
        if not verdict or _is_supposed(clause, verdict) or _is_restricted(clause, verdict):
            continue
        if [m for m in content(clause) if m.last <= verdict.first] or _is_subject(clause, verdict):
            clause.status = Status.REPORTED
        for earlier in reversed(clauses[:place]):
            if earlier.status is Status.ASSERTED:
                earlier.status = Status.REPORTED
            if earlier.link in {"but", "wherea", ";"} or mention_of(earlier, "contrast"):
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
        denial = mention_of(clause, "denial")
        denied = denial is not None and _is_bare(clause, denial)
        if place and clause.link in _DENIAL_LINKS and (denied or (clause.link == "but" and is_no(clause.tokens))):
            _report(clauses[:place])


def _is_supposed(clause: Clause, verdict: Mention) -> bool:
    """`even if the choice is wrong`, `when wrong` pass no verdict."""
    before = [t.stem for t in clause.sentence.tokens[clause.first : verdict.first]]
    supposed = mention_of(clause, "condition") is not None or clause.link in _SUPPOSING
    return supposed or not _SUPPOSING.isdisjoint(before) or ("long" in before and before.count("as") > 1)


def _is_subject(clause: Clause, verdict: Mention) -> bool:
    return any(m.first >= verdict.last for m in content(clause)) and verdict.first == clause.first


# -- two sentences


def _heads_bad_code(sentence: Sentence) -> bool:
    """`# wrong` or `Bad:` above a program."""
    tokens = sentence.tokens
    words = [t.stem for t in tokens if t.is_word]
    heads = tokens[0].stem in {"#", "/"} or tokens[-1].stem == ":"
    return heads and not sentence.is_code and len(words) <= _WORDS_OF_A_TAG and not _BAD.isdisjoint(words)


def _is_program(sentence: Sentence) -> bool:
    return sentence.is_code or any(f.start == sentence.tokens[0].start for f in sentence.formulas)


def _is_reported(sentence: Sentence) -> bool:
    return any(c.status is Status.REPORTED for c in sentence.clauses)


def _look_back(before: Sentence, sentence: Sentence) -> None:
    """`That's a mistake.`, `It doesn't.`: a short sentence that takes back the one before it."""
    opening = _after_interjections(sentence)
    head = next((c for c in sentence.clauses if opening < c.last), None)
    if sentence.is_code or before.is_code or (head and head.status is Status.QUESTION):
        return
    if head is None or [t.stem for t in sentence.tokens if t.is_word] == ["not"]:
        asked = sentence.tokens[-1].stem == "?"
        if (
            not asked
            and is_no(sentence.tokens, frozenset({"not"}))
            and not any(mention_of(c, "negator") for c in before.clauses)
        ):
            _retract(before)  # of `they don't sum to one. No!` it takes nothing back
    elif _is_hearsay(head):
        _report(before.clauses)
    elif _condemns(before, sentence, head, opening):
        _retract(before)


def _retract(sentence: Sentence) -> None:
    for clause in sentence.clauses:
        if clause.status is Status.ASSERTED:
            clause.status = Status.RETRACTED


def _after_interjections(sentence: Sentence) -> int:
    """Where `Hmm, no, that's wrong` begins to say something."""
    tokens = sentence.tokens
    words = (i for i, t in enumerate(tokens) if t.is_word and t.stem not in INTERJECTIONS)
    opening = next(words, len(tokens))
    if [t.stem for t in tokens[opening : opening + 2]] == ["i", "mean"]:
        opening += 2 + (tokens[opening + 2 : opening + 3] != [] and tokens[opening + 2].stem == ",")
    return opening if any(t.is_word for t in tokens[:opening]) else 0


def _condemns(before: Sentence, sentence: Sentence, head: Clause, opening: int) -> bool:
    retraction = mention_of(head, "retraction")
    if retraction and retraction.first <= opening + 1:
        return sum(t.is_word for t in sentence.tokens[retraction.last :]) <= _WORDS_OF_A_TAG
    denial = mention_of(head, "denial")
    if denial and opening <= denial.first <= opening + 1 and _is_bare(head, denial):
        return True
    reach = _WORDS_OF_A_PLACE if sentence.tokens[opening].stem in _PLACING else 2  # `in a decoder that's a leak`
    verdict = next((m for m in head.mentions if m.kind == "verdict" and opening <= m.first <= opening + reach), None)
    if verdict is None or _is_restricted(head, verdict):
        return False
    if sentence.tokens[verdict.last : verdict.last + 1] and sentence.tokens[verdict.last].stem in _LEADING_ON:
        return False
    at_once = verdict.first == opening
    if at_once and sentence.tokens[verdict.last - 1].stem == ":" and sentence.tokens[opening].stem != "verdict":
        return any(c.status is Status.REPORTED for c in before.clauses) and not content(head)
    pointing = at_once and sentence.tokens[opening].stem in _POINTING
    return (pointing and not _has_reporter(head, verdict)) or not _says_more(head, verdict)


def _has_reporter(head: Clause, verdict: Mention) -> bool:
    """A reporter that is no part of the verdict itself, as it is in `this is a common misconception`."""
    return any(m.kind == "reporter" and not overlaps(m, verdict) for m in head.mentions)


def _is_restricted(clause: Clause, verdict: Mention) -> bool:
    """`That's not true of the scores` leaves what was said of the weights."""
    following = clause.sentence.tokens[verdict.last : verdict.last + 1]
    if not following or following[0].stem not in _RESTRICTING:
        return False
    named = any(m.kind == "entity" and m.first > verdict.last for m in clause.sentence.mentions)
    return named or following[0].stem not in {"of", "for"}


def _says_more(clause: Clause, denial: Mention) -> bool:
    """Anything besides the words of the denial itself, which may also be a question's words for `less`."""
    telling = (m for m in content(clause) if m.kind not in _SINGLE or m.last - m.first > 1)
    return any(m.first < denial.first or m.last > denial.last for m in telling)


def _is_bare(clause: Clause, denial: Mention) -> bool:
    """`It doesn't.`, `That isn't so.`; but `That isn't hard.` denies nothing that was said."""
    tokens = clause.sentence.tokens
    following = {t.stem for t in tokens[denial.last : clause.last] if t.is_word}
    is_short = sum(t.is_word for t in tokens[denial.first : clause.last]) <= _WORDS_OF_A_DENIAL
    ahead = any(m.first < denial.first for m in content(clause))
    return is_short and not ahead and following <= _ENDS_OF_A_DENIAL
