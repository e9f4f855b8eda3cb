"""Looking at processes that may end while they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import psutil


def runs(process: psutil.Process | int) -> bool:
    """False where it, or the process of this id, has ended, whether its parent has noticed or not."""
    try:
        process = psutil.Process(process) if isinstance(process, int) else process
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def those(processes: Iterable[psutil.Process], holds: Callable[[psutil.Process], bool]) -> list[psutil.Process]:
    """The processes of which this holds; one that is gone by then is left out."""
    found = []
    for process in processes:
        try:
            if holds(process):
                found.append(process)
        except psutil.NoSuchProcess:
            continue
    return found
