"""Which cases and which parts of an output are wrong: what the failing ones have in common and the others have not."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from grader.worker.cases import DTYPE_NAMES
from grader.worker.checking import CaseResult


def empty_rows(result: CaseResult) -> Tensor:
    """Bool, (..., Tq): rows that keep no key."""
    return (result.case.exact.evaluation.masked == -math.inf).all(-1)


def has_empty_rows(result: CaseResult) -> bool:
    """True where some row keeps no key."""
    evaluation = result.case.exact.evaluation
    return bool((evaluation.masked == -math.inf).all(evaluation.axes[-1]).any())


def wrong_elements(result: CaseResult) -> Tensor:
    """Bool, the output's shape: beyond the budget, or NaN where none belongs."""
    output, exact = result.output, result.case.exact.output
    assert output is not None
    near = (output - exact).abs() <= result.case.budget
    return ~(near | (output == exact))


def only_where(results: Sequence[CaseResult], wrong: Sequence[CaseResult]) -> str | None:
    """What the failing cases have in common that the passing ones have not."""
    passing = [r for r in results if r.passed]
    if not passing:
        return None
    if all(r.case.spec.dtype != torch.float32 for r in wrong):
        names = sorted({DTYPE_NAMES[r.case.spec.dtype] for r in wrong})
        return f"Every float32 case passes; it fails only in {' and '.join(names)}."
    if all(has_empty_rows(r) for r in wrong) and all(_only_empty_rows_wrong(r) for r in wrong):
        return f"Only rows with no visible key are wrong (in {len(wrong)} of {len(results)} cases); they should be 0."
    for text, has in _CONDITIONS:
        if all(has(r) for r in wrong) and not any(has(r) for r in passing):
            return f"It fails only {text}."
    return None


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
        listed = [int(i) for i in hit.nonzero().flatten()]
        shown = ", ".join(map(str, listed[:8])) + ("…" if len(listed) > 8 else "")
        what = f"{singular} {shown} of {len(hit)} is" if len(listed) == 1 else f"{plural} {shown} of {len(hit)} are"
        return f"In “{first.case.spec.name}” only {what} wrong (counted from 0)."
    return None


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
