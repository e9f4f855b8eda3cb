"""What is wrong in a content file, and where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """One error; printed as `file:line: text`."""

    path: Path
    line: int  # from 1
    text: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}: {self.text}"
