"""What a learner's exception is told as: plain values, bounded, with the learner's own line and nothing of ours."""

import errno
import traceback
from collections.abc import Iterator
from typing import Any

from .bans import FILENAME, BannedCall
from .kernels.launches import KIND, NotByAKernel

MESSAGE_CHARACTERS = 1000

# The interpreter's own accessors, which a subclass cannot override.
_traceback = BaseException.__dict__["__traceback__"].__get__
_cause = BaseException.__dict__["__cause__"].__get__
_context = BaseException.__dict__["__context__"].__get__
_errno = OSError.__dict__["errno"].__get__
_filename = OSError.__dict__["filename"].__get__
_module = type.__dict__["__module__"].__get__
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
    """What the learner's code raised, while the file was executed or in a call.

    The exception may be of a class of the learner's: no attribute of it is looked up in the usual way.
    """
    more = {"exception": _type_name(error), "line": _own_line(error)}
    if _is(error, BannedCall):
        return failure("banned", _message(error), line=more["line"])
    if _is(error, NotByAKernel):
        return failure(KIND, _message(error), line=error.line)  # type: ignore[attr-defined]
    if _is_out_of_memory(error):
        return failure("out_of_memory", _message(error), **more)
    if _is(error, SystemExit):
        return failure("raised", f"the program asked to exit ({_message(error) or 'no code'})", **more)
    if _is_refusal(error):
        return failure("blocked", _message(error), **more)
    return failure("raised", _message(error), **more)


def _is(error: BaseException, *kinds: type[BaseException]) -> bool:
    return issubclass(type(error), kinds)


def _type_name(error: BaseException) -> str:
    return str(type.__dict__["__name__"].__get__(type(error)))[:100]


def _message(error: BaseException) -> str:
    try:
        return str(error)[:MESSAGE_CHARACTERS]
    except BaseException:  # noqa: BLE001  the learner's own __str__ may do anything
        return "(its message cannot be read)"


def _own_line(error: BaseException) -> int | None:
    trace = _traceback(error)
    lines = [line for frame, line in traceback.walk_tb(trace) if frame.f_code.co_filename == FILENAME]
    return lines[-1] if lines else None


def _is_out_of_memory(error: BaseException) -> bool:
    if _is(error, MemoryError):
        return True
    if _is(error, OSError) and type(_errno(error)) is int and _errno(error) == errno.ENOMEM:  # mmap
        return True
    text = _message(error) if _is(error, RuntimeError) else ""
    named = _type_name(error) == "OutOfMemoryError"  # torch's
    return named or "can't allocate memory" in text or "not enough memory" in text


def _is_refusal(error: BaseException) -> bool:
    """True where the error, or what it came from, is the kernel's no: to a call, or to a file that is not there."""
    for one in _with_causes(error):
        if not (_is(one, OSError) and _module(type(one)) == "builtins" and type(_errno(one)) is int):
            continue
        if _errno(one) in _REFUSALS or (_errno(one) == errno.ENOENT and _filename(one) is not None):
            return True
    return False


def _with_causes(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(5):
        if error is None:
            return
        yield error
        error = _cause(error) or _context(error)
