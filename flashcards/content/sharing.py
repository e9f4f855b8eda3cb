"""Reads many files on all cores: a library of a thousand questions is a minute's work for one."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

SHARED_FROM = 100  # things from which on several processes are quicker than one
MOST_PROCESSES = 8
T = TypeVar("T")
_work: tuple[Callable[[Any], Any], Sequence[Any]] | None = None  # what the forked processes find


def read_all(read: Callable[[Any], T], things: Sequence[Any]) -> list[T]:
    """`[read(thing) for thing in things]`, in processes of their own where there are many; what comes back is a copy.

    The processes are forked, so `read` may be any function, but what it returns must be picklable.
    """
    global _work  # noqa: PLW0603 - a forked process has no other way to a function that cannot be pickled
    cores = min(os.cpu_count() or 1, MOST_PROCESSES)
    if len(things) < SHARED_FROM or cores == 1 or _work is not None:
        return [read(thing) for thing in things]
    _work = (read, things)
    try:
        with multiprocessing.get_context("fork").Pool(cores, gc.freeze) as pool:
            return pool.map(_read_one, range(len(things)), chunksize=max(1, len(things) // (cores * 8)))
    finally:
        _work = None


@contextmanager
def few_collections() -> Iterator[None]:
    """Look for cycles of garbage seldom: reading makes many objects, keeps most of them, and leaves hardly a cycle."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 20, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _read_one(position: int) -> Any:
    if _work is None:
        raise RuntimeError("there is nothing to read in this process")
    read, things = _work
    return read(things[position])
