"""What learners take back or exchange when they correct themselves: `over the queries, I mean keys`, `scratch that`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from flashcards.marking.clauses import Clause, Status, content, mention_of
from flashcards.marking.lexicon import Mention
from flashcards.marking.tokens import stem

_LOOK_BACK = 12  # clauses
_TAKING_BACK = frozenset(map(stem, ("scratch", "strike", "forget", "ignore", "disregard")))


def correct(clauses: list[Clause], families: Sequence[frozenset[str]], swaps: Mapping[tuple[str, str], str]) -> None:
    for place, clause in enumerate(clauses):
        if mention_of(clause, "exchange"):
            _exchange(clauses[max(0, place - _LOOK_BACK) : place], clause)
        marker = mention_of(clause, "correction") or _bare_no(clause)
        if marker is None or clause.status in {Status.META, Status.REPORTED}:
            continue
        replaced = any(
            _replace(new, clauses[max(0, place - 4) : place], families, swaps) for new in clauses[place : place + 4]
        )
        if not replaced and mention_of(clause, "correction") and _takes_all_back(clause):
            _retract_sentence_before(clauses[:place])


def _takes_all_back(clause: Clause) -> bool:
    stems = {t.stem for t in clause.tokens}
    return not _TAKING_BACK.isdisjoint(stems) or {"tak", "back"} <= stems


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
    negator = mention_of(clause, "negator")
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
