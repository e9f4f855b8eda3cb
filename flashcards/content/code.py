"""The Python blocks of a text: those that run, what they must print, and those that must only compile."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from markdown_it import MarkdownIt

from flashcards.content.document import Document, Section

_PARSER = MarkdownIt("commonmark").disable("inline")  # blocks are all that is looked at


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """A ```python run block and the output that stands below it."""

    line: int  # of the fence
    source: str
    output: str  # "" where there is none
    compiles: bool = True


def read_code(document: Document, sections: list[Section]) -> list[CodeBlock]:
    """All runnable blocks, in order; what does not compile is reported, and nothing is run from there on."""
    blocks = [block for section in sections for block in _blocks(document, section)]
    return list(takewhile(lambda block: block.compiles, blocks))


def _blocks(document: Document, section: Section) -> list[CodeBlock]:
    if not any(fence in section.text for fence in ("```", "~~~")):
        return []
    fences = [token for token in _PARSER.parse(section.text) if token.type in ("fence", "paragraph_open")]
    blocks = []
    for position, token in enumerate(fences):
        info = token.info.split()
        line = section.first_line + (token.map[0] if token.map else 0)
        follower = fences[position + 1] if position + 1 < len(fences) else None
        has_output = follower is not None and follower.info == "output"
        compiles = info[:1] != ["python"] or _compiles(document, token.content, line)
        if info == ["python", "run"]:
            blocks.append(CodeBlock(line, token.content, follower.content if follower and has_output else "", compiles))
        elif token.info == "output" and (position == 0 or fences[position - 1].info.split() != ["python", "run"]):
            document.report(line, "an output block stands right below the python block that prints it")
    return blocks


def _compiles(document: Document, source: str, line: int) -> bool:
    """Whether it is Python; what is not is reported."""
    try:
        compile(source, "<block>", "exec")
    except SyntaxError as error:
        document.report(line + (error.lineno or 0), f"this is no Python: {error.msg}")
        return False
    return True
