"""What a learner's exception is told as: plain values, bounded, with the learner's own line and nothing of ours."""

import errno
import traceback
from typing import Any

from .bans import FILENAME, BannedCall

MESSAGE_CHARACTERS = 1000

_REFUSALS = (errno.EPERM, errno.EACCES, errno.EROFS, errno.ENOSYS)


def failure(kind: str, message: str, **more: Any) -> dict[str, Any]:
    """The wire form of grader.worker.program.Failure."""
    return {"kind": kind, "message": message[:MESSAGE_CHARACTERS], **more}


def of_compiling(error: BaseException) -> dict[str, Any]:
    """Why the file does not compile."""
    if isinstance(error, SyntaxError):
        message, line, column = error.msg, error.lineno, error.offset
        return failure("syntax", str(message), exception=_type_name(error), line=line, column=column)
    if isinstance(error, MemoryError | RecursionError):
        return failure("syntax", "the code is nested too deeply to be compiled", exception="SyntaxError")
    return failure("syntax", _message(error), exception=_type_name(error))


def of_running(error: BaseException) -> dict[str, Any]:
    """What the learner's code raised, while the file was executed or in a call."""
    more = {"exception": _type_name(error), "line": _own_line(error)}
    if isinstance(error, BannedCall):
        return failure("banned", _message(error), line=more["line"])
    if _is_out_of_memory(error):
        return failure("out_of_memory", _message(error), **more)
    if isinstance(error, SystemExit):
        return failure("raised", f"the program asked to exit ({_message(error) or 'no code'})", **more)
    if _is_refusal(error):
        return failure("blocked", _message(error), **more)
    return failure("raised", _message(error), **more)


def _type_name(error: BaseException) -> str:
    return str(type.__dict__["__name__"].__get__(type(error)))[:100]


def _message(error: BaseException) -> str:
    try:
        return str(error)[:MESSAGE_CHARACTERS]
    except BaseException:  # noqa: BLE001  the learner's own __str__ may do anything
        return "(its message cannot be read)"


def _own_line(error: BaseException) -> int | None:
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == FILENAME]
    return lines[-1] if lines else None


def _is_out_of_memory(error: BaseException) -> bool:
    if isinstance(error, MemoryError):
        return True
    text = _message(error) if isinstance(error, RuntimeError) else ""
    named = type(error).__name__ == "OutOfMemoryError"  # torch's
    return named or "can't allocate memory" in text or "not enough memory" in text


def _is_refusal(error: BaseException | None) -> bool:
    """True where the error, or what it came from, is the kernel's no: to a call, or to a file that is not there for it."""
    for _ in range(5):
        if error is None:
            return False
        if isinstance(error, OSError):
            if error.errno in _REFUSALS:
                return True
            if error.errno == errno.ENOENT and error.filename is not None:
                return True
        error = error.__cause__ or error.__context__
    return False
