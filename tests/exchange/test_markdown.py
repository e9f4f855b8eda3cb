from __future__ import annotations

import pytest

from flashcards.exchange.markdown_html import markdown_of
from flashcards.exchange.markdown_out import markdown
from grader.rendering import render


@pytest.mark.django_db
def test_it_writes_answers_cards_and_where_one_stands(rich, later):
    text = "".join(markdown(rich, now=later))
    for wanted in (
        "# Rowsum: your notes",
        "## Where you stand",
        "### What does softmax do to a row?",
        "> A softmax row: mask after softmax, they sum to two.",
        "> I don’t know.",
        "| Causal attention | 2 | 1 |",
        "## Your mock interviews",
        "What is **1+1**?",
        "> $2$",
    ):
        assert wanted in text
    assert "<" not in text.replace("\\<", "")


@pytest.mark.parametrize(
    "text",
    [
        "A **bold** word, `code` and $x^{2}$.",
        "- one\n- two",
        "1. one\n2. two",
        "> said",
        "```\nif a < b:\n    c()\n```",
        "| a | b |\n| --- | --- |\n| 1 | 2 |",
        "$$\nx\n$$",
        "first\n\nsecond",
    ],
)
def test_it_gives_our_markdown_back(text):
    assert markdown_of(render(text).html) == text
