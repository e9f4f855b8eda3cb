"""Draws are judged by exact binomial tails: right programs practically never fail, wrong ones practically always."""

import math
from decimal import Decimal, localcontext

import pytest
import torch

from attention_core.formula import DropoutInputs
from grader.catalogue import get_exercise
from grader.worker.draws import draws_of
from grader.worker.families.dropout_statistics import (
    FALSE_ALARMS,
    Draw,
    Kind,
    accepted,
    counted,
    slack,
    surprising,
)
from grader.worker.prepared import prepare

SLUG = "attention-dropout"
PROMISED = 1e-6
FLOAT32 = slack(torch.float32)


def at_most(trials, p, number):
    """P(X <= number) to 40 digits: terms downwards, each from the one before."""
    if number < 0 or p in (0, 1):
        return Decimal(int(number >= trials * p))
    with localcontext() as context:
        context.prec, context.Emin = 40, -(10**9)
        success, failure, total = Decimal(p), 1 - Decimal(p), Decimal(0)
        term = Decimal(math.comb(trials, number)) * success**number * failure ** (trials - number)
        for k in range(number, -1, -1):
            total += term
            term *= k * failure / ((trials - k + 1) * success)
            if term < total * Decimal("1e-30"):
                break
        return total


def at_least(trials, p, number):
    """P(X >= number), by counting failures."""
    return at_most(trials, 1 - Decimal(p), trials - number)


def tails(trials, probability, low, high):
    """P(X < low) at the smallest probability and P(X > high) at the largest, together."""
    return at_most(trials, probability[0], low - 1) + at_least(trials, probability[1], high + 1)


@pytest.mark.parametrize("trials", [1, 7, 100, 65536])
@pytest.mark.parametrize("probability", [(0.5, 0.5), (0.1, 0.1), (0.98, 0.98), (0.895, 0.905)])
@pytest.mark.parametrize("level", [0.1, 1e-9])
def test_it_accepts_all_but_tails_that_are_as_unlikely_as_asked(trials, probability, level):
    low, high = accepted(trials, probability, level)
    assert tails(trials, probability, low, high) <= Decimal(level)
    assert at_most(trials, probability[0], low) > Decimal(level / 2)
    assert at_least(trials, probability[1], high) > Decimal(level / 2)


def test_what_is_certain_is_asked_for():
    assert accepted(40, (1.0, 1.0), 1e-9) == (40, 40)
    assert accepted(40, (0.0, 0.0), 1e-9) == (0, 0)


@pytest.fixture(scope="module")
def cases():
    return prepare(get_exercise(SLUG), 1).cases


def drawn(cases, draw):
    """The draws of a submission to the exercise; `draw` makes a mask of weights and p."""
    found, names = [], []
    for case in cases:
        weights, p, training = case.call.arguments
        if training and p < 1:
            found.append(Draw(weights, draw(weights, p), p, slack(case.spec.dtype)))
            names.append(case.spec.name)
    again = [names.index("65,536 weights, p = 0.2"), names.index("the same weights once more, p = 0.2")]
    return counted(found, alike=[tuple(again)])


def uniform(weights, p):
    return torch.rand(weights.shape) >= p


def test_the_chance_of_turning_away_a_right_program_is_below_the_promise(cases):
    counts = drawn(cases, uniform)
    number = sum(len(one.successes) for one in counts)
    assert number > 1000
    share, total, known = FALSE_ALARMS / number, Decimal(0), {}
    for one in counts:
        key = one.trials, one.probability
        if key not in known:
            known[key] = tails(*key, *accepted(*key, share))
        total += len(one.successes) * known[key]
    assert 0 < total <= Decimal(FALSE_ALARMS) < Decimal(PROMISED)


def test_how_many_tests_there_are_does_not_depend_on_the_draw(cases):
    sizes = {
        tuple((one.kind, one.trials, len(one.successes)) for one in drawn(cases, draw))
        for draw in (uniform, lambda w, p: w > 0, lambda w, p: w < 0)
    }
    assert len(sizes) == 1


STYLES = {
    "uniform": uniform,
    "uniform, rounded to the dtype": lambda w, p: torch.rand_like(w) >= p,
    "below 1 - p": lambda w, p: torch.rand_like(w) < 1 - p,
    "bernoulli": lambda w, p: torch.empty(w.shape).bernoulli_(1 - p).bool(),
    "bernoulli of rounded probabilities": lambda w, p: torch.bernoulli(torch.full_like(w, 1 - p)).bool(),
    "the library": lambda w, p: torch.nn.functional.dropout(torch.ones_like(w), p) != 0,
}


