"""One runner without isolation and one pool for all tests of the judge: what is judged is numbers, not the sandbox."""

import pytest
import torch

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool, prepare
from grader.worker.unisolated import Unisolated


class SameCases(PreparedPool):
    """Keeps what it prepared, so that a hundred programs are judged on the same few seeds."""

    def __init__(self):
        super().__init__()
        self.kept = {}

    def get(self, exercise, *, seed=None, exclude=()):
        if seed is None:
            return super().get(exercise, exclude=exclude)
        if (exercise.slug, seed) not in self.kept:
            self.kept[exercise.slug, seed] = prepare(exercise, seed)
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
