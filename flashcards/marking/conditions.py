"""Whether the conditions of a key point or a red flag hold in an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from flashcards.marking.clauses import Clause, Sentence, Status
from flashcards.marking.order import comes_after_softmax, on_both_sides
from flashcards.marking.rules import Item
from flashcards.marking.statements import holder, starts_with_pronoun
from flashcards.marking.tokens import stem

_OTHERWISE = stem("otherwise")


@dataclass(slots=True)
class Standing:
    """Clauses that the learner stands by, with the names of all concepts in them and in each of their sentences."""

    clauses: list[Clause]
    ids: set[int] = field(init=False)
    names: set[str] = field(init=False)
    of_sentence: dict[int, set[str]] = field(init=False)

    def __post_init__(self) -> None:
        self.ids = set(map(id, self.clauses))
        self.names = set().union(*(c.names for c in self.clauses))
        self.of_sentence = {}
        for clause in self.clauses:
            self.of_sentence.setdefault(id(clause.sentence), set()).update(clause.names)


@dataclass(slots=True)
class Answer:
    """One answer, read and judged; conditions are asked about it."""

    sentences: list[Sentence]
    clauses: list[Clause]
    covered: set[str] = field(default_factory=set)
    left_out: set[int] = field(default_factory=set)  # ids of sentences and clauses
    blames: bool = (
        False  # whether red flags are looked for: then a negation that is not part of the claim speaks against it
    )
    words: int = field(init=False)
    _standing: dict[frozenset[Status], Standing] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.words = sum(t.is_word for s in self.sentences for t in s.tokens)

    def standing(self, accepted: frozenset[Status]) -> Standing:
        """The clauses of these statuses that are not left out; the same for every condition that asks."""
        if accepted not in self._standing:
            left_out = self.left_out
            clauses = [c for c in self.clauses if c.status in accepted and not {id(c), id(c.sentence)} & left_out]
            self._standing[accepted] = Standing(clauses)
        return self._standing[accepted]


def without_criticism(answer: Answer, remarks: frozenset[str]) -> Answer:
    """The answer as red flags see it: less the sentences with such a remark, negative clauses and spared ones."""
    left_out = {id(c.sentence) for c in answer.clauses if not _is_reason(c) and _remarks(c, remarks)}
    left_out |= {id(c) for c in answer.clauses if c.is_negative or c.spared}
    return Answer(answer.sentences, answer.clauses, answer.covered, left_out, blames=True)


def _remarks(clause: Clause, remarks: frozenset[str]) -> bool:
    return any(m.concept in remarks for m in clause.mentions)


def _is_reason(clause: Clause) -> bool:
    """`..., otherwise it would not work` criticises what is not done."""
    return clause.link == _OTHERWISE and clause.first > 0


def find_evidence(item: Item, answer: Answer) -> list[Clause] | None:
    """The clauses that cover a point or raise a red flag; None when nothing does."""
    for condition in item.conditions:
        found = _holds(condition, answer)
        if found is not None:
            return found
    return None


def _holds(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    if condition.get("unless_covered") in answer.covered:
        return None
    if "says" in condition:
        return _says(condition, answer)
    if "property" in condition:
        return _property(condition, answer)
    if "sides" in condition:
        return _both_sides(condition["sides"], answer)
    if "step" in condition:
        return _step(condition, answer)
    if "covered" in condition:
        return [] if condition["covered"] in answer.covered else None
    parts = [_holds(part, answer) for part in condition["all"]]
    return None if any(p is None for p in parts) else [c for p in parts for c in p or []]


def _standing(answer: Answer, condition: dict[str, Any]) -> Standing:
    accepted = {Status.ASSERTED}
    if condition.get("even_if"):
        accepted.add(Status.CONDITION)
    if condition.get("supposed"):  # a reason is often given by what would happen otherwise
        accepted |= {Status.CONDITION, Status.HYPOTHETICAL}
    return answer.standing(frozenset(accepted))


def _says(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    wanted = [set(choice.split("|")) for choice in condition["says"]]
    unless = set(condition.get("unless", []))
    unlikely = set(condition.get("unless_nearby", []))
    standing = _standing(answer, condition)
    too_long = answer.words > condition.get("at_most_words", answer.words)
    if too_long or any(choice.isdisjoint(standing.names) for choice in wanted):
        return None
    for window in _windows(standing, condition.get("within", "clause"), answer):
        claimed = set().union(*wanted)
        # of a red flag, what is denied beside the claim is no part of it
        stated = [c for c in window if not (answer.blames and _has_other_negation(c, claimed))]
        chosen = [next((c for c in stated if c.names & choice), None) for choice in wanted]
        found = [c for c in chosen if c is not None]
        if len(found) < len(wanted) or any(c.names & unless for c in found):
            continue
        if not (unlikely and any(m.concept in unlikely for c in found for m in c.sentence.mentions)):
            return list(dict.fromkeys(found))
    return None


def _has_other_negation(clause: Clause, claimed: set[str]) -> bool:
    """`never cap after the softmax` where only `cap after softmax` is the claim; `not just w(1 - w)` likewise."""
    claims = [m for m in clause.said() if m.concept in claimed or m.kind == "entity"]
    negations = [m for m in clause.mentions if m.kind == "negator" or m.concept == "not-only"]
    return any(not any(c.first <= n.first and n.last <= c.last for c in claims) for n in negations)


def _windows(standing: Standing, within: str, answer: Answer) -> list[list[Clause]]:
    if within == "clause":
        return [[c] for c in standing.clauses]
    if within == "answer":
        return [standing.clauses]
    sentences = [said for s in answer.sentences if (said := [c for c in s.clauses if id(c) in standing.ids])]
    if within == "near":  # a sentence that only asks or reports keeps no two others apart
        return [a + b for a, b in zip(sentences, [*sentences[1:], []], strict=False)]
    return sentences


def _property(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    unless = set(condition.get("unless", []))
    needed = set(condition.get("with", []))
    unlikely = set(condition.get("unless_nearby", []))
    allowed = set(condition["of"])
    standing = _standing(answer, condition)
    for place, clause in enumerate(answer.clauses):
        if condition["property"] not in clause.names or id(clause) not in standing.ids or clause.names & unless:
            continue
        nearby = standing.of_sentence[id(clause.sentence)]
        if nearby & unlikely or not needed <= nearby:
            continue
        for mention in clause.said():
            if mention.concept != condition["property"]:
                continue
            if condition.get("named") and not nearby & allowed and not starts_with_pronoun(clause):
                continue
            if holder(answer.clauses, place, mention) in allowed:
                return [clause]
    return None


def _both_sides(sides: dict[str, list[str]], answer: Answer) -> list[Clause] | None:
    sentences = [
        s for s in answer.sentences if not s.is_code and id(s) not in answer.left_out
    ]  # the comments of a program follow each other
    concerned = {*sides["before"], *sides["after"], "before", "after"}
    headings = [s for s in sentences if any(m.concept in concerned for m in s.mentions)]
    named = {id(s): {m.concept for m in s.mentions} for s in headings}
    for listed, reach in ((sentences, 1), (sentences, 2), (sentences, 3), (headings, 2), (headings, 4)):
        for number in range(len(listed)):
            window = listed[number : number + reach]
            names = set().union(*(named.get(id(s), ()) for s in window))
            if names.isdisjoint(sides["before"]) or names.isdisjoint(sides["after"]):
                continue
            found = on_both_sides(window, sides["before"], sides["after"])
            if found:
                return found
    return None


def _step(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    unless = set(condition.get("unless", []))
    unlikely = set(condition.get("unless_nearby", []))
    standing = _standing(answer, condition)
    for place, clause in enumerate(answer.clauses):
        if condition["step"] not in clause.names or id(clause) not in standing.ids or clause.names & unless:
            continue
        if unlikely and any(m.concept in unlikely for m in clause.sentence.mentions):
            continue
        for mention in clause.said():
            if mention.concept == condition["step"] and comes_after_softmax(answer.clauses, place, mention):
                return [clause]
    return None