@pytest.mark.parametrize("style", STYLES)
def test_right_draws_of_the_exercise_pass(cases, style):
    torch.manual_seed(5)
    for _ in range(12):
        assert surprising(drawn(cases, STYLES[style])) == []


def test_false_alarms_of_simulated_programs_are_as_rare_as_said():
    """At a level that can be observed: of 3000 right programs at most a tenth may fail, and some do."""
    torch.manual_seed(11)
    weights = [torch.rand(2, 2, 8, 16) + 0.01, torch.rand(2, 2, 8, 16) + 0.01]
    probabilities, runs, alarms = (0.2, 0.2), 3000, 0
    draws = list(STYLES.values())
    for run in range(runs):
        draw = draws[run % len(draws)]
        found = [Draw(w, draw(w, p), p, FLOAT32) for w, p in zip(weights, probabilities, strict=True)]
        counts = counted(found, alike=[(0, 1)])
        alarms += bool(surprising(counts, false_alarms=0.1))
        assert surprising(counts) == []
    assert 0.01 * runs < alarms < (0.1 + 4 * math.sqrt(0.09 / runs)) * runs


@pytest.mark.parametrize("p", [0.1, 0.2, 0.3, 0.5, 0.8])
def test_a_rate_that_is_off_by_three_in_a_hundred_is_always_found(p):
    """With 65,536 weights and the share that one test of the exercise has: the chance to miss it, exactly."""
    trials, share = 65536, FALSE_ALARMS / 2000
    low, high = accepted(trials, (1 - p - FLOAT32, 1 - p + FLOAT32), share)
    assert at_least(trials, 1 - p - 0.03, low) < Decimal("1e-12")
    assert at_most(trials, 1 - p + 0.03, high) < Decimal("1e-12")


def said(found):
    """What the verdict says of the program beside names."""
    return [*map(str, found["facts"]), *(entry["evidence"] for entry in found["misconceptions"])]


def program(body, before=""):
    return (
        f"import torch\n{before}\n\ndef attention_dropout(weights, p, training):\n"
        "    if not training or p == 0:\n        return weights\n"
        "    if p == 1:\n        return weights * 0\n" + "".join(f"    {line}\n" for line in body.splitlines())
    )


HONEST = {
    "rand at least p": program("return weights * (torch.rand_like(weights) >= p) / (1 - p)"),
    "rand above p": program("return weights * (torch.rand(weights.shape) > p) * (1 / (1 - p))"),
    "rand below keep": program("keep = 1 - p\nreturn weights * (torch.rand_like(weights) < keep) / keep"),
    "bernoulli": program("return weights * torch.bernoulli(torch.full_like(weights, 1 - p)) / (1 - p)"),
    "bernoulli_": program("return weights * torch.empty_like(weights).bernoulli_(1 - p).div_(1 - p)"),
    "where": program("return torch.where(torch.rand(weights.shape) < p, 0.0, weights / (1 - p))"),
    "masked_fill": program("return weights.masked_fill(torch.rand(weights.shape) < p, 0.0) / (1 - p)"),
    "double draws": program(
        "mask = (torch.rand(weights.shape, dtype=torch.float64) >= p) / (1 - p)\n"
        "return (weights * mask).to(weights.dtype)"
    ),
    "scaled mask in the dtype": program(
        "mask = (torch.rand(weights.shape) >= p).to(weights.dtype)\n"
        "return weights * (mask / torch.tensor(1 - p, dtype=weights.dtype))"
    ),
    "functional": program("return torch.nn.functional.dropout(weights, p=p, training=training)"),
    "torch.dropout": program("return torch.dropout(weights, p, training)"),
    "module": program("return torch.nn.Dropout(p)(weights)"),
    "its own generator": program(
        "return weights * (torch.rand(weights.shape, generator=GENERATOR) >= p) / (1 - p)",
        before="GENERATOR = torch.Generator().manual_seed(3)",
    ),
    "python's generator": program(
        "g = torch.Generator().manual_seed(random.getrandbits(60))\n"
        "return weights * (torch.rand(weights.shape, generator=g) >= p) / (1 - p)",
        before="import random\nrandom.seed(8)",
    ),
    "numpy": program(
        "mask = torch.from_numpy(DRAW.random(tuple(weights.shape)) >= p)\nreturn weights * mask / (1 - p)",
        before="import numpy\nDRAW = numpy.random.default_rng(4)",
    ),
    "indices": program(
        "out = weights / (1 - p)\nout = out.clone()\nout[torch.rand(weights.shape) < p] = 0\nreturn out"
    ),
    "its own backward": program(
        "return Drop.apply(weights, p)",
        before="""
class Drop(torch.autograd.Function):
    @staticmethod
    def forward(ctx, weights, p):
        mask = (torch.rand(weights.shape) >= p).to(weights.dtype) / (1 - p)
        ctx.save_for_backward(mask)
        return weights * mask

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.saved_tensors[0], None
""",
    ),
    "row by row": program(
        "rows = [row * (torch.rand(row.shape) >= p) / (1 - p) for row in weights.reshape(-1, weights.shape[-1])]\n"
        "return torch.stack(rows).view(weights.shape)"
    ),
}


