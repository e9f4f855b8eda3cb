"""What the benchmarks compare judges the same cases."""

from __future__ import annotations

from benchmarks.cold import Cold
from benchmarks.table import Row, print_table
from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool

WITHOUT_MAX = "def softmax(scores, dim):\n    e = scores.exp()\n    return e / e.sum(dim, keepdim=True)\n"


def test_it_comes_to_the_same_verdict_from_a_cold_start():
    verdict = judge(get_exercise("softmax"), WITHOUT_MAX, runner=Cold(), pool=PreparedPool(), visible_only=True)
    assert verdict["status"] == "failed"
    assert [found["id"] for found in verdict["misconceptions"]] == ["no-max-subtraction"]


def test_it_prints_one_table_with_what_was_missed(capsys):
    print_table([Row("start", "1.0 s", "< 2 s", True), Row("memory", "200 MB", "< 150 MB", False), Row("queries", "4")])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines[2:]] == ["yes", "NO", "4"]
