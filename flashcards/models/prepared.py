"""Query sets that Django puts together once in a process, not once for each request.

For the statements of a review Django takes several times as long to put one together as the database takes to run it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import QuerySet
from django.db.models.sql.compiler import SQLCompiler

# Stand in for values while the statement is put together. No statement of ours holds them as constants.
_MARKS: dict[type, Callable[[int], Any]] = {
    int: lambda n: 7_340_000_000_000_000_000 + n,  # fits a big key
    str: lambda n: f"\x01mark {n}",
    date: lambda n: date(1583, 1, 1) + timedelta(days=n),
}


@dataclass(frozen=True, slots=True)
class _Statement:
    queryset: QuerySet[Any]
    compiler: SQLCompiler
    sql: str
    parameters: tuple[tuple[str, Any], ...]  # of each: the name of its value, "" for a constant, and the constant


class Prepared:
    """`build(*fixed, **values)` gives a query set; calling this with the same arguments gives its rows.

    `values` names each value with its type: int (a primary key), str, date, datetime. It must not matter to the
    statement's text which values they are. `depends_on` tells what else the text depends on.
    """

    def __init__(
        self,
        build: Callable[..., QuerySet[Any]],
        /,
        *,
        depends_on: Callable[[], Hashable] = lambda: None,
        **values: type,
    ) -> None:
        self._build = build
        self._depends_on = depends_on
        self._types = values
        self._statements: dict[Hashable, _Statement] = {}

    def __call__(self, *fixed: Hashable, **values: Any) -> list[Any]:
        """One query. `fixed` are the arguments that change the text, such as a limit; keep their number small."""
        key = (fixed, self._depends_on())
        statement = self._statements.get(key)
        if statement is None:
            statement = self._statements[key] = self._put_together(fixed)
        connection = connections[statement.queryset.db]
        adapted = {name: _adapted(connection, self._types[name], value) for name, value in values.items()}
        parameters = tuple(adapted[name] if name else constant for name, constant in statement.parameters)
        compiler = copy(statement.compiler)
        compiler.connection = connection  # of this thread
        compiler.as_sql = lambda *_, **__: (statement.sql, parameters)  # type: ignore[method-assign]
        rows = statement.queryset.all()
        rows.query.get_compiler = partial(_given, compiler)  # type: ignore[method-assign]
        return list(rows)

    def _put_together(self, fixed: tuple[Hashable, ...]) -> _Statement:
        marks = {name: _mark(kind, n) for n, (name, kind) in enumerate(self._types.items())}
        queryset = self._build(*fixed, **marks)
        compiler = queryset.query.get_compiler(queryset.db)
        sql, parameters = compiler.as_sql()
        adapted = {name: _adapted(compiler.connection, self._types[name], mark) for name, mark in marks.items()}
        found = [next((name for name in adapted if adapted[name] == each), "") for each in parameters]
        if set(found) - {""} != set(marks):
            raise ValueError(f"The statement does not use {sorted(set(marks) - set(found))}.")
        return _Statement(queryset, compiler, sql, tuple(zip(found, parameters, strict=True)))


def _given(compiler: SQLCompiler, *_: Any, **__: Any) -> SQLCompiler:
    return compiler


def _mark(kind: type, n: int) -> Any:
    if kind is datetime:
        return datetime.fromisoformat("1583-01-01T00:00:00+00:00") + timedelta(seconds=n)
    return _MARKS[kind](n)


def _adapted(connection: BaseDatabaseWrapper, kind: type, value: Any) -> Any:
    """As the database takes it: SQLite keeps times as text."""
    if kind is datetime:
        return connection.ops.adapt_datetimefield_value(value)
    return connection.ops.adapt_datefield_value(value) if kind is date else value
