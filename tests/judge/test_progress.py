"""How far a program has come is told while it runs, and only when that takes long."""

from __future__ import annotations

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.progress import TELL_SECONDS, ToldRunner
from grader.worker.unisolated import Unisolated

SLOW = f"""
import time
def softmax(scores, dim):
    time.sleep({TELL_SECONDS * 0.6})
    return scores
"""
QUICK = "def softmax(scores, dim):\n    return scores\n"


def told_of(source):
    told = []
    runner = ToldRunner(Unisolated(), told.append)
    found = judge(get_exercise("softmax"), source, runner=runner, pool=PreparedPool(), visible_only=True)
    runner.close()
    return found, told


def test_it_tells_of_a_program_that_takes_its_time():
    found, told = told_of(SLOW)
    assert found["status"] == "failed"
    assert told == sorted(told)
    assert told[0] == 2  # after 0.6 of the interval nothing, after 1.2 of it the first word


def test_it_tells_nothing_of_a_program_that_is_done_at_once():
    found, told = told_of(QUICK)
    assert (found["status"], told) == ("failed", [])
