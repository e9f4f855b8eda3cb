"""Low precision is told from other small errors, also where a case returns one number only."""

import pytest

from grader.catalogue import get_exercise
from grader.worker.relations import go_both_ways


@pytest.mark.parametrize(
    ("up", "down", "both"),
    [(50, 50, True), (500, 49, False), (12, 1, True), (12, 0, False), (3, 0, False), (20, 1, False), (0, 0, True)],
)
def test_errors_go_both_ways_where_chance_may_have_made_them_uneven(up, down, both):
    assert go_both_ways(up, down) is both
    assert go_both_ways(down, up) is both


def test_it_names_low_precision_though_nearly_all_errors_go_one_way(verdict, named):
    source = (get_exercise("cross-entropy").folder / "wrong/low-precision-inside.py").read_bytes()
    assert named(verdict("cross-entropy", source, seed=8978920337300064)) == {"low-precision-inside"}
