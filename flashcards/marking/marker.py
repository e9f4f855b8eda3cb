"""From an answer's text to its mark."""

from __future__ import annotations

import re
from typing import Any

from flashcards.marking.clauses import Clause, read
from flashcards.marking.conditions import Answer, find_evidence, without_criticism
from flashcards.marking.rules import Item, Rules
from flashcards.marking.stance import judge
from flashcards.marking.tokens import plain


def mark_with(rules: Rules, text: str) -> dict[str, Any]:
    """The mark of CONTRACT section 5: points covered and missing, red flags, each with the learner's own words."""
    answer = _read(rules, text)
    for item in rules.points:  # a point may rest on another one, whichever stands first in the file
        if find_evidence(item, answer) is not None:
            answer.covered.add(item.id)
    flags = []
    wrong: set[int] = set()  # ids of clauses
    blamed = without_criticism(answer, rules.no_red_flag_beside)
    for item in rules.red_flags:
        found = find_evidence(item, blamed)
        if found is not None and not _is_contradicted(item, found, rules, answer):
            flags.append({"id": item.id, "text": item.text, "evidence": _quote(text, found)})
            wrong.update(map(id, found))
    without_wrong = Answer(answer.sentences, answer.clauses, answer.covered, wrong)
    points = []
    for item in rules.points:
        found = find_evidence(item, answer)
        if rules.wrong_claims_cover_nothing and found and wrong.issuperset(map(id, found)):
            found = find_evidence(item, without_wrong)
        points.append({"id": item.id, "text": item.text, "covered": found is not None, "evidence": _quote(text, found)})
    missing = [p["id"] for p in points if not p["covered"]]
    score = round(1 - len(missing) / len(points), 4) if points else 0.0
    asked = {"question": rules.question} | ({"follow_up": rules.follow_up} if rules.follow_up else {})
    return {**asked, "score": score, "points": points, "red_flags": flags, "missing": missing}


def _is_contradicted(flag: Item, claim: list[Clause], rules: Rules, answer: Answer) -> bool:
    """Whether another sentence than the claim's states what nobody states who holds the claim for true."""
    elsewhere = Answer(answer.sentences, answer.clauses, answer.covered, {id(clause.sentence) for clause in claim})
    opposite = (point for point in rules.points if point.id in flag.contradicted_by & answer.covered)
    return any(find_evidence(point, elsewhere) is not None for point in opposite)


def _read(rules: Rules, text: str) -> Answer:
    prompt = re.sub(r"\W+", "", plain(rules.prompt))
    if re.sub(r"\W+", "", plain(text)) == prompt:
        return Answer([], [])
    sentences = read(text, rules.lexicon)
    return Answer(sentences, judge(sentences, rules.families, rules.swaps, rules.glue))


def _quote(text: str, clauses: list[Clause] | None) -> str | None:
    """The learner's words from the first of these clauses to the last, or the first alone where they lie far apart."""
    if not clauses:
        return None
    start = min(c.span[0] for c in clauses)
    end = max(c.span[1] for c in clauses)
    if end - start > 300:
        start, end = clauses[0].span
    return text[start:end].strip(" \t\n,;:") or None
