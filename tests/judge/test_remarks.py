"""The remarks of a verdict: few, of their kinds, from what was judged, measured or read."""

from pathlib import Path

import pytest

from grader.catalogue import get_exercise
from grader.wording import RemarkKind
from grader.worker import passes, remarks
from grader.worker.cases import read_cases
from grader.worker.mistakes import MISTAKES
from grader.worker.passes import Measured
from grader.worker.prepared import prepare
from grader.worker.program import Timing

PROGRAMS = Path(__file__).parent / "programs/wrong"
SOFTMAX = "import torch\n\ndef softmax(scores, dim):\n    e = torch.exp(scores - scores.amax(dim, keepdim=True))\n"
RIGHT = SOFTMAX + "    return e / e.sum(dim, keepdim=True)\n"


def kinds(found):
    return [one["kind"] for one in found["remarks"]]


def text(found, kind):
    return " ".join(one["text"] for one in found["remarks"] if one["kind"] == kind)


def test_it_asks_the_question_of_the_named_mistake(verdict):
    found = verdict("softmax", SOFTMAX + "    return e\n")
    assert kinds(found) == ["essential", "actionable", "informative"]
    assert text(found, "actionable") == MISTAKES["not-normalized"].question
    assert "The error is" in text(found, "essential")
    assert text(found, "informative").startswith("Right already: “")


def test_it_asks_of_both_of_two_mistakes_and_no_more(verdict):
    slug = "scaled-dot-product-attention"
    found = verdict(slug, (PROGRAMS / slug / "zeroed_afterwards_twice_no_scale.py").read_bytes())
    assert [one["about"] for one in found["remarks"]] == ["numbers", "missing-scale", "double-softmax"]
    assert kinds(found) == ["essential", "actionable", "actionable"]


@pytest.mark.parametrize(
    ("source", "asked"),
    [
        ("def softmax(scores, dim):\n    return (\n", "What opens before that place"),
        ("def soft(scores, dim):\n    return scores\n", "Is the name spelled as asked"),
        ("def softmax(scores):\n    return scores\n", "Which arguments"),
        ("1 / 0\n", "when the file is loaded"),
        ("def softmax(scores, dim):\n    return scores @ scores\n", "What is the shape of each tensor"),
        ("def softmax(scores, dim):\n    return scores.nothing\n", "What is the value and the type"),
        ("def softmax(scores, dim):\n    raise NotImplementedError\n", "The statement has an example"),
        ("def softmax(scores, dim):\n    return None\n", "hand back"),
    ],
)
def test_it_asks_where_to_look_in_a_program_that_gave_no_numbers(source, asked, verdict):
    found = verdict("softmax", source)
    assert kinds(found)[0] == "essential"
    assert asked in text(found, "actionable")


def test_it_says_what_the_arguments_were_when_a_visible_case_raised(verdict):
    found = verdict("softmax", "def softmax(scores, dim):\n    return scores[9]\n")
    assert "the arguments are scores (3, 5), dim = -1" in text(found, "informative")


def test_it_says_nothing_of_a_run_whose_cases_are_right(verdict):
    assert verdict("softmax", RIGHT, visible_only=True)["remarks"] == []


def test_it_reads_few_remarks_the_first_ones_by_kind():
    made = [remarks.Remark(kind, str(number), "") for number, kind in enumerate(reversed(RemarkKind))]
    assert [one["text"] for one in remarks.entries(made)] == ["2", "1", "0"]


# --- a pass ----------------------------------------------------------------------------------------------------------


def of_pass(slug, source, *, mine, theirs=1.0, peak=None):
    """What is said of a pass with these measurements, in milliseconds and matrices of all scores."""
    rules = read_cases(get_exercise(slug))
    call = prepare(rules.exercise, 1, visible_only=True).timing
    whole = None
    if peak is not None:
        whole = int(peak * passes.whole_matrix_bytes(call.arguments))
    measured = Measured(call, Timing(mine, whole), Timing(theirs, whole), "sdpa")
    return {one.about: (one.kind.value, one.text) for one in passes.of_passed(rules, [], source, measured)}


LOOP = "def softmax(scores, dim):\n    for row in scores:\n        pass\n"


def test_it_says_how_much_slower_than_the_fused_one_and_which_loop_is_pythons():
    kind, said = of_pass("softmax", LOOP, mine=30.0)["speed"]
    assert kind == "actionable"
    assert "takes 30.0 ms where sdpa takes 1.00 ms: 30 times as long. Line 2 loops in Python" in said
    assert "loops" not in of_pass("softmax", RIGHT, mine=30.0)["speed"][1]
    assert "speed" not in of_pass("softmax", LOOP, mine=2.5)


def test_it_says_on_what_time_was_measured():
    assert "float32 on scores (128, 256)" in of_pass("softmax", RIGHT, mine=30.0)["measurement"][1]


def test_it_praises_speed_only_where_there_is_some():
    assert of_pass("softmax", RIGHT, mine=0.9)["speed"] == (
        "celebratory",
        "Faster than sdpa: 0.90 ms beside its 1.00 ms.",
    )
    assert of_pass("softmax", RIGHT, mine=1.2)["speed"][1].startswith("About as fast as sdpa")
    assert not [kind for kind, _ in of_pass("softmax", RIGHT, mine=1.6).values() if kind == "celebratory"]


def test_it_speaks_of_memory_by_matrices_of_all_scores():
    slug = "causal-attention"
    kind, said = of_pass(slug, "", mine=2.0, peak=5)["memory"]
    assert kind == "actionable"
    assert "room for 5 matrices" in said
    assert of_pass(slug, "", mine=2.0, peak=0.2)["memory"][0] == "celebratory"
    assert "memory" not in of_pass(slug, "", mine=2.0, peak=2)
    assert "memory" not in of_pass(slug, "", mine=90.0, peak=0.2)
    assert "memory" not in of_pass("attention-weights", "", mine=2.0, peak=9)  # there the matrix is asked for


def test_it_says_that_low_precision_is_left_for_a_wider_dtype(verdict):
    found = verdict("softmax", RIGHT.replace("scores - ", "scores.double() - ").replace("dim, True)", "dim)"))
    assert found["status"] == "failed"  # another dtype comes back
    source = SOFTMAX.replace("    e = ", "    kept = scores.dtype\n    scores = scores.double()\n    e = ")
    found = verdict("softmax", source + "    return (e / e.sum(dim, keepdim=True)).to(kept)\n")
    assert found["status"] == "passed"
    assert "Line 5 computes in float64" in text(found, "actionable")
