"""HTML from outside becomes HTML of ours: no script, no style, no request to anywhere; formulas as MathML."""

from __future__ import annotations

import html
import re
from typing import Any

import nh3
from math_core import LatexError

from flashcards.exchange.formula_marks import Marked, Marks, replaced
from flashcards.exchange.limits import FIELD_CHARACTERS, TEX_CHARACTERS, FileRefused
from flashcards.html_tree import TooDeep, read_html
from grader.rendering import clean_html, mathml

_IMAGE = re.compile(r"""<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>""", re.IGNORECASE)
_SOURCE = re.compile(r"""\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))""", re.IGNORECASE)
_SOUND = re.compile(r"\[sound:([^\]\n]{1,200})\]")
_DOLLARS = re.compile(r"^\s*(?:\$\$(?P<block>.+)\$\$|\$(?P<inline>.+)\$)\s*$", re.DOTALL)
_BREAKS = re.compile(r"<br\s*/?>|</?(?:div|p|span|b|i|em|strong|font)\b[^>]*>", re.IGNORECASE)
_NAME_CHARACTERS = 120
_TAGS = (
    "p h2 h3 h4 h5 ul ol li dl dt dd blockquote pre code em strong s sub sup a br hr div span "
    "table thead tbody tr th td"
)  # all of them known to `clean_html` too, which a card meets again when an export of ours is imported
_RENAMED = {"b": "strong", "i": "em", "kbd": "code", "tt": "code", "h1": "h2", "strike": "s", "del": "s"}
_RENAMABLE = re.compile(rf"(</?)({'|'.join(_RENAMED)})(?=[\s/>])", re.IGNORECASE)
_CLEANER = nh3.Cleaner(
    tags=set(_TAGS.split()),
    attributes={"a": {"href"}, "ol": {"start"}},
    url_schemes={"https"},
    link_rel="noopener",
)


def cleaned(field: str) -> str:
    """One side of a card from elsewhere. Pictures and sounds become their names, in brackets. Raises FileRefused."""
    if len(field) > FIELD_CHARACTERS:
        raise FileRefused(
            f"One side of a card has {len(field):,} characters; {FIELD_CHARACTERS:,} is the limit. Shorten it in "
            "Anki, or leave the card out."
        )
    field = field.replace("\0", "")
    field = _IMAGE.sub(_image_name, field)
    field = _SOUND.sub(lambda found: f"[sound: {html.escape(found[1])}]", field)
    formulas: list[str] = []
    mark = _mark_for(field)
    field = replaced(field, lambda found: _formula(found, formulas, mark))
    field = _RENAMABLE.sub(lambda found: found[1] + _RENAMED[found[2].lower()], field)
    safe = _CLEANER.clean(field).strip()
    check_depth(safe)
    tag_or_mark = re.compile(rf'<(?:[^>"]|"[^"]*")*>|{mark}(\d+);')  # a mark inside a tag, as in an address, stays
    return tag_or_mark.sub(lambda found: formulas[int(found[1])] if found[1] else found[0], safe)


def text_as_html(text: str) -> str:
    """Plain text of a table's cell as HTML."""
    return html.escape(text, quote=False).replace("\r\n", "\n").replace("\n", "<br>")


def check_depth(safe: str) -> None:
    try:
        read_html(safe)
    except TooDeep:
        raise FileRefused(
            "A card has tags nested more than a hundred deep. Simplify it in Anki, or leave it out."
        ) from None


def clean_known_html(value: Any) -> Any:
    """HTML that should be of our own making, inside any JSON: what our cleaning would take out is taken out."""
    if isinstance(value, str):
        if "<" not in value:
            return value
        safe = clean_html(value)
        check_depth(safe)
        return safe
    if isinstance(value, list):
        return [clean_known_html(each) for each in value]
    if isinstance(value, dict):
        return {key: clean_known_html(each) for key, each in value.items()}
    return value


def _image_name(found: re.Match[str]) -> str:
    source = _SOURCE.search(found[0])
    name = html.unescape(next((each for each in source.groups() if each), "") if source else "")
    if name.startswith("data:") or not name:
        name = "picture"
    return f"[image: {html.escape(name.rpartition('/')[2][-_NAME_CHARACTERS:])}]"


def _mark_for(field: str) -> str:
    """A word that the field does not hold, to stand where a formula was."""
    mark = "formula"
    while mark in field:
        mark += "x"
    return mark


def _formula(found: Marked, formulas: list[str], mark: str) -> str:
    tex = html.unescape(_BREAKS.sub(" ", found.tex)).replace("\xa0", " ")
    block = found.marks in (Marks.BLOCK, Marks.DOLLARS)
    dollars = _DOLLARS.match(tex) if found.marks is Marks.LATEX else None
    if dollars:
        block = dollars["block"] is not None
        tex = dollars["block"] or dollars["inline"]
    if len(tex) <= TEX_CHARACTERS:
        try:
            formulas.append(clean_html(mathml(tex, block=block)))
            return f"{mark}{len(formulas) - 1};"
        except LatexError:
            pass  # what we cannot draw stays readable as it was written
    if "<" in found.whole:
        return found.whole
    return html.escape(tex if found.marks is Marks.LATEX else found.whole, quote=False)
