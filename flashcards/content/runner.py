"""Runs what content files contain, in a process of its own: `python -m flashcards.content.runner`.

Reads an order from stdin, `{"jobs", "answers", "processes"}`: a file with a JSON list of jobs, one for a content file,
`{"setup", "expressions": [...], "blocks": [...]}`; the file to write the list of answers to, `{"setup_error", "values":
[...], "outputs": [...]}`; and how many processes may share the work. Its parent, which must not load torch, compares.
A file of quiz items has jobs of its own under "quiz", one for an item; see flashcards/content/quiz_runner.py.
"""

from __future__ import annotations

import contextlib
import gc
import io
import json
import multiprocessing
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from flashcards.content import quiz_runner
from flashcards.content.sharing import few_collections

OFFERED = ("math", "torch", "attention_core")  # what setup and expressions may use without importing it


def main() -> None:
    """What takes longest to import is imported before the order comes, and once for all processes."""
    _offered()
    text = sys.stdin.readline()
    if not text:
        return  # there is nothing to do after all
    order = json.loads(text)
    jobs = json.loads(Path(order["jobs"]).read_text(encoding="utf-8"))
    Path(order["answers"]).write_text(json.dumps(_answers(jobs, order["processes"])), encoding="utf-8")


def _answers(jobs: list[dict[str, Any]], processes: int) -> list[dict[str, Any]]:
    if processes == 1:
        return [_answer(job) for job in jobs]
    # Forked, so that none of them imports torch again; a pool that notices when one of them dies.
    gc.freeze()
    fork = multiprocessing.get_context("fork")
    with few_collections(), ProcessPoolExecutor(processes, mp_context=fork) as pool:
        return list(pool.map(_answer, jobs, chunksize=max(1, len(jobs) // processes // 8)))


def _offered() -> dict[str, Any]:
    return {name: import_module(name) for name in OFFERED}


def _answer(job: dict[str, Any]) -> dict[str, Any]:
    quiz = job.get("quiz", [])
    names = {**_offered(), **(quiz_runner.offered() if quiz else {})}
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
            # Of a text that is no Python, `str` also says where it is, in lines that only the runner counts.
            said = problem.msg if isinstance(problem, SyntaxError) else problem
            error = {"line": _line(problem), "text": f"{type(problem).__name__}: {said}"}
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
