"""What does not depend on the learner, made ahead: inputs, exact answers, budgets, and what known mistakes would
give."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field

import torch
from torch import Tensor

from attention_core.error_budget import (
    argmax_is_open,
    error_budget,
    largest_finite,
    movement_bound,
    one_rounding,
    output_movement,
)
from attention_core.evaluation import evaluate
from attention_core.formula import Evaluation, Formula, Inputs, Normalisation
from grader.catalogue import Exercise, exercises
from grader.worker.cases import ExerciseCases, case_generator, read_cases
from grader.worker.families import CaseSpec, Exact, Family, exact_answer
from grader.worker.fused import FusedMeasurements
from grader.worker.program import Call

SEED_BITS = 53  # exact in JSON, also where numbers are doubles
SUBMISSIONS_PER_SEED = 4
SEEDS_READY = 2  # kept ahead for each exercise
VISIBLE_SEED = 0  # of runs: whoever prints a number wants to see it again, and visible cases hold no secret


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a formula gives for a case, and how far a program that follows it may be from that."""

    output: Tensor | None  # None: such a program raises on these shapes
    tolerance: float
    tells: bool  # differs visibly from the right answer here


@dataclass(slots=True)
class PreparedCase:
    """One case with everything it is judged by. `predict` keeps what it computed."""

    spec: CaseSpec
    call: Call
    inputs: Inputs
    exact: Exact
    budget: float
    gradient_budgets: tuple[float, ...]
    fused_error: float
    predictions: dict[Formula, Prediction] = field(default_factory=dict)

    def predict(self, formula: Formula) -> Prediction:
        """What a program that follows `formula` returns here."""
        known = self.predictions.get(formula)
        if known is None:
            known = self.predictions[formula] = self._prediction(formula, self._evaluate(formula))
        return known

    def agreement(self, formula: Formula, output: Tensor) -> tuple[float, bool] | None:
        """The difference of `output` from what the formula gives, and whether that tells it from the right answer; None
        where they disagree. Remembers nothing about formulas that are plainly refuted: there are many."""
        known = self.predictions.get(formula)
        if known is None:
            evaluation = self._evaluate(formula)
            if evaluation is None or self._plainly_another(evaluation.output, output):
                return None
            known = self.predictions[formula] = self._prediction(formula, evaluation)
        if known.output is None:
            return None
        gap = difference(output, known.output)
        return (gap, known.tells) if gap <= known.tolerance else None

    def _plainly_another(self, predicted: Tensor, output: Tensor) -> bool:
        """In float32 no tolerance comes near a tenth of the output; finding that out is quicker than the tolerance."""
        if self.spec.dtype != torch.float32:
            return predicted.shape != output.shape
        return difference(output, predicted) > 0.1 * max(largest_finite(predicted.abs()), self.budget)

    def _evaluate(self, formula: Formula) -> Evaluation | None:
        with torch.no_grad():
            try:
                return evaluate(formula, self.inputs)
            except (ValueError, RuntimeError):  # what our checks, or torch's own, say to these shapes
                return None

    def _prediction(self, formula: Formula, evaluation: Evaluation | None) -> Prediction:
        if evaluation is None:
            return Prediction(None, 0.0, tells=True)
        dtype, output = self.spec.dtype, evaluation.output
        movement = movement_bound(output_movement(formula, self.inputs, evaluation), dtype)
        tolerance = 2 * largest_finite(movement) + one_rounding(output, dtype)
        if formula.normalisation is Normalisation.ARGMAX and argmax_is_open(formula, self.inputs, evaluation, dtype):
            tolerance += 2 * largest_finite(output.abs())
        distance = difference(output, self.exact.output)
        return Prediction(output, tolerance, tells=not distance <= 4 * (tolerance + self.budget))


def difference(found: Tensor, wanted: Tensor) -> float:
    """The largest absolute difference; inf where shapes differ or NaN and infinities do not stand in the same
    places."""
    if found.shape != wanted.shape:
        return float("inf")
    if not found.numel():
        return 0.0
    gap = (found - wanted).abs()
    alike = (found == wanted) | (found.isnan() & wanted.isnan())
    return float(torch.nan_to_num(gap.masked_fill(alike, 0.0), nan=float("inf")).max())


