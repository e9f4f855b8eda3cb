"""Where no known mistake explains the numbers, the verdict says facts and names nothing."""

import pytest

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
            "multiplied by a further 1.25",
        ),
        (
            "softmax",
            SOFTMAX + "    w = w / w.sum(dim, keepdim=True)\n    return w if w.dtype != torch.bfloat16 else w * 2\n",
            "Every float32 case passes",
        ),
        (
            "softmax",
            SOFTMAX + "    return w / w.sum(dim, keepdim=True).detach()\n",
            "only the gradient of scores is wrong",
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
            "only query rows 0",
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
