"""Words of a verdict: the kinds of its remarks, and numbers as people read them. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

Number = float | int | str | None


class RemarkKind(StrEnum):
    """What a remark is for, in the order in which remarks are read."""

    ESSENTIAL = "essential"  # what must be other than it is for the program to pass
    ACTIONABLE = "actionable"  # what to think about, or what could be better
    INFORMATIVE = "informative"  # what was found or measured, to know
    CELEBRATORY = "celebratory"  # what is really good


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence or two, and what they are about: the id of a mistake, a kind of fact or failure, "speed", ..."""

    kind: RemarkKind
    text: str
    about: str

    def entry(self) -> dict[str, str]:
        """As a verdict has it."""
        return {"kind": self.kind.value, "text": self.text, "about": self.about}


REMARK_HEADINGS = {
    RemarkKind.ESSENTIAL: "Must change",
    RemarkKind.ACTIONABLE: "Think about",
    RemarkKind.INFORMATIVE: "Good to know",
    RemarkKind.CELEBRATORY: "Well done",
}


def grouped(remarks: Sequence[dict[str, str]]) -> list[tuple[RemarkKind, str, list[str]]]:
    """The remarks of a verdict by kind, in the order of reading: kind, heading, texts. Unknown kinds are left out."""
    groups = [(kind, [one["text"] for one in remarks if one["kind"] == kind]) for kind in RemarkKind]
    return [(kind, REMARK_HEADINGS[kind], texts) for kind, texts in groups if texts]


def number(value: Number) -> str:
    """Three significant digits; non-finite values by their names."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return {"nan": "NaN", "inf": "∞", "-inf": "−∞"}.get(value, value)
    return f"{value:.3g}".replace("e-0", "e-").replace("e+0", "e")


def ratio_text(ratio: Number) -> str:
    """How far from the limit, in words."""
    if ratio is None:
        return ""
    if isinstance(ratio, str):
        return "not a number" if ratio == "nan" else "infinitely far off"
    if ratio == 0:
        return "exact"
    if ratio < 0.01:
        return "under 1% of the budget"
    if ratio <= 1:
        return f"{ratio:.0%} of the budget"
    return f"{ratio:,.0f} × the budget" if ratio >= 10 else f"{ratio:.1f} × the budget"


def milliseconds(value: Number) -> str:
    """A duration, with three digits or so."""
    if not isinstance(value, int | float):
        return number(value)
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.1f} ms" if value >= 10 else f"{value:.2f} ms"


def times(ratio: Number) -> str:
    return f"{number(ratio)} ×"


def size(count: int) -> str:
    """Bytes as people read them."""
    amount, unit = float(count), "bytes"
    for bigger in ("KiB", "MiB", "GiB"):
        if amount < 1024:
            break
        amount, unit = amount / 1024, bigger
    return f"{amount:,.0f} {unit}" if unit == "bytes" or amount >= 100 else f"{amount:.1f} {unit}"
