"""The first wrong element of an unexplained output: with the scores and weights of its row, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, weight_axis
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.how import axis_names, has_scores_shape
from grader.worker.whereabouts import wrong_elements

BESIDE = 2  # elements shown on either side
KEYS = 4  # of a row of the output: those with the largest weights


@dataclass(frozen=True, slots=True)
class Element:
    """One number of the output beside the one that is looked at."""

    index: tuple[int, ...]
    got: float
    expected: float
    right: bool
    score: float | None = None  # before the mask; None where the output has no number for each query and key
    masked: bool = False  # the mask hides it
    weight: float | None = None


@dataclass(frozen=True, slots=True)
class KeyOfRow:
    """One key of the row that an output is an average of."""

    key: int
    score: float
    masked: bool
    weight: float


@dataclass(frozen=True, slots=True)
class FirstDifference:
    """Where the numbers part."""

    case: str
    visible: bool  # of hidden cases no element is shown
    along: str  # what the neighbours are: "keys", "features", ...
    element: Element
    neighbours: tuple[Element, ...]
    keys: tuple[KeyOfRow, ...]  # empty where the element has a score of its own, or there are no scores


def first_difference(rules: ExerciseCases, results: Sequence[CaseResult]) -> FirstDifference | None:
    """In reading order, in the first failing case: a visible one before hidden ones, float32 before the rest. None
    where what was returned first is right, or of another shape."""
    wrong = [r for r in results if r.comparisons and r.comparisons[0] is not None and not r.comparisons[0].passed]
    wrong.sort(key=lambda r: (not r.case.spec.visible, r.case.spec.dtype != torch.float32))
    for result in wrong:
        bad = wrong_elements(result)
        if bad.dim() and bool(bad.any()):
            return _of(rules, result, tuple(int(i) for i in bad.nonzero()[0]))
    return None


def _of(rules: ExerciseCases, result: CaseResult, index: tuple[int, ...]) -> FirstDifference:
    axis = weight_axis(rules, result.case) if has_scores_shape(rules, result) else -1
    axis %= len(index)
    size = result.case.exact.output.shape[axis]
    places = range(max(0, index[axis] - BESIDE), min(size, index[axis] + BESIDE + 1))
    near = [(*index[:axis], place, *index[axis + 1 :]) for place in places if place != index[axis]]
    bad = wrong_elements(result)
    return FirstDifference(
        case=result.case.spec.name,
        visible=result.case.spec.visible,
        along=axis_names(rules, result)[axis][1],
        element=_element(rules, result, index, right=False),
        neighbours=tuple(_element(rules, result, place, right=not bool(bad[place])) for place in near),
        keys=() if has_scores_shape(rules, result) else _keys_of_row(result, index),
    )


def _element(rules: ExerciseCases, result: CaseResult, index: tuple[int, ...], *, right: bool) -> Element:
    assert result.output is not None
    evaluation = result.case.exact.evaluation
    got, expected = float(result.output[index]), float(result.case.exact.output[index])
    if not has_scores_shape(rules, result):
        return Element(index, got, expected, right)
    score, masked = float(evaluation.scores[index]), float(evaluation.masked[index])
    return Element(index, got, expected, right, score, masked == -torch.inf != score, float(evaluation.weights[index]))


def _keys_of_row(result: CaseResult, index: tuple[int, ...]) -> tuple[KeyOfRow, ...]:
    """The keys that weigh most in the row which the element belongs to, where the formula has rows like the output."""
    evaluation, output = result.case.exact.answer.evaluation, result.case.exact.output
    if evaluation is None or len(evaluation.axes) != 1:
        return ()
    lead = evaluation.weights.shape[:-1]
    row = index if output.shape == lead else index[:-1]
    if evaluation.axes[0] % evaluation.weights.dim() != len(lead) or lead not in (output.shape, output.shape[:-1]):
        return ()
    scores, masked, weights = evaluation.scores[row], evaluation.masked[row], evaluation.weights[row]
    chosen = sorted(int(i) for i in _heaviest(weights, masked))
    return tuple(KeyOfRow(i, float(scores[i]), bool(masked[i] == -torch.inf), float(weights[i])) for i in chosen)


def _heaviest(weights: Tensor, masked: Tensor) -> Tensor:
    """Visible keys first, the heaviest before the others."""
    rank = torch.where(masked == -torch.inf, -1.0, weights)
    return rank.topk(min(KEYS, len(weights))).indices


def as_fact(found: FirstDifference) -> Fact:
    """The same in words."""
    element = found.element
    text = f"The first wrong element is {list(element.index)} of “{found.case}”: "
    text += f"{apart(element.got, element.expected)}."
    if element.score is not None:
        text += f" Its score is {_score(element.score, masked=element.masked)}"
        text += f", its weight should be {element.weight:.4g}."
    elif found.keys:
        shown = ", ".join(f"{k.key}: {_score(k.score, masked=k.masked)} → {k.weight:.3g}" for k in found.keys)
        text += f" Scores and weights of its row, by key: {shown}."
    if len(found.neighbours) > 1:
        right = sum(one.right for one in found.neighbours)
        what = found.along if found.along in ("keys", "features") else "elements"
        text += f" Of the {len(found.neighbours)} {what} beside it {right or 'none'}"
        text += f" {'are' if right > 1 else 'is'} right."
    return Fact(FactKind.FIRST, text)


def apart(got: float, expected: float) -> str:
    """Both numbers with as many digits as it takes to tell them apart."""
    for digits in range(4, 10):
        mine, right = f"{got:.{digits}g}", f"{expected:.{digits}g}"
        if mine != right:
            break
    return f"{mine} instead of {right}"


def _score(score: float, *, masked: bool) -> str:
    return f"{score:.4g} (hidden)" if masked else f"{score:.4g}"
