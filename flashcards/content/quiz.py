"""A topic's quiz items, read from `content/quizzes/<topic>.yaml` into what the database keeps and the runner computes.

Text is rendered once, with a marker for every [[name]]; a variant then only fills in its values.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flashcards.content.kept import NOTHING_KEPT, Kept, digest_of, read_kept
from flashcards.content.links import link_resolver
from flashcards.content.problems import Problem
from flashcards.content.question import Slugs
from flashcards.content.quiz_entry import Entry, YamlFile, read_yaml
from flashcards.content.quiz_kinds_read import READERS, Draft
from flashcards.content.quiz_text import Cause, Texts
from flashcards.content.quiz_variants import LEAST_VARIANTS
from flashcards.models.question import Level
from flashcards.quiz_kinds import QuizKind

FORMAT = 1  # grows when variants are computed in another way, so that loading computes all of them anew
MOST_VARIANTS = 60
_COMMON = ("draw", "let", "where", "variants", "show", "check")


@dataclass(frozen=True, slots=True)
class QuizItemContent:
    """One item. `body` and `job` are plain JSON; `job` is None where nothing has to be computed."""

    slug: str
    title: str
    kind: QuizKind
    level: str
    place: str  # in the file, for problems: `items.3`
    own_hash: str  # of what its author wrote for this item
    computed_hash: str  # of all that its variants follow from
    body: dict[str, Any]
    job: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class QuizTopicContent:
    """One file."""

    file: YamlFile
    title: str
    setup: str
    items: list[QuizItemContent] = field(default_factory=list)

    @property
    def slug(self) -> str:
        return self.file.slug

    @property
    def problems(self) -> list[Problem]:
        return self.file.problems


def read_quizzes(
    folder: Path, slugs: Slugs, causes: dict[str, Cause], kept: Kept = NOTHING_KEPT
) -> list[QuizTopicContent]:
    """Every file of `folder`/quizzes; `causes` are the misconceptions and red flags that an item may name."""
    topics = read_kept(
        kept,
        "quizzes",
        sorted(folder.glob("quizzes/*.yaml")),
        lambda path: read_topic(read_yaml(path), slugs, causes),
        digest=lambda path: digest_of(path, names=slugs.by_kind, meanings=causes),
    )
    seen: dict[str, str] = {}
    for topic in topics:
        for item in topic.items:
            first = seen.setdefault(item.slug, topic.slug)
            if first != topic.slug:
                topic.file.report(f"{item.place}.id", f"the id {item.slug!r} is in the topic {first!r} already")
    return topics


def read_topic(file: YamlFile, slugs: Slugs, causes: dict[str, Cause]) -> QuizTopicContent:
    """One file's items; problems gather in the file."""
    top = Entry(file, file.data, "")
    if not file.data:
        return QuizTopicContent(file, "", "")
    top.expect(needed=("title", "items"), optional=("setup",))
    setup = top.text("setup")
    _check_compiles(top, setup)
    link = link_resolver(questions=slugs.questions, exercises=slugs.exercises, red_flags=slugs.red_flags)
    topic = QuizTopicContent(file, top.text("title", limit=80), setup)
    for entry in top.entries("items", least=1, most=2000):
        item = _read_item(entry, Texts(file, link, causes), setup)
        if item is None:
            continue
        if any(item.slug == other.slug for other in topic.items):
            entry.report("id", f"the id {item.slug!r} is there twice")
        topic.items.append(item)
    return topic


def _read_item(entry: Entry, texts: Texts, setup: str) -> QuizItemContent | None:
    """None where it has no kind that would say how to read it."""
    kinds = [kind.value for kind in QuizKind]
    if entry.data.get("kind") not in kinds:
        entry.report("kind", f"the kind is {entry.data.get('kind')!r}; it must be one of: {', '.join(kinds)}")
        return None
    before = len(entry.file.problems)
    kind = QuizKind(entry.data["kind"])
    reader = READERS[kind]
    needed = ("id", "title", "kind", "level", "prompt", "explanation", *reader.needed)
    entry.expect(needed=needed, optional=(*_COMMON, *reader.optional))
    draw, let = entry.expressions("draw"), entry.expressions("let")
    texts.names = {**dict.fromkeys(draw, ""), **entry.expressions("show")}
    draft = Draft(texts)
    draft.body["prompt"] = texts.block(entry, "prompt")
    draft.body["explanation"] = texts.block(entry, "explanation")
    reader.read(entry, draft)
    slug = entry.slug("id")
    job = _job(entry, draft, slug=slug, draw=draw, let=let)
    right = len(entry.file.problems) == before
    return QuizItemContent(
        slug=slug,
        title=entry.text("title", limit=80),
        kind=kind,
        level=entry.choice("level", [level.value for level in Level], default=Level.JUNIOR),
        place=entry.place,
        own_hash=_digest(entry.data),
        computed_hash=_digest([entry.data, setup, FORMAT]),
        body=draft.body,
        job=job if right else None,  # of an item with an error something may be missing that the runner needs
    )


def _job(entry: Entry, draft: Draft, *, slug: str, draw: dict[str, str], let: dict[str, str]) -> dict[str, Any] | None:
    """What the runner computes for this item."""
    show = entry.expressions("show")
    for name in show:
        if name not in draft.texts.used:
            entry.report(f"show.{name}", f"nothing shows [[{name}]]")
    expressions = {
        **{f"draw.{name}": source for name, source in draw.items()},
        **{f"let.{name}": source for name, source in let.items()},
        **{f"show.{name}": source for name, source in show.items()},
        **{f"show.{name}": name for name in draw if name in draft.texts.used and name not in show},
        **draft.values,
    }
    if where := entry.expression("where"):
        expressions["where"] = where
    checks = [f"check.{position}" for position in range(len(entry.texts("check", least=0, most=10)))]
    for place, source in zip(checks, entry.data.get("check") or [], strict=False):
        expressions[place] = str(source)
    if (not expressions and draft.bug is None) or not all(expressions.values()):
        return None  # nothing to compute, or one is missing, which is reported where it is read
    if not draw and (where or "variants" in entry.data):
        entry.report("where" if where else "variants", "without `draw` there is one variant only")
    variants = entry.whole("variants", least=LEAST_VARIANTS, most=MOST_VARIANTS, default=LEAST_VARIANTS)
    return {
        "slug": slug,
        "expressions": expressions,
        "draw": list(draw),
        "let": list(let),
        "show": [place.removeprefix("show.") for place in expressions if place.startswith("show.")],
        "values": [place for place in draft.values if place != "matrix" and place not in draft.checks],
        "checks": [*checks, *draft.checks],
        "count": variants if draw else 1,
        "precision": draft.body.get("precision"),
        "rivals": [wrong["value"] for wrong in draft.body.get("wrong", [])],
        "causes": draft.causes,
        "options": draft.raw_options,
        "bug": draft.bug,
    }


def _check_compiles(top: Entry, setup: str) -> None:
    try:
        compile(setup, "<setup>", "exec")
    except SyntaxError as error:
        line = top.file.text_lines.get("setup", 1) + (error.lineno or 1) - 1
        top.file.lines["setup."] = line
        top.file.report("setup.", f"the setup is no Python: {error.msg}")


def _digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, default=str).encode()).hexdigest()
