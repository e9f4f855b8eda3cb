"""The verdict as JSON: what the contract names, in numbers that standard JSON can carry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from torch import Tensor

from grader.catalogue import Exercise, red_flag_of_misconception
from grader.statuses import VerdictStatus
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult, Comparison, Problem, count, shows_weights, weight_axis
from grader.worker.findings import Finding
from grader.worker.program import Failure, Timing

REPORT_VERSION = 1
STDOUT_CHARACTERS = 4000
MESSAGE_CHARACTERS = 500
HEATMAP_CELLS = 100  # a larger matrix cannot be read as a picture
HEATMAPS = 4  # pictures in one verdict


def empty_verdict(exercise: Exercise, status: VerdictStatus, summary: str) -> dict[str, Any]:
    """A verdict with no case in it, all keys there."""
    return {
        "report_version": REPORT_VERSION,
        "exercise": exercise.slug,
        "status": status.value,
        "summary": summary,
        "cases": [],
        "misconceptions": [],
        "fused": None,
        "stdout": "",
        "seed": None,
        "wall_ms": 0.0,
        "facts": [],
        "first_difference": None,
        "remarks": [],
        "details": None,
    }


def finite(value: float | None) -> float | str | None:
    """The number, or its name where JSON has none."""
    if value is None or math.isfinite(value):
        return value
    return "nan" if math.isnan(value) else ("inf" if value > 0 else "-inf")


def case_entries(rules: ExerciseCases, results: Sequence[CaseResult]) -> list[dict[str, Any]]:
    """One object for each case, in the exercise's order."""
    pictures = 0
    entries = []
    for result in results:
        entry = _case_entry(rules, result)
        if pictures < HEATMAPS:
            entry["heatmap"] = _heatmap(rules, result)
            pictures += entry["heatmap"] is not None
        entries.append(entry)
    return entries


def _case_entry(rules: ExerciseCases, result: CaseResult) -> dict[str, Any]:
    case, compared, counts = result.case, result.comparison, count(rules, result)
    message = result.message if case.spec.visible else in_words(result)
    checks = ["output", "dtype", "inputs"] + (["gradient"] if case.spec.gradient else [])
    slopes = [c for c in result.gradients if c is not None]
    worst_slope = max(slopes, key=Comparison.badness) if slopes else None
    return {
        "name": case.spec.name,
        "visible": case.spec.visible,
        "description": case.spec.description,
        "passed": result.passed,
        "dtype": DTYPE_NAMES[case.spec.dtype],
        "checks": checks,
        "max_abs_error": finite(compared.max_abs_error) if compared else None,
        "max_rel_error": finite(compared.max_rel_error) if compared else None,
        "mean_abs_error": finite(compared.mean_abs_error) if compared else None,
        "error_budget": compared.budget if compared else case.budget,
        "error_over_budget": finite(compared.over_budget) if compared else None,
        "fused_error": finite(case.fused_error),
        "worst_index": list(compared.worst_index) if compared else None,
        "expected": finite(compared.expected) if compared else None,
        "got": finite(compared.got) if compared else None,
        "row_sum_max_deviation": finite(counts.row_sum_max_deviation),
        "nan_count": counts.nan,
        "inf_count": counts.inf,
        "negative_count": counts.negative,
        "gradient_max_abs_error": finite(worst_slope.max_abs_error) if worst_slope else None,
        "gradient_error_budget": worst_slope.budget if worst_slope else None,
        "gradient_error_over_budget": finite(worst_slope.over_budget) if worst_slope else None,
        "message": None if message is None else message[:MESSAGE_CHARACTERS],
        "wall_ms": round(result.returned.wall_ms, 3) if result.returned else None,
        "peak_memory_bytes": result.returned.peak_memory_bytes if result.returned else None,
        "heatmap": None,
    }


def in_words(result: CaseResult) -> str | None:
    """The message of a hidden case, without the elements that it is about."""
    wrong = {Problem.WRONG_VALUES: "The output is wrong", Problem.GRADIENT_WRONG: "The gradient is wrong"}
    what = wrong.get(result.problems[0]) if result.problems else None
    return result.message if what is None else f"{what}: {result.case.spec.description}."


def _heatmap(rules: ExerciseCases, result: CaseResult) -> dict[str, Any] | None:
    """Got and expected weights of the matrix with the worst element, for a failing case that shows them and is
    small. Of a hidden case there is none: weights say what the scores were."""
    output, exact = result.output, result.case.exact.output
    compared = result.comparisons[0] if result.comparisons else None  # of what was returned first
    if compared is None or compared.passed or output is None or not result.case.spec.visible:
        return None
    if not shows_weights(rules, result.case) or output.dim() < 2:
        return None
    axis = weight_axis(rules, result.case) % output.dim()
    if axis != output.dim() - 1:
        if axis != output.dim() - 2:
            return None
        output, exact = output.transpose(-1, -2), exact.transpose(-1, -2)
    if output.shape[-1] * output.shape[-2] > HEATMAP_CELLS:
        return None
    lead, place = compared.worst_index[:-2], compared.worst_index[-2:]
    if axis != output.dim() - 1:
        place = place[::-1]
    got, wanted = _rows(output[lead]), _rows(exact[lead])
    return {
        "kind": "weights",
        "got": got,
        "expected": wanted,
        "worst": list(place),
        "got_row_sums": [finite(round(float(row), 6)) for row in output[lead].sum(-1)],
        "expected_row_sums": [finite(round(float(row), 6)) for row in exact[lead].sum(-1)],
        "note": f"the matrix at {list(lead)}" if lead else "",
    }


def _rows(matrix: Tensor) -> list[list[float | str | None]]:
    return [[finite(float(f"{value:.4g}")) for value in row] for row in matrix.tolist()]


def misconception_entries(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    """The named mistakes, each with the slug of its red-flag card where there is one."""
    cards = red_flag_of_misconception()
    return [{"id": f.id, "title": f.title, "evidence": f.evidence, "red_flag": cards.get(f.id)} for f in findings]


def fused_entry(name: str, learner: Timing | None, fused: Timing | None, *, device: str) -> dict[str, Any] | None:
    """The learner beside the fused implementation; None where either has no measurement."""
    if learner is None or fused is None:
        return None
    return {
        "implementation": name,
        "device": device,
        "learner_ms": round(learner.wall_ms, 3),
        "fused_ms": round(fused.wall_ms, 3),
        "slowdown": round(learner.wall_ms / max(fused.wall_ms, 1e-3), 2),
        "learner_peak_memory_bytes": learner.peak_memory_bytes,
        "fused_peak_memory_bytes": fused.peak_memory_bytes,
    }


def failure_details(failure: Failure) -> dict[str, Any]:
    """Where in the learner's file it happened, for an editor to mark."""
    return {
        "kind": failure.kind.value,
        "exception": failure.exception,
        "message": failure.message[:MESSAGE_CHARACTERS],
        "line": failure.line,
        "column": failure.column,
        "source_line": None if failure.source_line is None else failure.source_line[:200],
    }
