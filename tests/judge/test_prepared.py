"""Cases made ahead: secret seeds, replay, budgets that mean something."""

from dataclasses import replace

import pytest
import torch

from grader.catalogue import get_exercise
from grader.worker.cases import BadCases, read_cases
from grader.worker.prepared import SUBMISSIONS_PER_SEED, PreparedPool, prepare

SLUGS = ("softmax", "scaled-dot-product-attention", "causal-attention")


@pytest.mark.parametrize("slug", SLUGS)
def test_it_makes_the_same_cases_from_a_seed(slug):
    first, again, other = (prepare(get_exercise(slug), seed) for seed in (5, 5, 6))
    for one, two, three in zip(first.cases, again.cases, other.cases, strict=True):
        assert torch.equal(one.call.arguments[0], two.call.arguments[0])
        assert not torch.equal(one.call.arguments[0], three.call.arguments[0])
        assert one.budget == two.budget


@pytest.mark.parametrize("slug", SLUGS)
def test_the_fused_implementation_is_within_every_budget(slug):
    for seed in range(3):
        for case in prepare(get_exercise(slug), seed).cases:
            assert case.fused_error <= case.budget, case.spec.name


@pytest.mark.parametrize("slug", SLUGS)
def test_the_probes_are_there(slug):
    cases = prepare(get_exercise(slug), 1).cases
    assert any(case.spec.dtype == torch.bfloat16 for case in cases)
    assert any(case.spec.gradient for case in cases)
    assert any(not case.call.arguments[0].is_contiguous() for case in cases)
    assert any(case.spec.visible for case in cases)
    assert any(not case.spec.visible for case in cases)
    assert all(case.spec.description for case in cases)
    large = [case.exact.evaluation.scores.abs().median() for case in cases]
    assert max(large) > 150


def test_the_pool_never_serves_a_seed_for_ever():
    pool, exercise = PreparedPool(), get_exercise("softmax")
    served = [pool.get(exercise).seed for _ in range(3 * SUBMISSIONS_PER_SEED)]
    assert max(served.count(seed) for seed in served) <= SUBMISSIONS_PER_SEED
    assert len(set(served)) >= 3


def test_the_pool_leaves_out_seeds_that_a_learner_has_seen():
    pool, exercise = PreparedPool(), get_exercise("softmax")
    seen = []
    for _ in range(6):
        prepared = pool.get(exercise, exclude=seen)
        assert prepared.seed not in seen
        seen.append(prepared.seed)


def test_the_pool_takes_a_given_seed():
    assert PreparedPool().get(get_exercise("softmax"), seed=123).seed == 123


def test_it_prepares_ahead_what_was_asked_for():
    pool = PreparedPool()
    pool.refill()
    assert not pool._ready
    pool.get(get_exercise("softmax"))
    for _ in range(3):
        pool.refill()
    ready = [prepared for prepared, _ in pool._ready["softmax"]]
    assert len({prepared.seed for prepared in ready}) == 2
    assert any(pool.get(get_exercise("softmax")) is prepared for prepared in ready)


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("softmax-wrong-axis", "softmax-wrong-axe", "unknown name"),
        ("dtypes: [float16]", "dtypes: [float8]", "unknown dtype"),
        ('name: "wide rows"', 'name: "one score in each row"', "same name"),
        ("product: WEIGHTS", "products: WEIGHTS", "unknown name"),
    ],
)
def test_it_names_the_file_of_bad_cases(tmp_path, old, new, text):
    exercise = get_exercise("softmax")
    content = (exercise.folder / "cases.yaml").read_text()
    assert old in content
    (tmp_path / "cases.yaml").write_text(content.replace(old, new))
    with pytest.raises(BadCases, match=text):
        read_cases(replace(exercise, folder=tmp_path))
