"""Which line of the learner's file is running."""

import sys

from ..bans import FILENAME


def own_line() -> int | None:
    """The innermost line of the learner's file on the stack; None where there is none."""
    frame = sys._getframe(1)
    while frame is not None:
        if frame.f_code.co_filename == FILENAME:
            return frame.f_lineno
        frame = frame.f_back  # type: ignore[assignment]
    return None
