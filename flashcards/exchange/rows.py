"""Inserts rows as a file has them, times included."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from django.db import connection
from django.db.models import DateField, Field, Model

BATCH = 200  # rows in one statement; SQLite bounds the number of values

AnyModel = TypeVar("AnyModel", bound=Model)


def insert(rows: Sequence[AnyModel]) -> None:
    """All rows of one model, in their order. Django would set the times of making to now; these keep their own."""
    if not rows:
        return
    model = type(rows[0])
    timed = [
        field
        for field in model._meta.concrete_fields
        if isinstance(field, DateField) and (field.auto_now or field.auto_now_add)
    ]
    times = [[getattr(row, field.attname) for field in timed] for row in rows]
    model._base_manager.bulk_create(rows, batch_size=BATCH)
    if not timed:
        return
    for row, own in zip(rows, times, strict=True):
        for field, value in zip(timed, own, strict=True):
            setattr(row, field.attname, value)
    quoted = connection.ops.quote_name
    assigned = ", ".join(f"{quoted(str(field.column))} = %s" for field in timed)
    table, key = quoted(model._meta.db_table), model._meta.pk
    with connection.cursor() as cursor:
        cursor.executemany(
            f"UPDATE {table} SET {assigned} WHERE {quoted(str(key.column))} = %s",
            [[*_values(row, timed), row.pk] for row in rows],
        )


def ready(model: type[Model], names: Sequence[str], row: Mapping[str, Any]) -> tuple[Any, ...]:
    """The named columns of a row as the database takes them."""
    return tuple(field.get_db_prep_save(row[field.name], connection) for field in _columns(model, tuple(names)))


def insert_ready(model: type[Model], names: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
    """Insert rows of `ready` values, all of the model's columns but the primary key. Several times as fast as `insert`;
    for those that no other row names."""
    quoted = connection.ops.quote_name
    columns = ", ".join(quoted(str(field.column)) for field in _columns(model, tuple(names)))
    places = ", ".join(["%s"] * len(names))
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO {quoted(model._meta.db_table)} ({columns}) VALUES ({places})", list(rows))


@cache
def _columns(model: type[Model], names: tuple[str, ...]) -> list[Field[Any, Any]]:
    fields = {field.name: field for field in model._meta.concrete_fields}
    return [fields[name] for name in names]


def _values(row: Model, fields: Iterable[Field[Any, Any]]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for field in fields]
