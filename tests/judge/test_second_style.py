"""The mistakes of `content/exercises/*/wrong` made once more by other means, and right programs in different styles.

A file of `second_style/<exercise>/` is named for its mistake, or `right`; after `__` comes what it does in its own way.
The judge is not tuned on them. Here a sample is judged; `python -m benchmarks.diagnosis` judges all.
"""

from random import Random

import pytest

from benchmarks.diagnosis import AS_THEY_SHOULD, Judged, Labelled, Outcome, second_style
from grader.catalogue import get_exercise
from grader.learner_side import kernels

PROGRAMS = sorted(second_style(), key=lambda program: program.name)
# Without those that take a sandbox: only it has an account of the launches of kernels.
EXERCISES = sorted({p.exercise for p in PROGRAMS if kernels.RULE not in get_exercise(p.exercise).bans})


SAMPLED_EXERCISES = 12  # all of them would take a minute


def wrong_of_some_exercises():
    """One of each, chosen by its name, so that it stays when another exercise gets programs."""
    some = Random("wrong").sample(EXERCISES, SAMPLED_EXERCISES)
    return [Random(slug).choice([p for p in PROGRAMS if p.exercise == slug and not p.right]) for slug in some]


def right_of_two_exercises():
    two = Random("right").sample(EXERCISES, 2)
    return [program for program in PROGRAMS if program.right and program.exercise in two]


def named_for(programs):
    return [pytest.param(program, id=program.name) for program in programs]


@pytest.mark.parametrize("program", named_for(wrong_of_some_exercises() + right_of_two_exercises()))
def test_it_judges_a_program_that_it_was_not_made_for(program, verdict):
    judged = Judged(program, verdict(program.exercise, program.source))
    assert judged.outcome in AS_THEY_SHOULD, judged.line


WRONG = Labelled(
    "a", "softmax", "", frozenset({"failed"}), (frozenset({"double-softmax"}),), frozenset({"wrong-shape"})
)
RIGHT = Labelled("b", "softmax", "", frozenset({"passed"}))
STOPPED = Labelled("c", "softmax", "", frozenset({"rule_broken"}))


@pytest.mark.parametrize(
    ("program", "status", "names", "outcome"),
    [
        (WRONG, "failed", ["double-softmax"], Outcome.NAMED),
        (WRONG, "failed", ["double-softmax", "wrong-shape"], Outcome.NAMED),
        (WRONG, "failed", ["double-softmax", "global-max"], Outcome.NAMED_AMONG_OTHERS),
        (WRONG, "failed", ["global-max"], Outcome.NAMED_WRONGLY),
        (WRONG, "raised", [], Outcome.UNEXPLAINED),
        (WRONG, "passed", [], Outcome.ACCEPTED),
        (RIGHT, "passed", [], Outcome.PASSED),
        (RIGHT, "failed", [], Outcome.REJECTED),
        (RIGHT, "failed", ["global-max"], Outcome.ACCUSED),
        (STOPPED, "rule_broken", [], Outcome.STATUS_RIGHT),
        (STOPPED, "failed", [], Outcome.STATUS_WRONG),
        (STOPPED, "failed", ["global-max"], Outcome.NAMED_WRONGLY),
    ],
)
def test_it_counts_a_name_only_where_it_stands_alone(program, status, names, outcome):
    found = {"status": status, "misconceptions": [{"id": name} for name in names]}
    assert Judged(program, found).outcome is outcome
