"""Which cases and which parts of an output are wrong: what the failing ones have in common and the others have not."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult, has_empty_rows, shows_weights, weight_axis
from grader.worker.fact_kinds import Fact, FactKind


def empty_rows(result: CaseResult) -> Tensor:
    """Bool, (..., Tq): rows that keep no key."""
    return (result.case.exact.evaluation.masked == -math.inf).all(-1)


def wrong_elements(result: CaseResult) -> Tensor:
    """Bool, the output's shape: beyond the budget, or NaN where none belongs."""
    output, exact = result.output, result.case.exact.output
    assert output is not None
    near = (output - exact).abs() <= result.case.budget
    return ~(near | (output == exact))


def only_where(results: Sequence[CaseResult], wrong: Sequence[CaseResult]) -> str | None:
    """What the failing cases have in common that the passing ones have not, in words."""
    found = where(results, wrong)
    return None if found is None else found.text


def where(results: Sequence[CaseResult], wrong: Sequence[CaseResult]) -> Fact | None:
    """What the failing cases have in common that the passing ones have not."""
    passing = [r for r in results if r.passed]
    if not passing:
        return None
    if all(r.case.spec.dtype != torch.float32 for r in wrong):
        names = sorted({DTYPE_NAMES[r.case.spec.dtype] for r in wrong})
        return Fact(FactKind.LOW_DTYPE, f"Every float32 case passes; it fails only in {' and '.join(names)}.")
    if all(has_empty_rows(r) for r in wrong) and all(_only_empty_rows_wrong(r) for r in wrong):
        text = f"Only rows with no visible key are wrong (in {len(wrong)} of {len(results)} cases); they should be 0."
        return Fact(FactKind.EMPTY_ROWS, text)
    for text, has in _CONDITIONS:
        if all(has(r) for r in wrong) and not any(has(r) for r in passing):
            return Fact(FactKind.CONDITION, f"It fails only {text}.")
    return _only_beyond(wrong, passing)


def _only_beyond(wrong: Sequence[CaseResult], passing: Sequence[CaseResult]) -> Fact | None:
    """Every failing input is longer than any passing one."""
    for name, length in (("keys", _key_count), ("queries", lambda r: _lengths(r)[0])):
        shortest, longest = min(map(length, wrong)), max(map(length, passing))
        if shortest > longest > 0:
            text = f"It fails only with many {name}: from {shortest} on, while every case with up to {longest} passes."
            return Fact(FactKind.LENGTH, text)
    return None


def _key_count(result: CaseResult) -> int:
    """Scores in a row."""
    evaluation = result.case.exact.evaluation
    return evaluation.weights.shape[evaluation.axes[-1]] if evaluation.weights.dim() else 0


def _only_empty_rows_wrong(result: CaseResult) -> bool:
    bad = wrong_elements(result)
    return bad.dim() > 1 and bool((bad.any(-1) <= empty_rows(result)).all())


def _lengths(result: CaseResult) -> tuple[int, int]:
    """(Tq, Tk); equal where there are none."""
    inputs = result.case.inputs
    return (0, 0) if inputs.q is None or inputs.k is None else (inputs.q.shape[-2], inputs.k.shape[-2])


def _takes(result: CaseResult, name: str) -> object:
    return result.case.spec.options.get(name)


def _axis(result: CaseResult) -> int:
    return result.case.inputs.dim if result.case.inputs.scores is not None else -1


def _is_last_axis(result: CaseResult) -> bool:
    scores = result.case.inputs.scores
    return scores is None or result.case.inputs.dim % scores.dim() == scores.dim() - 1


