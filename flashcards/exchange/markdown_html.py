"""Our HTML as Markdown that one reads as it is. Pure."""

from __future__ import annotations

import re

from flashcards.exchange.tex import tex_of
from flashcards.html_tree import Element, read_html

_BLOCKS = frozenset(
    [
        "p",
        "div",
        "h2",
        "h3",
        "h4",
        "h5",
        "ul",
        "ol",
        "dl",
        "dt",
        "dd",
        "li",
        "blockquote",
        "pre",
        "table",
        "figure",
        "hr",
        "tr",
    ]
)
_GAP = re.compile(r"\n{3,}")
_SPACE = re.compile(r"[ \t\r\n]+")
_SPECIAL = re.compile(r"([\\`*_\[\]<>#|])")


def markdown_of(html: str) -> str:
    """Blocks with a line between them; no links, no HTML."""
    return _GAP.sub("\n\n", _block(read_html(html))).strip()


def escaped(text: str) -> str:
    """Plain text that Markdown would take for marks."""
    return _SPECIAL.sub(r"\\\1", text)


def _block(element: Element) -> str:
    parts, line = [], ""
    for child in element.children:
        if isinstance(child, Element) and (child.tag in _BLOCKS or _is_display(child)):
            parts += [_flat(line), _one_block(child)]
            line = ""
        else:
            line += _inline(child)
    return "\n\n".join(part for part in [*parts, _flat(line)] if part)


def _flat(line: str) -> str:
    return "\n".join(_SPACE.sub(" ", each).strip() for each in line.split("\v")).strip()


def _is_display(element: Element) -> bool:
    return element.tag == "math" and element.attributes.get("display") == "block"


def _one_block(element: Element) -> str:
    match element.tag:
        case "math":
            return f"$$\n{tex_of(element)}\n$$"
        case "h2" | "h3" | "h4" | "h5" | "dt":
            return f"**{_flat(_inline_all(element))}**"
        case "pre":
            return "```\n" + element.text.strip("\n") + "\n```"
        case "ul" | "ol":
            items = [each for each in element.elements if each.tag == "li"]
            return "\n".join(
                _item(f"{n}." if element.tag == "ol" else "-", each) for n, each in enumerate(items, start=1)
            )
        case "blockquote":
            return "\n".join(f"> {line}".rstrip() for line in _block(element).split("\n"))
        case "table":
            return _table(element)
        case "hr":
            return "---"
        case _:
            return _block(element)


def _item(mark: str, element: Element) -> str:
    lines = _block(element).split("\n")
    return "\n".join([f"{mark} {lines[0]}", *(f"{' ' * (len(mark) + 1)}{line}".rstrip() for line in lines[1:])])


def _table(element: Element) -> str:
    rows = [
        [_flat(_inline_all(cell)) for cell in row.elements]
        for part in (element.elements if any(each.tag == "tr" for each in element.elements) else _parts(element))
        for row in ([part] if part.tag == "tr" else part.elements)
        if row.tag == "tr"
    ]
    if not rows:
        return ""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])


def _parts(table: Element) -> list[Element]:
    return [each for each in table.elements if each.tag in ("thead", "tbody")]


def _inline_all(element: Element) -> str:
    return "".join(_inline(child) for child in element.children)


def _inline(child: Element | str) -> str:
    if isinstance(child, str):
        return escaped(child)
    match child.tag:
        case "br":
            return "\v"
        case "math":
            return f"${tex_of(child)}$"
        case "code":
            return f"`{child.text}`" if "`" not in child.text else f"`` {child.text} ``"
        case "strong" | "em":
            inside, mark = _inline_all(child).strip(), "**" if child.tag == "strong" else "*"
            return f"{mark}{inside}{mark}" if inside else ""
        case "a" if child.attributes.get("class") == "citation":
            return ""
        case _:
            return _inline_all(child)
