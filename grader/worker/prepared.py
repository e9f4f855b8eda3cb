"""What does not depend on the learner, made ahead: inputs, exact answers, budgets, and what known mistakes would
give."""

from __future__ import annotations

import math
import secrets
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor

from attention_core.error_budget import (
    argmax_is_open,
    error_budget,
    largest_finite,
    movement_bound,
    one_rounding,
)
from attention_core.evaluation import resolve
from attention_core.formula import Formula, Inputs, Normalisation, Product
from grader.catalogue import Exercise, exercises
from grader.worker.cases import ExerciseCases, case_generator, read_cases
from grader.worker.families import Answer, CaseSpec, Exact, Family, Tensors, cast
from grader.worker.fused import FusedMeasurements, fused_program
from grader.worker.program import Call

SEED_BITS = 53  # exact in JSON, also where numbers are doubles
SUBMISSIONS_PER_SEED = 4
SEEDS_READY = 2  # kept ahead for each exercise
VISIBLE_SEED = 0  # of runs: whoever prints a number wants to see it again, and visible cases hold no secret


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a formula gives for a case, and how far a program that follows it may be from that."""

    outputs: tuple[Tensor, ...] | None  # None: such a program raises on these shapes
    tolerances: tuple[float, ...]
    slack: Tensors | None  # by which single elements may be farther off; see Family.slack
    tells: bool  # differs visibly from the right answer here

    def gaps(self, others: Tensors) -> list[float]:
        """The largest difference from each output, beyond the slack; of as many as there are."""
        assert self.outputs is not None
        slack = self.slack or (None,) * len(self.outputs)
        return [difference(*three) for three in zip(others, self.outputs, slack, strict=False)]


@dataclass(slots=True)
class PreparedCase:
    """One case with everything it is judged by. `predict` keeps what it computed."""

    spec: CaseSpec
    call: Call
    family: Family
    read: Any  # what the formula reads
    inputs: Inputs  # the same where the formula is one of attention, q, k and v filled in; else with nothing in it
    exact: Exact
    budgets: tuple[float, ...]  # one for each returned tensor
    gradient_budgets: tuple[float, ...]
    fused_error: float | None  # of what is returned first; None where there is no fused implementation
    predictions: dict[Any, Prediction] = field(default_factory=dict)

    @property
    def explains(self) -> bool:
        """False where the case is only for what it takes: too large to try every known mistake on it."""
        return not self.spec.options.get("memory")

    @property
    def budget(self) -> float:
        """Of what is returned first."""
        return self.budgets[0]

    def predict(self, formula: Any) -> Prediction:
        """What a program that follows `formula` returns here."""
        known = self.predictions.get(formula)
        if known is None:
            known = self.predictions[formula] = self._prediction(formula, self._answer(formula))
        return known

    def agreement(self, formula: Any, outputs: tuple[Tensor, ...]) -> tuple[float, bool] | None:
        """The largest difference of `outputs` from what the formula gives, and whether that tells it from the right
        answer; None where they disagree. Remembers nothing about formulas that are plainly refuted: there are many."""
        known = self.predictions.get(formula)
        if known is None:
            answer = self._answer(formula)
            if answer is None or self._plainly_others(formula, answer, outputs):
                return None
            known = self.predictions[formula] = self._prediction(formula, answer)
        if known.outputs is None or len(known.outputs) != len(outputs):
            return None
        gaps = known.gaps(outputs)
        if not all(gap <= allowed for gap, allowed in zip(gaps, known.tolerances, strict=True)):
            return None
        return max(gaps), known.tells

    def _plainly_others(self, formula: Any, answer: Answer, outputs: tuple[Tensor, ...]) -> bool:
        """In float32 no tolerance comes near a tenth of the output; finding that out is quicker than the tolerance."""
        predicted = answer.outputs
        if len(predicted) != len(outputs) or any(a.shape != b.shape for a, b in zip(predicted, outputs, strict=True)):
            return True
        if self.spec.dtype != torch.float32:
            return False
        # Where all is 0, roundings are all there is.
        sizes = zip(predicted, self.budgets, strict=True)
        coarse = [max(0.1 * largest_finite(one.abs()), 4 * budget) for one, budget in sizes]
        rows = list(zip(outputs, predicted, coarse, strict=True))
        if all(difference(found, one) <= allowed for found, one, allowed in rows):
            return False
        slack = self._slack(formula, answer)
        if slack is None:
            return True
        loose = zip(rows, slack, strict=True)
        return not all(difference(found, one, more) <= allowed for (found, one, allowed), more in loose)

    def _answer(self, formula: Any) -> Answer | None:
        with torch.no_grad():
            try:
                return self.family.answer(formula, self.read)
            except (ValueError, RuntimeError):  # what our checks, or torch's own, say to these shapes
                return None

    def _prediction(self, formula: Any, answer: Answer | None) -> Prediction:
        if answer is None:
            return Prediction(None, (), None, tells=True)
        found = Prediction(answer.outputs, self._tolerances(formula, answer), self._slack(formula, answer), tells=True)
        return replace(found, tells=self._tells(found))

    def _slack(self, formula: Any, answer: Answer) -> Tensors | None:
        with torch.no_grad():
            return self.family.slack(formula, self.read, answer)

    def _tolerances(self, formula: Any, answer: Answer) -> tuple[float, ...]:
        """How far a program that follows the formula may be from it, for each output."""
        dtype, outputs = self.spec.dtype, answer.outputs
        moves = self.family.movements(formula, self.read, answer)
        if moves is None:  # as far as a right program may, and farther where the numbers are larger
            sizes = zip(outputs, self.exact.outputs, self.budgets, strict=False)
            return tuple(4 * budget * max(1.0, _size(one) / max(_size(right), 1e-30)) for one, right, budget in sizes)
        tolerances = [
            2 * largest_finite(movement_bound(move, dtype)) + one_rounding(output, dtype)
            for move, output in zip(moves, outputs, strict=True)
        ]
        stages = answer.evaluation
        hard = isinstance(formula, Formula) and formula.normalisation is Normalisation.ARGMAX
        if hard and stages is not None and argmax_is_open(formula, self.read, stages, dtype):
            tolerances[0] += 2 * _size(outputs[0])
        return tuple(tolerances)

    def _tells(self, found: Prediction) -> bool:
        assert found.outputs is not None
        if len(found.outputs) != len(self.exact.outputs):
            return True
        rows = zip(found.gaps(self.exact.outputs), found.tolerances, self.budgets, strict=True)
        return any(not gap <= 4 * (near + budget) for gap, near, budget in rows)


def _size(values: Tensor) -> float:
    return largest_finite(values.abs())


def difference(found: Tensor, wanted: Tensor, slack: Tensor | None = None) -> float:
    """The largest absolute difference; inf where shapes differ or NaN and infinities do not stand in the same
    places. With a slack, what each difference is more than that; where it is inf, anything may stand."""
    if found.shape != wanted.shape:
        return float("inf")
    if not found.numel():
        return 0.0
    gap = (found - wanted).abs()
    alike = (found == wanted) | (found.isnan() & wanted.isnan())
    gap = torch.nan_to_num(gap.masked_fill(alike, 0.0), nan=float("inf"))
    if slack is not None:
        gap = (gap - slack).clamp_min(0.0).masked_fill(slack == math.inf, 0.0)
    return float(gap.max())


@dataclass(frozen=True, slots=True)
class Prepared:
    """An exercise with the numbers of one seed."""

    exercise: Exercise
    seed: int
    cases: tuple[PreparedCase, ...]
    timing: Call | None  # None where time and memory are not compared

    @property
    def rules(self) -> ExerciseCases:
        return read_cases(self.exercise)


def prepare(exercise: Exercise, seed: int, *, visible_only: bool = False) -> Prepared:
    """Make all cases of an exercise, or its visible ones, from one seed."""
    rules = read_cases(exercise)
    cases = tuple(prepare_case(rules, spec, seed) for spec in rules.specs if spec.visible or not visible_only)
    timing = None
    if rules.timing is not None:
        generator = case_generator(seed, exercise.slug, rules.timing.name)
        timing = Call(arguments=rules.family.arguments(rules.timing, generator))
    return Prepared(exercise, seed, cases, timing)


def prepare_case(rules: ExerciseCases, spec: CaseSpec, seed: int) -> PreparedCase:
    """One case: inputs rounded to the judged dtype first, then the exact answer on the rounded inputs, then its
    budget."""
    family, formula, dtype = rules.family, rules.formula, spec.dtype
    generator = case_generator(seed, rules.exercise.slug, spec.options.get("numbers_of", spec.name))
    arguments = family.arguments(spec, generator)
    grad_outputs: Tensors = ()
    if spec.gradient:
        answer = family.evaluate(formula, arguments, judged=dtype)
        grad_outputs = tuple(_grad_output(formula, output, generator).to(dtype) for output in answer.outputs)
    call = Call(
        arguments=arguments,
        differentiate=family.differentiable(arguments) if spec.gradient else (),
        grad_outputs=grad_outputs,
    )
    library, library_slopes = _fused_results(rules, call)
    if not library:
        return _with_answer(rules, spec, call)
    if family.draws:  # the fused implementation has a draw of its own: its error says nothing about others
        case = _with_answer(rules, spec, call)
        wanted = family.evaluate(formula, arguments, judged=dtype, drawn=library[0]).outputs[0]
    else:
        case = _with_answer(rules, spec, call, library, library_slopes)
        wanted = case.exact.output
    return replace(case, fused_error=difference(library[0][0].double(), wanted))


def _grad_output(formula: Any, output: Tensor, generator: torch.Generator) -> Tensor:
    """What comes back to one output: random numbers, but 0 for a score that is hidden. Nothing finite depends on a
    score of -inf, so it makes no difference whether a program selects -inf there or adds it."""
    slope = torch.randn(output.shape, generator=generator)
    returns_scores = isinstance(formula, Formula) and formula.product is Product.MASKED_SCORES
    return slope.masked_fill(output == -math.inf, 0.0) if returns_scores else slope


def with_draw(rules: ExerciseCases, case: PreparedCase, outputs: Sequence[Tensor | None]) -> PreparedCase:
    """The case with the right answer for what the program drew by chance, which its outputs show; the case itself where
    nothing is to be drawn, or nothing came back to read it off."""
    found = tuple(output for output in outputs if output is not None)
    if not rules.family.draws or not found:
        return case
    return replace(_with_answer(rules, case.spec, case.call, drawn=found), fused_error=case.fused_error)


def _with_answer(
    rules: ExerciseCases,
    spec: CaseSpec,
    call: Call,
    library: Sequence[Tensors] = (),
    library_slopes: Sequence[Tensors] = (),
    *,
    drawn: Tensors = (),
) -> PreparedCase:
    family, formula, dtype, arguments = rules.family, rules.formula, spec.dtype, call.arguments
    exact = family.exact(formula, arguments, dtype=dtype, grad_outputs=call.grad_outputs, drawn=drawn)
    plain = family.evaluate(formula, arguments, judged=dtype, dtype=dtype, grad_outputs=call.grad_outputs, drawn=drawn)
    found, found_slopes = [plain.outputs, *library], [plain.gradients, *library_slopes]
    read = family.read([cast(argument, torch.float64) for argument in arguments], judged=dtype, drawn=drawn)
    return PreparedCase(
        spec=spec,
        call=call,
        family=family,
        read=read,
        inputs=resolve(formula, read) if isinstance(read, Inputs) else Inputs(judged=dtype),
        exact=exact,
        budgets=_budgets(exact.outputs, exact.movements, found, dtype),
        gradient_budgets=_budgets(exact.gradients, exact.gradient_movements, found_slopes, dtype),
        fused_error=None,
    )


def _budgets(exact: Tensors, movements: Tensors, plain: Sequence[Tensors], dtype: torch.dtype) -> tuple[float, ...]:
    return tuple(
        error_budget(wanted, movement=moved, plain=[results[i] for results in plain], dtype=dtype)
        for i, (wanted, moved) in enumerate(zip(exact, movements, strict=True))
    )


def _fused_results(rules: ExerciseCases, call: Call) -> tuple[list[Tensors], list[Tensors]]:
    """What the fused implementation returns, and its gradients: none or one of each."""
    program = fused_program(rules.exercise)
    if program is None:
        return [], []
    arguments = list(call.arguments)
    leaves = []
    for index in call.differentiate:
        argument = arguments[index]
        assert isinstance(argument, Tensor)
        leaves.append(argument.detach().clone().requires_grad_())
        arguments[index] = leaves[-1]
    with torch.set_grad_enabled(bool(leaves)):
        outputs = program.run(arguments)
    if not leaves:
        return [outputs], [()]
    slopes = torch.autograd.grad(outputs, leaves, call.grad_outputs, allow_unused=True, materialize_grads=True)
    return [tuple(output.detach() for output in outputs)], [slopes]


class PreparedPool:
    """A few prepared seeds for each exercise, taken in turn and replaced after a bounded number of submissions.

    One pool belongs to one process and one thread.
    """

    def __init__(self) -> None:
        self.fused = FusedMeasurements()
        self._ready: dict[str, deque[tuple[Prepared, int]]] = {}  # with the number of submissions already served
        self._visible: dict[str, Prepared] = {}  # of VISIBLE_SEED, for runs

    def get(self, exercise: Exercise, *, seed: int | None = None, exclude: Collection[int] = ()) -> Prepared:
        """Cases of the given seed, or of a secret one that is not among `exclude`."""
        if seed is not None:
            return prepare(exercise, seed)
        ready = self._ready.setdefault(exercise.slug, deque())
        for _ in range(len(ready)):
            prepared, served = ready.popleft()
            if prepared.seed in exclude:
                ready.append((prepared, served))
                continue
            if served + 1 < SUBMISSIONS_PER_SEED:
                ready.append((prepared, served + 1))
            return prepared
        fresh = prepare(exercise, fresh_seed(exclude))
        ready.append((fresh, 1))
        return fresh

    def visible(self, exercise: Exercise, *, seed: int | None = None) -> Prepared:
        """The visible cases only; the same each time unless a seed is given."""
        if seed is not None:
            return prepare(exercise, seed, visible_only=True)
        if exercise.slug not in self._visible:
            self._visible[exercise.slug] = prepare(exercise, VISIBLE_SEED, visible_only=True)
        return self._visible[exercise.slug]

    def refill(self) -> None:
        """Prepare one seed for an exercise that was asked for and has too few; to be called while there is nothing else
        to do."""
        for slug, ready in self._ready.items():
            if len(ready) < SEEDS_READY:
                ready.append((prepare(exercises()[slug], fresh_seed()), 0))
                return


def fresh_seed(exclude: Collection[int] = ()) -> int:
    """A seed that nobody can foresee."""
    while True:
        seed = secrets.randbits(SEED_BITS)
        if seed not in exclude:
            return seed
