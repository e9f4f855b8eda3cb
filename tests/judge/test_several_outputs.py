"""Functions that return several tensors, read an iterator, or may not take much memory."""

from contextlib import closing

import pytest

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.sandbox import Layer, Sandbox

MERGE = """
import torch
def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.logaddexp(lse_a, lse_b)
    empty = lse == -torch.inf
    safe = lse.masked_fill(empty, 0.0)
    a, b = (torch.exp(one - safe).unsqueeze(-1) for one in (lse_a, lse_b))
    out = out_a * a + out_b * b
    return {}
"""


@pytest.mark.parametrize(
    ("returned", "text"),
    [
        ("lse, out", "`out` has shape"),
        ("out", "A tuple (out, lse) is expected"),
        ("out, lse, lse", "2 values (out, lse) are expected; 3 values came back"),
        ("out, lse.tolist()", "as lse"),
        ("out, lse.double()", "`lse` is float64"),
        ("out, lse.unsqueeze(-1)", "`lse` has shape"),
        ("out, lse + 1", "lse is"),
    ],
)
def test_it_says_which_of_several_values_is_wrong(verdict, returned, text):
    found = verdict("merge-attention", MERGE.format(returned))
    assert found["status"] == "failed"
    assert text in found["cases"][0]["message"]


def test_it_counts_what_is_not_a_number_in_every_value(verdict):
    found = verdict("merge-attention", MERGE.format("out, lse * torch.nan"))
    assert found["cases"][0]["nan_count"] > 0


def test_it_names_mistakes_from_all_values_together(verdict, named):
    found = verdict("merge-attention", MERGE.format("out, lse_a + lse_b"))
    assert named(found) == {"lse-added"}


def test_it_gives_tiles_that_can_be_read_once(verdict):
    twice = """
import torch
def online_softmax(blocks):
    top = torch.cat([b.amax(-1, keepdim=True) for b in blocks], -1).amax(-1)
    return top, sum(torch.exp(b - top.unsqueeze(-1)).sum(-1) for b in blocks)
"""
    found = verdict("online-softmax", twice)
    assert found["status"] in ("failed", "raised")
    assert not found["cases"][0]["passed"]


@pytest.fixture(scope="module")
def sandboxed():
    with closing(Sandbox(layer=Layer.KERNEL)) as runner:
        yield lambda slug, source: judge(get_exercise(slug), source, runner=runner, pool=PreparedPool(), seed=1)


def test_it_measures_memory_by_the_kernels_account(sandboxed, named):
    whole = """
import torch
def tiled_attention(q, k, v, block_q, block_k):
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, -1) @ v
"""
    found = sandboxed("tiled-attention", whole)
    assert named(found) == {"scores-materialized"}
    failing = [case["name"] for case in found["cases"] if not case["passed"]]
    assert failing == ["memory: 1536 queries, 1536 keys"]
    assert "whole Tq x Tk matrix takes 9.0 MiB" in found["cases"][-1]["message"]


def test_it_sees_a_changed_tile_through_the_sandbox(sandboxed, named):
    source = (get_exercise("online-softmax").folder / "wrong/input-modified.py").read_text()
    found = sandboxed("online-softmax", source)
    assert (found["status"], named(found)) == ("failed", {"input-modified"})
    assert "changed its argument blocks" in found["cases"][0]["message"]
