"""The kernel's account of one process: how much memory it really held during a call, whatever the process says."""

import contextlib
import os

_RESET_HIGH_WATER_MARK = b"5"


class MemoryAccount:
    """Reads and resets the high-water mark of a process's resident memory. Answers None where /proc does not tell."""

    def __init__(self, pid: int) -> None:
        self._status = self._reset = -1
        with contextlib.suppress(OSError):
            self._status = os.open(f"/proc/{pid}/status", os.O_RDONLY)
            self._reset = os.open(f"/proc/{pid}/clear_refs", os.O_WRONLY)

    def start(self) -> int | None:
        """Forget the peak so far; the bytes that are resident now."""
        try:
            os.write(self._reset, _RESET_HIGH_WATER_MARK)
            return self._read(b"VmRSS:")
        except OSError:
            return None

    def growth_since(self, resident: int | None) -> int | None:
        """The peak since `start`, less what was resident then."""
        if resident is None:
            return None
        try:
            peak = self._read(b"VmHWM:")
        except OSError:
            return None
        return None if peak is None else max(0, peak - resident)

    def _read(self, field: bytes) -> int | None:
        text = os.pread(self._status, 4096, 0)
        at = text.find(field)
        return int(text[at + len(field) :].split(None, 1)[0]) << 10 if at >= 0 else None

    def close(self) -> None:
        """Let go of the two files."""
        for fd in (self._status, self._reset):
            if fd >= 0:
                os.close(fd)
        self._status = self._reset = -1
