"""Formulas and code say what they compute."""

from __future__ import annotations

import pytest

from flashcards.marking.algebra import Algebra
from flashcards.marking.formula import NoFormula, parse


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("A_ij = exp(S_ij)/Σ_k exp(S_ik) with S = QKᵀ/√d_k", "dot exp keys"),
        (r"a_{ij} = \frac{e^{s_{ij}}}{\sum_{k} e^{s_{ik}}}", "exp keys"),
        ("P_ij = exp(S_ij) / Σ_i exp(S_ij)", "exp"),
        ("w_i = exp(s_i) / sum(exp(s))", "exp"),
        ("softmax(QKᵀ/√d_k)V", "dot"),
        ("s_ij = <q_i,k_j>/√d_k ∈ ℝ", "dot real"),
        ("0 ≤ wᵢⱼ ≤ 1, Σⱼ wᵢⱼ = 1", "sum unit"),
        ("−∞ < s_ij < ∞", "real"),
        ("softmax(s) ∈ Δ^{n-1}", "sum unit"),
        ("q·k/√d → exp → /Σ_keys → weights, Σ = 1", "dot exp keys sum"),
        ("With scores 2 and 1: e^2 = 7.39, e^1 = 2.72, so the weight is 7.39/(7.39+2.72) = 0.73.", "exp"),
        ("weights = softmax(q @ k.T / sqrt(d), axis=-1)", "dot keys"),
        ("[x / sum(e) for x in e]", ""),
    ],
)
def test_it_reads_formulas(points, text, covers):
    assert points(text) == covers


@pytest.mark.parametrize(
    ("text", "raises"),
    [
        ("P_ij = exp(S_ij) / Σ_i exp(S_ij)", "queries"),
        ("Σ_i w_ij = 1", "queries"),
        ("softmax(QK^T)/sqrt(d)", "scale"),
        ("A = softmax(QK^T/√d) * M", "mask"),
        ("w = softmax(q @ k.T, axis=-1)\nw = w / np.sqrt(d)", "scale"),
        ("s = q @ k.T / d**0.5\ns = s + mask\nw = s.softmax(-1)", ""),
        ("w = (q @ k.T).softmax(-1)\nw[mask == 0] = 0", "mask"),
        ("attention_weights = q @ k.T\nattention_scores = softmax(attention_weights, dim=-1)", "same"),
        ("e = np.exp(q @ k.T) * mask\nw = e / e.sum(-1)", ""),
        ("w = softmax(K @ q, dim=0)", ""),
        ("w = softmax(q @ k.T, dim=0)", "queries"),
    ],
)
def test_it_follows_values_through_code(flags, text, raises):
    assert flags(text) == raises


def test_it_reads_comments_as_words(points):
    assert points("w = num / num.sum(-1)  # each row sums to 1") == "sum"


def test_it_gives_nothing_for_what_a_library_does_silently(points):
    assert points("torch.softmax(scores)") == ""


@pytest.mark.parametrize(
    "text", ["(" * 50, "a/", "", "of the", "f(" * 40 + "x", "1+" * 400 + "1", "a * ²", "2 ² + ①", "x = .²"]
)
def test_it_refuses_what_is_no_formula(text):
    try:
        node = parse(text, 0)
    except NoFormula:
        return
    Algebra().read(node)


def test_it_reads_thousands_as_one_number():
    assert "10000" in {node.name for node in parse("n = 10,000 * d", 0).walk()}


def test_it_stops_where_prose_begins():
    text = "QK^T/sqrt(d) is the score"
    assert text[: parse(text, 0).end].strip() == "QK^T/sqrt(d)"


@pytest.mark.parametrize(
    ("expected", "program"),
    [
        ("mask", "w = scores.softmax(-1)\nw[:, :, pad] = 0"),
        ("mask", "for i in range(n):\n    w = softmax(s[i])\n    w[i+1:] = 0"),
        ("mask", "P = softmax(S, axis=-1)\nP = np.where(mask, P, 0.)"),
        ("mask", "p = softmax(s) * (1 - pad_mask)"),
        ("", "s[:, future] = -np.inf\nw = softmax(s)"),
        ("", "w = softmax(s)\nw[drop] = 0"),
        ("scale", "attn = softmax(q @ k.T)\nattn = attn * self.scale"),
        ("scale", "attn = softmax(q @ k.T)\nattn = attn.div(math.sqrt(d))"),
        ("queries", "attn = softmax(jnp.einsum('bqd,bkd->bqk', Q, K), axis=1)"),
        ("", "attn = softmax(jnp.einsum('bqd,bkd->bqk', Q, K), axis=2)"),
        ("", "s = np.einsum('kd,qd->kq', k, q)\nw = softmax(s, axis=0)"),
        ("scores-sum", "assert torch.allclose(scores.sum(-1), torch.ones(n))"),
        ("", "assert torch.allclose(weights.sum(-1), torch.ones(n))"),
    ],
)
def test_it_follows_views_methods_and_axes_in_programs(flags, expected, program):
    assert flags(program) == expected


@pytest.mark.parametrize(
    "text",
    [
        "1) scores 2) softmax 3) apply the causal mask 4) multiply by V",
        "1. QK^T 2. scale 3. softmax 4. mask 5. V",
        "In order: (a) softmax over the keys, gives a distribution; (b) product with dropout; (c) mask; (d) sum.",
    ],
)
def test_it_follows_a_numbered_list_within_a_line(flags, text):
    assert flags(text) == "mask"


def test_it_knows_what_else_comes_after_scaling(flags):
    assert flags("Softmax comes after the scaling by sqrt(d).") == ""
