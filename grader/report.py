"""A verdict as text for a terminal. Pure: a dict in, text out."""

from __future__ import annotations

import textwrap
from typing import Any, Protocol

from grader.statuses import VerdictStatus
from grader.wording import RemarkKind, grouped

GREEN, RED, BOLD, DIM, PLAIN = "\x1b[32m", "\x1b[31m", "\x1b[1m", "\x1b[2m", "\x1b[0m"
WIDTH = 100  # of running text; the table of cases is as wide as it is
REMARK_COLOURS = {RemarkKind.ESSENTIAL: RED, RemarkKind.CELEBRATORY: GREEN}


class Following(Protocol):
    """The exercise to do next."""

    @property
    def slug(self) -> str: ...

    @property
    def title(self) -> str: ...


def verdict_text(verdict: dict[str, Any], *, colour: bool = False, following: Following | None = None) -> str:
    """The verdict in the order in which a learner needs it: sentence, remarks, names, facts, cases, times, and after a
    pass the exercise to do next."""

    def paint(code: str, text: str) -> str:
        return f"{code}{text}{PLAIN}" if colour else text

    passed = verdict["status"] == VerdictStatus.PASSED
    head = paint(GREEN if passed else RED, verdict["status"].replace("_", " "))
    lines = [f"{paint(BOLD, verdict['exercise'])}: {head}", *wrapped(verdict["summary"])]
    for kind, heading, texts in grouped(verdict.get("remarks", ())):
        lines += ["", paint(BOLD + REMARK_COLOURS.get(kind, ""), heading)]
        lines += [line for text in texts for line in wrapped(text, "  ")]
    for found in verdict["misconceptions"]:
        lines += ["", paint(BOLD, f"{found['title']} ({found['id']})"), *wrapped(found["evidence"], "  ")]
    facts = [fact for fact in verdict.get("facts", ()) if fact not in verdict["summary"]]
    if facts:
        lines += ["", paint(BOLD, "Also certain")]
        lines += [line for fact in facts for line in wrapped(fact, "- ")]
    if verdict["cases"]:
        lines += ["", *case_table(verdict["cases"])]
    if verdict["fused"]:
        lines += ["", fused_line(verdict["fused"])]
    if verdict["stdout"]:
        lines += ["", paint(DIM, "your program printed:"), printable(verdict["stdout"])]
    if verdict["cases"]:  # without cases nothing was drawn or timed
        lines += ["", paint(DIM, f"seed {verdict['seed']}, {verdict['wall_ms']:.0f} ms")]
    if passed and following is not None:
        lines += ["", f"Next: {paint(BOLD, following.title)} ({following.slug})"]
    return "\n".join(lines)


def wrapped(text: str, bullet: str = "") -> list[str]:
    """The text in lines that one can read, the later ones under the first."""
    indent = " " * len(bullet)
    return textwrap.wrap(
        printable(text), WIDTH, initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )


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
