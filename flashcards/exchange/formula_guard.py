"""Cells that a spreadsheet would take for a formula. Pure.

A cell of HTML that begins with one of the characters below is written with that character as an entity: Anki and our
import read the same text, a spreadsheet reads no formula. Cells without HTML, such as a guid, get an apostrophe in
front, which our import takes off again.
"""

from __future__ import annotations

STARTS = ("=", "+", "-", "@", "\t", "\r")


def guarded_html(text: str) -> str:
    return f"&#{ord(text[0])};{text[1:]}" if text.startswith(STARTS) else text


def guarded(text: str) -> str:
    return f"'{text}" if text.startswith((*STARTS, "'")) else text


def unguarded(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:].startswith((*STARTS, "'")) else text
