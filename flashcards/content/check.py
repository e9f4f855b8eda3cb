"""Checks what loading cannot see: that the code prints what the text says, and that the numbers are right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from flashcards.content.code import CodeBlock
from flashcards.content.library import Content
from flashcards.content.problems import Problem
from flashcards.content.process import Runner, RunnerDied
from flashcards.content.quiz import QuizTopicContent
from flashcards.content.quiz_run import works

__all__ = ["RunnerDied", "check_runs"]


def check_runs(
    contents: Sequence[Content], topics: Sequence[QuizTopicContent] = (), *, runner: Runner | None = None
) -> list[Problem]:
    """Run every block and every expression, in one process with torch, and compare. Raises RunnerDied.

    `runner` is that process where it was started before; it is used up.
    """
    quiz = works(topics)
    with runner or Runner() as started:
        started.begin([*map(_job, contents), *(work.job() for work in quiz)])
        answers = started.answers()
    of_contents, of_quizzes = answers[: len(contents)], answers[len(contents) :]
    found = list(chain.from_iterable(map(_compare, contents, of_contents)))
    for work, answer in zip(quiz, of_quizzes, strict=True):
        found += work.read(answer)[1]
    return sorted(found)


def _job(content: Content) -> dict[str, Any]:
    return {
        "setup": content.setup,
        "expressions": [number.expression for number in content.numbers],
        "blocks": [block.source for block in content.code],
    }


def _compare(content: Content, answer: dict[str, Any]) -> list[Problem]:
    document = content.document
    found: list[tuple[int, str]] = []
    if answer["setup_error"]:
        error = answer["setup_error"]
        found.append((document.line_of("setup") + error["line"], f"the setup raises {error['text']}"))
    else:
        for number, value in zip(content.numbers, answer["values"], strict=True):
            text = f"[[{number.name}]]: {value['error']}" if value["error"] else number.disagrees(value["numbers"])
            if text:
                found.append((number.line, text))
    found += _compare_outputs(content.code, answer["outputs"])
    return [Problem(document.path, line, text) for line, text in found]


def _compare_outputs(blocks: Sequence[CodeBlock], outputs: list[dict[str, Any]]) -> list[tuple[int, str]]:
    found = []
    for block, output in zip(blocks, outputs, strict=True):
        if output["error"]:
            found.append((block.line + output["error"]["line"], f"the code raises {output['error']['text']}"))
        elif _plain(output["printed"]) != _plain(block.output):
            found.append(
                (
                    block.line,
                    f"the code prints\n{_shown(output['printed'])}\nbut the text shows\n{_shown(block.output)}",
                )
            )
    return found


def _plain(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().split("\n")]


def _shown(text: str) -> str:
    return "\n".join(f"    {line}" for line in _plain(text)) if text.strip() else "    nothing"
