"""How the arguments of an exercise are made, and how its answers are read, by what exercise.yaml says."""

from __future__ import annotations

from attention_core.formula import DropoutFormula, DropoutInputs
from grader.catalogue import Exercise
from grader.worker.families.base import Answer, CaseSpec, Exact, Family, Tensors, cast
from grader.worker.families.dropout import DropoutFamily
from grader.worker.families.fields import FIELDS
from grader.worker.families.formula import (
    FormulaFamily,
    PackedFamily,
    PagedFamily,
    QuantisedFamily,
    made_from_others,
    stages_kept,
)
from grader.worker.families.sibling import SIBLINGS
from grader.worker.families.tiled import TiledFamily, whole_matrix_bytes
from grader.worker.families.triton import KernelFamily, KernelSoftmaxFamily

_OF_ATTENTION: dict[str, type[FormulaFamily]] = {
    "formula": FormulaFamily,
    "packed": PackedFamily,
    "paged": PagedFamily,
    "quantised": QuantisedFamily,
    "tiled": TiledFamily,
    "kernel": KernelFamily,
    "kernel-softmax": KernelSoftmaxFamily,
}


def family_of(exercise: Exercise) -> Family:
    """The family of an exercise; KeyError names a family or an input that does not exist."""
    fields = tuple(exercise.inputs.get(name, name) for name in exercise.parameters)
    for field in fields:
        if field not in FIELDS:
            raise KeyError(field)
    if exercise.family == "dropout":
        return DropoutFamily(fields, DropoutFormula, DropoutInputs)
    if exercise.family in SIBLINGS:
        kind, formula_type, inputs_type = SIBLINGS[exercise.family]
        return kind(fields, formula_type, inputs_type)
    return _OF_ATTENTION[exercise.family](fields)


__all__ = [
    "Answer", "CaseSpec", "Exact", "Family", "Tensors", "cast", "family_of", "made_from_others", "stages_kept",
    "whole_matrix_bytes",
]  # fmt: skip
