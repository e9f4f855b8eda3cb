"""The whole instance under load, while its processes are killed: nothing lost, nothing twice, nothing wrong.

`python -m benchmarks.queue` does the same with a thousand submissions and says how fast it is.
"""

from __future__ import annotations

import sys

import pytest

from benchmarks.queue import known_programs, load

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a worker are found in /proc")


def test_it_judges_each_of_sixty_once_and_rightly_while_six_processes_are_killed(tmp_path):
    result = load(
        tmp_path,
        counts=[20, 10, 10, 10, 10],
        kill_pause_seconds=(0.5, 2.5),
        most_kills=6,
        concurrency=1,
        pause_seconds=0.5,
        programs=known_programs(["softmax"]),
    )
    assert result.kills.total() == 6
    assert len(result.kills) == 5  # each kind of process
    assert (result.handed_in, len(result.outcomes)) == (60, 60)
    assert (result.lost, result.strangers, result.written_twice) == (0, 0, 0)
    assert not result.wrong
    assert not result.left_behind
