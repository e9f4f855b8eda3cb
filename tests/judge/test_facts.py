"""Where no known mistake explains the numbers, the verdict says facts and names nothing."""

from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "programs/wrong"
HEAD = "import torch\n\n"
SOFTMAX = HEAD + "def softmax(scores, dim):\n    w = torch.exp(scores - scores.amax(dim, keepdim=True))\n"
ATTENTION = HEAD + (
    "def attention(q, k, v, keep):\n"
    "    s = q @ k.mT / q.shape[-1] ** 0.5\n"
    "    if keep is not None:\n"
    "        s = s.masked_fill(~keep, -torch.inf)\n"
)


@pytest.mark.parametrize(
    ("slug", "source", "text"),
    [
        ("softmax", SOFTMAX + "    return 0.5 * w / w.sum(dim, keepdim=True)\n", "times 0.5, in every failing case"),
        (
            "softmax",
            SOFTMAX + "    w = w**1.25\n    return w / w.sum(dim, keepdim=True)\n",
            "multiplied by 1.25",
        ),
        (
            "softmax",
            SOFTMAX + "    w = w / w.sum(dim, keepdim=True)\n    return w if w.dtype != torch.bfloat16 else w * 2\n",
            "Every float32 case passes",
        ),
        (
            "scaled-dot-product-attention",
            ATTENTION + "    return s.softmax(-1).nan_to_num(0.3) @ v\n",
            "rows with no visible key",
        ),
        (
            "scaled-dot-product-attention",
            ATTENTION + "    return s.softmax(-1).nan_to_num(0.0).clamp_min(0.01) @ v\n",
            "is hidden and has weight 0.01",
        ),
        (
            "scaled-dot-product-attention",
            ATTENTION + "    out = s.softmax(-1).nan_to_num(0.0) @ v\n    out[:, :, 0] += 1\n    return out\n",
            "only query row 0 of",
        ),
        ("scaled-dot-product-attention", ATTENTION + "    return (s.softmax(-1) * torch.nan) @ v\n", "NaN everywhere"),
    ],
)
def test_it_says_what_is_certain(slug, source, text, verdict):
    found = verdict(slug, source)
    assert found["status"] == "failed"
    assert found["misconceptions"] == []
    assert any(text in fact for fact in found["facts"]), found["facts"]
    assert found["facts"][0] in found["summary"]


@pytest.mark.parametrize(
    ("returned", "text"),
    [
        ("None", "the function returned None"),
        ("3.0", "the function returned float"),
        ("[scores]", "a tuple or list"),
        ("(scores, scores)", "2 values came back"),
        ("scores > 0", "The output is bool"),
    ],
)
def test_it_says_what_came_back_in_place_of_a_tensor(returned, text, verdict):
    found = verdict("softmax", f"def softmax(scores, dim):\n    return {returned}\n")
    assert found["status"] == "failed"
    assert text in found["cases"][0]["message"]


def test_it_reads_the_fill_off_the_numbers(verdict):
    source = ATTENTION.replace("-torch.inf", "-3.75") + "    return s.softmax(-1) @ v\n"
    (entry,) = verdict("scaled-dot-product-attention", source)["misconceptions"]
    assert entry["id"] == "mask-finite-fill"
    assert "the fill is -3.75" in entry["evidence"]


def test_it_says_what_was_rounded(verdict):
    source = ATTENTION.replace("q @ k.mT", "q.bfloat16().to(q.dtype) @ k.bfloat16().to(q.dtype).mT")
    (entry,) = verdict("scaled-dot-product-attention", source + "    return s.softmax(-1).nan_to_num(0.0) @ v\n")[
        "misconceptions"
    ]
    assert entry["id"] == "low-precision-inside"
    assert "q and k rounded to bfloat16" in entry["evidence"]


