"""Parts of JSON columns in queries. Django's own transform makes SQLite parse a column three times for one value."""

from __future__ import annotations

from django.db.models import Func, JSONField, TextField, Value


def inside(column: str | Func, key: str) -> Func:
    """What a JSON column holds under a key."""
    return Func(column, Value(key), template="(%(expressions)s)", arg_joiner=" -> ", output_field=JSONField())


def text_inside(column: str | Func, key: str) -> Func:
    """The same as text."""
    return Func(column, Value(key), template="(%(expressions)s)", arg_joiner=" ->> ", output_field=TextField())
