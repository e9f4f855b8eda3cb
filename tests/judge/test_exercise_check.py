"""The check that an exercise ships only when its wrong answers fail for their stated reason."""

import shutil
from contextlib import closing
from dataclasses import replace

import pytest

from grader.catalogue import exercises, get_exercise
from grader.learner_side import kernels
from grader.worker.cases import read_cases
from grader.worker.exercise_check import SEEDS, check_exercise, check_signal
from grader.worker.prepared import prepare
from grader.worker.sandbox import Layer, Sandbox
from grader.worker.unisolated import Unisolated


@pytest.mark.parametrize("slug", sorted(exercises()))
def test_every_exercise_holds(slug):
    exercise = get_exercise(slug)
    measured = any(spec.options.get("memory") for spec in read_cases(exercise).specs)
    # Only a sandbox has an account of memory, or of the launches of kernels.
    sandboxed = measured or kernels.RULE in exercise.bans
    with closing(Sandbox(layer=Layer.KERNEL) if sandboxed else Unisolated()) as runner:
        assert list(check_exercise(exercise, runner)) == []
    assert len(list((exercise.folder / "wrong").glob("*.py"))) >= 4


@pytest.fixture
def copied(tmp_path):
    """A copy of the softmax exercise that may be spoiled."""
    exercise = get_exercise("softmax")
    folder = shutil.copytree(exercise.folder, tmp_path / "softmax")
    for path in (folder / "wrong").iterdir():
        path.unlink()
    return replace(exercise, folder=folder)


def problems(exercise):
    return "\n".join(check_exercise(exercise, Unisolated()))


def test_it_finds_a_wrong_program_under_another_name(copied):
    source = exercises()["softmax"].folder / "wrong/global-max.py"
    shutil.copy(source, copied.folder / "wrong/double-softmax.py")
    assert "named ['global-max'], not double-softmax" in problems(copied)


def test_it_finds_a_wrong_program_that_passes(copied):
    shutil.copy(copied.folder / "solution.py", copied.folder / "wrong/hard-argmax.py")
    assert "passed, not failed" in problems(copied)


def test_it_finds_a_solution_that_fails(copied):
    (copied.folder / "solution.py").write_text("def softmax(scores, dim):\n    return scores\n")
    assert "solution.py" in problems(copied)


def test_it_finds_cases_without_signal(copied):
    text = (copied.folder / "cases.yaml").read_text()
    head = text[: text.index("cases:")]
    (copied.folder / "cases.yaml").write_text(
        head + "cases:\n  - {name: one, description: a single score, shape: [3, 1], dim: -1}\n"
    )
    found = "\n".join(check_signal(prepare(copied, SEEDS[0])))
    assert "hard argmax come within 100 budgets" in found
    assert "global-max comes within 100 budgets" in found
