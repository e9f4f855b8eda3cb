"""Marks an answer to a quiz question. Pure: the question as it was asked and the answer as it was sent go in.

Credit is 0 to 1, partial where that is natural: of several options each right one counts and each wrong one takes as
much away; of parts that are put into classes the share that is right; a verdict counts half without its reason; steps
count by pairs in the right order, so that an order by chance earns nothing. A row of numbers is right as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from flashcards.quiz_kinds import AnswerShape
from flashcards.written_numbers import Unreadable, numbers, precision_of, read_numbers

Cause = dict[str, str]  # {"id", "card", "claim"}: the misconception, and the red flag that explains it


class AnswerProblem(ValueError):
    """The answer has not the form that is asked for; nothing is counted, and the message says what to do."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What an answer is worth and why."""

    credit: float
    read_as: str = ""  # numbers only: the echo
    causes: list[Cause] = field(default_factory=list)  # misconceptions that this very answer shows
    whys: list[str] = field(default_factory=list)  # HTML: what the item says about these wrong answers

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def mark(asked: dict[str, Any], given: Any) -> Mark:
    """Mark an answer of the shape that `asked` names; see AnswerShape. Raises AnswerProblem."""
    return _MARKERS[AnswerShape(asked["shape"])](asked, given)


def _one(asked: dict[str, Any], given: Any) -> Mark:
    option = asked["options"][_number_of(given, len(asked["options"]), "Choose one of the answers.") - 1]
    return Mark(1.0) if option["right"] else _wrong(0.0, [option])


def _several(asked: dict[str, Any], given: Any) -> Mark:
    options = asked["options"]
    ask = "Choose the answers that are right; there is at least one."
    if not isinstance(given, list) or not given:
        raise AnswerProblem(ask)
    chosen = {_number_of(each, len(options), ask) for each in given}
    right = {n for n, option in enumerate(options, start=1) if option["right"]}
    credit = max(0.0, (len(chosen & right) - len(chosen - right)) / len(right))
    return _wrong(credit, [options[n - 1] for n in sorted(chosen - right)])


def _classes(asked: dict[str, Any], given: Any) -> Mark:
    parts, classes = asked["parts"], asked["classes"]
    ask = f"Say something about each of the {len(parts)} lines."
    if not isinstance(given, list) or len(given) != len(parts):
        raise AnswerProblem(ask)
    chosen = [classes[_number_of(each, len(classes), ask) - 1] for each in given]
    missed = [part for part, name in zip(parts, chosen, strict=True) if part["class"] != name]
    return _wrong(1 - len(missed) / len(parts), missed)


def _truth(asked: dict[str, Any], given: Any) -> Mark:
    if not isinstance(given, dict) or not isinstance(given.get("truth"), bool):
        raise AnswerProblem("Say whether it is true or false.")
    ask = "Choose the reason too: a verdict without one counts half at most."
    reason = asked["options"][_number_of(given.get("reason"), len(asked["options"]), ask) - 1]
    if given["truth"] is not asked["truth"]:
        return _wrong(0.0, [{"cause": asked.get("cause"), "why": ""}, *([] if reason["right"] else [reason])])
    return Mark(1.0) if reason["right"] else _wrong(0.5, [reason])


def _numbers(asked: dict[str, Any], given: Any) -> Mark:
    text = ", ".join(str(each) for each in given) if isinstance(given, list) else str(given)
    if isinstance(given, bool) or not isinstance(given, str | int | float | list):
        raise AnswerProblem("Write a number.")
    precision = precision_of(asked["precision"])
    right = numbers(asked["answer"])
    try:
        reading = read_numbers(text, count=len(right), decimals=max(precision.decimals or 0, precision.digits or 0, 3))
    except Unreadable as unreadable:
        raise AnswerProblem(str(unreadable)) from None
    if asked["share"] and "%" not in text and any(1 < value <= 100 for value in reading.values):
        raise AnswerProblem(f"I read {reading.text}, but this lies between 0 and 1. Write 0.25 or 25% for a quarter.")
    matches = [
        all(precision.matches(a, b) for a, b in zip(reading.values, numbers(row), strict=True))
        for row in (right, *(each["values"] for each in asked["wrong"]))
        if len(row) == len(right)
    ]
    if matches[0]:
        return Mark(1.0, reading.text)
    comparable = [each for each in asked["wrong"] if len(each["values"]) == len(right)]
    return _wrong(0.0, [each for each, hit in zip(comparable, matches[1:], strict=True) if hit], reading.text)


def _order(asked: dict[str, Any], given: Any) -> Mark:
    count = len(asked["steps"])
    ask = f"Give each of the {count} steps another place, from 1 to {count}."
    if not isinstance(given, list) or len(given) != count:
        raise AnswerProblem(ask)
    chosen = [_number_of(each, count, ask) for each in given]
    if len(set(chosen)) != count:
        raise AnswerProblem(ask)
    place = {step: n for n, step in enumerate(asked["right_order"])}
    pairs = list(combinations(chosen, 2))
    ordered = sum(place[first] < place[second] for first, second in pairs)
    return Mark(max(0.0, 2 * ordered / len(pairs) - 1))


def _wrong(credit: float, sources: list[dict[str, Any]], read_as: str = "") -> Mark:
    """A mark that names what is behind the wrong answers that were given; each misconception once."""
    causes = {each["cause"]["id"]: each["cause"] for each in sources if each["cause"]}
    return Mark(credit, read_as, list(causes.values()), [each["why"] for each in sources if each["why"]])


def _number_of(given: Any, count: int, ask: str) -> int:
    """A whole number from 1 to `count`; otherwise `ask` is what the learner reads."""
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= count:
        raise AnswerProblem(ask)
    return given


_MARKERS: dict[AnswerShape, Callable[[dict[str, Any], Any], Mark]] = {
    AnswerShape.ONE: _one,
    AnswerShape.SEVERAL: _several,
    AnswerShape.CLASSES: _classes,
    AnswerShape.TRUTH: _truth,
    AnswerShape.NUMBERS: _numbers,
    AnswerShape.ORDER: _order,
}