def test_a_named_mistake_that_works_in_some_cases_only_is_said_to_raise(verdict):
    source = HEAD + (
        "def causal_attention(q, k, v):\n"
        "    n = q.shape[2]\n"
        "    hide = torch.ones(n, n, dtype=torch.bool).triu(1)\n"
        "    return (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hide, -torch.inf).softmax(-1) @ v\n"
    )
    found = verdict("causal-attention", source)
    assert found["status"] == "raised"
    assert found["misconceptions"] == []
    assert "cases end this way" in found["summary"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("softmax/gumbel", "give different results: the program is random"),
        ("softmax/memoised", "Every call returns the same numbers"),
        ("softmax/mean_for_sum", "a mean stands where the sum belongs"),
        ("softmax/log_returned", "the logarithm of the right one"),
        ("softmax/rounded", "rounded to 4 decimals"),
        ("softmax/length_one_zero", "It fails only with an axis of length 1"),
        ("softmax/nan_hidden", "It fails only with scores of -inf"),
        ("scaled-dot-product-attention/keep_first_only", "only batch item 1 of 2 is wrong"),
        ("scaled-dot-product-attention/keep_head0", "only heads 1, 2 of 3 are wrong"),
        ("scaled-dot-product-attention/scale_sqrt8", "Your scores are scaled by 0.125; 1/sqrt(D) is 0.5774"),
        ("causal-attention/dead_rows_see_first", "Only rows with no visible key are wrong"),
        ("causal-attention/tq_tk_swapped", "It fails only where Tq and Tk differ"),
    ],
)
def test_its_first_sentence_says_where(name, text, verdict):
    slug = name.partition("/")[0]
    found = verdict(slug, (PROGRAMS / f"{name}.py").read_bytes())
    assert found["misconceptions"] == []
    assert text in found["facts"][0], found["facts"]
    assert found["facts"][0] in found["summary"]


@pytest.mark.parametrize(
    ("name", "detail", "where"),
    [
        (
            "softmax/negative_dim_wrong",
            "over the last axis, on some inputs only",
            "a negative dim that is not the last",
        ),
        ("scaled-dot-product-attention/causal_if_none", "on some inputs only", "keep is None"),
    ],
)
def test_it_names_a_mistake_that_is_made_on_some_inputs_only(name, detail, where, verdict):
    found = verdict(name.partition("/")[0], (PROGRAMS / f"{name}.py").read_bytes())
    (entry,) = found["misconceptions"]
    assert detail in found["summary"]
    assert where in entry["evidence"]


def test_it_says_which_form_of_a_mistake_it_is(verdict, named):
    found = verdict("causal-attention", (PROGRAMS / "causal-attention" / "max_offset_zero.py").read_bytes())
    assert named(found) == {"causal-top-left"}
    assert "where there are more queries than keys" in found["summary"]


def test_a_missing_term_of_the_gradient_is_a_detached_one_unless_the_program_has_a_backward(verdict):
    folder = PROGRAMS / "softmax"
    detached = verdict("softmax", (folder / "denominator_detached.py").read_bytes())
    by_hand = verdict("softmax", (folder / "wrong_backward_no_dot.py").read_bytes())
    assert "A part of the gradient is cut off" in detached["summary"]
    assert "You leave the sum over the row out of the gradient" in by_hand["summary"]


def test_it_says_by_what_a_gradient_is_off(verdict):
    source = SOFTMAX.replace("w = ", "scores = 0.5 * scores + 0.5 * scores.detach()\n    w = ")
    (fact,) = verdict("softmax", source + "    return w / w.sum(dim, keepdim=True)\n")["facts"]
    assert "only the gradient of scores is the right one times 0.5" in fact


@pytest.mark.parametrize("number", ["0.0", "0.25"])
def test_it_names_no_mistake_where_every_number_is_the_same(verdict, named, number):
    # As if no mask could be read out of it: on some inputs a mistake may give that number as well.
    source = f"""
import torch
def causal_attention(q, k, v):
    return torch.full((*q.shape[:3], v.shape[-1]), {number}, dtype=q.dtype) + 0 * (q.sum() + k.sum() + v.sum())
"""
    found = verdict("causal-attention", source)
    assert (found["status"], named(found)) == ("failed", set())
    assert found["facts"]
