"""A question's file, read into what the database keeps and the check runs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from flashcards.content import head
from flashcards.content.code import CodeBlock, read_code
from flashcards.content.document import Document, Section, split_sections
from flashcards.content.links import link_resolver
from flashcards.content.numbers import Number, read_numbers, shown
from flashcards.content.problems import Problem, instead
from flashcards.models.question import Level, Part
from grader.rendering import Context, render, term_slugs

TLDR, FOLLOW_UPS = "TL;DR", "Follow-ups"
SECTIONS = (
    TLDR,
    *(str(part.label) for part in (Part.MEMORY_AID, Part.ANALOGY, Part.KEY_CONCEPTS, Part.DETAILED_ANSWER)),
    *(str(part.label) for part in (Part.QUICK_SCAN, Part.EXAMPLES)),
    FOLLOW_UPS,
    *(str(part.label) for part in (Part.CHEAT_SHEET, Part.REFERENCES)),
)
DETAILED_PARTS = ("Intuition", "Mechanics", "Step by step", "Worked example")
LEAST = 3  # key points, follow-ups and red flags a question has

_REFERENCE = re.compile(r"- \{#([a-z0-9][a-z0-9-]*)\} ")
_FOLLOW_UP = re.compile(r"(.+?) *\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}")


@dataclass(frozen=True, slots=True)
class Slugs:
    """What there is to name, of each kind."""

    questions: set[str]
    exercises: set[str]
    red_flags: set[str]

    @property
    def by_kind(self) -> dict[str, set[str]]:
        return {"question": self.questions, "exercise": self.exercises, "red-flag": self.red_flags}


@dataclass(frozen=True, slots=True)
class FollowUpContent:
    slug: str
    prompt: str
    approach: str  # clean HTML
    key_points: list[dict[str, str]]  # [] where answers to it are not marked
    after_missing: list[str]  # ids of the question's key points; who missed one is asked this first


@dataclass(frozen=True, slots=True)
class QuestionContent:
    """All of one question; HTML is clean."""

    document: Document
    prompt: str
    topic: str
    level: str
    reading_minutes: int
    key_points: list[dict[str, str]]
    prerequisites: list[str]
    exercises: list[str]
    red_flags: list[str]
    tldr: str
    parts: dict[str, str]
    follow_ups: list[FollowUpContent]
    setup: str
    numbers: list[Number]
    code: list[CodeBlock]

    @property
    def problems(self) -> list[Problem]:
        return self.document.problems


def read_question(document: Document, slugs: Slugs) -> QuestionContent:
    """Read one question; problems gather in the document."""
    head.expect_keys(
        document,
        needed=("prompt", "topic", "level", "reading_minutes", "key_points", "exercises", "red_flags"),
        optional=("prerequisites", "follow_ups", "setup", "numbers"),
    )
    document.expect_sections(SECTIONS)
    key_points = head.points(document, "key_points", at_least=LEAST)
    red_flags = head.slugs(document, "red_flags", at_least=LEAST)
    numbers = read_numbers(document)
    references = document.section(Part.REFERENCES.label)
    page = f"/questions/{document.slug}/"
    context = Context(
        link=link_resolver(
            questions=slugs.questions,
            exercises=slugs.exercises,
            red_flags=slugs.red_flags,
            concepts=term_slugs(document.section(Part.KEY_CONCEPTS.label).text),
            page=page,
        ),
        numbers=shown(document, numbers),
        citations=_citations(document, references),
        page=page,
    )
    _check_detailed_answer(document)
    return QuestionContent(
        document=document,
        prompt=head.text(document, "prompt", limit=300),
        topic=head.text(document, "topic", limit=80),
        level=head.choice(document, "level", [level.value for level in Level]),
        reading_minutes=head.count(document, "reading_minutes"),
        key_points=key_points,
        prerequisites=_known(document, "prerequisites", slugs.questions - {document.slug}, "other question"),
        exercises=_known(document, "exercises", slugs.exercises, "exercise"),
        red_flags=red_flags,
        tldr=rendered(document, document.section(TLDR), context),
        parts={part.value: _part(document, part, context) for part in Part},
        follow_ups=_follow_ups(document, context, [point["id"] for point in key_points]),
        setup=str(document.head.get("setup", "")),
        numbers=numbers,
        code=read_code(document, document.sections),
    )


def rendered(document: Document, section: Section, context: Context) -> str:
    """A section's clean HTML; what is wrong in it is reported."""
    made = render(section.text, context=context, first_line=section.first_line)
    for line, text in made.problems:
        document.report(line, text)
    return made.html