@dataclass(frozen=True, slots=True)
class Prepared:
    """An exercise with the numbers of one seed."""

    exercise: Exercise
    seed: int
    cases: tuple[PreparedCase, ...]
    timing: Call

    @property
    def rules(self) -> ExerciseCases:
        return read_cases(self.exercise)


def prepare(exercise: Exercise, seed: int, *, visible_only: bool = False) -> Prepared:
    """Make all cases of an exercise, or its visible ones, from one seed."""
    rules = read_cases(exercise)
    cases = tuple(prepare_case(rules, spec, seed) for spec in rules.specs if spec.visible or not visible_only)
    timing = rules.family.timing_arguments(case_generator(seed, exercise.slug, "timing"))
    return Prepared(exercise, seed, cases, Call(arguments=timing))


def prepare_case(rules: ExerciseCases, spec: CaseSpec, seed: int) -> PreparedCase:
    """One case: inputs rounded to the judged dtype first, then the exact answer on the rounded inputs, then its
    budget."""
    family, formula = rules.family, rules.formula
    generator = case_generator(seed, rules.exercise.slug, spec.name)
    arguments = family.arguments(spec, generator)
    inputs = family.inputs(arguments, spec)
    with torch.no_grad():
        shape = evaluate(formula, inputs).output.shape
    grad_output = torch.randn(shape, generator=generator).to(spec.dtype) if spec.gradient else None
    exact = exact_answer(
        family,
        formula,
        inputs,
        grad_output=None if grad_output is None else grad_output.double(),
        dtype=spec.dtype,
    )
    call = Call(
        arguments=arguments,
        differentiate=family.differentiable if spec.gradient else (),
        grad_outputs=() if grad_output is None else (grad_output,),
    )
    outputs, gradients = _plain_results(family, formula, call)
    with torch.no_grad():
        fused_error = difference(family.fused(formula, arguments).double(), exact.output)
    return PreparedCase(
        spec=spec,
        call=call,
        inputs=inputs,
        exact=exact,
        budget=error_budget(exact.output, movement=exact.movement, plain=outputs, dtype=spec.dtype),
        gradient_budgets=tuple(
            error_budget(wanted, movement=moved, plain=plain, dtype=spec.dtype)
            for wanted, moved, plain in zip(exact.gradients, exact.gradient_movements, gradients, strict=True)
        ),
        fused_error=fused_error,
    )


def _plain_results(family: Family, formula: Formula, call: Call) -> tuple[list[Tensor], list[list[Tensor]]]:
    """Outputs of the plain programs in the case's own dtype, and for each differentiable argument their gradients."""
    leaves = [argument for i in call.differentiate if isinstance(argument := call.arguments[i], Tensor)]
    fresh = [leaf.detach().clone().requires_grad_() for leaf in leaves]
    arguments = list(call.arguments)
    for index, leaf in zip(call.differentiate, fresh, strict=True):
        arguments[index] = leaf
    gradients: list[list[Tensor]] = [[] for _ in fresh]
    with torch.set_grad_enabled(bool(fresh)):
        outputs = family.plain(formula, tuple(arguments))
    for output in outputs if fresh else ():
        for found, gradient in zip(gradients, torch.autograd.grad(output, fresh, call.grad_outputs), strict=True):
            found.append(gradient)
    return [output.detach() for output in outputs], gradients


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
        """Prepare one seed for an exercise that has too few; to be called while there is nothing else to do."""
        for exercise in exercises().values():
            ready = self._ready.setdefault(exercise.slug, deque())
            if len(ready) < SEEDS_READY:
                ready.append((prepare(exercise, fresh_seed()), 0))
                return

    def warm(self) -> None:
        """Prepare all that `refill` would, at once."""
        for _ in range(SEEDS_READY * len(exercises())):
            self.refill()


def fresh_seed(exclude: Collection[int] = ()) -> int:
    """A seed that nobody can foresee."""
    while True:
        seed = secrets.randbits(SEED_BITS)
        if seed not in exclude:
            return seed
