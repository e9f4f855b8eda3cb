"""The explorer's page, and the grammar of its links, without a browser."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from attention_core import MISCONCEPTIONS, Formula, Inputs, evaluate
from attention_core.formula import Product
from config.settings import BASE_DIR
from flashcards.content.links import link_resolver
from flashcards.explorer import read_state
from flashcards.explorer_examples import (
    EXAMPLES,
    SEEN,
    START_QUERY,
    STATIC_ROWS,
    STATIC_SUMS,
    card_in_explorer,
    seen_in_explorer,
)
from flashcards.explorer_flags import FLAGS
from grader.catalogue import red_flag_fronts
from grader.rendering import UnknownTarget
from tests.browser.explored import STREAMING, exact, streamed
from tests.pages import factories

UNREADABLE = (
    "s=1,2;3",
    "s=1,2;3,x&causal=1",
    "s=1,NaN",
    "s=abc&window=-3",
    "s=1,;2,3",
    "s=.5,1",
    "s=-9999.5,1",
    "s=a long word that is not a number at all",
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


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("s=1,NaN", "“NaN” in “s” is not a number"),
        ("s=1,2;3", "the rows of “s” are not of one length: they have 2, 1 numbers"),
        ("s=1,;2,3", "a number is missing in “s”"),
        ("s=1e3", "“1e3” in “s” must be written with at most four digits and six decimals, such as -12.5"),
        ("s=" + ",".join(["1"] * 9), "“s” has 9 numbers in a row; at most 8 can be shown"),
        ("colour=red", "“colour” is no setting of the explorer"),
    ],
)
def test_it_says_what_of_the_numbers_is_wrong(query, said):
    assert read_state(query)[1] == [said]


def test_it_shows_the_default_example_where_a_link_has_no_scores():
    start = read_state(START_QUERY)[0]
    assert read_state("") == (start, [])
    assert read_state("s=abc&window=-3")[0] == start
    assert (start.width, start.causal) == (4, True)
    assert (read_state("s=1,2")[0].width, read_state("s=1,2")[0].causal) == (1, False)
    assert read_state("causal=0&wrong=missing-scale")[0].causal is False


@pytest.mark.parametrize("name", sorted(SEEN))
def test_it_shows_a_difference_where_a_card_sends_its_reader(name):
    query = seen_in_explorer([name])
    assert read_state(query)[0].flags == (name,)
    if name in STREAMING:
        assert streamed(query) != pytest.approx(streamed(SEEN[name]), abs=0.05)
    else:
        far = (exact(query).weights - exact(query, right=True).weights).abs().nan_to_num(1.0)
        assert far.max() > 0.02


def test_it_sends_readers_of_all_cards_that_it_can_show():
    assert set(FLAGS) - set(SEEN) == {"alibi-top-left"}  # a number for a whole row, which the softmax takes away again
    for slug, front in red_flag_fronts().items():
        assert card_in_explorer(slug) == seen_in_explorer(front.get("misconceptions", [])), slug


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


@pytest.mark.django_db
@pytest.mark.database
def test_it_is_linked_from_the_cards_of_its_red_flags(client_for, alice):
    factories.red_flag("softmax-over-queries", misconceptions=["softmax-wrong-axis"])
    factories.red_flag("flash-approximates", misconceptions=[])
    client = client_for(alice)
    shown = html.unescape(client.get("/red-flags/softmax-over-queries/").content.decode())
    assert f'href="/explore/?{seen_in_explorer(["softmax-wrong-axis"])}">See it happen in the explorer' in shown
    assert "See it happen" not in client.get("/red-flags/flash-approximates/").content.decode()
