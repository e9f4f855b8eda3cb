"""An item and one of its variants, made into the question that a learner is asked, with everything that marks it.

Pure: JSON in, JSON out. What comes out is kept with the quiz, so that a later edit of the item changes nothing of it.
"""

from __future__ import annotations

import hashlib
import random
import re
from html import escape
from typing import Any

from flashcards.written_numbers import numbers, precision_of, shown_row

NAME = re.compile(r"\[\[([a-z][a-z0-9_]*)\]\]")  # where a text shows a value of its variant
SHADES = 10  # of a heatmap's cell, from 0


def filled(text: str, show: dict[str, str]) -> str:
    """The text with every [[name]] replaced."""
    return NAME.sub(lambda found: show.get(found[1], found[0]), text)


def turn_of(count: int, name: str, times_seen: int) -> int:
    """Which of `count` variants comes next: another one each time until all were seen, beginning anywhere."""
    start = int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big")
    return (start + times_seen) % count


def ask(body: dict[str, Any], variant: dict[str, Any], *, seed: str) -> dict[str, Any]:
    """The question. `seed` shuffles what is shown in no order of its own: options and steps."""
    rng = random.Random(seed)
    show = {name: escape(text) for name, text in variant["show"].items()}
    precision = body.get("precision")
    asked: dict[str, Any] = {
        **{key: body[key] for key in ("shape", "truth", "precision", "classes", "flag", "cause") if key in body},
        "layout": body.get("layout", "list"),
        **{key: filled(body[key], show) for key in ("prompt", "explanation", "mended") if key in body},
    }
    if "options" in body:
        asked["options"] = [_option(option, variant, show, precision) for option in body["options"]]
        if "layout" not in body:
            rng.shuffle(asked["options"])
    if "parts" in body:
        asked["parts"] = [
            {**part, **{key: filled(part[key], show) for key in ("html", "why")}} for part in body["parts"]
        ]
    if "answer" in variant["values"]:
        asked |= _number(body, variant, show)
    if "steps" in body:
        asked |= _steps([filled(step, show) for step in body["steps"]], rng)
    if variant["matrix"] is not None:
        asked["figure"] = _figure(body["figure"], variant["matrix"], variant["show"])
    return asked


def _option(
    option: dict[str, Any], variant: dict[str, Any], show: dict[str, str], precision: dict[str, Any] | None
) -> dict[str, Any]:
    html = filled(option["html"], show)
    if option["value"]:
        text = shown_row(variant["values"][option["value"]], precision_of(precision or {"decimals": 2}))
        html = f'<span class="number">{escape(text)}</span>'
    made = {"html": html, "right": option["right"], "cause": option["cause"], "why": filled(option["why"], show)}
    if option.get("before"):
        made["before"] = [filled(line, show) for line in option["before"]]
    return made


def _number(body: dict[str, Any], variant: dict[str, Any], show: dict[str, str]) -> dict[str, Any]:
    """The right number or row, and the wrong ones with what is behind each."""
    precision = precision_of(body["precision"])
    right = variant["values"]["answer"]
    wrong = [
        {
            "values": variant["values"][each["value"]],
            "cause": each["cause"],
            "why": filled(each["why"], show),
        }
        for each in body["wrong"]
    ]
    every = [number for row in (right, *(each["values"] for each in wrong)) for number in numbers(row)]
    return {
        "answer": right,
        "shown_answer": shown_row(right, precision),
        "how": precision.in_words(),
        "leeway": precision.leeway(),
        "wrong": wrong,
        "share": all(0 <= number <= 1 for number in every),
    }


def _steps(steps: list[str], rng: random.Random) -> dict[str, Any]:
    """Shuffled, and never in the right order; `right_order` has the numbers of the shown steps."""
    order = list(range(len(steps)))
    while order == sorted(order):
        rng.shuffle(order)
    return {"steps": [steps[n] for n in order], "right_order": [order.index(n) + 1 for n in range(len(steps))]}


def _figure(figure: dict[str, Any], matrix: list[list[float | str]], show: dict[str, str]) -> dict[str, Any]:
    """A heatmap as a table: each cell's text and how dark it is. A NaN is a cell that is hidden, a question mark."""
    precision = precision_of({"decimals": figure["decimals"]})
    rows = [numbers(row) for row in matrix]
    finite = [abs(number) for row in rows for number in row if abs(number) < float("inf")]
    top = max(finite, default=0.0) or 1.0
    return {
        "caption": filled(figure["caption"], show),
        "keys": figure["keys"] or [f"key {n}" for n in range(len(rows[0]))],
        "rows": [
            {
                "name": figure["queries"][n] if n < len(figure["queries"]) else f"query {n}",
                "cells": [{"text": "?" if x != x else precision.shown(x), "shade": _shade(x / top)} for x in row],  # noqa: PLR0124
            }
            for n, row in enumerate(rows)
        ],
    }


def _shade(share: float) -> int:
    return round(SHADES * share) if 0 <= share <= 1 else 0
