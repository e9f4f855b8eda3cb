"""One runner without isolation and one pool for all tests of the judge: what is judged is numbers, not the sandbox."""

from dataclasses import fields, replace

import pytest
import torch

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedCase, PreparedPool, prepare
from grader.worker.unisolated import Unisolated

KEPT_NUMBERS = 1024  # of larger inputs no answer is kept: nearly all formulas are refuted on the smallest case


class SameAnswers(PreparedCase):
    """Keeps what wrong formulas give, also of those that are plainly refuted: the next program is asked about the same
    thousands."""

    def __init__(self, case):
        super().__init__(**{field.name: getattr(case, field.name) for field in fields(PreparedCase)})
        self.answers, self.slacks = {}, {}

    def _answer(self, formula):
        found = self.answers.get(formula, self)
        if found is self:
            found = self.answers[formula] = super()._answer(formula)
        return found

    def _slack(self, formula, answer):
        found = self.slacks.get(formula, self)
        if found is self:
            found = self.slacks[formula] = super()._slack(formula, answer)
        return found


def _keeping(case):
    numbers = sum(output.numel() for output in case.exact.outputs)
    return SameAnswers(case) if numbers <= KEPT_NUMBERS else case


class SameCases(PreparedPool):
    """Keeps what it prepared, so that a hundred programs are judged on the same few seeds."""

    def __init__(self):
        super().__init__()
        self.kept = {}

    def get(self, exercise, *, seed=None, exclude=()):
        if seed is None:
            return super().get(exercise, exclude=exclude)
        if (exercise.slug, seed) not in self.kept:
            prepared = prepare(exercise, seed)
            self.kept[exercise.slug, seed] = replace(prepared, cases=tuple(map(_keeping, prepared.cases)))
        return self.kept[exercise.slug, seed]


@pytest.fixture(scope="session", autouse=True)
def _one_thread():
    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def pool():
    return SameCases()


@pytest.fixture(scope="session")
def verdict(pool):
    """`verdict("softmax", source)`: the judge's verdict, without isolation."""
    runner = Unisolated()

    def run(slug, source, *, seed=1, **more):
        return judge(get_exercise(slug), source, runner=runner, pool=pool, seed=seed, **more)

    return run


@pytest.fixture(scope="session")
def named():
    """The ids of a verdict's misconceptions."""
    return lambda found: {entry["id"] for entry in found["misconceptions"]}
