"""Inserts rows as a file has them, times included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from django.db.models import DateField, Model

BATCH = 200  # rows in one statement; SQLite bounds the number of values

AnyModel = TypeVar("AnyModel", bound=Model)


def insert(rows: Sequence[AnyModel]) -> None:
    """All rows of one model, in their order. Django would set the times of making to now; these keep their own."""
    if not rows:
        return
    model = type(rows[0])
    timed = [
        field.name
        for field in model._meta.concrete_fields
        if isinstance(field, DateField) and (field.auto_now or field.auto_now_add)
    ]
    times = [{name: getattr(row, name) for name in timed} for row in rows]
    model._base_manager.bulk_create(rows, batch_size=BATCH)
    if not timed:
        return
    for row, own in zip(rows, times, strict=True):
        for name, value in own.items():
            setattr(row, name, value)
    model._base_manager.bulk_update(rows, timed, batch_size=BATCH)
