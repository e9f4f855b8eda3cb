"""What learners take back or exchange when they correct themselves: `over the queries, I mean keys`, `scratch that`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from flashcards.marking.clauses import Clause, Status, content, mention_of
from flashcards.marking.tokens import Token, stem

_LOOK_BACK = 12  # clauses
_INTERJECTION_WORDS = """no nope nah nein oh ah ach hm hmm hmmm uh um er erm ehm eh well wait sorry oops whoops hold on
hang ok okay hey actually but so yeah ugh argh gah ouch damn pardon"""
INTERJECTIONS = frozenset(map(stem, _INTERJECTION_WORDS.split()))
_BARE_NOES = frozenset(map(stem, ("no", "nope", "nah", "nein", "non")))
_BEFORE_NO = INTERJECTIONS | frozenset(map(stem, ("or", "and", "second", "thought", "thoughts", "reflection")))
_CONNECTING_WORDS = "well ok okay hey actually but so yeah on"
_SETTING_OFF = INTERJECTIONS - frozenset(map(stem, _CONNECTING_WORDS.split()))
_WORDS_OF_AN_ALTERNATIVE = 6
_ALTERNATIVES = frozenset({"entity", "process", "part", "axis", "side", "number", "order"})
_INSISTING = frozenset(map(stem, ("really", "matter", "doubt", "seriously")))
_TAKING_BACK = frozenset(map(stem, ("scratch", "strike", "forget", "ignore", "disregard")))


def correct(clauses: list[Clause], families: Sequence[frozenset[str]], swaps: Mapping[tuple[str, str], str]) -> None:
    for place, clause in enumerate(clauses):
        if mention_of(clause, "exchange"):
            _exchange(clauses[max(0, place - _LOOK_BACK) : place], clause)
        taken_back = mention_of(clause, "correction") and _takes_all_back(clause)
        if clause.status is Status.META or (clause.status is Status.REPORTED and not taken_back):
            continue
        earlier, following = clauses[max(0, place - 4) : place], clauses[place : place + 4]
        if mention_of(clause, "correction") or _bare_no(clause):
            replaced = any(_replace(new, earlier, families, swaps) for new in following)
            if not replaced and taken_back:
                _retract_sentence_before(clauses[:place])
            elif not replaced and len(following) > 1 and following[1].sentence is clause.sentence:
                _break_off(earlier, clause, following[1])
        elif _sets_off(clause):
            any(_replace(new, earlier, families, swaps) for new in following[:3] if _is_alternative(new))
        elif refused := _refused(clause):
            _refuse(refused, earlier, following[1:2], families, swaps)


def _break_off(earlier: Sequence[Clause], marker: Clause, new: Clause) -> None:
    """`It changes the weights, no, it changes the exponentials`: what a bare `no` breaks off in the same sentence."""
    if not _bare_no(marker) or not content(new) or any(t.stem in _INSISTING for t in new.tokens):
        return
    old = earlier[-1] if earlier else None
    if old and old.sentence is marker.sentence and old.status is Status.ASSERTED and not old.is_negative:
        old.status = Status.RETRACTED


def is_no(tokens: Sequence[Token], more: frozenset[str] = frozenset()) -> bool:
    """Nothing but `no`, or `oh, wait, no`."""
    words = [t.stem for t in tokens if t.is_word]
    return not (_BARE_NOES | more).isdisjoint(words) and (_BEFORE_NO | more).issuperset(words)


def _sets_off(clause: Clause) -> bool:
    """`ach`, `oh wait`: nothing else is in the clause; or a few words after an interjection, or after `...`."""
    words = [t.stem for t in clause.tokens if t.is_word]
    alone = _SETTING_OFF.issuperset(words)
    broken_off = clause.sentence.after == "..." and clause.first == 0 and words[:1] in (["that"], ["it"], ["those"])
    return bool(words) and (alone or ((words[0] in _SETTING_OFF or broken_off) and _is_alternative(clause)))


def _is_alternative(clause: Clause) -> bool:
    """`the weights do`, `that's the keys`, `it's the weights that sum to one`: names what was meant, no more."""
    if clause.is_negative:
        return False
    said = content(clause)
    words = [t.stem for t in clause.tokens if t.is_word]
    is_cleft = words[:1] in (["it"], ["that"]) and any(m.kind == "entity" and m.first <= clause.first + 4 for m in said)
    return bool(said) and (
        is_cleft or (len(words) <= _WORDS_OF_AN_ALTERNATIVE and {m.kind for m in said} <= _ALTERNATIVES)
    )


def _refused(clause: Clause) -> set[str]:
    """The concepts of `not the scores`, where the clause says nothing else."""
    negator = mention_of(clause, "negator")
    named = [m for m in clause.mentions if m.kind in {"entity", "axis", "side"}]
    words = sum(t.is_word for t in clause.tokens)
    if negator is None or not named or negator.first - clause.first > 1 or words > _WORDS_OF_AN_ALTERNATIVE:
        return set()
    return {m.concept for m in named} if {m.kind for m in content(clause)} <= _ALTERNATIVES else set()


def _refuse(
    refused: set[str],
    earlier: Sequence[Clause],
    following: Sequence[Clause],
    families: Sequence[frozenset[str]],
    swaps: Mapping[tuple[str, str], str],
) -> None:
    """`The scores sum to one, not the scores, the weights.`: what was refused had just been stated."""
    old = next((c for c in reversed(earlier) if c.status is Status.ASSERTED and refused & _concepts(c)), None)
    if old is None or old.is_negative or not following or not _is_alternative(following[0]):
        return
    if not refused & _concepts(following[0]) and not _replace(following[0], [old], families, swaps):
        old.status = Status.RETRACTED


def _concepts(clause: Clause) -> set[str]:
    return {m.concept for m in content(clause)}


def _takes_all_back(clause: Clause) -> bool:
    stems = {t.stem for t in clause.tokens}
    return not _TAKING_BACK.isdisjoint(stems) or {"tak", "back"} <= stems


def _retract_sentence_before(earlier: list[Clause]) -> None:
    """`Scratch that.`: whatever comes next, the last statement no longer stands."""
    stated = [c for c in earlier if c.status is Status.ASSERTED and content(c) and not _sets_off(c)]
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


def _bare_no(clause: Clause) -> bool:
    """`..., no, over the keys`: a `no` that stands alone in its clause."""
    return mention_of(clause, "negator") is not None and is_no(clause.tokens)


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


def fill_ellipsis(before: Clause, clause: Clause) -> None:
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
