"""Remembers what a program itself tried to read outside the libraries, so that it is told even if it caught the error.

The kernel refuses such reading anyway (Landlock, or a root without the file), but it keeps no record of it. This one is
made inside the learner's process and so is no proof; nothing depends on it but the wording of a verdict.
"""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from .bans import FILENAME

_EVENTS = frozenset({"open", "os.listdir", "os.scandir"})
_EVENTS_IF_NAMED = frozenset({"ctypes.dlopen"})  # what it is given need not be a path
_SHORTEST = 4  # shorter ones stand in a source by chance
# Between a learner's line and the event; a library that looks for its own files is not the learner's doing.
_GO_BETWEENS = frozenset({"pathlib", "os", "io", "codecs", "tokenize", "glob", "shutil", "fileinput", "genericpath"})
_MAX_TOLD = 4
_source = ""


def learn(source: str) -> None:
    """A path that stands in this source is the learner's, whichever library is asked to read it."""
    global _source  # noqa: PLW0603  one program a process
    _source = source


def watch(readable: Sequence[str], tell: Callable[[dict[str, Any]], None]) -> None:
    """From now on `tell` hears of the first attempts to open or list what lies beneath none of the readable paths."""
    roots = tuple(os.path.join(path, "") for path in readable)
    told = 0

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal told
        if event not in _EVENTS and event not in _EVENTS_IF_NAMED:
            return
        if told >= _MAX_TOLD or not isinstance(arguments[0], str | bytes):
            return
        given = os.fsdecode(arguments[0])
        path = os.path.abspath(given)
        if (path + "/").startswith(roots) or os.path.basename(path) == FILENAME:  # Python looks for a line to show
            return
        named = os.path.isabs(given) and len(path) >= _SHORTEST and path in _source
        line = _own_line(anywhere=named)
        if line is not None and (named or event in _EVENTS):
            told += 1
            tell({"kind": "blocked", "message": f"it tried to read {path}", "line": line})

    sys.addaudithook(hook)


def _own_line(*, anywhere: bool) -> int | None:
    """The learner's line, if that is what caused the event; with `anywhere`, whatever stands between."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename != FILENAME:
        if not anywhere and frame.f_globals.get("__name__") not in _GO_BETWEENS:
            return None
        frame = frame.f_back  # type: ignore[assignment]
    return frame.f_lineno if frame is not None and frame.f_code.co_filename == FILENAME else None
