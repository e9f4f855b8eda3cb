"""Which of several failures decides the status."""

import itertools

import pytest

from grader.worker.judge import _stopping
from grader.worker.program import Failure, FailureKind

ORDER = [
    FailureKind.BANNED,
    FailureKind.BLOCKED,
    FailureKind.TIMED_OUT,
    FailureKind.OUT_OF_MEMORY,
    FailureKind.OUTPUT_TOO_LARGE,
    FailureKind.CRASHED,
    FailureKind.RAISED,
]


class Stopped:
    def __init__(self, kind):
        self.failure = Failure(kind, "")


@pytest.mark.parametrize(("worse", "better"), list(itertools.pairwise(ORDER)))
def test_it_says_the_worst(worse, better):
    assert _stopping([Stopped(better), Stopped(worse)], None).kind is worse
    assert _stopping([Stopped(better)], Failure(worse, "")).kind is worse


def test_it_says_nothing_where_nothing_stopped():
    assert _stopping([], None) is None
