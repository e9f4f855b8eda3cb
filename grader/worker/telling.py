"""What a verdict tells of judged results, beyond the table of cases: names, facts, the first wrong element, remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from grader.worker import summary, verdict
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.facts import facts
from grader.worker.findings import Finding
from grader.worker.first_difference import FirstDifference, as_fact, first_difference
from grader.worker.gradients import gradient_facts
from grader.worker.how import shape_facts
from grader.worker.program import Failure
from grader.worker.remarks import entries, of_failed, of_stopped

NOT_THE_SAME_TWICE = (
    "Two calls with the same input (“{}”) give different results: the program is random, "
    "or keeps something between calls."
)


def facts_of(rules: ExerciseCases, results: Sequence[CaseResult], named: Sequence[Finding]) -> list[Fact]:
    """What is certain of numbers that nothing known explains; and of a wrong shape, whose name says nothing of them."""
    if [finding.id for finding in named] == ["wrong-shape"]:
        return shape_facts(results)
    return [] if named else facts(rules, results) or gradient_facts(rules, results)


def tell_failed(
    found: dict[str, Any],
    rules: ExerciseCases,
    results: Sequence[CaseResult],
    *,
    named: Sequence[Finding],
    told: Sequence[Fact],
    failure: Failure | None,
    source: str,
) -> None:
    """Fill in what is told of a program that ran and is wrong, or that raised in some of its cases."""
    found["misconceptions"] = verdict.misconception_entries(named)
    found["facts"] = [fact.text for fact in told]
    first = None if named else first_difference(rules, results)
    if first is not None:
        text = as_fact(first).text
        found["first_difference"] = {**_as_json(first), "text": text} if first.visible else _hidden(first)
        found["facts"] += [text] if first.visible else []
    if failure is not None:
        found["remarks"] = entries(of_stopped(rules.exercise, source, results, failure))
    else:
        found["summary"] = summary.of_failed(results, named, [fact.text for fact in told])
        found["remarks"] = entries(of_failed(results, named, told))


def tell_random(found: dict[str, Any], results: Sequence[CaseResult], *, case: str) -> None:
    """Put first that the program does not answer the same twice."""
    told = Fact(FactKind.RANDOM, NOT_THE_SAME_TWICE.format(case))
    found["facts"] = [told.text, *found["facts"]]
    found["summary"] = summary.of_failed(results, [], found["facts"])
    found["remarks"] = entries(of_failed(results, [], [told]))


def _hidden(first: FirstDifference) -> dict[str, Any]:
    """The same of a hidden case: which one, and no number of it."""
    return {
        "case": first.case,
        "visible": False,
        "text": f"The first wrong element is in “{first.case}”, a hidden case.",
    }


def _as_json(value: FirstDifference) -> dict[str, Any]:
    """Its fields by name, in numbers that standard JSON can carry."""
    return {name: _plain(one) for name, one in asdict(value).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return verdict.finite(value) if isinstance(value, float) else value
