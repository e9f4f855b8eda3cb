"""Computes the variants of quiz items, in the process of `flashcards.content.runner`, which has torch and no Django.

A job is one item: expressions for the drawn parameters, for what follows from them, for what is shown, and for right
and wrong numbers. Each seed gives one variant; those in which a wrong answer cannot be told from the right one are not
kept, and counted by reason.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any

from flashcards.content.quiz_variants import collision
from flashcards.written_numbers import fixed, jsonable_number

SHOWN_AS_WRITTEN = 7  # characters of a float that is shown as Python writes it, as drawn ones are: -2.25
TRIES_PER_VARIANT = 20  # seeds that are tried before an item is said to have too few variants
_WORD = re.compile(r"\w+")


class _Failed(Exception):
    """An expression of the author's raised; where it stands, and what it said."""

    def __init__(self, place: str, problem: Exception) -> None:
        super().__init__(f"{type(problem).__name__}: {problem}")
        self.place = place


def offered() -> dict[str, Any]:
    """The names that expressions may use besides `math`, `torch` and `attention_core`."""
    core = _module("attention_core")
    names = {name: getattr(core, name) for name in ("softmax", "log_sum_exp", "naive_softmax", "attention_entropy")}
    return {
        **names,
        **{name: getattr(math, name) for name in ("exp", "log", "log2", "sqrt", "inf")},
        "Causality": core.formula.Causality,
        "f64": f64,
        "fixed": shown_number,
        "row": shown_row,
        "evaluated": evaluated,
        "mistaken": mistaken,
    }


def f64(values: Any) -> Any:
    """A float64 tensor of numbers or lists of them."""
    torch = _module("torch")
    return torch.as_tensor(values, dtype=torch.float64)


def shown_number(value: Any, decimals: int) -> str:
    return fixed(float(value), decimals)


def shown_row(values: Any, decimals: int) -> str:
    """`2.0, 1.0, 0.1`."""
    return ", ".join(fixed(value, decimals) for value in _flat(values))


def evaluated(**given: Any) -> Any:
    """attention_core's Evaluation of the right formula: `evaluated(scores=s, keep=[...]).weights`.

    Keyword arguments are fields of Formula or of Inputs; lists become tensors, and q, k and v of two dimensions get
    batch and head. What comes back has no dimension of size one in front. `causal=Causality.PAST` is one of Formula's.
    """
    return _evaluation(None, given)


def mistaken(misconception: str, **given: Any) -> Any:
    """The same with the formula that this misconception has."""
    return _evaluation(misconception, given)


def _evaluation(misconception: str | None, given: dict[str, Any]) -> Any:
    core, torch = _module("attention_core"), _module("torch")
    of_formula = _names_of_formula()
    product = core.formula.Product.WEIGHTS_VALUES if "v" in given else core.formula.Product.WEIGHTS
    formula = core.Formula(**{"product": product} | {name: x for name, x in given.items() if name in of_formula})
    if misconception is not None:
        formula = core.MISCONCEPTIONS[misconception].edit(formula)
    inputs = {name: _input(name, value, torch) for name, value in given.items() if name not in of_formula}
    return _Squeezed(core.evaluate(formula, core.Inputs(**inputs)))


@cache
def _module(name: str) -> Any:
    return import_module(name)


@cache
def _names_of_formula() -> frozenset[str]:
    """Of the fields of Formula, those that Inputs has none of: `temperature` is a number, not a rule."""
    core = _module("attention_core")
    return frozenset(field.name for field in fields(core.Formula)) - {field.name for field in fields(core.Inputs)}


def _input(name: str, value: Any, torch: Any) -> Any:
    if name == "keep":
        return torch.as_tensor(value, dtype=torch.bool)
    if name not in ("q", "k", "v", "scores", "bias", "sinks", "alibi_slopes"):
        return value
    tensor = f64(value)
    return tensor[None, None] if name in ("q", "k", "v") and tensor.dim() == 2 else tensor


class _Squeezed:
    """An Evaluation whose tensors have no batch or head of one in front."""

    def __init__(self, evaluation: Any) -> None:
        self._evaluation = evaluation

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._evaluation, name)
        while getattr(value, "dim", int)() > 1 and value.shape[0] == 1:
            value = value[0]
        return value


