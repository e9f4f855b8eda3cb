"""Reads the values of one row of a JSON export as its model's fields know them. A year's reviews hold 150,000.

What a field's own `clean` makes of a value decides. The usual forms, a number within its bounds or a moment in ISO
8601, are read by short ways that give the same; all others go through `clean`, which also has the words for a refusal.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date, datetime
from functools import cache
from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator, MaxValueValidator, MinValueValidator
from django.db.models import CharField, DateField, DateTimeField, Field, FloatField, IntegerField, JSONField, TextField

from flashcards.exchange.json_tables import Table
from flashcards.exchange.limits import FileRefused

EDITED = "Was it edited by hand? Import it as it was downloaded."
_NOT_USUAL = object()


def field_of(table: Table, name: str) -> Field[Any, Any]:
    field = table.model._meta.get_field(name)
    assert isinstance(field, Field)  # a plain one: the lists of json_tables name no relation
    return field


def read_row(table: Table, raw: Any, where: str) -> dict[str, Any]:
    """All fields of the table. Raises FileRefused."""
    if not isinstance(raw, dict):
        raise FileRefused(f"“{where}” in this JSON is missing or no object. {EDITED}")
    values: dict[str, Any] = {}
    for name, field, usual in _fields(table):
        if name not in raw:
            raise FileRefused(f"“{where}.{name}” is missing in this JSON. {EDITED}")
        made = usual(raw[name])
        values[name] = read_value(field, raw[name], f"{where}.{name}") if made is _NOT_USUAL else made
    return values


def read_some(table: Table, names: frozenset[str], raw: dict[str, Any], where: str) -> dict[str, Any]:
    """Those of the named fields that the row has. Raises FileRefused."""
    values: dict[str, Any] = {}
    for name, field, usual in _fields(table):
        if name in names and name in raw:
            made = usual(raw[name])
            values[name] = read_value(field, raw[name], f"{where}.{name}") if made is _NOT_USUAL else made
    return values


def read_value(field: Field[Any, Any], value: Any, where: str) -> Any:
    """By the field's own `clean`. Raises FileRefused."""
    if value is None and field.null:
        return None
    if isinstance(field, JSONField) and value is not None:
        return value
    if isinstance(field, CharField | TextField):
        if value == "" and (field.blank or not field.choices):
            return value
        if not isinstance(value, str):
            raise FileRefused(f"“{where}” in this JSON is no text. {EDITED}")
    try:
        made = field.clean(value, None)
    except ValidationError as error:
        raise FileRefused(f"“{where}” in this JSON: {' '.join(error.messages)} {EDITED}") from None
    except (TypeError, ValueError, OverflowError):
        raise FileRefused(f"“{where}” in this JSON cannot be read. {EDITED}") from None
    if isinstance(field, DateTimeField) and isinstance(made, datetime) and made.tzinfo is None:
        raise FileRefused(f"“{where}” in this JSON is a time without a zone. {EDITED}")
    return made


@cache
def _fields(table: Table) -> tuple[tuple[str, Field[Any, Any], Callable[[Any], Any]], ...]:
    fields = [(name, field_of(table, name)) for name in table.fields]
    return tuple((name, field, _usual(field)) for name, field in fields)


def _usual(field: Field[Any, Any]) -> Callable[[Any], Any]:
    """The short way for a field's usual values: what `clean` would make of it, or `_NOT_USUAL`."""
    null = field.null
    inner = _short_way(field)

    def usual(value: Any) -> Any:
        return None if value is None and null else inner(value)

    return usual


def _short_way(field: Field[Any, Any]) -> Callable[[Any], Any]:
    bounds = _bounds(field)
    if isinstance(field, JSONField):
        return lambda value: _NOT_USUAL if value is None else value
    if isinstance(field, DateTimeField):
        return _moment
    if isinstance(field, DateField):
        return _day
    if bounds is None or not isinstance(field, CharField | TextField | FloatField | IntegerField):
        return lambda _value: _NOT_USUAL
    low, high, longest = bounds
    among = None if field.choices is None else frozenset(each for each, _ in field.flatchoices)

    def text(value: Any) -> Any:
        usual = type(value) is str and 0 < len(value) <= longest and (among is None or value in among)
        return value if usual else _NOT_USUAL

    def number(value: Any) -> Any:
        usual = type(value) is kind and low <= value <= high and (among is None or value in among)
        return value if usual else _NOT_USUAL

    kind = float if isinstance(field, FloatField) else int
    return text if isinstance(field, CharField | TextField) else number


def _bounds(field: Field[Any, Any]) -> tuple[float, float, float] | None:
    """Least and greatest value, and greatest length; None where something else is asked of it, too."""
    low, high, longest = -math.inf, math.inf, math.inf
    for validator in field.validators:
        limit = getattr(validator, "limit_value", None)
        if callable(limit) or not isinstance(limit, int | float):
            return None
        match validator:
            case MinValueValidator():
                low = max(low, limit)
            case MaxValueValidator():
                high = min(high, limit)
            case MaxLengthValidator():
                longest = min(longest, limit)
            case _:
                return None
    return low, high, longest


def _moment(value: Any) -> Any:
    if type(value) is not str:
        return _NOT_USUAL
    try:
        made = datetime.fromisoformat(value)
    except ValueError:
        return _NOT_USUAL
    return _NOT_USUAL if made.tzinfo is None else made


def _day(value: Any) -> Any:
    if type(value) is not str:
        return _NOT_USUAL
    try:
        return date.fromisoformat(value)
    except ValueError:
        return _NOT_USUAL
