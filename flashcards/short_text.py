"""HTML with formulas as one short line of plain text, for titles, lists and messages: `1/√d`, `QKᵀ`, `d_k`. Pure."""

from __future__ import annotations

import re
from itertools import pairwise

from flashcards.html_tree import Element, read_html

SHORT = 80  # characters
_BLOCKS = frozenset(("blockquote", "br", "caption", "dd", "div", "dl", "dt", "hr", "li", "ol", "p", "pre", "ul"))
_BLOCKS |= frozenset(("h1", "h2", "h3", "h4", "h5", "h6", "table", "tbody", "td", "th", "thead", "tr"))
_DROPPED = frozenset(("button", "input", "script", "style", "svg"))
_NARROW = "\xa0"  # a space within a formula, where a line is not cut
_SUPERSCRIPTS = dict(zip("0123456789+-−nTi⊤", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿᵀⁱᵀ", strict=True))
_ACCENTS = {
    "˜": "\u0303", "~": "\u0303", "^": "\u0302", "ˆ": "\u0302", "¯": "\u0304", "‾": "\u0304", "→": "\u20d7",
    "⃗": "\u20d7", "˙": "\u0307",
}  # fmt: skip
_INFIX = frozenset("=≠≈≡∼∝<>≤≥≪≫→←⇒↔∈∉⊂⊆∪∩∧∨+-−±∓⋅·×⊙⊗⊕∘/:")  # not `∣` and `|`, which mostly enclose
_TIGHT = frozenset("⋅·/∘")
_UNSEEN = frozenset("\u2061\u2062\u2063\u2064")  # apply function, invisible times, separator, plus
_BIG = frozenset("∑∏∫")
_OPEN, _CLOSE = frozenset("([{⌊⌈⟨"), frozenset(")]}⌋⌉⟩")
_LEAVES = frozenset(("mi", "mn", "mtext", "ms"))
_SCRIPTS = {"msub": "_", "munder": "_", "msup": "^", "mover": "^", "msubsup": "_^", "munderover": "_^"}


def short_text(html: str, *, most: int = SHORT) -> str:
    """The first words, at most `most` characters; cut between words, and within a formula only where it is longer."""
    whole = plain_text(html)
    return whole.replace(_NARROW, " ") if len(whole) <= most else f"{_cut(whole, most - 1)}…"


def plain_text(html: str) -> str:
    """All of it in one line. Spaces within formulas are non-breaking."""
    text = "".join(_pieces(read_html(html)))
    return re.sub(r"[^\S\xa0]+", " ", text).strip(f" {_NARROW}")


def _cut(text: str, most: int) -> str:
    head = text[: most + 1]
    for space in (" ", _NARROW):
        if space in head:
            return head.rpartition(space)[0].rstrip(" ,;:").replace(_NARROW, " ")
    return text[:most]


def _pieces(element: Element) -> list[str]:
    made: list[str] = []
    for child in element.children:
        if isinstance(child, str):
            made.append(child.replace(_NARROW, " "))
        elif child.tag == "math":
            gap = " " if child.attributes.get("display") == "block" else ""
            made += [gap, formula_text(child), gap]
        elif child.tag not in _DROPPED:
            gap = " " if child.tag in _BLOCKS else ""
            made += [gap, *_pieces(child), gap]
    return made


def formula_text(math: Element) -> str:
    """A <math> element as people type it where there is no TeX."""
    return _row(math.elements).strip(f" {_NARROW}")


def _row(parts: list[Element]) -> str:
    parts = [part for part in _spread(parts) if part.tag != "mo" or part.text not in _UNSEEN]
    made = [(part, _one(part)) for part in parts]
    text = ""
    for place, (part, said) in enumerate(made):
        if part.tag == "mo" and said in _INFIX and said not in _TIGHT and 0 < place < len(made) - 1:
            before = made[place - 1]
            sign = before[0].tag == "mo" and before[1] in _INFIX | _OPEN | {","}
            text += said if sign else f"{_NARROW}{said}{_NARROW}"
        elif part.tag == "mo" and said in (",", ";"):
            text += f"{said}{_NARROW}"
        else:
            text += (_NARROW if place and _need_space(made[place - 1], (part, said)) else "") + said
    return re.sub(f"{_NARROW}+", _NARROW, text)


def _spread(parts: list[Element]) -> list[Element]:
    """Groups that only hold what stands in a row, opened."""
    spread: list[Element] = []
    for part in parts:
        spread += _spread(part.elements) if part.tag in ("mrow", "mstyle", "mpadded", "semantics") else [part]
    return spread


def _need_space(before: tuple[Element, str], after: tuple[Element, str]) -> bool:
    """Two words, two numbers, or a fraction and a factor would run together."""
    (left, left_text), (right, right_text) = before, after
    if not left_text or not right_text or "mo" in (left.tag, right.tag) or "mspace" in (left.tag, right.tag):
        return False
    if left.tag == "mfrac" or right.tag == "mfrac" or (left.tag == "mn" == right.tag):
        return True
    words = [_head(left), _head(right)]
    return any(len(word) > 1 and word.isalpha() for word in words) and right_text[0] not in "([{"


def _head(element: Element) -> str:
    """The base of a term, as text."""
    parts = element.elements
    return _head(parts[0]) if element.tag in _SCRIPTS and parts else element.text if element.tag in _LEAVES else ""


def _one(element: Element) -> str:
    parts = element.elements
    match element.tag, parts:
        case "mfrac", [above, below]:
            return f"{_term(above)}/{_factor(below)}"
        case "mroot", [base, index]:
            return f"{_raised(index).removeprefix('^')}√{_factor(base)}"
        case "msqrt", _:
            return f"√{_factor(Element('mrow', children=list(element.children)))}"
        case "mtable", rows:
            return "; ".join(f",{_NARROW}".join(_row([cell]) for cell in row.elements) for row in rows)
        case "mover", [base, mark] if mark.text in _ACCENTS and len(base.text) == 1:
            return base.text + _ACCENTS[mark.text]
        case tag, [base, *scripts] if tag in _SCRIPTS and len(scripts) == len(_SCRIPTS[tag]):
            marks = zip(_SCRIPTS[tag], scripts, strict=True)
            said = "".join(_raised(at) if mark == "^" else _lowered(at) for mark, at in marks)
            return _factor(base, of_power=True) + said + (_NARROW if base.text in _BIG else "")
        case _:
            return (
                _row(parts) if parts else _NARROW if element.tag == "mspace" else re.sub(r"\s", _NARROW, element.text)
            )


def _term(element: Element) -> str:
    """In brackets where it is a sum."""
    text = _row([element])
    return f"({text})" if _NARROW in text and not _is_enclosed(element) else text


def _factor(element: Element, *, of_power: bool = False) -> str:
    """In brackets where it has several parts."""
    text = _row([element]).strip(_NARROW)
    inner = [part for part in _spread([element]) if part.tag != "mspace" and part.text not in _UNSEEN]
    if len(inner) == 1:
        alone = inner[0].tag in (*_LEAVES, "mo") or (not of_power and inner[0].tag in ("msub", "msqrt"))
    else:
        of_function = not of_power and inner and inner[0].tag == "mi"
        called = of_function and _is_enclosed(Element("", children=[*inner[1:]]))
        alone = not inner or called or _is_enclosed(element)
    return text if alone else f"({text})"


def _is_enclosed(element: Element) -> bool:
    """Whether one pair of brackets is around all of it."""
    inner = _spread([element]) if element.tag else element.elements
    if len(inner) < 2 or inner[0].text not in _OPEN or inner[-1].text not in _CLOSE:
        return len(inner) == 1 and inner[0].tag == "mtable"
    depth = [0]
    for part in inner:
        depth.append(depth[-1] + (part.text in _OPEN) - (part.text in _CLOSE))
    return all(after > 0 for _, after in pairwise(depth[:-1]))


def _raised(element: Element) -> str:
    text = _row([element])
    if text in ("′", "'", "″", "″", "*", "∗"):
        return text
    if text and all(char in _SUPERSCRIPTS for char in text):
        return "".join(_SUPERSCRIPTS[char] for char in text)
    return f"^{_script(element, text)}"


def _lowered(element: Element) -> str:
    text = _row([element])
    return f"_{_script(element, text)}" if text else ""


def _script(element: Element, text: str) -> str:
    """`d_k` and `L_max`, but `x_(i+1)`."""
    inner = _spread([element])
    return text if text.isalnum() and (len(inner) == 1 or text.isalpha()) else f"({text.replace(_NARROW, '')})"