def variants_of(job: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    """The answer to one job: `{"variants", "refused": {reason: count}, "error": {"place", "text"} or None}`."""
    # Without gradients torch takes a tenth less time. What fails, perhaps because it wants one, gets them.
    with _module("torch").inference_mode():
        made = _variants(job, names)
    return _variants(job, names) if made["error"] else made


def _variants(job: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    kept: list[dict[str, Any]] = []
    refused: Counter[str] = Counter()
    seen: set[str] = set()
    try:
        code = {place: _compiled(place, source) for place, source in job["expressions"].items()}
        _run_bug(job, names)
        first, rest = _around_where(job)
        rng = random.Random()
        draws = _draws(rng)
        for seed in range(job["count"] * TRIES_PER_VARIANT if job["draw"] else 1):
            local = dict(names)
            rng.seed(f"{job['slug']}/{seed}")
            parameters = _drawn(job, code, local, draws)
            written = repr(parameters)
            if written in seen:  # so `where` holds, and nothing has to be computed to know that
                refused["drawn before"] += 1
                continue
            _let(first, code, local)
            if "where" in code and not bool(_value("where", code, local)):
                refused["`where` does not hold"] += 1
                continue
            _let(rest, code, local)
            variant = _variant(job, code, local, seed, parameters)
            reason = collision(job, variant)
            if reason:
                refused[reason] += 1
                continue
            seen.add(written)
            kept.append(variant | {"matrix": _matrix(code, local) if "matrix" in code else None})
            if len(kept) == job["count"]:
                break
    except _Failed as failed:
        return {"variants": kept, "refused": refused, "error": {"place": failed.place, "text": str(failed)}}
    return {"variants": kept, "refused": refused, "error": None}


def _around_where(job: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The names of `let` that `where` may need, and those after them: what it refuses is not computed to the end."""
    lets = job["let"]
    asked = set(_WORD.findall(job["expressions"].get("where", "")))
    needed = max((place for place, name in enumerate(lets, start=1) if name in asked), default=0)
    return lets[:needed], lets[needed:]


def _drawn(job: dict[str, Any], code: dict[str, Any], local: dict[str, Any], draws: dict[str, Any]) -> dict[str, Any]:
    """The parameters, which are put among the names too."""
    drawing = {**local, **draws}
    parameters = {name: _value(f"draw.{name}", code, drawing) for name in job["draw"]}
    local.update(parameters)
    return {name: _plain(value) for name, value in parameters.items()}


def _let(lets: list[str], code: dict[str, Any], local: dict[str, Any]) -> None:
    for name in lets:
        local[name] = _value(f"let.{name}", code, local)


def _variant(
    job: dict[str, Any], code: dict[str, Any], local: dict[str, Any], seed: int, parameters: dict[str, Any]
) -> dict[str, Any]:
    """One variant, without the matrix that it may show."""
    for place in job["checks"]:
        if not bool(_value(place, code, local)):
            said = f"this does not hold, with {parameters}" if parameters else "does not hold"
            raise _Failed(place, ValueError(said))
    numbers = {place: [jsonable_number(x) for x in _flat(_value(place, code, local))] for place in job["values"]}
    shows = {name: _shown(f"show.{name}", code, local) for name in job["show"]}
    return {"seed": seed, "parameters": parameters, "show": shows, "values": numbers}


def _draws(rng: random.Random) -> dict[str, Callable[..., Any]]:
    """What `draw` may use: the same values for the same seed, whatever else is drawn elsewhere."""

    def decimal(low: float, high: float, places: int = 1) -> float:
        unit = 10**places
        return rng.randint(round(low * unit), round(high * unit)) / unit

    def decimals(count: int, low: float, high: float, places: int = 1) -> list[float]:
        unit = 10**places
        return [each / unit for each in rng.sample(range(round(low * unit), round(high * unit) + 1), count)]

    return {
        "pick": lambda *choices: rng.choice(choices),
        "integer": rng.randint,
        "decimal": decimal,
        "decimals": decimals,
        "shuffled": lambda values: rng.sample(list(values), len(values)),
    }


def _compiled(place: str, source: str) -> Any:
    try:
        return compile(source, "<expression>", "eval")
    except SyntaxError as problem:
        raise _Failed(place, problem) from None


def _value(place: str, code: dict[str, Any], names: dict[str, Any]) -> Any:
    try:
        return eval(code[place], names)
    except Exception as problem:  # noqa: BLE001 - whatever an expression raises is its author's to read
        raise _Failed(place, problem) from None


def _shown(place: str, code: dict[str, Any], names: dict[str, Any]) -> str:
    value = _value(place, code, names)
    if hasattr(value, "tolist") or (isinstance(value, float) and len(str(value)) > SHOWN_AS_WRITTEN):
        problem = TypeError("this gives numbers; say how many decimals are shown: fixed(x, 2), or row(xs, 2)")
        raise _Failed(place, problem)
    return str(value).replace("-", "−") if isinstance(value, int | float) else str(value)


def _matrix(code: dict[str, Any], names: dict[str, Any]) -> list[list[float | str]]:
    rows = f64(_value("matrix", code, names))
    if rows.dim() != 2:
        raise _Failed("matrix", ValueError(f"this has {rows.dim()} dimensions; a heatmap has 2"))
    return [[jsonable_number(x) for x in row] for row in rows.tolist()]


def _flat(value: Any) -> list[float]:
    """Numbers, tensors, and lists of them, as one list."""
    if hasattr(value, "reshape"):
        value = value.reshape(-1).tolist()
    if isinstance(value, list | tuple):
        return [number for each in value for number in _flat(each)]
    return [float(value)]


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else list(value) if isinstance(value, tuple) else value


def _run_bug(job: dict[str, Any], names: dict[str, Any]) -> None:
    """A piece of code with a bug must fail its test, and pass it with the line that mends it."""
    bug = job.get("bug")
    if bug is None:
        return
    for source, must_hold in ((bug["mended"], True), (bug["code"], False)):
        local = {**names, "__name__": "quiz"}
        try:
            exec(compile(source, "<code>", "exec"), local)
            holds = bool(eval(bug["test"], local))
        except Exception as problem:  # noqa: BLE001
            if must_hold:
                raise _Failed("bug.fixed", problem) from None
            continue  # it fails by raising
        if holds != must_hold:
            said = "with the mended line the test does not hold" if must_hold else "the test holds in spite of the bug"
            raise _Failed("bug.test", ValueError(said))
