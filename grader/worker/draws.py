"""Programs that draw by chance: whether they drew as they should, and what is certain about how they drew.

What such a program returned is compared elsewhere with the right answer for the draw that it shows; here the draws of
all its cases are judged together, by `grader.worker.families.dropout_statistics`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import torch
from torch import Tensor

from attention_core.formula import DropoutFormula, DropoutInputs, Survivors
from grader.worker.checking import CaseResult, Problem
from grader.worker.families.dropout_statistics import (
    FALSE_ALARMS,
    Draw,
    Kind,
    Surprise,
    accepted,
    counted,
    slack,
    surprising,
)

_AXES = ("batch items", "heads", "query rows", "keys")  # of weights with four axes


@dataclass(frozen=True)
class Draws:
    """What all cases drew in which chance has a say."""

    results: tuple[CaseResult, ...]
    draws: tuple[Draw, ...]

    @cached_property
    def surprises(self) -> list[Surprise]:
        """What a right program draws with a probability below `FALSE_ALARMS`."""
        return surprising(counted(self.draws, alike=self.alike))

    @cached_property
    def alike(self) -> list[tuple[int, int]]:
        """Pairs of calls with weights of one shape and dtype and the same p; whose weights are the same come first."""
        pairs = [
            (i, j)
            for i, j in combinations(range(len(self.draws)), 2)
            if self.draws[i].kept.shape == self.draws[j].kept.shape
            and self.draws[i].p == self.draws[j].p
            and self.draws[i].weights.dtype == self.draws[j].weights.dtype
        ]
        return sorted(pairs, key=lambda pair: not torch.equal(*(self.draws[i].weights for i in pair)))

    def name(self, number: int) -> str:
        """What the case of this draw is called."""
        return self.results[number].case.spec.name

    def of(self, *kinds: Kind) -> list[Surprise]:
        """The surprises of these kinds."""
        return [one for one in self.surprises if one.counts.kind in kinds]


def draws_of(results: Sequence[CaseResult]) -> Draws | None:
    """The draws of a program, or None where nothing was to be drawn."""
    drawn = [
        (result, Draw(result.case.call.arguments[0], read.kept, read.p, slack(result.case.spec.dtype)))  # type: ignore[arg-type]
        for result in results
        if isinstance(read := result.case.read, DropoutInputs)
        and read.training
        and read.p < 1
        and result.output is not None
        and result.output.shape == read.kept.shape
    ]
    return Draws(tuple(r for r, _ in drawn), tuple(d for _, d in drawn)) if drawn else None


def check_draws(results: Sequence[CaseResult]) -> None:
    """Blame the cases whose draws no right program makes."""
    drawn = draws_of(results)
    if drawn is None:
        return
    for one in drawn.surprises:
        result = drawn.results[one.counts.draw]
        if Problem.WRONG_DRAW not in result.problems:
            result.blame(Problem.WRONG_DRAW, _message(drawn, one))


def _message(drawn: Draws, one: Surprise) -> str:
    """The count that gave a case away, and what it may be."""
    counts, (low, high) = one.counts, one.accepted
    at = one.outside[0]
    where = {
        Kind.TOTAL: "of the weights",
        Kind.PLACE: f"of the weights at place {at} along axis {counts.axis}",
        Kind.NEIGHBOURS: f"of the pairs of neighbours along axis {counts.axis} share their fate,",
        Kind.HALVES: f"of the pairs half of axis {counts.axis} apart share their fate,",
        Kind.SIZE: f"of the weights in group {at} of 8 by size",
        Kind.RANK: f"of the weights in group {at} of 8 by rank in their row",
        Kind.ROW_TOTAL: "of the rows keep just as many weights as is expected,",
        Kind.REPEATED: f"of the weights share their fate with those of “{drawn.name(counts.other)}”,",
        Kind.EVERY_TOTAL: "",
    }[counts.kind]
    kept = " are kept" if counts.kind in (Kind.TOTAL, Kind.PLACE, Kind.SIZE, Kind.RANK) else ""
    if counts.kind is Kind.EVERY_TOTAL:
        return "This call and all others keep just as many weights as are expected; by chance some would keep more."
    return (
        f"{counts.successes[at]} {where}{kept} of {counts.trials}; "
        f"independent draws with p = {drawn.draws[counts.draw].p:g} give {low} to {high}."
    )


def keeps_with_p(results: Sequence[CaseResult]) -> str | None:
    """How a program drew that takes p for the probability to keep a weight; None for any other."""
    drawn = draws_of(results)
    return None if drawn is None else _keeps_with_p(drawn)


def draw_facts(results: Sequence[CaseResult]) -> list[str]:
    """What is certain about how a program drew, and about what it did to the survivors; the most telling first. That it
    keeps weights with the probability p is a mistake with a name, and not among them."""
    drawn = draws_of(results)
    if drawn is None:
        return []
    keeps_p = _keeps_with_p(drawn)
    shared = _shared(drawn)
    told = [
        None if keeps_p else _survivors(drawn),
        _repeated(drawn),
        shared,
        *([] if keeps_p or shared else [_rate(drawn)]),
        *([] if shared else [_by_size(drawn), _by_place(drawn), _paired(drawn), _fixed(drawn)]),
        _other_draw_backwards(drawn),
    ]
    return [text for text in told if text]


def _float32(drawn: Draws) -> Iterator[tuple[CaseResult, Draw]]:
    """The cases in float32 in which something is dropped and something kept."""
    for result, draw in zip(drawn.results, drawn.draws, strict=True):
        if result.case.spec.dtype == torch.float32 and 0 < draw.p < 1:
            yield result, draw


def _survivors(drawn: Draws) -> str | None:
    """What every survivor was multiplied by, where it is a factor that people take by mistake."""
    said = {
        Survivors.DIVIDED_BY_P: "What survives is divided by p; it survives with a probability of 1 - p.",
        Survivors.RESCALED_TWICE: "What survives is divided by 1 - p twice.",
        Survivors.MULTIPLIED: "What survives is multiplied by 1 - p, and should be divided by it.",
    }
    for survivors, text in said.items():
        if _gives(drawn, survivors):
            return text
    return None


def _gives(drawn: Draws, survivors: Survivors) -> bool:
    """Whether the survivors have this factor wherever that can be told from the right one."""
    tells = 0
    for result, _ in _float32(drawn):
        known = result.case.agreement(DropoutFormula(survivors=survivors), result.outputs)
        if known is None:
            return False
        tells += known[1]
    return tells > 0


def _keeps_with_p(drawn: Draws) -> str | None:
    """Whether weights are kept with the probability p, in every case, and with 1 - p in some cases not."""
    if not any(one.counts.kind is Kind.TOTAL for one in drawn.surprises) or not _has_rate(drawn, lambda p: p):
        return None
    return _example_of_rate(drawn) + (
        " What survives is divided by p." if _gives(drawn, Survivors.DIVIDED_BY_P) else ""
    )


def _has_rate(drawn: Draws, keeps: Callable[[float], float]) -> bool:
    """Whether the numbers kept are those of another probability, in every case."""
    for draw in (draw for draw in drawn.draws if draw.p > 0):
        low, high = keeps(draw.p) - draw.slack, keeps(draw.p) + draw.slack
        fewest, most = accepted(draw.kept.numel(), (max(0.0, low), min(1.0, high)), FALSE_ALARMS)
        if bool((draw.weights != 0).all()) and not fewest <= int(draw.kept.sum()) <= most:
            return False
    return True


def _example_of_rate(drawn: Draws) -> str:
    one = max(drawn.of(Kind.TOTAL), key=lambda surprise: surprise.counts.trials).counts
    share, p = one.successes[0] / one.trials, drawn.draws[one.draw].p
    return f"In “{drawn.name(one.draw)}”, with p = {p:g}, {share:.1%} of the weights are kept."


def _rate(drawn: Draws) -> str | None:
    """How many weights were kept, where that is wrong."""
    if not drawn.of(Kind.TOTAL):
        return None
    example = _example_of_rate(drawn)
    if all(bool(draw.kept.all()) for draw in drawn.draws):
        return "In training no weight is dropped, whatever p is."
    if _has_rate(drawn, lambda p: (1 - p) ** 2):
        return f"{example} That is (1 - p) ** 2, as if weights were dropped twice; it should be 1 - p."
    wanted = 1 - drawn.draws[max(drawn.of(Kind.TOTAL), key=lambda s: s.counts.trials).counts.draw].p
    return f"{example} It should be about {wanted:.1%}."


def _repeated(drawn: Draws) -> str | None:
    """Equal or alike draws in two calls."""
    for surprise in drawn.of(Kind.REPEATED):
        counts = surprise.counts
        names = f"“{drawn.name(counts.draw)}” and “{drawn.name(counts.other)}”"
        if counts.successes[0] == counts.trials:
            return (
                f"Two calls drop just the same weights ({names}): the draw begins from the same seed each time, or is "
                "kept. Every call needs a draw of its own."
            )
        share, (low, high) = counts.successes[0] / counts.trials, surprise.accepted
        chance = f"by chance it is {low / counts.trials:.1%} to {high / counts.trials:.1%}"
        return f"In two calls ({names}) {share:.1%} of the weights share their fate; {chance}."
    return None


def _shared(drawn: Draws) -> str | None:
    """One draw for a whole axis."""
    for number in sorted({one.counts.draw for one in drawn.of(Kind.NEIGHBOURS, Kind.HALVES)}):
        kept = drawn.draws[number].kept
        shared = [a for a, size in enumerate(kept.shape) if size > 1 and bool((kept == kept.narrow(a, 0, 1)).all())]
        if shared and not bool(kept.all()) and bool(kept.any()):
            names = " and ".join(_axis(kept, axis) for axis in shared)
            return (
                f"One draw decides for all {names} together (“{drawn.name(number)}”): they are kept or dropped as one. "
                "Each weight needs a draw of its own."
            )
    return None


def _axis(kept: Tensor, axis: int) -> str:
    """What an axis counts."""
    return _AXES[axis - kept.dim()] if kept.dim() <= len(_AXES) else f"places along axis {axis}"


def _by_size(drawn: Draws) -> str | None:
    """More of the large weights kept, or of the small ones, than chance allows, whatever the rate."""
    for number, draw in enumerate(drawn.draws):
        for one in (s for s in drawn.of(Kind.SIZE, Kind.RANK) if s.counts.draw == number):
            counts = one.counts
            rate = sum(counts.successes) / (counts.trials * len(counts.successes))
            low, high = accepted(counts.trials, (rate, rate), FALSE_ALARMS)
            if all(low <= successes <= high for successes in counts.successes):
                continue
            where = "of their rows " if counts.kind is Kind.RANK else ""
            small, large = counts.successes[0] / counts.trials, counts.successes[-1] / counts.trials
            return (
                f"Which weights are dropped depends on their size: in “{drawn.name(number)}”, with p = {draw.p:g}, "
                f"{small:.1%} of the smallest eighth {where}are kept, and {large:.1%} of the largest."
            )
    return None


def _by_place(drawn: Draws) -> str | None:
    """One head, row or key that is dropped more or less often than the rest."""
    off = {one.counts.draw for one in drawn.of(Kind.TOTAL)}
    for one in drawn.of(Kind.PLACE):
        counts, (low, high) = one.counts, one.accepted
        if counts.draw in off:
            continue
        worst = max(one.outside, key=lambda place: max(low - counts.successes[place], counts.successes[place] - high))
        draw = drawn.draws[counts.draw]
        return (
            f"In “{drawn.name(counts.draw)}” {counts.successes[worst] / counts.trials:.1%} of the weights at place "
            f"{worst} of the {_axis(draw.kept, counts.axis)} are kept (counted from 0); it should be about "
            f"{1 - draw.p:.1%} everywhere."
        )
    return None


def _paired(drawn: Draws) -> str | None:
    """Weights that share their fate more often than by chance, or less often, though not always."""
    off = {one.counts.draw for one in drawn.of(Kind.TOTAL)}
    for one in drawn.of(Kind.NEIGHBOURS, Kind.HALVES):
        counts, (low, high) = one.counts, one.accepted
        if counts.draw in off:
            continue
        which = "neighbours" if counts.kind is Kind.NEIGHBOURS else "weights half the axis apart"
        axis, share = _axis(drawn.draws[counts.draw].kept, counts.axis), counts.successes[0] / counts.trials
        return (
            f"The draws are not independent: along the {axis}, {share:.1%} of the {which} are both kept or both "
            f"dropped (“{drawn.name(counts.draw)}”); by chance it is {low / counts.trials:.1%} to "
            f"{high / counts.trials:.1%}."
        )
    return None


def _fixed(drawn: Draws) -> str | None:
    """The same number dropped each time."""
    for one in drawn.of(Kind.ROW_TOTAL):
        counts = one.counts
        if counts.successes[0] == counts.trials:
            kept = int(drawn.draws[counts.draw].kept.sum(-1).flatten()[0])
            return (
                f"In “{drawn.name(counts.draw)}” every row keeps just {kept} weights. Each weight is dropped or kept "
                "by a draw of its own, so that rows keep more or fewer by chance."
            )
    if drawn.of(Kind.EVERY_TOTAL):
        return (
            "Every call keeps just (1 - p) times as many weights as there are. Each weight is dropped or kept by a "
            "draw of its own, so that calls keep more or fewer by chance."
        )
    return None


def _other_draw_backwards(drawn: Draws) -> str | None:
    """A gradient that follows another draw than the output."""
    for result, draw in zip(drawn.results, drawn.draws, strict=True):
        if Problem.GRADIENT_WRONG not in result.problems or not result.values_passed or result.returned is None:
            continue
        gradient = result.returned.gradients[0]
        if gradient is None or gradient.shape != draw.kept.shape:
            continue
        other = int(((gradient != 0) != draw.kept).sum())
        if other:
            return (
                f"The gradient follows another draw than the output: in “{result.case.spec.name}” {other} weights are "
                "kept in one and dropped in the other. Both passes need the same draw."
            )
    return None
