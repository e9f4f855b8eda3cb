"""What stands on a side of a card as text and was probably meant as a formula. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from flashcards.exchange.formula_marks import marked, replaced
from flashcards.html_tree import Element, read_html

_MOST = 3  # sentences for one side
_QUOTED = 60  # characters
_DOLLARS = re.compile(r"(?<![\\$\w])(\$\$?)(?=\S)([^$]{1,500}?)(?<=\S)\1(?![\w$])")
_FORMULA_SIGNS = re.compile(r"[\\^_={}]|\w[*/+<>-]\w|^[A-Za-z]\w?$")
_LONE = re.compile(r"\\[()\[\]]")
_COMMAND = re.compile(
    r"\\(?:frac|sqrt|sum|prod|int|lim|text|math[a-z]+|operatorname|begin|left|right|cdot|times|top|infty|partial|nabla|"
    r"le|ge|leq|geq|ne|neq|approx|to|in|log|exp|max|min|hat|bar|tilde|vec|alpha|beta|gamma|delta|epsilon|eta|theta|"
    r"lambda|mu|pi|rho|sigma|tau|phi|omega|Delta|Sigma|Omega)(?![A-Za-z])[^\s.,;:!?“”]*"
)


def doubts_of(html: str) -> list[str]:
    """Sentences on what is shown as it was typed, in cleaned HTML. Code is left alone."""
    plain = "".join(_texts(read_html(html)))
    found: list[str] = []

    def take(pattern: re.Pattern[str], sentence: str) -> None:
        nonlocal plain
        for match in pattern.finditer(plain):
            if pattern is not _DOLLARS or _FORMULA_SIGNS.search(match[2]):
                found.append(sentence.format(_quoted(match[0])))
        plain = pattern.sub(" ", plain)

    for unread in marked(plain):
        found.append(f"{_quoted(unread.whole)} cannot be read as a formula and is shown as it is written.")
    plain = replaced(plain, lambda _: " ")
    take(_DOLLARS, "{} is shown with its dollar signs: they do not mark a formula here.")
    take(_LONE, "{} has no partner: a formula is closed by what it was opened with.")
    take(_COMMAND, "{} is not inside a formula and is shown as it is written.")
    return list(dict.fromkeys(found))[:_MOST]


def _quoted(text: str) -> str:
    text = " ".join(text.split())
    return f"“{text}”" if len(text) <= _QUOTED else f"“{text[: _QUOTED - 1]}…”"


def _texts(element: Element) -> Iterator[str]:
    for child in element.children:
        if isinstance(child, str):
            yield child
        elif child.tag == "br":
            yield "\n"
        elif child.tag in ("math", "code", "pre"):
            yield " "
        else:
            yield from _texts(child)
