"""Numbers as people read them. Pure."""

from __future__ import annotations

Number = float | int | str | None


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
    return f"{value:.2f} ms" if isinstance(value, int | float) else number(value)


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