_CONDITIONS: tuple[tuple[str, Callable[[CaseResult], bool]], ...] = (
    ("on inputs that are not contiguous", lambda r: bool(_takes(r, "strided"))),
    ("outside training (training is False)", lambda r: _takes(r, "training") is False),
    ("where everything is dropped (p = 1)", lambda r: _takes(r, "p") == 1 and _takes(r, "training") is not False),
    ("where nothing is dropped (p = 0)", lambda r: _takes(r, "p") == 0),
    ("with a head width of 1 (D = 1)", lambda r: _takes(r, "dim") == 1 and r.case.inputs.q is not None),
    ("with a single query and a single key", lambda r: _lengths(r) == (1, 1)),
    ("with a single query", lambda r: _lengths(r)[0] == 1),
    ("with a single key", lambda r: _lengths(r)[1] == 1),
    ("with an axis of length 1", lambda r: r.case.exact.evaluation.weights.shape[_axis(r)] == 1),
    ("with a negative dim that is not the last axis", lambda r: _axis(r) < 0 and not _is_last_axis(r)),
    ("with dim 0", lambda r: _axis(r) == 0),
    ("along an axis that is not the last", lambda r: not _is_last_axis(r)),
    ("with scores of -inf", lambda r: bool(_takes(r, "hidden"))),
    ("without a mask (keep is None)", lambda r: r.case.inputs.q is not None and r.case.inputs.keep is None),
    ("with a mask that differs from head to head", lambda r: _takes(r, "keep") == "heads"),
    ("with a padding mask", lambda r: _takes(r, "keep") == "padding"),
    ("with more queries than keys (Tq > Tk)", lambda r: _lengths(r)[0] > _lengths(r)[1]),
    ("with fewer queries than keys (Tq < Tk)", lambda r: _lengths(r)[0] < _lengths(r)[1]),
    ("where Tq and Tk differ", lambda r: _lengths(r)[0] != _lengths(r)[1]),
    ("where Tq and Tk are equal", lambda r: _lengths(r)[0] == _lengths(r)[1] != 0),
    ("in a batch of more than one", lambda r: r.case.inputs.q is not None and r.case.inputs.q.shape[0] > 1),
    ("with more than one head", lambda r: r.case.inputs.q is not None and r.case.inputs.q.shape[1] > 1),
    ("with rows that have no visible key", has_empty_rows),
    ("with scores about 200 from zero", lambda r: _takes(r, "scores") in ("large", "negative")),
    ("with scores about 200 from zero", lambda r: abs(float(str(_takes(r, "offset") or 0))) >= 100),
    ("with scores far from zero", lambda r: float(r.case.exact.evaluation.scores.abs().max()) > 25),
    ("with a mask", lambda r: r.case.inputs.keep is not None),
)


def parts(wrong: Sequence[CaseResult]) -> str | None:
    """Only some batch items, heads or query rows are wrong, in every case that can show it: which, in the first."""
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32] or wrong
    names = (("batch item", "batch items"), ("head", "heads"), ("query row", "query rows"))
    for axis, (singular, plural) in enumerate(names):
        told = [(r, hit) for r in fine if (hit := _hit(r, axis)) is not None]
        if not told or any(bool(hit.all()) for _, hit in told):
            continue
        first, hit = told[0]
        which = listed(hit)
        what = f"{plural} {which} of {len(hit)} are" if int(hit.sum()) > 1 else f"{singular} {which} of {len(hit)} is"
        return f"In “{first.case.spec.name}” only {what} wrong (counted from 0)."
    return None


def unseen_keys(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    """Visible keys that no query gives any weight to, where the output shows the weights."""
    for result in wrong:
        exact, output = result.case.exact.output, result.output
        if not shows_weights(rules, result.case) or output is None or output.shape != exact.shape or exact.dim() < 2:
            continue
        axis = weight_axis(rules, result.case)
        unseen = (output == 0) & (exact > max(1e-3, result.case.budget))
        if not bool(unseen.any()):
            continue
        name = result.case.spec.name
        keys = unseen.transpose(axis, -1).flatten(0, -2).any(0)
        never = keys & (output.transpose(axis, -1).flatten(0, -2) == 0).all(0)
        if bool(never.any()) and not bool(never.all()):
            which = f"{'keys' if int(never.sum()) > 1 else 'key'} {listed(never)} of {len(never)} (counted from 0)"
            verb = "get" if int(never.sum()) > 1 else "gets"
            return f"In “{name}” {which} never {verb} any weight, although queries may see what lies there."
        place = [int(i) for i in unseen.nonzero()[0]]
        return f"In “{name}” the weight at {place} is 0; expected {float(exact[tuple(place)]):.4g}."
    return None


def listed(hit: Tensor) -> str:
    """The chosen indexes of a bool vector as people say them."""
    indexes = [int(i) for i in hit.nonzero().flatten()]
    if len(indexes) > 3 and indexes == list(range(indexes[0], len(hit))):
        return f"from {indexes[0]} on"
    return ", ".join(map(str, indexes[:8])) + ("…" if len(indexes) > 8 else "")


def _hit(result: CaseResult, axis: int) -> Tensor | None:
    """Bool, along the axis: which parts have wrong elements. True also where being right says nothing; None where this
    case cannot tell."""
    bad = wrong_elements(result)
    if bad.dim() != 4 or result.case.inputs.q is None or bad.shape[axis] < 2:
        return None
    hit = bad.transpose(0, axis).flatten(1).any(1)
    if axis < 2:
        return hit
    # A row of one key, or of none, is right whatever the scores are.
    visible = (result.case.exact.evaluation.masked != -math.inf).sum(-1).flatten(0, 1)
    judged = (visible > 1).any(0)
    return None if int(judged.sum()) < 2 else (hit if bool((judged & ~hit).any()) else torch.ones_like(hit))
