"""The verdict as JSON, and its words."""

import json

import pytest

from grader.catalogue import get_exercise

TOP_LEFT = """
import torch

def causal_attention(q, k, v):
    hide = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).triu(1)
    return (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hide, -torch.inf).softmax(-1) @ v
"""
RIGHT = """
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
"""
KEYS = {
    "report_version", "exercise", "status", "summary", "cases", "misconceptions", "fused", "stdout", "seed", "wall_ms",
}  # fmt: skip
CASE_KEYS = {
    "name", "passed", "dtype", "checks", "max_abs_error", "max_rel_error", "mean_abs_error", "error_budget",
    "error_over_budget", "fused_error", "worst_index", "expected", "got", "row_sum_max_deviation", "nan_count",
    "inf_count", "negative_count", "gradient_max_abs_error", "message", "wall_ms", "peak_memory_bytes",
}  # fmt: skip


def test_it_has_all_keys_of_the_contract(verdict):
    for source in (TOP_LEFT, "def causal_attention(q, k, v): raise OSError", "def causal_attention(", ""):
        found = verdict("causal-attention", source)
        assert found.keys() >= KEYS
        assert all(case.keys() >= CASE_KEYS for case in found["cases"])
        assert found["report_version"] == 1
        assert found["seed"] == 1
        assert len(json.dumps(found, allow_nan=False)) < 200_000


def test_it_says_which_misconception_with_evidence_and_card(verdict):
    found = verdict("causal-attention", TOP_LEFT)
    (entry,) = found["misconceptions"]
    assert entry["id"] == "causal-top-left"
    assert entry["red_flag"] == "causal-top-left"
    assert "cases that tell it from the right answer" in entry["evidence"]
    assert "top-left" in found["summary"]
    assert found["facts"] == []


def test_it_measures_a_passed_program_beside_the_fused_one(verdict):
    found = verdict("softmax", RIGHT)
    assert found["fused"]["implementation"] == "torch.softmax"
    assert found["fused"]["learner_ms"] > 0
    assert found["fused"]["fused_ms"] > 0
    assert verdict("causal-attention", TOP_LEFT)["fused"] is None


def test_it_replays_a_seed(verdict):
    numbers = [
        [
            (case["max_abs_error"], case["worst_index"])
            for case in verdict("causal-attention", TOP_LEFT, seed=77)["cases"]
        ]
        for _ in range(2)
    ]
    assert numbers[0] == numbers[1]
    assert numbers[0] != [
        (case["max_abs_error"], case["worst_index"]) for case in verdict("causal-attention", TOP_LEFT, seed=78)["cases"]
    ]


def test_it_runs_only_visible_cases_when_asked(verdict):
    found = verdict("causal-attention", TOP_LEFT, visible_only=True)
    assert all(case["visible"] for case in found["cases"])
    assert 2 <= len(found["cases"]) < len(verdict("causal-attention", TOP_LEFT)["cases"])


def test_it_runs_visible_cases_on_the_same_inputs_each_time(verdict):
    one, two = (verdict("causal-attention", TOP_LEFT, visible_only=True) for _ in range(2))
    assert [case["got"] for case in one["cases"]] == [case["got"] for case in two["cases"]]
    assert one["seed"] == two["seed"]


def test_it_promises_nothing_about_hidden_cases_when_the_visible_ones_are_right(verdict):
    solution = (get_exercise("softmax").folder / "solution.py").read_text()
    found = verdict("softmax", solution, visible_only=True)
    assert (found["status"], found["fused"]) == ("passed", None)
    assert found["summary"] == "All 3 visible cases are right. Submit to have the hidden ones run too."


def test_it_writes_non_finite_numbers_as_text(verdict):
    found = verdict("softmax", "def softmax(scores, dim): return scores.exp() / scores.exp().sum(dim, keepdim=True)")
    worst = next(case for case in found["cases"] if case["name"] == "scores near +200 and -200")
    assert worst["got"] == "nan"
    assert worst["max_abs_error"] == "nan"
    assert worst["error_over_budget"] == "nan"
    assert worst["nan_count"] > 0
    assert not worst["passed"]


def test_it_pictures_the_weights_of_a_failing_case(verdict):
    found = verdict("causal-attention", TOP_LEFT)
    picture = next(case["heatmap"] for case in found["cases"] if case["heatmap"])
    assert len(picture["got"]) == len(picture["expected"]) == 4
    assert picture["expected_row_sums"] == pytest.approx([1.0] * 4)
    row, column = picture["worst"]
    assert abs(picture["got"][row][column] - picture["expected"][row][column]) > 0.01


def test_it_pictures_the_rows_along_the_axis_that_was_asked(verdict):
    found = verdict("softmax", "def softmax(scores, dim): return (scores - scores.amax(dim, keepdim=True)).exp()")
    case = next(case for case in found["cases"] if case["name"].startswith("first axis"))
    assert len(case["heatmap"]["got"]) == 3
    assert case["heatmap"]["expected_row_sums"] == pytest.approx([1.0] * 3, abs=1e-5)


def test_it_cuts_what_was_printed(verdict):
    found = verdict("softmax", "print('x' * 9000)\n" + RIGHT)
    assert found["status"] == "passed"
    assert found["stdout"] == "x" * 4000


def test_it_tells_where_the_code_raised(verdict):
    found = verdict("softmax", "def softmax(scores, dim):\n    return 1 / 0\n")
    assert found["status"] == "raised"
    assert "ZeroDivisionError" in found["summary"]
    assert found["details"]["line"] == 2
    assert found["details"]["source_line"] == "    return 1 / 0"
    assert all("ZeroDivisionError" in case["message"] for case in found["cases"])


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("def softmax(scores, dim):\n    return (", "line 2"),
        ("def softmax(scores):\n    return scores", "dim"),
        ("def sofmax(scores, dim):\n    return scores", "softmax(scores, dim)"),
    ],
)
def test_it_says_why_a_program_cannot_be_used(verdict, source, text):
    found = verdict("softmax", source)
    assert found["status"] == "invalid"
    assert text in found["summary"]
    assert found["cases"] == []
