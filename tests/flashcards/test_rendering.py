"""Markdown becomes HTML that a strict CSP accepts, whatever was written."""

from __future__ import annotations

import random
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader import rendering
from grader.rendering import Context, render, term_slugs


class Elements(HTMLParser):
    """All elements of a text, as a browser would find them."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))


def html(text, **context):
    return render(text, context=Context(**context)).html


def test_it_makes_mathml_of_formulas():
    assert "<mfrac><mi>q</mi><mi>k</mi></mfrac>" in html(r"a $\frac{q}{k}$ b")
    assert '<math display="block">' in html("$$\nx\n$$")


def test_it_turns_alignment_into_classes():
    made = html("$$\n\\begin{aligned} a &= 1 \\\\ b &= 2 \\end{aligned}\n$$\n\n| a |\n|--:|\n| 1 |\n")
    assert 'class="align-right"' in made
    assert " style=" not in made


def test_it_colours_code_with_classes():
    made = html("```python\nimport torch  # <b>\n```\n")
    assert '<span class="hl-kn">import</span>' in made
    assert "# &lt;b&gt;" in made


def test_it_leaves_dollars_of_prices_and_brackets_of_lists_alone():
    assert html("5 $ and 6 $, and [[1, 2], [3, 4]]") == "<p>5 $ and 6 $, and [[1, 2], [3, 4]]</p>\n"


def test_it_puts_no_numbers_into_code():
    assert "<code>[[a]]</code>" in html("`[[a]]` [[a]]", numbers={"a": "3"})


def test_it_finds_the_terms_that_a_text_defines():
    assert term_slugs("Attention score\n: A number.\n\n*LSE*, in nats\n: Another.\n") == [
        "attention-score",
        "lse-in-nats",
    ]


def test_it_counts_lines_within_a_paragraph():
    problems = render("a\nb $\\frac{$\n\n[x](nowhere)", first_line=10).problems
    assert [line for line, _ in problems] == [11, 13]


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](data:text/html,hi)",
        "![x](https://a.example/x.png)",
        "$\\href{javascript:alert(1)}{x}$",
        "$\\text{<script>alert(1)</script>}$",
        "```html\n<script>alert(1)</script>\n```",
        '```"onload="alert(1)\nx\n```',
        "<https://a.example/\"onclick='alert(1)'>",
        "| a |\n|:-:|\n| <b style='x'> |",
    ],
)
def test_it_lets_nothing_active_through(text):
    elements = Elements()
    elements.feed(html(text))
    for tag, attributes in elements.found:
        assert tag not in ("script", "img", "iframe", "style")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        assert attributes.get("href", "https:").startswith("https:") or attributes["href"] == ""


@given(st.text(alphabet="$[]@#{}<>()`*_|:-\\ \nab1!\"'", max_size=60))
def test_it_never_fails_on_what_somebody_types(text):
    assert "<script" not in render(text).html


def test_it_reads_the_inside_of_lines_as_markdown_it_does(monkeypatch):
    """Ours asks a rule only at the characters that it may begin with; whatever is written, that changes nothing."""
    rng = random.Random(20)
    pieces = [*"ab $*_~`[]()!<>&;\\\n", "[[x]]", "[@y]", "**", "``", "~~", "$$", "&amp;", "<b>", "[l](https://x)", "- "]
    texts = ["".join(rng.choices(pieces, k=rng.randrange(5, 40))) for _ in range(400)]
    ours = [render(text) for text in texts]
    monkeypatch.delattr(rendering._Inline, "tokenize")
    assert [render(text) for text in texts] == ours
