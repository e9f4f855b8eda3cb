"""The examples in an exercise's statement are what its model solution gives."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from grader.catalogue import read_exercise

EXERCISES = Path(__file__).resolve().parents[2] / "content" / "exercises"
SLUGS = sorted(path.parent.name for path in EXERCISES.glob("*/exercise.yaml"))
EXAMPLES = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _examples(slug: str) -> str:
    return "\n".join(EXAMPLES.findall((EXERCISES / slug / "statement.md").read_text(encoding="utf-8")))


def _names_of(slug: str, file: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    path = EXERCISES / slug / file
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), names)  # Triton reads a kernel's source there again
    return names


@pytest.fixture(autouse=True)
def _kernels_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_INTERPRET", "1")


@pytest.mark.parametrize("slug", SLUGS)
def test_it_shows_what_the_solution_gives(slug: str) -> None:
    example = doctest.DocTestParser().get_doctest(_examples(slug), _names_of(slug, "solution.py"), slug, None, 0)
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(example, out=said.append)
    assert results.attempted >= 2
    assert results.failed == 0, "".join(said)


@pytest.mark.parametrize("slug", SLUGS)
def test_it_starts_from_code_that_says_it_is_unfinished(slug: str) -> None:
    exercise = read_exercise(EXERCISES / slug)
    function = _names_of(slug, "starter.py")[exercise.function]
    assert tuple(inspect.signature(function).parameters) == exercise.parameters
    with pytest.raises(NotImplementedError):
        function(*exercise.parameters)
