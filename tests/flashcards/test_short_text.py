"""Cards in one line of plain text: formulas stay readable, and nothing is cut in the middle."""

from __future__ import annotations

import pytest

from flashcards.exchange.card_text import as_html
from flashcards.short_text import SHORT, plain_text, short_text


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        (r"\frac{1}{\sqrt{d}}", "1/√d"),
        (r"\frac{1}{2d}", "1/(2d)"),
        (r"\frac{a+b}{c}", "(a + b)/c"),
        (r"\frac{1}{2}x", "1/2 x"),
        (r"\frac{1}{\log n}", "1/(log n)"),
        (r"\text{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right)V", "softmax(QKᵀ/√d_k)V"),
        (r"\sqrt[3]{x+1}", "³√(x + 1)"),
        (r"(a+b)^2", "(a + b)²"),
        (r"x^{n+1}", "x^(n+1)"),
        (r"e^{-1}", "e⁻¹"),
        (r"x_{i+1}", "x_(i+1)"),
        (r"d_{\text{model}}", "d_model"),
        (r"-x+-3", "−x + −3"),
        (r"\sum_{j=1}^{n} s_j", "∑_(j=1)ⁿ s_j"),
        (r"\hat{x}", "x̂"),
        (r"\max(x, y)", "max(x, y)"),
        (r"\lim_{x\to 0} f(x)", "lim_(x→0)f(x)"),
        (r"\begin{pmatrix}1&2\\3&4\end{pmatrix}", "(1, 2; 3, 4)"),
        (r"\mathbb{R}^{n\times d}", "ℝ^(n×d)"),
        (r"a \bmod b", "a mod b"),
    ],
)
def test_it_writes_a_formula_as_people_type_it(tex, said):
    assert short_text(as_html(rf"\({tex}\)")) == said


def test_it_cuts_between_words_and_not_within_a_formula():
    before = "word " * 15
    html = as_html(rf"{before}\(a + b + c\) and more")
    assert short_text(html) == before.strip() + "…"
    assert short_text(as_html("word " * 40)).removesuffix("…").split()[-1] == "word"


@pytest.mark.parametrize("side", ["x" * 200, rf"\({'+'.join('x' * 100)}\)", "word " * 40])
def test_it_stays_short(side):
    said = short_text(as_html(side))
    assert said.endswith("…")
    assert len(said) <= SHORT
    assert "\xa0" not in said


def test_it_keeps_blocks_apart_and_words_whole():
    html = "<p>one</p><p>t<strong>w</strong>o<br>three</p><ul><li>four</li><li>five</li></ul>"
    assert plain_text(html) == "one two three four five"


def test_it_leaves_whole_what_fits():
    assert short_text("a" * SHORT) == "a" * SHORT
    assert short_text("") == ""
