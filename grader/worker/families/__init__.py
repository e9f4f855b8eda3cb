"""How the arguments of an exercise are made, and how its answers are read, by what exercise.yaml says."""

from __future__ import annotations

from grader.catalogue import Exercise
from grader.worker.families.base import CaseSpec, Exact
from grader.worker.families.fields import FIELDS
from grader.worker.families.formula import FormulaFamily

Family = FormulaFamily


def family_of(exercise: Exercise) -> Family:
    """The family of an exercise; KeyError names a family or an input that does not exist."""
    fields = tuple(exercise.inputs.get(name, name) for name in exercise.parameters)
    for field in fields:
        if field not in FIELDS:
            raise KeyError(field)
    return FormulaFamily(fields)


__all__ = ["CaseSpec", "Exact", "Family", "FormulaFamily", "family_of"]
