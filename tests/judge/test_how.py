"""What is certain about numbers that no known mistake explains: one program of each kind."""

import pytest

HEAD = "import torch\n\n"
ATTENTION = HEAD + (
    "def attention(q, k, v, keep):\n"
    "    s = q @ k.mT / q.shape[-1] ** 0.5\n"
    "    if keep is not None:\n"
    "        s = s.masked_fill(~keep, -torch.inf)\n"
    "    w = s.softmax(-1).nan_to_num(0.0)\n"
    "    out = w @ v\n"
)
CAUSAL = HEAD + (
    "def causal_attention(q, k, v):\n"
    "    n, m = q.shape[2], k.shape[2]\n"
    "    keep = torch.ones(n, m, dtype=torch.bool).tril(m - n)\n"
    "    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~keep, -torch.inf)\n"
    "    w = s.softmax(-1).nan_to_num(0.0)\n"
    "    out = w @ v\n"
)
SOFTMAX = HEAD + (
    "def softmax(scores, dim):\n"
    "    e = torch.exp(scores - scores.amax(dim, keepdim=True))\n"
    "    w = e / e.sum(dim, keepdim=True)\n"
)
SDPA = "scaled-dot-product-attention"
FEW_KEYS = "    w = torch.cat([w[..., :16], 0.5 * w[..., 16:]], -1)\n    out = w @ v\n"
LOG = (
    HEAD
    + "def log_softmax(scores, dim):\n    s = scores - scores.amax(dim, keepdim=True)\n    z = s.exp().sum(dim, True)\n"
)


@pytest.mark.parametrize(
    ("slug", "source", "text"),
    [
        (SDPA, ATTENTION + "    return out.flip(1)\n", "The heads have changed places"),
        (SDPA, ATTENTION + "    return w @ v.flip(1)\n", "heads read other heads' values"),
        (SDPA, ATTENTION + "    return out.flip(0)\n", "your batch item 0 is what batch item 1 should be"),
        ("causal-attention", CAUSAL + "    return out.flip(2)\n", "The query rows have changed places"),
        (SDPA, ATTENTION + "    return out.transpose(1, 2).reshape(out.shape)\n", "heads (axis -3) and query rows"),
        (SDPA, ATTENTION + "    return out * 0.5\n", "the right one times 0.5"),
        (SDPA, ATTENTION + "    return -out\n", "the opposite sign"),
        (SDPA, ATTENTION + "    return out.abs()\n", "the right sizes, but no sign"),
        (SDPA, ATTENTION + "    return out + 0.25\n", "off by +0.25, in every failing case"),
        ("log-softmax", LOG + "    return s - 1.7 * z.log()\n", "the right one plus a number of its own"),
        (SDPA, ATTENTION + "    return out + 1 if q.dtype == torch.bfloat16 else out\n", "only in bfloat16"),
        ("causal-attention", CAUSAL + FEW_KEYS + "    return out\n", "many keys: from 37 on, while"),
        (SDPA, ATTENTION.replace("(0.0)", "(0.3)") + "    return out\n", "Only rows with no visible key are wrong"),
    ],
)  # fmt: skip
def test_it_says_how_the_output_follows_from_the_right_one(slug, source, text, verdict):
    found = verdict(slug, source)
    assert found["misconceptions"] == []
    assert text in found["facts"][0], found["facts"]
    assert found["facts"][0] in found["summary"]


def test_it_says_which_keys_get_no_weight(verdict):
    source = ATTENTION.replace("    w = ", "    s = torch.cat([s[..., :4], s[..., 4:] - 1000.0], -1)\n    w = ")
    facts = verdict(SDPA, source + "    return out\n")["facts"]
    assert any("key 4 of 5 (counted from 0) never gets any weight" in fact for fact in facts), facts


def test_it_says_which_row_is_off(verdict):
    source = ATTENTION + "    r = min(1, out.shape[2] - 1)\n    out = out.clone()\n    out[:, :, r] = out[:, :, 0]\n"
    facts = verdict(SDPA, source + "    return out\n")["facts"]
    assert any("only query row 1 of 4 is wrong" in fact for fact in facts), facts


@pytest.mark.parametrize(
    ("answer", "text"),
    [("w.mT", "with the last two axes swapped"), ("w.reshape(-1)", "right and in the right order; only the shape")],
)
def test_it_says_that_numbers_of_another_shape_are_right(answer, text, verdict):
    found = verdict("softmax", SOFTMAX + f"    return {answer}\n")
    assert [entry["id"] for entry in found["misconceptions"]] == ["wrong-shape"]
    assert text in found["facts"][0]


def test_it_says_how_only_one_gradient_is_off(verdict):
    source = ATTENTION.replace("    s = q", "    k = 3 * k.detach() - 2 * k\n    s = q")
    found = verdict(SDPA, source + "    return out\n")
    assert "only the gradient of k is the right one times -2" in found["facts"][0]
    signed = SOFTMAX + "    if w.requires_grad:\n        w.register_hook(torch.neg)\n    return w\n"
    assert "the opposite sign" in verdict("softmax", signed)["facts"][0]


def test_it_shows_the_first_wrong_element_with_score_weight_and_neighbours(verdict):
    found = verdict("softmax", SOFTMAX + "    return (w * 1.5).round(decimals=1)\n")
    first = found["first_difference"]
    assert first["case"] == "last axis: shape (3, 5)"
    assert first["element"]["index"] == [0, 0]
    assert [one["index"] for one in first["neighbours"]] == [[0, 1], [0, 2]]
    assert first["element"]["weight"] == first["element"]["expected"]
    assert isinstance(first["element"]["score"], float)
    assert first["text"] == found["facts"][-1]


def test_it_shows_the_keys_that_weigh_most_in_the_row_of_the_first_wrong_element(verdict):
    first = verdict(SDPA, ATTENTION + "    return (w.roll(1, -1) @ v).tanh()\n")["first_difference"]
    assert first["element"]["score"] is None
    assert 1 <= len(first["keys"]) <= 4
    assert first["along"] == "features"
    assert sum(key["weight"] for key in first["keys"]) > 0.5


def test_it_shows_no_element_of_a_hidden_case(verdict):
    source = ATTENTION + "    return out.sin() if q.shape[-1] == 1 else out\n"
    found = verdict(SDPA, source)
    assert found["first_difference"].keys() == {"case", "visible", "text"}
    assert not found["first_difference"]["visible"]
    hidden = [case for case in found["cases"] if not case["visible"] and not case["passed"]]
    assert hidden
    assert all(case["message"] == f"The output is wrong: {case['description']}." for case in hidden)
    assert all(case["heatmap"] is None for case in hidden)
    assert not any("first wrong element" in fact for fact in found["facts"])
    essential = next(one for one in found["remarks"] if one["kind"] == "essential")
    assert "the output is wrong" in essential["text"]
    assert "[" not in essential["text"]
