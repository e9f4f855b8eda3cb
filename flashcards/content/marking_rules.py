"""Marking rules beside their question: do they mark just what it has, and is every name in them one that there is?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from flashcards.content.problems import Problem, instead, yaml_problem
from flashcards.content.question import QuestionContent
from flashcards.content.quiz_entry import Entry, read_yaml
from flashcards.marking.patterns import Concept
from flashcards.marking.rules import Rules, RulesError, load_rules, ruled_follow_ups

WITHIN = ("clause", "sentence", "near", "answer")
# Kinds that none of the concepts of attention in general has: of programs, and of steps in the order they are named.
ONLY_OF_QUESTIONS = frozenset({"code", "sequence"})

_NAMED = re.compile(r"<([a-z0-9-]+)>")
_DEFINED = re.compile(r"^ +([a-z0-9-]+) *:", re.MULTILINE)
_PLACE = re.compile(r"(?:concept )?([a-z0-9-]+): ")
_QUOTED = re.compile(r"'([^']+)'")


def problems_of_rules(path: Path, question: QuestionContent) -> list[Problem]:
    """What is wrong in one `.marking.yaml`, each at the line where what it names stands."""
    if not question.document.head:
        return []  # it could not be read, so nobody knows its key points
    asked = {"": (question.prompt, question.key_points)}
    asked |= {each.slug: (each.prompt, each.key_points) for each in question.follow_ups}
    said: list[str] = []
    written = path.read_text(encoding="utf-8")
    own = frozenset(_DEFINED.findall(written))
    checked: dict[int, Concept] = {}
    try:
        for follow_up in ("", *ruled_follow_ups(path)):
            if follow_up not in asked:
                raise RulesError(f"there is no follow-up {follow_up!r}{instead(follow_up, set(asked) - {''})}")
            prompt, points = asked[follow_up]
            rules = load_rules(path, follow_up, (prompt, {point["id"]: point["text"] for point in points}))
            said += _unmatched(rules, points, question)
            said += _unknown(rules, own, checked)
    except (TypeError, AttributeError, KeyError) as error:  # something is no list or block where one is needed
        return _misshapen(path) or [Problem(path, 1, f"the rules cannot be read: {type(error).__name__}: {error}")]
    except RulesError as error:
        if isinstance(error.__cause__, yaml.YAMLError):
            line, text = yaml_problem(error.__cause__)
            return [Problem(path, line, f"this is no YAML: {text}")]
        said.append(str(error).removeprefix(f"{path.name}: "))
    return [Problem(path, _line_of(text, written.split("\n")), text) for text in dict.fromkeys(said)]


def _misshapen(path: Path) -> list[Problem]:
    """Lists and blocks that are empty, or something else."""
    file = read_yaml(path)
    _check_shape(Entry(file, file.data, ""))
    for slug, block in file.data.get("follow_ups", {}).items():
        _check_shape(Entry(file, block, f"follow_ups.{slug}"))
    return file.problems


def _check_shape(part: Entry) -> None:
    """Of the question's rules, or of a follow-up's."""
    for key in ("points", "red_flags"):
        rows = part.data.get(key, [])
        if not isinstance(rows, list):
            part.report(key, f"{key!r} is no list; where there are none, write `{key}: []`")
            continue
        for position, each in enumerate(rows):
            if key == "points" and not isinstance(each, dict):
                part.report(f"{key}.{position}", "a point is a block: `- id: ...`, and below it `any: [...]`")
    if not isinstance(part.data.get("concepts", {}), dict):
        part.report(
            "concepts", "'concepts' is no block of `name: {kind, say}`; leave the line out where there are none"
        )


def _unmatched(rules: Rules, key_points: list[dict[str, str]], question: QuestionContent) -> Iterator[str]:
    """What rules leave unmarked, and whom they accuse of what the question does not list."""
    of = f" of the follow-up {rules.follow_up!r}" if rules.follow_up else ""
    if rules.question != question.document.slug:
        yield f"question: these are rules for {question.document.slug!r}, not for {rules.question!r}"
    marked = {point.id for point in rules.points}
    for point in key_points:
        if point["id"] not in marked:
            yield f"no rule marks the key point {point['id']!r}{of}"
    # A follow-up's red flags may be the question's, and name its key points.
    known = marked | {point["id"] for point in question.key_points}
    for flag in rules.red_flags:
        if flag.id not in question.red_flags:
            yield f"{flag.id!r} is no red flag of the question{instead(flag.id, question.red_flags)}"
        for name in sorted(flag.contradicted_by - known):
            yield f"{flag.id}: `contradicted_by` names {name!r}, which is no key point{instead(name, known)}"


def _unknown(rules: Rules, defined: frozenset[str], checked: dict[int, Concept]) -> Iterator[str]:
    """What the engine would take for a word that matches nothing, or for its default; `defined` stands in this file.

    `checked` has, by identity, the concepts that were looked at with the rules before: follow-ups share the question's.
    """
    names = {concept.name for concept in rules.concepts}
    kinds = {concept.kind for concept in rules.concepts if concept.name not in defined} | ONLY_OF_QUESTIONS
    for concept in rules.concepts:
        if concept.name not in defined or id(concept) in checked:
            continue
        checked[id(concept)] = concept
        for name in _NAMED.findall(" ".join(concept.sources)):
            if name not in names and not name.startswith("f-"):
                yield f"concept {concept.name}: no concept '<{name}>'{instead(name, names)}"
        if concept.kind not in kinds:
            yield f"concept {concept.name}: no kind {concept.kind!r}{instead(concept.kind, kinds)}"
    for item in (*rules.points, *rules.red_flags):
        for within in _withins(item.conditions):
            if within not in WITHIN:
                yield f"{item.id}: `within` is {within!r}; it must be one of: {', '.join(WITHIN)}"


def _withins(conditions: Iterable[dict[str, Any]]) -> Iterator[Any]:
    for condition in conditions:
        if "within" in condition:
            yield condition["within"]
        yield from _withins(condition.get("all", []))


def _line_of(message: str, written: list[str]) -> int:
    """Where what a message names stands: the thing before its colon, and from there on what it quotes last."""
    problem = re.split(r"; (?:there|do|it|the)\b", message)[0]
    place = _PLACE.match(problem)
    begin = _first(written, rf"(?:id: *)?\b{re.escape(place[1])}\b *(?::|,|\}}|$)", 0) if place else None
    for name in reversed(_QUOTED.findall(problem)):
        found = _first(written, rf"(?<![\w-]){re.escape(name)}(?![\w-])", begin or 0)
        if found is not None:
            return found + 1
    if begin is None:
        begin = _first(written, r"^points:", 0)
    return (begin or 0) + 1


def _first(written: list[str], pattern: str, begin: int) -> int | None:
    return next((n for n, line in enumerate(written) if n >= begin and re.search(pattern, line)), None)
