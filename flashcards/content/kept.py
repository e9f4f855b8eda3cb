"""What was read of content files without an error, kept on disk: a file that is as it was is not read again.

An entry counts only for the same text, the same names around it (links must lead somewhere, wrong answers name red
flags) and the same code that reads, renders and checks. What holds between files is never kept, but checked each time.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import zstandard
from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from flashcards.content.sharing import read_all

T = TypeVar("T")
_SIGNED_FOR = "flashcards.content.kept"  # only what this site wrote itself is unpickled
_SIGNATURE_BYTES = 32
_WORD = re.compile(r"[a-z0-9-]+")
_LIBRARIES = ("markdown-it-py", "mdit-py-plugins", "math-core", "nh3", "Pygments", "PyYAML")
# What decides on what is read: folders of modules with their tables, and single modules.
_CODE = (
    "flashcards/content",
    "flashcards/explorer.py",
    "flashcards/explorer_flags.py",
    "flashcards/marking",
    "flashcards/models/question.py",
    "flashcards/quiz_asking.py",
    "flashcards/quiz_kinds.py",
    "flashcards/written_arithmetic.py",
    "flashcards/written_numbers.py",
    "grader/rendering.py",
    "grader/yaml_loader.py",
)


class Kept:
    """The entries of one content folder, by kind and name of the file. Without a path nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._before: dict[str, tuple[str, bytes]] = {}
        self._now: dict[str, tuple[str, bytes]] = {}
        if path is not None:
            with suppress(OSError):
                self._before = _opened(path.read_bytes())

    @property
    def keeps(self) -> bool:
        return self._path is not None

    def knows(self, name: str) -> bool:
        """Whether there is an entry, of whatever text."""
        return name in self._before

    def get(self, name: str, digest: str) -> bytes | None:
        entry = self._before.get(name)
        if entry is None or entry[0] != digest:
            return None
        self._now[name] = entry
        return entry[1]

    def put(self, name: str, digest: str, value: bytes) -> None:
        self._now[name] = (digest, value)

    def save(self) -> None:
        """Write what was asked for and what is new; entries of files that are gone are dropped.

        Where it cannot be written, nothing is kept: the next load takes longer, and that is all.
        """
        if self._path is None or self._now == self._before:
            return
        new = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new.write_bytes(_sealed(self._now))
            new.replace(self._path)


NOTHING_KEPT = Kept()


def kept_for(folder: Path) -> Kept:
    """What this site keeps of a content folder."""
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    return Kept(Path(settings.CONTENT_KEPT_DIR) / name)


def read_kept(
    kept: Kept, kind: str, paths: Sequence[Path], read: Callable[[Path], T], *, digest: Callable[[Path], str]
) -> list[T]:
    """`[read(path) for path in paths]`, reading only what is not kept. `read` is as `sharing.read_all` wants it.

    What comes back is kept where it has no `problems`, or is an empty list of them.
    """
    if not kept.keeps:
        return read_all(read, paths)
    names = {path: (f"{kind}/{path.name}", digest(path)) for path in paths}
    blobs = {path: kept.get(*name) for path, name in names.items()}
    missing = [path for path, blob in blobs.items() if blob is None]
    # Packed by the process that read it, since one process has to take it all in.
    wrong: dict[Path, T] = {}
    for path, (blob, made) in zip(missing, read_all(lambda path: _packed(read(path)), missing), strict=True):
        if blob is None:
            wrong[path] = made
        else:
            kept.put(*names[path], blob)
        blobs[path] = blob
    return [wrong[path] if blob is None else _unpacked(blob) for path, blob in blobs.items()]


def _packed(made: Any) -> tuple[bytes | None, Any]:
    """As what is kept, or as it is where something is wrong with it."""
    problems = made if isinstance(made, list) else made.problems
    return (None, made) if problems else (zstandard.compress(pickle.dumps(made), 1), None)


def _unpacked(blob: bytes) -> Any:
    return pickle.loads(zstandard.decompress(blob))  # what `_opened` has found signed, or this process has packed


def digest_of(path: Path, *, names: Mapping[str, Iterable[str]], meanings: Mapping[str, object] | None = None) -> str:
    """Of a file's place and text, which of the `names` of each kind it mentions, and what those mean elsewhere."""
    raw = path.read_bytes()
    words = set(_WORD.findall(raw.decode(errors="replace")))
    mentioned = {kind: sorted(words.intersection(there)) for kind, there in names.items()}
    meant = {name: repr(meanings[name]) for name in sorted(words.intersection(meanings))} if meanings else {}
    return hashlib.sha256(repr((str(path), mentioned, meant)).encode() + raw).hexdigest()


def digest_of_files(*paths: Path) -> str:
    """Of the places and texts of several files; a missing one counts as empty."""
    found = hashlib.sha256()
    for path in paths:
        raw = path.read_bytes() if path.is_file() else b""
        found.update(f"{path}:{len(raw)}:".encode() + raw)
    return found.hexdigest()


@cache
def code_version() -> str:
    """Of all that reads, renders and checks content: with other code, nothing kept counts."""
    found = hashlib.sha256(platform.python_version().encode())
    for name in _LIBRARIES:
        found.update(f"{name}={version(name)};".encode())
    for path in code_files():
        found.update(f"{path.name}:".encode() + path.read_bytes())
    return found.hexdigest()


def code_files() -> list[Path]:
    """The project's own files among it."""
    roots = [Path(settings.BASE_DIR) / place for place in _CODE]
    inside = (path for root in roots for path in ([root] if root.is_file() else root.rglob("*")))
    return sorted(path for path in inside if path.suffix in (".py", ".yaml"))


def _sealed(entries: dict[str, tuple[str, bytes]]) -> bytes:
    payload = pickle.dumps((code_version(), entries))
    return _signature(payload) + payload


def _opened(sealed: bytes) -> dict[str, tuple[str, bytes]]:
    """The entries; none where the file is not this site's, was cut short, or is of other code."""
    signature, payload = sealed[:_SIGNATURE_BYTES], sealed[_SIGNATURE_BYTES:]
    if not constant_time_compare(signature, _signature(payload)):
        return {}
    code, entries = pickle.loads(payload)
    return entries if code == code_version() else {}


def _signature(payload: bytes) -> bytes:
    return salted_hmac(_SIGNED_FOR, payload, algorithm="sha256").digest()
