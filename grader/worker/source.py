"""What a source must be before any process sees it: text, not empty, not too long."""

from __future__ import annotations

LIMIT_BYTES = 64 * 1024  # inclusive


class Unreadable(ValueError):
    """This is no Python text; the message is for the learner."""


def read_source(source: bytes | str) -> str:
    """The text without a byte order mark; raises Unreadable."""
    text = _decoded(source) if isinstance(source, bytes) else source
    surrogate = next((i for i, c in enumerate(text) if "\ud800" <= c <= "\udfff"), None)
    if surrogate is not None:
        raise Unreadable(f"Line {text.count(chr(10), 0, surrogate) + 1} holds bytes that are not UTF-8 text.")
    size = len(text.encode("utf-8"))
    if size > LIMIT_BYTES:
        raise Unreadable(f"The file has {size:,} bytes; at most {LIMIT_BYTES:,} (64 KiB) are taken.")
    if "\0" in text:
        raise Unreadable(
            f"Line {text.count(chr(10), 0, text.index(chr(0))) + 1} holds a NUL byte; a Python file has none."
        )
    if not text.strip("\ufeff \t\r\n\f\v"):
        raise Unreadable("The file is empty.")
    return text.removeprefix("\ufeff")


def _decoded(source: bytes) -> str:
    if len(source) > LIMIT_BYTES:
        raise Unreadable(f"The file is longer than {LIMIT_BYTES:,} bytes (64 KiB).")
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"Line {line} holds bytes that are not UTF-8 text; save the file as UTF-8.") from None
