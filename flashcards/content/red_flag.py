"""A red flag's file, read into what the database keeps and the check runs."""

from __future__ import annotations

from dataclasses import dataclass

from flashcards.content import head
from flashcards.content.code import CodeBlock, read_code
from flashcards.content.document import Document
from flashcards.content.links import link_resolver
from flashcards.content.numbers import Number, read_numbers, shown
from flashcards.content.problems import Problem
from flashcards.content.question import Slugs, rendered
from grader.rendering import Context

SECTIONS = ("Why it is wrong", "How to notice it", "Say this instead")


@dataclass(frozen=True, slots=True)
class RedFlagContent:
    """All of one red flag; HTML is clean."""

    document: Document
    claim: str
    misconceptions: list[str]
    why_wrong: str
    how_to_notice: str
    say_instead: str
    setup: str
    numbers: list[Number]
    code: list[CodeBlock]

    @property
    def problems(self) -> list[Problem]:
        return self.document.problems


def read_red_flag(document: Document, slugs: Slugs) -> RedFlagContent:
    """Read one red flag; problems gather in the document."""
    head.expect_keys(document, needed=("claim", "misconceptions"), optional=("setup", "numbers"))
    document.expect_sections(SECTIONS)
    numbers = read_numbers(document)
    context = Context(
        link=link_resolver(questions=slugs.questions, exercises=slugs.exercises, red_flags=slugs.red_flags),
        numbers=shown(document, numbers),
    )
    why_wrong, how_to_notice, say_instead = (rendered(document, document.section(title), context) for title in SECTIONS)
    return RedFlagContent(
        document=document,
        claim=head.text(document, "claim", limit=300),
        misconceptions=head.slugs(document, "misconceptions"),
        why_wrong=why_wrong,
        how_to_notice=how_to_notice,
        say_instead=say_instead,
        setup=str(document.head.get("setup", "")),
        numbers=numbers,
        code=read_code(document, document.sections),
    )
