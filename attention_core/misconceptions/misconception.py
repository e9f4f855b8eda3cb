"""A named mistake as edits of formulas."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from attention_core.evaluation import SEVERAL_VALUES
from attention_core.formula import Formula, Sibling

Edit = Mapping[str, Any]  # field of a formula -> its wrong value
AnyFormula = TypeVar("AnyFormula", bound=Formula | Sibling)


def apply(edit: Edit, formula: AnyFormula) -> AnyFormula:
    """The formula with the edit's fields replaced."""
    return replace(formula, **edit)


def applies(edit: Edit, formula: Formula | Sibling) -> bool:
    """True where the edit is one of this kind of formula: all its fields are fields of it."""
    return edit.keys() <= {field.name for field in fields(formula)}


def _matters(edit: Edit, formula: Formula | Sibling) -> bool:
    """True where the edit applies and changes something that such a program returns. Where several values come back,
    a mistake in the first leaves the others there: it is an edit of `mixed`, and elsewhere of `product`."""
    if isinstance(formula, Formula) and ("product" if formula.product in SEVERAL_VALUES else "mixed") in edit:
        return False
    return applies(edit, formula)


@dataclass(frozen=True, slots=True)
class Misconception:
    """A mistake with a name. `sentence` says what it does to a reader who made it; `variants` are its edits,
    commonest first, of attention's formula or of one of its siblings."""

    id: str
    title: str
    sentence: str
    variants: tuple[Edit, ...]
    combined: int = 1  # how many of the variants are tried together with another mistake

    def edits(self, formula: AnyFormula) -> list[AnyFormula]:
        """The wrong formulas, without those that change nothing here or are edits of another kind of formula."""
        wrong = [apply(edit, formula) for edit in self.variants if _matters(edit, formula)]
        return [found for found in wrong if found != formula]

    def edit(self, formula: AnyFormula) -> AnyFormula:
        """The commonest wrong formula. ValueError where no edit is one of this kind of formula."""
        for edit in self.variants:
            if _matters(edit, formula):
                return apply(edit, formula)
        raise ValueError(f"{self.id} is no mistake in a {type(formula).__name__}")
