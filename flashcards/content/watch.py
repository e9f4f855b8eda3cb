"""Which content an author has just saved."""

from __future__ import annotations

from pathlib import Path

LOOK_SECONDS = 0.5


def saved_at(folder: Path) -> dict[Path, int]:
    """Every file of content with the time of its last change, in ns."""
    return {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*")) if path.is_file() and _counts(path)}


def changed_names(folder: Path, before: dict[Path, int], now: dict[Path, int]) -> set[str]:
    """The names of what was added, changed or removed between two looks; see `name_of`."""
    return {name_of(folder, path) for path in before.keys() | now.keys() if before.get(path) != now.get(path)}


def name_of(folder: Path, path: Path) -> str:
    """What a file belongs to: the exercise whose folder it lies in, else its name up to the first dot."""
    inside = path.relative_to(folder).parts
    if inside[0] == "exercises" and len(inside) > 2:
        return inside[1]
    return path.name.partition(".")[0]


def _counts(path: Path) -> bool:
    """Not what an editor keeps beside a file that is open."""
    return not path.name.startswith(".") and path.suffix in (".md", ".yaml", ".py") and "__pycache__" not in path.parts