@pytest.mark.parametrize("style", HONEST)
@pytest.mark.parametrize("seed", [1, 2])
def test_honest_programs_pass(verdict, style, seed):
    found = verdict(SLUG, HONEST[style], seed=seed)
    assert found["status"] == "passed", (found["summary"], [c["message"] for c in found["cases"] if not c["passed"]])


SAME = "Two calls drop just the same weights"
WRONG = {
    "dropped twice": ("d = torch.nn.functional.dropout\nreturn d(d(weights, p), p)", "divided by 1 - p twice"),
    "dropped twice, scaled once": (
        "d = torch.nn.functional.dropout\nreturn d(d(weights, p), p) * (1 - p)",
        "as if weights were dropped twice",
    ),
    "multiplied": ("return weights * (torch.rand(weights.shape) >= p) * (1 - p)", "is multiplied by 1 - p"),
    "divided by p": ("return weights * (torch.rand(weights.shape) >= p) / p", "is divided by p"),
    "squared": ("return weights * (torch.rand(weights.shape) >= p * p) / (1 - p)", "of the weights are kept"),
    "two in a hundred more": (
        "return weights * (torch.rand(weights.shape) >= p + 0.02) / (1 - p)",
        "of the weights are kept",
    ),
    "nothing dropped": ("return weights / (1 - p)", "no weight is dropped"),
    "one draw for heads": (
        "shape = list(weights.shape)\nif len(shape) > 2:\n    shape[-3] = 1\n"
        "return weights * (torch.rand(shape) >= p) / (1 - p)",
        "One draw decides for all heads together",
    ),
    "one draw for items and heads": (
        "return weights * (torch.rand(weights.shape[-2:]) >= p) / (1 - p)",
        "One draw decides for all batch items and heads together",
    ),
    "whole rows": (
        "return weights * (torch.rand(*weights.shape[:-1], 1) >= p) / (1 - p)",
        "One draw decides for all keys together",
    ),
    "whole columns": (
        "shape = (*weights.shape[:-2], 1, weights.shape[-1])\nreturn weights * (torch.rand(shape) >= p) / (1 - p)",
        "One draw decides for all query rows together",
    ),
    "whole heads": ("return torch.feature_dropout(weights, p, True)", "One draw decides for all query rows and keys"),
    "seeded": ("torch.manual_seed(0)\nreturn torch.nn.functional.dropout(weights, p)", SAME),
    "own generator, made each time": (
        "g = torch.Generator()\nreturn weights * (torch.rand(weights.shape, generator=g) >= p) / (1 - p)",
        SAME,
    ),
    "seeded by the data": (
        "g = torch.Generator().manual_seed(int(weights.double().sum() * 1e9) % 2**40)\n"
        "return weights * (torch.rand(weights.shape, generator=g) >= p) / (1 - p)",
        SAME,
    ),
    "every tenth": (
        "mask = (torch.arange(weights.numel()) % 100 >= 100 * p).view(weights.shape)\nreturn weights * mask / (1 - p)",
        SAME,
    ),
    "smallest dropped": (
        "edge = weights.float().flatten().kthvalue(max(1, int(p * weights.numel()))).values\n"
        "return weights * (weights > edge) / (1 - p)",
        "Which weights are dropped depends on their size",
    ),
    "smallest of each row dropped": (
        "n = int(p * weights.shape[-1])\nrank = weights.argsort(-1).argsort(-1)\n"
        "return weights * (rank >= n) / (1 - p)",
        "Which weights are dropped depends on their size",
    ),
    "by their own weight": (
        "return weights * torch.bernoulli(weights.float().clamp(0, 1)).to(weights.dtype) / (1 - p)",
        "Which weights are dropped depends on their size",
    ),
    "just so many of each row": (
        "n = round(p * weights.shape[-1])\nrank = torch.rand(weights.shape).argsort(-1)\n"
        "return weights * (rank >= n) / (1 - p)",
        "every row keeps just",
    ),
    "just so many of all": (
        "n = int(p * weights.numel())\nmask = (torch.randperm(weights.numel()) >= n).view(weights.shape)\n"
        "return weights * mask / (1 - p)",
        "Every call keeps just (1 - p) times as many",
    ),
    "first key kept": (
        "mask = torch.rand(weights.shape) >= p\nmask[..., 0] = True\nreturn weights * mask / (1 - p)",
        "at place 0 of the keys are kept",
    ),
    "opposite halves": (
        "mask = torch.rand(weights.shape) >= p\nn = weights.shape[-1] // 2\n"
        "mask[..., n : 2 * n] = (torch.rand(weights.shape) >= p)[..., :n] if p < 0.5 else ~mask[..., :n]\n"
        "return weights * mask / (1 - p)",
        "are kept",
    ),
    "neighbours together": (
        "mask = torch.rand(weights.shape) >= p\nn = weights.shape[-1] // 2 * 2\n"
        "mask[..., 1:n:2] = mask[..., 0:n:2]\nreturn weights * mask / (1 - p)",
        "The draws are not independent: along the keys",
    ),
    "another draw backwards": (
        "if not weights.requires_grad:\n    return torch.dropout(weights, p, True)\n"
        "out = torch.dropout(weights.detach(), p, True)\nother = torch.dropout(weights, p, True)\n"
        "return out + other - other.detach()",
        "The gradient follows another draw",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_wrong_draws_are_found_and_described(verdict, mistake):
    body, text = WRONG[mistake]
    found = verdict(SLUG, program(body))
    assert found["status"] == "failed"
    assert found["misconceptions"] == []
    assert any(text in fact for fact in said(found)), found["facts"]


KEPT_WITH_P = {
    "divided by p": ("return weights * (torch.rand(weights.shape) < p) / p", "What survives is divided by p."),
    "divided by 1 - p": ("return weights * (torch.rand(weights.shape) < p) / (1 - p)", "of the weights are kept."),
    "torch's, of 1 - p": ("return torch.nn.functional.dropout(weights, 1 - p)", "What survives is divided by p."),
}


@pytest.mark.parametrize("style", KEPT_WITH_P)
def test_it_names_p_taken_for_the_probability_to_keep(verdict, style):
    body, text = KEPT_WITH_P[style]
    (entry,) = verdict(SLUG, program(body))["misconceptions"]
    assert entry["id"] == entry["red_flag"] == "dropout-keeps-with-p"
    assert entry["evidence"].endswith(text)


@pytest.mark.parametrize("kept", ["p * p", "1 - p * p", "1 - p - 0.02", "0.5 + 0 * p"])
def test_it_does_not_call_another_probability_that(verdict, named, kept):
    found = verdict(SLUG, program(f"return weights * (torch.rand(weights.shape) < {kept}) / (1 - p)"))
    assert found["status"] == "failed"
    assert not named(found)


def test_a_named_mistake_does_not_hide_what_is_wrong_with_the_draw(verdict, named):
    found = verdict(SLUG, program("return weights * (torch.rand(weights.shape[-2:]) >= p)"))
    assert named(found) == {"dropout-not-rescaled"}
    assert any("One draw decides" in fact for fact in said(found))


def test_it_says_which_count_gave_a_case_away(verdict):
    found = verdict(SLUG, program("return weights * (torch.rand(weights.shape) < p) / (1 - p)"))
    message = next(c["message"] for c in found["cases"] if c["name"] == "65,536 weights, p = 0.1")
    assert "of the weights are kept of 65536; independent draws with p = 0.1 give 58" in message


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("def attention_dropout(weights, p, training):\n    return torch.dropout(weights, p, True)", "training"),
        ("def attention_dropout(weights, p, training):\n    return weights", "no weight is dropped"),
        (
            "def attention_dropout(weights, p, training):\n"
            "    return weights * (torch.rand(weights.shape) >= p) / (1 - p) if training else weights",
            "where everything is dropped (p = 1)",
        ),
    ],
)
def test_edges_of_p_and_training_are_judged(verdict, source, text):
    if "/ (1 - p)" in source:
        source = source.replace("/ (1 - p)", "/ torch.tensor(1 - p, dtype=weights.dtype)")
    found = verdict(SLUG, f"import torch\n\n{source}\n")
    assert found["status"] == "failed"
    assert any(text in one for one in said(found))


def test_a_weight_of_0_says_nothing_about_the_draw(cases):
    case = next(c for c in cases if c.spec.name == "weights of 0")
    weights, p, _ = case.call.arguments
    assert isinstance(case.read, DropoutInputs)
    total = next(c for c in counted([Draw(weights, weights != 0, p, FLOAT32)], alike=[]) if c.kind is Kind.TOTAL)
    assert total.trials == int((weights != 0).sum()) < weights.numel()


def test_other_exercises_draw_nothing(verdict):
    assert draws_of([]) is None
