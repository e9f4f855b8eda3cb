"""Reports, denials, corrections, piles and programs are heard alike in the answers to every question."""

from __future__ import annotations

import time

import pytest

from flashcards.marking import mark

CLAIMS = [
    ("multi-head-attention", "Eight heads are eight times as expensive as one.", "heads-cost-more"),
    ("alibi", "ALiBi uses the same slope for all heads.", "alibi-one-slope"),
    ("paged-and-quantised-cache", "One scale for the whole cache is enough.", "one-scale-for-the-cache"),
    ("flash-attention", "FlashAttention only gives an approximation of the softmax.", "online-softmax-approximate"),
    ("score-to-weight", "The scores sum to one.", "scores-sum-to-one"),
]
NOT_MEANT = [
    "I've heard that {}",
    "I have also read that {}",
    "Somebody told me that {}",
    "Another thing people claim is that {}",
    "{} That is wrong.",
    "{} That's not true.",
    "{} Scratch that.",
    "I've heard that {}, but it isn't so.",
    '"{}" is something I often read.',
    "My professor said {}",
    "My flatmate is convinced that {}",
    "ChatGPT told me that {}",
    "According to a blog post, {}",
    "The docs used to say that {}",
    "I keep hearing that {}",
    "At first I believed that {}",
    "I doubt that {}",
    "Let's pretend that {}",
    "The name suggests that {}",
    "{} This is not true.",
    "{} No, that's wrong.",
    "{} Hmm, that can't be right.",
    "{} No!",
    "{} Of course not.",
    "{} I take that back.",
    "{} Forget what I said.",
    "{} I disagree with that.",
    "{} At least that's what people say.",
    "{} Or so they say.",
    "I came across the claim that {}",
    "Everybody keeps repeating that {}",
    "I was under the impression that {}",
    "It's absurd to say that {}",
    "{} The last sentence was wrong.",
    "{} Never mind, that's wrong.",
]
MEANT = [
    "I guess {}",
    "I suppose {}",
    "If I'm not mistaken, {}",
    "Correct me if I'm wrong, but {}",
    "I could be wrong but {}",
    "Don't forget that {}",
    "No, {}",
    "{} That is not surprising.",
    "{} No doubt about that.",
    "{} That's not all.",
]


def flags(slug, text):
    return {flag["id"] for flag in mark(slug, text)["red_flags"]}


def points(slug, text):
    return {point["id"] for point in mark(slug, text)["points"] if point["covered"]}


@pytest.mark.parametrize(("slug", "claim", "flag"), CLAIMS)
def test_it_accuses_of_a_claim_and_not_of_its_report_or_denial(slug, claim, flag):
    assert flag in flags(slug, claim)
    for frame in NOT_MEANT:
        inside = claim.rstrip(".") if not frame.startswith("{}") else claim
        assert flag not in flags(slug, frame.format(inside)), frame


@pytest.mark.parametrize(("slug", "claim", "flag"), CLAIMS)
def test_it_hears_a_claim_behind_a_doubt_and_before_a_remark(slug, claim, flag):
    for frame in MEANT:
        inside = claim.rstrip(".") if not frame.startswith("{}") else claim
        assert flag in flags(slug, frame.format(inside)), frame


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("softcap-and-qk-norm", "You never cap after the softmax."),
        ("softmax-jacobian", "The derivative isn't just w(1-w) as with a sigmoid."),
        ("flash-attention-backward", "The backward pass doesn't run the online softmax again."),
        ("paged-and-quantised-cache", "And one scale for the entire cache isn't good enough."),
    ],
)
def test_it_accuses_nobody_where_a_negation_stands_beside_the_claim(slug, text):
    assert flags(slug, text) == set()


@pytest.mark.parametrize(
    ("slug", "text", "point"),
    [
        (
            "paged-and-quantised-cache",
            "With int8 you get rounding errors, it is an approximation.",
            "int8-approximates",
        ),
        (
            "softmax-jacobian",
            "With cross-entropy the gradient is p minus the target, which stays large as long as it is wrong.",
            "cross-entropy-is-spared",
        ),
        ("causal-mask", "s = s.masked_fill(j > i, float('-inf'))\nw = s.softmax(-1)", "minus-infinity-before-softmax"),
        ("dropout-on-weights", "w = softmax(s)\nw = w * keep / (1 - p)\nout = w @ v", "after-softmax-before-values"),
    ],
)
def test_it_takes_a_small_error_for_no_verdict_and_reads_programs(slug, text, point):
    assert point in points(slug, text)


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("alibi", "ALiBi, linear bias, slopes, geometric, 2^(-8h/n), no position embedding, before softmax"),
        ("attention-complexity", "n squared, O(n^2 d), projections, n d^2, crossover, KV cache, O(nd), linear memory"),
        (
            "score-to-weight",
            "scaled dot-product, softmax, exp, key-axis, row-sum, non-negative, unit interval, sum to one",
        ),
        ("flash-attention-backward", "recompute, S, P, log-sum-exp, delta, dO·O, five matmuls, atomic add, tiles"),
    ],
)
def test_it_gives_nothing_for_a_list_of_terms(slug, text):
    assert points(slug, text) == set()


def test_it_reads_a_short_list_of_statements():
    text = "weights in [0, 1], rows sum to 1, softmax over the keys, exp then divide by the sum"
    assert len(points("score-to-weight", text)) >= 3


@pytest.mark.parametrize("piece", ["score\n", "exp(x)/sum(exp(x)); ", "no, ", "x(", "qzxjw vbnmk "])
def test_it_marks_a_long_hostile_text_quickly(piece):
    mark("score-to-weight", "x")
    begin = time.process_time()
    mark("score-to-weight", (piece * 20_000)[:20_000])
    assert time.process_time() - begin < 5  # seconds of this process; about 1 where this was written, 3 to 65 before