def _part(document: Document, part: Part, context: Context) -> str:
    section = document.section(part.label)
    if part is Part.REFERENCES:  # written as a plain list, numbered as citations name them
        section = Section(section.title, section.line, re.sub(r"(?m)^- \{#", "1. {#", section.text))
    return rendered(document, section, context)


def _known(document: Document, key: str, known: set[str], kind: str) -> list[str]:
    named = head.slugs(document, key)
    for position, slug in enumerate(named):
        if slug not in known:
            document.report(document.line_of(f"{key}.{position}"), f"there is no {kind} {slug!r}{instead(slug, known)}")
    return named


def _citations(document: Document, references: Section) -> dict[str, int]:
    """Reference id -> number; reports lines without an id, ids there twice, and entries that nobody cites."""
    numbered: dict[str, int] = {}
    for offset, line in enumerate(references.text.split("\n")):
        found = _REFERENCE.match(line)
        at = references.first_line + offset
        if line.startswith("- ") and not found:
            document.report(at, "a reference begins with its id: `- {#vaswani2017} ...`")
        elif found and found[1] in numbered:
            document.report(at, f"the reference {found[1]!r} is there twice")
        elif found:
            numbered[found[1]] = len(numbered) + 1
            if f"[@{found[1]}]" not in document.text:
                document.report(at, f"nothing cites [@{found[1]}]")
    return numbered


def _check_detailed_answer(document: Document) -> None:
    section = document.section(Part.DETAILED_ANSWER.label)
    there = [part.title for part in split_sections(section.text, first_line=section.first_line, level=3)]
    for title in DETAILED_PARTS:
        if section.text and title not in there:
            document.report(section.line, f"the detailed answer has no “### {title}”")
    places = [there.index(title) for title in DETAILED_PARTS if title in there]
    if any(earlier > later for earlier, later in pairwise(places)):
        document.report(section.line, f"the detailed answer is out of order; it is: {', '.join(DETAILED_PARTS)}")


def _follow_ups(document: Document, context: Context, points: list[str]) -> list[FollowUpContent]:
    """The follow-ups in order; `points` are the ids of the question's key points."""
    section = document.section(FOLLOW_UPS)
    parts = _headed_follow_ups(document, section)
    said = head.follow_ups(document, known=[slug for _, slug, _ in parts], points=points)
    found = []
    for prompt, slug, part in parts:
        own = said.get(slug, head.NOTHING_SAID)
        approach = rendered(document, part, context)
        found.append(FollowUpContent(slug, prompt, approach, own.key_points, own.after_missing))
    return found


def _headed_follow_ups(document: Document, section: Section) -> list[tuple[str, str, Section]]:
    """Prompt, slug and text of each; what is wrong with their headings is reported."""
    found: list[tuple[str, str, Section]] = []
    for part in split_sections(section.text, first_line=section.first_line, level=3):
        heading = _FOLLOW_UP.fullmatch(part.title)
        if heading is None:
            document.report(part.line, "a follow-up is written `### What is asked? {#its-slug}`")
            continue
        prompt, slug = heading[1], heading[2]
        if any(slug == other for _, other, _ in found):
            document.report(part.line, f"the follow-up {slug!r} is there twice")
        if len(prompt) > 300 or len(slug) > 80:
            document.report(part.line, "a follow-up's question has at most 300 characters, its slug at most 80")
        if not part.text.strip():
            document.report(part.line, f"the follow-up {slug!r} has no approach below it")
        found.append((prompt, slug, part))
    if section.text and len(found) < LEAST:
        document.report(section.line, f"there are {len(found)} follow-ups; a question needs at least {LEAST}")
    return found
