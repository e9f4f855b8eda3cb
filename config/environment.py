"""Environment variables, read so that a value nobody can use stops the start with the variable's name."""

from __future__ import annotations

from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

TRUE, FALSE = ("true", "1", "yes", "on"), ("false", "0", "no", "off")


class Environment(environ.Env):
    def get_value(self, var: str, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().get_value(var, *args, **kwargs)
        except ValueError:
            problem = (
                "is not a whole number" if kwargs.get("cast") is int else "is of no form that docs/settings.md names"
            )
            given = self.ENVIRON.get(var)
            raise ImproperlyConfigured(f"{var} has a value that cannot be used: {given!r} {problem}.") from None

    def bool(self, var: str, default: Any = environ.Env.NOTSET) -> bool:
        """As words; the base class takes every misspelling of `true` for false."""
        value = self.str(var, default="").strip().lower()
        if not value:
            return bool(default)
        if value not in (*TRUE, *FALSE):
            raise ImproperlyConfigured(f"{var} is {value!r}; write true or false.")
        return value in TRUE
