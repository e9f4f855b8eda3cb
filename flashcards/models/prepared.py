"""Statements that are put together once in a thread or a process, not once for each request.

For the statements of a review Django takes several times as long to put one together as the database takes to run it,
and PostgreSQL as long to plan one as to run it. So PostgreSQL gets each as a prepared statement, whose plan it keeps
with the connection.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cached_property, partial
from typing import Any

from django.db import DatabaseError, connections, router
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.utils import CursorWrapper
from django.db.models import Field, Model, QuerySet
from django.db.models.sql.compiler import SQLCompiler

# Stand in for values while the statement is put together. No statement of ours holds them as constants.
_MARKS: dict[type, Callable[[int], Any]] = {
    int: lambda n: 7_340_000_000_000_000_000 + n,  # fits a big key
    str: lambda n: f"\x01mark {n}",
    date: lambda n: date(1583, 1, 1) + timedelta(days=n),
}


@dataclass(frozen=True, slots=True)
class _Statement:
    """One statement in one thread, on that thread's connection."""

    queryset: QuerySet[Any]
    compiler: SQLCompiler
    sql: str
    parameters: tuple[tuple[str, Any], ...]  # of each: the name of its value, "" for a constant, and the constant

    def rows(self, values: dict[str, Any]) -> list[Any]:
        parameters = tuple(values[name] if name else constant for name, constant in self.parameters)
        self.compiler.execute_sql = partial(self._executed, parameters)  # type: ignore[method-assign, assignment]
        return list(self.queryset.iterator())

    def _executed(self, parameters: tuple[Any, ...], *_: Any, **__: Any) -> list[Any]:
        """Instead of `SQLCompiler.execute_sql`: all rows, in one chunk."""
        with prepared_cursor(self.compiler.connection) as cursor:
            cursor.execute(self.sql, parameters)
            return [cursor.fetchall()]


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
        self._of_thread = threading.local()

    def __call__(self, *fixed: Hashable, **values: Any) -> list[Any]:
        """One query. `fixed` are the arguments that change the text, such as a limit; keep their number small."""
        statements: dict[Hashable, _Statement] = self._of_thread.__dict__  # type: ignore[assignment]
        key = (fixed, self._depends_on())
        statement = statements.get(key)
        if statement is None or statement.compiler.connection is not connections[statement.queryset.db]:
            statement = statements[key] = self._put_together(fixed)
        connection = statement.compiler.connection
        return statement.rows({name: _adapted(connection, self._types[name], each) for name, each in values.items()})

    def _put_together(self, fixed: tuple[Hashable, ...]) -> _Statement:
        marks = {name: _mark(kind, n) for n, (name, kind) in enumerate(self._types.items())}
        queryset = self._build(*fixed, **marks)
        compiler = queryset.query.get_compiler(queryset.db)
        sql, parameters = compiler.as_sql()
        adapted = {name: _adapted(compiler.connection, self._types[name], mark) for name, mark in marks.items()}
        found = [next((name for name in adapted if adapted[name] == each), "") for each in parameters]
        if set(found) - {""} != set(marks):
            raise ValueError(f"The statement does not use {sorted(set(marks) - set(found))}.")
        if compiler.has_extra_select:
            raise ValueError("The statement selects more than its rows hold.")
        converters = compiler.get_converters([each for each, *_ in compiler.select[: compiler.col_count]])
        compiler.get_converters = lambda _: converters
        queryset.query.get_compiler = lambda *_, **__: compiler  # type: ignore[method-assign]
        return _Statement(queryset, compiler, sql, tuple(zip(found, parameters, strict=True)))


class PreparedUpdate:
    """Writes some fields of a row that is there, as `save(update_fields=...)` does where no signal is listened to."""

    def __init__(self, model: type[Model], fields: Sequence[str]) -> None:
        self._model = model
        self._names = fields

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        return [self._model._meta.get_field(name) for name in self._names]  # type: ignore[misc]

    @cached_property
    def _sql(self) -> str:
        meta = self._model._meta
        places = ", ".join(f'"{field.column}" = %s' for field in self._fields)
        return f'UPDATE "{meta.db_table}" SET {places} WHERE "{meta.pk.column}" = %s'

    def __call__(self, instance: Model) -> None:
        """One query. Raises DatabaseError where the row is gone."""
        connection = connections[router.db_for_write(self._model, instance=instance)]
        values = [field.get_db_prep_save(getattr(instance, field.attname), connection) for field in self._fields]
        with prepared_cursor(connection) as cursor:
            cursor.execute(self._sql, (*values, instance.pk))
            if not cursor.rowcount:
                raise DatabaseError("The row that should be saved is not there any more.")


class PreparedInsert:
    """Adds a row, as `objects.create(...)` does where no signal is listened to."""

    def __init__(self, model: type[Model]) -> None:
        self._model = model

    @cached_property
    def _fields(self) -> list[Field[Any, Any]]:
        meta = self._model._meta
        return [field for field in meta.local_concrete_fields if field is not meta.pk]

    @cached_property
    def _sql(self) -> str:
        meta = self._model._meta
        columns = ", ".join(f'"{field.column}"' for field in self._fields)
        places = ", ".join(["%s"] * len(self._fields))
        return f'INSERT INTO "{meta.db_table}" ({columns}) VALUES ({places}) RETURNING "{meta.pk.column}"'

    def __call__(self, instance: Model) -> None:
        """One query; the instance has its key then."""
        connection = connections[router.db_for_write(self._model, instance=instance)]
        values = [field.get_db_prep_save(field.pre_save(instance, add=True), connection) for field in self._fields]
        with prepared_cursor(connection) as cursor:
            cursor.execute(self._sql, values)
            (instance.pk,) = cursor.fetchone()
        instance._state.adding, instance._state.db = False, connection.alias


def prepared_cursor(connection: BaseDatabaseWrapper) -> CursorWrapper:
    """A cursor for statements that come again. With PostgreSQL the server binds their values and keeps their plans."""
    if connection.vendor != "postgresql":
        return connection.cursor()
    from django.db.backends.postgresql.base import ServerBindingCursor

    connection.ensure_connection()
    with connection.wrap_database_errors:
        cursor = ServerBindingCursor(connection.connection)  # type: ignore[call-arg]
    return connection._prepare_cursor(cursor)  # type: ignore[attr-defined]


def _mark(kind: type, n: int) -> Any:
    if kind is datetime:
        return datetime.fromisoformat("1583-01-01T00:00:00+00:00") + timedelta(seconds=n)
    return _MARKS[kind](n)


def _adapted(connection: BaseDatabaseWrapper, kind: type, value: Any) -> Any:
    """As the database takes it: SQLite keeps times as text."""
    if kind is datetime:
        return connection.ops.adapt_datetimefield_value(value)
    return connection.ops.adapt_datefield_value(value) if kind is date else value
