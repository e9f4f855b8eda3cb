"""An exercise's cases.yaml: its right formula, what can go wrong with it, and the cases that probe it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import EnumType
from functools import cache
from pathlib import Path
from typing import Any

import torch
import yaml

from attention_core.misconceptions import MISCONCEPTIONS, Misconception
from grader.catalogue import Exercise
from grader.worker.families import CaseSpec, Family, family_of
from grader.yaml_loader import LOADER

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
DTYPE_NAMES = {dtype: name for name, dtype in DTYPES.items()}
_OWN_KEYS = ("name", "visible", "description", "dtypes", "gradient")


class BadCases(ValueError):
    """A cases.yaml that cannot be used; the message names the file and the entry."""


@dataclass(frozen=True, slots=True, eq=False)
class ExerciseCases:
    """What an exercise is judged by."""

    exercise: Exercise
    family: Family
    formula: Any  # the right one: attention_core.formula.Formula or one of its siblings
    misconceptions: tuple[Misconception, ...]  # those it can show; of two that are the same here, the earlier is named
    specs: tuple[CaseSpec, ...]
    timing: CaseSpec | None  # one larger input on which time and memory are compared

    @property
    def bases(self) -> tuple[Any, ...]:
        """The right formulas whose edits are tried, `formula` first."""
        return self.family.bases(self.formula)


@cache
def read_cases(exercise: Exercise) -> ExerciseCases:
    """Read the exercise's cases.yaml; raises BadCases."""
    path = exercise.folder / "cases.yaml"
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    try:
        family = family_of(exercise)
        right = family.formula_type
        formula = right(**{name: _value(right, name, text) for name, text in data.get("formula", {}).items()})
        listed = tuple(family.mistake(MISCONCEPTIONS[name]) for name in data["misconceptions"])
    except (KeyError, TypeError) as error:
        raise BadCases(f"{path}: unknown name {error}") from None
    specs = [spec for entry in data["cases"] for spec in _specs(path, {**data.get("defaults", {}), **entry})]
    if len({spec.name for spec in specs}) != len(specs):
        raise BadCases(f"{path}: two cases have the same name")
    return ExerciseCases(exercise, family, formula, listed, tuple(specs), _timing(data))


def _timing(data: Mapping[str, Any]) -> CaseSpec | None:
    options = data.get("timing")
    if options is None:
        return None
    return CaseSpec("timing", visible=False, description="", dtype=torch.float32, gradient=False, options=options)


def _value(formula_type: type, name: str, text: Any) -> Any:
    """A formula field's value as YAML writes it: the enum member's name, or a plain number."""
    kind = {f.name: f.type for f in fields(formula_type)}[name]
    return kind[text] if isinstance(text, str) and isinstance(kind, EnumType) else text


def _specs(path: Path, entry: Mapping[str, Any]) -> list[CaseSpec]:
    """One entry, once for each of its dtypes."""
    specs = []
    for dtype in entry.get("dtypes", ["float32"]):
        if dtype not in DTYPES:
            raise BadCases(f"{path}: {entry['name']}: unknown dtype {dtype}")
        specs.append(
            CaseSpec(
                name=entry["name"] if dtype == "float32" else f"{entry['name']}, {dtype}",
                visible=bool(entry.get("visible", False)) and dtype == "float32",
                description=entry["description"],
                dtype=DTYPES[dtype],
                gradient=bool(entry.get("gradient", False)),
                options={key: value for key, value in entry.items() if key not in _OWN_KEYS},
            )
        )
    return specs


def case_generator(seed: int, slug: str, name: str) -> torch.Generator:
    """The case's own random numbers: adding or dropping another case does not change them."""
    digest = hashlib.blake2b(f"{seed}:{slug}:{name}".encode(), digest_size=8).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest, "little") >> 1)
