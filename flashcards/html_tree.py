"""Clean HTML as a small tree, for what turns it into something else. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "mspace", "col", "wbr"})
MOST_DEPTH = 100  # tags inside each other; what walks the tree calls itself for each


class TooDeep(ValueError):
    """The tags are nested deeper than any text needs."""


@dataclass(slots=True)
class Element:
    tag: str  # "" for the root
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    @property
    def elements(self) -> list[Element]:
        return [child for child in self.children if isinstance(child, Element)]

    @property
    def text(self) -> str:
        """All the text inside; a break is a new line."""
        return "".join(self.texts())

    def texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag == "br":
                yield "\n"
            else:
                yield from child.texts()


def read_html(html: str) -> Element:
    """The tree of a fragment; what is not closed ends with it. Raises TooDeep."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(made)
        if tag not in VOID:
            self.open.append(made)
            if len(self.open) > MOST_DEPTH:
                raise TooDeep

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        places = [place for place, element in enumerate(self.open) if element.tag == tag]
        if places:
            del self.open[places[-1] :]

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)
