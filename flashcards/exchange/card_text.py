"""One side of a card as its owner types it, and as it is kept: cleaned HTML. Both ways; no rows.

What has no HTML tag in it is plain text: line breaks stay, and `a < b` means what it says. Formulas stand between
\\( and \\), or \\[ and \\], in either.
"""

from __future__ import annotations

import re
from html import unescape

from flashcards.exchange.clean import cleaned, text_as_html
from flashcards.exchange.formula_marks import Marks, replaced
from flashcards.exchange.limits import FIELD_CHARACTERS, FileRefused
from flashcards.exchange.tex import tex_of
from flashcards.html_tree import read_html

_TAGS = (
    "p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code em strong s sub sup a br hr div span table thead tbody "
    "tr th td b i u kbd tt strike del ins small big font center img script style iframe svg math video audio object "
    "embed form input button label mark"
)
_VALUE = r"""(?:"[^"]*"|'[^']*'|[^\s<>"']+)"""
_TAG = re.compile(rf"</?(?:{_TAGS.replace(' ', '|')})(?:\s+[\w:-]+\s*=\s*{_VALUE})*\s*/?>", re.IGNORECASE)
_BLOCK = re.compile(r"<(?:p|h[1-5]|ul|ol|dl|blockquote|pre|div|table|hr)\b", re.IGNORECASE)
_FORMULA = re.compile(r"<math\b.*?</math>", re.DOTALL)


class SideRefused(ValueError):
    """What was typed cannot be kept; the message says why and what to do."""


def as_html(text: str) -> str:
    """Raises SideRefused."""
    text = text.replace("\r\n", "\n").strip()
    if len(text) > FIELD_CHARACTERS:
        raise SideRefused(
            f"This has {len(text):,} characters; {FIELD_CHARACTERS:,} is the limit. Make two cards of it."
        )
    if not _TAG.search(replaced(text, lambda _: "", (Marks.INLINE, Marks.BLOCK))):
        text = text_as_html(text)
    elif not _BLOCK.search(text):
        text = text.replace("\n", "<br>")
    try:
        return cleaned(text)
    except FileRefused:  # it grew by being escaped, or is nested too deeply
        raise SideRefused("This is too long, or its tags are nested more than a hundred deep. Simplify it.") from None


def as_text(html: str) -> str:
    """What to show in an editor: the simplest text that is kept as this HTML."""
    source = _FORMULA.sub(_typed, html).replace(' rel="noopener"', "")
    inline = source.replace("<br>", "\n")
    return next((text for text in (unescape(inline), inline) if _is_kept_as(text, html)), source)


def _is_kept_as(text: str, html: str) -> bool:
    try:
        return as_html(text) == html
    except SideRefused:
        return False


def _typed(found: re.Match[str]) -> str:
    (element,) = read_html(found[0]).elements
    tex = text_as_html(tex_of(element))
    return rf"\[{tex}\]" if element.attributes.get("display") == "block" else rf"\({tex}\)"
