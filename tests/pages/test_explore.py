"""The explorer's page, and the grammar of its links, without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from attention_core import MISCONCEPTIONS, Formula, Inputs, evaluate
from attention_core.formula import Product
from config.settings import BASE_DIR
from flashcards.content.links import link_resolver
from flashcards.explorer import read_state
from flashcards.explorer_examples import EXAMPLES, STATIC_ROWS, STATIC_SUMS
from flashcards.explorer_flags import FLAGS
from grader.rendering import UnknownTarget
from tests.pages import factories

UNREADABLE = (
    "s=1,2;3",
    "s=1,2;3,x&causal=1",
    "s=" + ";".join(["1"] * 9),
    "s=" + ",".join(["1"] * 9),
    "s=12345",
    "s=1.1234567",
    "s=1e3",
    "s=+1",
    "s= 1",
    "s=",
    "q=1,2",
    "q=1,2&k=1",
    "q=1&k=1&s=1&d=4",
    "q=1,2,3,4,5&k=1,2,3,4,5",
    "s=1,2&keep=1",
    "s=1,2&keep=12",
    "s=1,2&keep=10;01",
    "s=1,2&d=0",
    "s=1,2&d=1.5",
    "s=1,2&t=0",
    "s=1,2&t=-1",
    "s=1,2&causal=yes",
    "s=1,2&window=0",
    "s=1,2&length=3",
    "s=1,2&alibi=11",
    "s=1,2&cap=0",
    "s=1,2&precision=int8",
    "s=1,2&wrong=",
    "s=1,2&wrong=no-such-flag,mask-after-softmax",
    "s=1,2&wrong=mask-after-softmax,mask-finite-fill",
    "s=1,2&wrong=mask-inverted,mask-inverted",
    "s=1,2&row=1&tile=9&step=99",
    "s=1,2&s=3,4",
    "colour=red&s=1&shape",
    "s=%zz&q=%F0%9F%98%80",
    "s=" + "1" * 5000,
)


def explorer_links():
    """`(file name, query)` of every link to the explorer in the content."""
    for path in sorted(Path(BASE_DIR, "content").rglob("*.md")):
        for query in re.findall(r"\(explore:([^)\s]*)\)", path.read_text()):
            yield path.name, query


@pytest.mark.parametrize("query", UNREADABLE)
def test_it_says_what_is_wrong_with_a_link(query):
    state, problems = read_state(query)
    assert problems
    assert 1 <= state.queries <= 8
    assert 1 <= state.keys <= 8


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_it_reads_its_own_examples(example):
    assert read_state(example.query)[1] == []


def test_it_names_only_misconceptions_that_the_judge_knows():
    assert set(FLAGS) <= set(MISCONCEPTIONS)


def test_it_links_content_to_states_that_can_be_read():
    resolve = link_resolver(questions=[], exercises=[], red_flags=[])
    assert resolve("explore:s=1,2;3,4&causal=1") == "/explore/?s=1,2;3,4&causal=1"
    with pytest.raises(UnknownTarget, match="“window” must be a whole number from 1 to 8"):
        resolve("explore:s=1,2&window=0")


def test_it_shows_a_worked_example_that_is_right():
    state, _ = read_state(EXAMPLES[0].query)
    found = evaluate(Formula(product=Product.WEIGHTS), Inputs(q=_tensor(state.q), k=_tensor(state.k)))
    scores, weights = found.scores.flatten(), found.weights.flatten()
    exponentials = (scores - scores.max()).exp()
    for j, row in enumerate(STATIC_ROWS):
        assert float(row.product.replace("−", "-")) == float(scores[j]) * 2
        assert float(row.score.replace("−", "-")) == float(scores[j])
        assert (row.exponential, row.weight) == (f"{exponentials[j]:.3f}", f"{weights[j]:.3f}")
    assert (f"{exponentials.sum():.3f}", f"{weights.sum():.3f}") == STATIC_SUMS


def _tensor(rows):
    import torch

    return torch.tensor(rows, dtype=torch.float64)[None, None]


@pytest.mark.django_db
@pytest.mark.database
@pytest.mark.parametrize("signed_in", [True, False])
def test_it_is_open_to_everyone_and_links_its_red_flags(client_for, alice, signed_in):
    factories.red_flag("mask-after-softmax")
    factories.red_flag("softmax-over-queries", misconceptions=["softmax-wrong-axis"])
    page = client_for(alice if signed_in else None).get("/explore/?s=1,2").content.decode()
    assert 'href="/red-flags/mask-after-softmax/"' in page
    assert 'href="/red-flags/softmax-over-queries/"' in page
    assert "needs JavaScript" in page
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)
