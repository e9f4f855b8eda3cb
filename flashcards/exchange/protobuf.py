"""As much of protocol buffers as Anki's note types need: the fields of one flat message. Pure."""

from __future__ import annotations

from collections.abc import Iterator

Value = int | bytes


def fields(message: bytes) -> Iterator[tuple[int, Value]]:
    """(number, value) in order; a length-delimited value as bytes. Raises ValueError for what is no message."""
    at = 0
    while at < len(message):
        tag, at = _varint(message, at)
        number, kind = tag >> 3, tag & 7
        if kind == 0:
            value, at = _varint(message, at)
            yield number, value
            continue
        if kind == 2:
            length, at = _varint(message, at)
        elif kind in (1, 5):
            length = 8 if kind == 1 else 4
        else:
            raise ValueError(f"field {number} is of the unknown kind {kind}")
        if at + length > len(message):
            raise ValueError(f"field {number} is cut off")
        yield number, message[at : at + length]
        at += length


def text_of(message: bytes, number: int) -> str:
    """A text field, "" where it is missing."""
    found = [value for each, value in fields(message) if each == number]
    return found[-1].decode("utf-8", "replace") if found and isinstance(found[-1], bytes) else ""


def number_of(message: bytes, number: int) -> int:
    """A whole-number field, 0 where it is missing."""
    found = [value for each, value in fields(message) if each == number]
    return found[-1] if found and isinstance(found[-1], int) else 0


def _varint(message: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        if at >= len(message) or shift > 63:
            raise ValueError("a number is cut off or too long")
        byte = message[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if not byte & 0x80:
            return value, at
