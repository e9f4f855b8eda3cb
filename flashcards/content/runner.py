"""Runs what content files contain, in a process of its own: `python -m flashcards.content.runner`.

Reads a JSON list of jobs from stdin, one for a file: `{"setup", "expressions": [...], "blocks": [...]}`, and writes a
list of answers: `{"setup_error", "values": [...], "outputs": [...]}`. Its parent, which must not load torch, compares.
A file of quiz items has jobs of its own under "quiz", one for an item; see flashcards/content/quiz_runner.py.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import traceback
from importlib import import_module
from typing import Any

from flashcards.content import quiz_runner

OFFERED = ("math", "torch", "attention_core")  # what setup and expressions may use without importing it


def main() -> None:
    jobs = json.load(sys.stdin)
    offered = {name: import_module(name) for name in OFFERED}
    json.dump([_answer(job, offered) for job in jobs], sys.stdout)


def _answer(job: dict[str, Any], offered: dict[str, Any]) -> dict[str, Any]:
    quiz = job.get("quiz", [])
    names = {**offered, **(quiz_runner.offered() if quiz else {})}
    setup_error = _run(job["setup"], names)["error"]
    return {
        "setup_error": setup_error,
        "values": [_value(expression, names) for expression in job["expressions"]],
        "outputs": _run_blocks(job["blocks"]),
        "quiz": [] if setup_error else [quiz_runner.variants_of(each, names) for each in quiz],
    }


def _run_blocks(blocks: list[str]) -> list[dict[str, Any]]:
    names: dict[str, Any] = {"__name__": "__main__"}
    return [_run(block, names) for block in blocks]


def _run(source: str, names: dict[str, Any]) -> dict[str, Any]:
    printed = io.StringIO()
    error = None
    with contextlib.redirect_stdout(printed):
        try:
            exec(compile(source, "<content>", "exec"), names)
        except Exception as problem:  # noqa: BLE001 - whatever the text raises is its author's to read
            error = {"line": _line(problem), "text": f"{type(problem).__name__}: {problem}"}
    return {"printed": printed.getvalue(), "error": error}


def _value(expression: str, names: dict[str, Any]) -> dict[str, Any]:
    try:
        value = eval(expression, names)
        if hasattr(value, "reshape"):  # a tensor
            value = value.reshape(-1).tolist()
        numbers = [float(each) for each in value] if isinstance(value, (list, tuple)) else [float(value)]
    except Exception as problem:  # noqa: BLE001
        return {"numbers": None, "error": f"{type(problem).__name__}: {problem}"}
    return {"numbers": numbers, "error": None}


def _line(problem: Exception) -> int:
    """The line of the content's own code on which it happened, from 1."""
    if isinstance(problem, SyntaxError):
        return problem.lineno or 1
    own = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == "<content>"]
    return (own[-1] if own else None) or 1


if __name__ == "__main__":
    main()
