"""What pages rely on inside an interview's steps and inside a plan: a file that lacks it is refused. Pure."""

from __future__ import annotations

from typing import Any

from flashcards.interview_script import How
from flashcards.models import ItemKind, StepKind

MOST_STEPS = 12
MOST_STATEMENTS = 10
_ASKED: dict[StepKind, dict[str, type]] = {
    StepKind.QUESTION: {"prompt": str, "key_points": list, "follow_ups": list, "follow_up_count": int},
    StepKind.FOLLOW_UP: {"prompt": str, "key_points": list},
    StepKind.EXERCISE: {"title": str, "statement": str, "signature": str, "starter": str},
    StepKind.RED_FLAG: {"claim": str, "statements": list},
}
_LISTED: dict[str, dict[str, type]] = {
    "key_points": {"id": str, "text": str},
    "follow_ups": {"slug": str, "prompt": str, "key_points": list, "after_missing": list},
    "statements": {"text": str, "wrong": bool},
}
_MARKED: dict[str, dict[str, type]] = {
    "points": {"id": str, "text": str, "covered": bool, "evidence": str},
    "red_flags": {"id": str, "claim": str, "evidence": str},
}
_PLAN: dict[str, type] = {"loads": list, "today": list, "left_out": list, "other_minutes": dict, "things": int}
_SHARES = ("recall", "recall_without", "recall_of_fitting")


def check_interview(row: dict[str, Any]) -> None:
    """Raises ValueError."""
    steps = row["steps"]
    positions = {step["position"] for step in steps}
    if len(positions) < len(steps) or not positions <= set(range(1, MOST_STEPS + 1)):
        raise ValueError(f"its steps are not numbered from 1 to {MOST_STEPS} at most, each once")
    if [step["position"] for step in steps if step["kind"] == StepKind.QUESTION] != [1]:
        raise ValueError("an interview begins with its one question")
    for step in steps:
        _check_asked(StepKind(step["kind"]), step["asked"])
        if step["given"] is not None:
            _check_given(step["given"])
        if step["answered_at"] is not None or step["mark"] is not None:
            _check_mark(StepKind(step["kind"]), step["mark"])


def _check_asked(kind: StepKind, asked: Any) -> None:
    _check(asked, _ASKED[kind], "asked")
    for name in _LISTED.keys() & _ASKED[kind].keys():
        for each in asked[name]:
            _check(each, _LISTED[name], name)
    for each in asked.get("follow_ups", []):
        for point in each["key_points"]:
            _check(point, _LISTED["key_points"], "key_points")
    if not 0 <= asked.get("follow_up_count", 0) <= len(asked.get("follow_ups", [])):
        raise ValueError("“follow_up_count” asks for more follow-ups than there are")


def _check_given(given: Any) -> None:
    """Text, choice and program; beside a draft, what came too late."""
    for each in (given, given.get("late") or {}) if isinstance(given, dict) else (given,):
        if not isinstance(each, dict) or not all(isinstance(each.get(name, ""), str) for name in ("text", "source")):
            raise ValueError("“given” is no answer")
        choice = each.get("choice")
        if choice is not None and not (isinstance(choice, int) and 1 <= choice <= MOST_STATEMENTS):
            raise ValueError("“choice” is no number of a statement")


def _check_mark(kind: StepKind, mark: Any) -> None:
    _check(mark, {"how": str, "answered": bool}, "mark")
    How(mark["how"])
    marked = mark.setdefault("marked", None)
    if marked is not None:
        _check(marked, {"points": list, "red_flags": list}, "marked")
        if not isinstance(marked.get("score"), int | float):
            raise ValueError("“score” is no number")
        for name, shape in _MARKED.items():
            for each in marked[name]:
                _check(each, shape, name)
    if kind is StepKind.RED_FLAG and mark["answered"]:
        _check(mark.get("spotted"), {"right": bool, "reason": bool}, "spotted")
        float(mark["spotted"]["score"])


def _check(value: Any, shape: dict[str, type], name: str) -> None:
    if not isinstance(value, dict):
        raise ValueError(f"“{name}” is no object")
    for key, kind in shape.items():
        if not isinstance(value.get(key), kind):
            raise ValueError(f"“{key}” is missing in “{name}”, or of another kind")


def check_plan(row: dict[str, Any]) -> None:
    """Raises ValueError."""
    content = row["content"]
    _check(content, _PLAN, "content")
    numbers = [content.get(name) for name in _SHARES] + list(content["other_minutes"].values())
    for load in content["loads"]:
        if not isinstance(load, list) or len(load) != 3:
            raise ValueError("“loads” has a day that is no three numbers")
        numbers += load
    for each in [*content["today"], *content["left_out"]]:
        _check(each, {"kind": str, "key": str, "title": str, "new": bool}, "content")
        ItemKind(each["kind"])
        numbers += [each.get("worth"), each.get("seconds")]
    if not all(isinstance(each, int | float) for each in numbers):
        raise ValueError("“content” lacks a number")
    if not all(minutes.isdecimal() and len(minutes) < 5 for minutes in content["other_minutes"]):
        raise ValueError("“other_minutes” names no minutes")
