"""A verdict as text for a terminal. Pure: a dict in, text out."""

from __future__ import annotations

from typing import Any

from grader.statuses import VerdictStatus

GREEN, RED, BOLD, DIM, PLAIN = "\x1b[32m", "\x1b[31m", "\x1b[1m", "\x1b[2m", "\x1b[0m"


def verdict_text(verdict: dict[str, Any], *, colour: bool = False) -> str:
    """The verdict of CONTRACT section 3 in the order in which a learner needs it: sentence, name, cases, times."""

    def paint(code: str, text: str) -> str:
        return f"{code}{text}{PLAIN}" if colour else text

    passed = verdict["status"] == VerdictStatus.PASSED
    head = paint(GREEN if passed else RED, verdict["status"].replace("_", " "))
    lines = [f"{paint(BOLD, verdict['exercise'])}: {head}", printable(verdict["summary"])]
    for found in verdict["misconceptions"]:
        lines += ["", paint(BOLD, f"{found['title']} ({found['id']})"), f"  {found['evidence']}"]
    if verdict["cases"]:
        lines += ["", *case_table(verdict["cases"])]
    if verdict["fused"]:
        lines += ["", fused_line(verdict["fused"])]
    if verdict["stdout"]:
        lines += ["", paint(DIM, "your program printed:"), printable(verdict["stdout"])]
    if verdict["cases"]:  # without cases nothing was drawn or timed
        lines += ["", paint(DIM, f"seed {verdict['seed']}, {verdict['wall_ms']:.0f} ms")]
    return "\n".join(lines)


def printable(text: str) -> str:
    """The learner's text without what a terminal would obey."""
    return "".join(c if c in "\n\t" or c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def case_table(cases: list[dict[str, Any]]) -> list[str]:
    width = max(len(case["name"]) for case in cases)
    columns = max(len(case["dtype"]) for case in cases)
    lines = []
    for case in cases:
        mark = "ok  " if case["passed"] else "FAIL"
        lines.append(f"  {mark}  {case['name']:{width}}  {case['dtype']:{columns}}{case_note(case)}".rstrip())
    return lines


def case_note(case: dict[str, Any]) -> str:
    """How far a case is from its budget, or what kept it from having numbers."""
    note = ""
    if isinstance(case["error_over_budget"], int | float):
        note += f"  error {case['error_over_budget']:.3g} x budget"
    elif case["error_over_budget"] is not None:
        note += f"  error {case['error_over_budget']}"
    if case["message"]:
        note += f"  {printable(case['message'])}"
    return note


def fused_line(fused: dict[str, Any]) -> str:
    theirs = f"{fused['implementation']} {fused['fused_ms']:.2f} ms on {fused['device']}"
    return f"yours {fused['learner_ms']:.2f} ms, {theirs}: {fused['slowdown']:.1f} times as long"
