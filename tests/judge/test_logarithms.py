"""Logarithms of finished weights are named for certain, or not at all."""

import pytest

PROGRAM = """
import torch
def log_softmax(scores, dim):
    e = torch.exp(scores.float() - scores.float().amax(dim, keepdim=True))
    w = e / e.sum(dim, keepdim=True)
    return ({}).to(scores.dtype)
"""


def test_it_says_how_many_are_infinite_and_why(verdict, named):
    found = verdict("log-softmax", PROGRAM.format("torch.log(w)"))
    assert named(found) == {"log-of-softmax"}
    assert "weights below 1.2e-38, where float32 ends" in found["misconceptions"][0]["evidence"]


@pytest.mark.parametrize(
    "returned", ["torch.log(w + 1e-9)", "torch.log(w) + 0.5", "torch.log(w).masked_fill(w < 0.01, -torch.inf)"]
)
def test_it_is_not_named_where_anything_else_is_wrong(verdict, named, returned):
    found = verdict("log-softmax", PROGRAM.format(returned))
    assert found["status"] == "failed"
    assert "log-of-softmax" not in named(found)
