"""Our HTML as a card elsewhere shows it: no classes, no links, code as text, formulas between \\( and \\). Pure."""

from __future__ import annotations

import re
from html import escape

from flashcards.exchange.tex import tex_of
from flashcards.html_tree import VOID, Element, read_html

_KEPT = frozenset(
    [
        "p",
        "h2",
        "h3",
        "h4",
        "h5",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "blockquote",
        "code",
        "em",
        "strong",
        "s",
        "sub",
        "sup",
        "br",
        "hr",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
        "caption",
    ]
)
_DROPPED = frozenset(("script", "style", "svg", "input", "button"))
_GAPS = re.compile(r"\s*\n\s*")


def anki_html(html: str) -> str:
    return _GAPS.sub("\n", _inside(read_html(html))).strip()


def _inside(element: Element) -> str:
    return "".join(escape(each, quote=False) if isinstance(each, str) else _one(each) for each in element.children)


def _one(element: Element) -> str:
    tag = element.tag
    if tag == "math":
        tex = escape(tex_of(element), quote=False)
        return rf"\[{tex}\]" if element.attributes.get("display") == "block" else rf"\({tex}\)"
    if tag == "pre":
        lines = escape(element.text.strip("\n"), quote=False)
        return f"<pre>{lines.replace(chr(10), '<br>')}</pre>"  # a line's indent must outlive `_GAPS`
    if tag == "ol" and "quiz-lines" in element.attributes.get("class", ""):
        return _numbered(element)
    if tag in _DROPPED or element.attributes.get("class") == "citation":
        return ""  # a citation's number names a list of references that is not on the card
    if tag in VOID:
        return f"<{tag}>" if tag in _KEPT else ""
    inside = _inside(element)
    if tag == "div":
        return f"<div>{inside}</div>" if inside.strip() else ""
    return f"<{tag}>{inside}</{tag}>" if tag in _KEPT else inside


def _numbered(lines: Element) -> str:
    """The lines of a quiz item, which bring their own numbers; those of a program keep their indent."""
    if "code" in lines.attributes["class"].split():
        return f"<pre>{'<br>'.join(escape(_line(each), quote=False) for each in lines.elements)}</pre>"
    made = ""
    for line in lines.elements:
        number = next((each.text for each in line.elements if each.attributes.get("class") == "line-number"), "")
        texts = [each for each in line.children if not (isinstance(each, Element) and each.text == number)]
        made += f"<div>{number}{'. ' if number else ''}{_inside(Element('', children=texts)).strip()}</div>"
    return made


def _line(line: Element) -> str:
    return " ".join(each.text.rstrip("\n") for each in line.elements)
