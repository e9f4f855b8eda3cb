"""One claim in many frames: denied, reported, asked, supposed, corrected or listed as wrong it accuses nobody."""

from __future__ import annotations

import pytest

from flashcards.marking import mark

CLAIMS = [
    ("score-to-weight", "scores-sum-to-one", "the scores sum to 1 for each query"),
    ("score-to-weight", "mask-after-softmax", "the mask is applied after the softmax"),
    ("score-to-weight", "max-subtraction-changes-weights", "subtracting the maximum changes the weights"),
    ("kv-cache", "queries-cached", "the cache also stores the queries"),
    ("flash-attention", "flash-attention-linear-time", "FlashAttention runs in linear time"),
]
NOT_ASSERTED = """
Three things that are NOT true:/- heads share their values/- {claim}
Common mistakes:/1. {claim}/2. forgetting the values
What people get wrong: heads share their values; {claim}.
Wrong answers I have heard. {Claim}. The values are masked.
Don't say:/- {claim}
Myths/- {claim}
FALSE/- {claim}
The following statements are wrong:/1. {Claim}.
Things I used to believe:/- {claim}
Two myths. First, {claim}. Second, the values are masked.
The usual mistake? {Claim}.
Right:/- the values are averaged/Wrong:/- {claim}
Nothing in the formula says {claim}.
Nobody claims that {claim}.
There is no reason why {claim}.
It is hardly true that {claim}.
It's a lie that {claim}.
It's far from true that {claim}.
I once believed that {claim}.
I deny that {claim}.
I've yet to see a proof that {claim}.
Someone in my study group insisted that {claim}.
The intern's claim was that {claim}.
Had I said that {claim}, you should have stopped me.
Were it true that {claim}, nothing would work.
To say that {claim} is to misunderstand attention.
its wrnog that {claim}
{Claim}, I used to think.
{Claim}, said my neighbour.
{Claim} (that's a lie).
{Claim} -> false
{Claim}... not.
{Claim}. Hmm, no, scratch that.
That {claim}, I deny.
"""
ASSERTED = """
What I know:/- {claim}
Common mistakes:/- the values are ignored//What is true:/- {claim}
Myth: the values are ignored. Fact: {claim}.
Without a doubt {claim}.
I would insist that {claim}.
Some people get this wrong, but {claim}.
It goes without saying that {claim}.
{Claim}, you know?
I claim that {claim}.
Nobody can deny that {claim}.
To avoid confusion: {claim}.
"""


def frames(text):
    return [line.replace("/", "\n") for line in text.strip().split("\n")]


def flags_of(slug, frame, claim):
    text = frame.replace("{claim}", claim).replace("{Claim}", claim[0].upper() + claim[1:])
    return {flag["id"] for flag in mark(slug, text)["red_flags"]}


@pytest.mark.parametrize("frame", frames(NOT_ASSERTED))
def test_it_accuses_nobody_of_a_claim_in_a_frame_that_does_not_assert_it(frame):
    assert [flag for slug, flag, claim in CLAIMS if flag in flags_of(slug, frame, claim)] == []


@pytest.mark.parametrize("frame", frames(ASSERTED))
def test_it_hears_a_claim_in_a_frame_that_asserts_it(frame):
    assert [flag for slug, flag, claim in CLAIMS if flag not in flags_of(slug, frame, claim)] == []


@pytest.mark.parametrize("frame", ["Not true:\n- {}", "False: {}.", "I don't think that {}.", "{} (wrong)."])
def test_it_covers_no_point_that_is_denied(points, frame):
    assert points(frame.format("the weights of each query sum to one")) == ""


@pytest.mark.parametrize("frame", ["True:\n- {}", "Myths:\n- values are masked\nFacts:\n- {}", "I claim that {}."])
def test_it_covers_a_point_that_is_asserted(points, frame):
    assert points(frame.format("the weights of each query sum to one")) == "sum"


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("So the scores sum to 1, ach, not the scores, the weights do.", "sum"),
        ("The scores sum to one, ah, that's the weights.", "sum"),
        ("The scores sum to one, weights, I meant.", "sum"),
        ("The softmax runs over the queries... keys, I meant.", "keys"),
        ("The softmax runs over the queries, ach, not the queries, the keys.", "keys"),
        ("The mask is applied after the soft... sorry, no, before it.", ""),
        ("You divide the weights by sqrt(d), not the weights, the scores.", ""),
        ("Subtracting the max changes the weights, no, it changes only the exponentials.", ""),
    ],
)
def test_it_hears_who_was_meant_in_a_self_correction(points, flags, text, covers):
    assert (points(text), flags(text)) == (covers, "")


@pytest.mark.parametrize(
    "text",
    [
        "the scaling is on q·k, before the softmax goes over it.",
        "The mask acts on q·k, then the softmax goes over it.",
        "Softmax is applied on q k^T, along the last axis.",
    ],
)
def test_it_takes_no_query_inside_a_product_for_an_axis(flags, text):
    assert flags(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "Nothing forces the scores, i.e. the dot products of a query with the keys, to total 1.",
        "Never ever, under any circumstances, mask after the softmax.",
        "Far from applying the mask after the softmax, we add it before.",
        "In no way do the scores sum to one.",
        "The last thing you want is to mask after the softmax.",
    ],
)
def test_it_lets_a_denial_reach_the_claim(flags, text):
    assert flags(text) == ""


NOT_THEIRS = """
I read '{claim}'. No: it is another way.
“{Claim}” - no.
A claim one meets: {claim}.
Not a fix: {claim}.
The opposite of what is true: {claim}.
It seems at first sight that {claim}, but look closer.
Intuition says that {claim}.
I once saw code in which {claim}.
Before reading the paper I believed {claim}.
{Claim}, one would think.
{Claim} ❌
{Claim}. A myth!
{Claim}... is what I would have said last week.
Off by one: {claim}.
Whoever says {claim} hasn't measured it.
"""
THEIRS = """
{Claim}, otherwise it would not work.
No question that {claim}.
I once read the paper, and {claim}.
Not a surprise: {claim}.
Standard attention is slow; {claim}.
{Claim}. Without a mask this would be worse.
"""


@pytest.mark.parametrize("frame", frames(NOT_THEIRS))
def test_it_accuses_nobody_of_a_claim_that_is_quoted_or_was_once_believed(frame):
    assert [flag for slug, flag, claim in CLAIMS if flag in flags_of(slug, frame, claim)] == []


@pytest.mark.parametrize("frame", frames(THEIRS))
def test_it_hears_a_claim_beside_the_words_of_a_mistake(frame):
    assert [flag for slug, flag, claim in CLAIMS if flag not in flags_of(slug, frame, claim)] == []
