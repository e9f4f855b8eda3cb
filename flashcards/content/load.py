"""Puts the content files into the database: all of it or nothing, and again without a change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from django.db import transaction
from django.db.models import Model

from flashcards.content.kept import NOTHING_KEPT, Kept
from flashcards.content.library import Library, read_library
from flashcards.content.problems import Problem
from flashcards.content.process import Runner
from flashcards.content.question import QuestionContent
from flashcards.content.quiz import QuizTopicContent
from flashcards.content.quiz_load import changed_items, load_quizzes
from flashcards.content.quiz_run import Computation, compute
from flashcards.content.red_flag import RedFlagContent
from flashcards.content.sharing import few_collections
from flashcards.content.versions import missing_versions
from flashcards.models import FollowUp, Question, QuestionRedFlag, QuestionVersion, RedFlag

BATCH = 200  # rows in one statement; SQLite bounds the number of values


class ContentRefused(ValueError):
    """The files have errors; nothing was changed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(slots=True)
class Changes:
    """What loading did, as "question <slug>", "red flag <slug>" and "quiz item <slug>"."""

    added: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    unchanged: int = 0

    def note(self, name: str, *, added: bool, changed: bool) -> None:
        if added:
            self.added.append(name)
        elif changed:
            self.updated.append(name)
        else:
            self.unchanged += 1


def load_folder(folder: Path, kept: Kept = NOTHING_KEPT) -> Changes:
    """Bring the database to what the files of a folder say; see `load`. What was read without an error is kept."""
    with Runner() as runner, few_collections():
        if not all(kept.knows(f"quizzes/{path.name}") for path in folder.glob("quizzes/*.yaml")):
            runner.start()  # what is new has to be computed
        computation = Computation(runner)
        library = read_library(folder, kept, quizzes_read=partial(_begin, computation))
        changes = load(library, computation)
    kept.save()
    return changes


def load(library: Library, computation: Computation | None = None) -> Changes:
    """Bring the database to what the files say. Raises ContentRefused with every problem, and RunnerDied.

    `computation` has the variants of these quizzes, if they were begun with already.
    """
    if library.problems:
        raise ContentRefused(library.problems)
    variants, problems = (
        computation.finish() if computation else compute(library.quizzes, changed_items(library.quizzes))
    )
    if problems:
        raise ContentRefused(sorted(problems))
    changes = Changes()
    with transaction.atomic():
        red_flags = _load_red_flags(library.red_flags, changes)
        _load_questions(library.questions, red_flags, changes)
        of_quizzes = load_quizzes(library.quizzes, variants)
    for names, found in (
        (changes.added, of_quizzes.added),
        (changes.updated, of_quizzes.updated),
        (changes.retired, of_quizzes.retired),
    ):
        names += [f"quiz item {slug}" for slug in found]
    changes.unchanged += of_quizzes.unchanged
    return changes


def _begin(computation: Computation, quizzes: list[QuizTopicContent]) -> None:
    """Have the variants computed of what is new or edited; of nothing where the files have errors."""
    if not any(topic.problems for topic in quizzes):
        computation.begin(quizzes, changed_items(quizzes))


def _load_red_flags(contents: list[RedFlagContent], changes: Changes) -> dict[str, RedFlag]:
    there = {flag.slug: flag for flag in RedFlag.objects.select_for_update()}
    rows = Rows(RedFlag)
    for content in contents:
        slug = content.document.slug
        flag = there.setdefault(slug, RedFlag(slug=slug))
        values = {
            "claim": content.claim,
            "why_wrong": content.why_wrong,
            "how_to_notice": content.how_to_notice,
            "say_instead": content.say_instead,
            "misconceptions": content.misconceptions,
            "content_hash": content.document.content_hash,
            "retired": flag.retired_by_host,
        }
        changes.note(f"red flag {slug}", added=flag.pk is None, changed=rows.put(flag, values))
    changes.retired += rows.retire(there.values(), {content.document.slug for content in contents}, "red flag")
    rows.save()
    return there


def _load_questions(contents: list[QuestionContent], red_flags: dict[str, RedFlag], changes: Changes) -> None:
    found = Question.objects.select_for_update().prefetch_related("follow_ups", "questionredflag_set")
    there = {question.slug: question for question in found}
    old = set(there)
    questions, follow_ups, lists = Rows(Question), Rows(FollowUp), FlagLists()
    for content in contents:
        slug = content.document.slug
        question = there.setdefault(slug, Question(slug=slug))
        changed = questions.put(question, _values(question, content))
        changed |= _put_follow_ups(follow_ups, question, content)
        changed |= lists.put(question, [red_flags[name] for name in content.red_flags])
        changes.note(f"question {slug}", added=slug not in old, changed=changed)
    kept = {content.document.slug for content in contents}
    changes.retired += questions.retire(there.values(), kept, "question")
    questions.save()  # before what refers to new ones
    follow_ups.save()
    lists.save()
    versions = missing_versions([(there[content.document.slug], content) for content in contents])
    QuestionVersion.objects.bulk_create(versions, batch_size=BATCH)


def _values(question: Question, content: QuestionContent) -> dict[str, Any]:
    values = {
        "prompt": content.prompt,
        "topic": content.topic,
        "level": content.level,
        "reading_minutes": content.reading_minutes,
        "tldr": content.tldr,
        "parts": content.parts,
        "key_points": content.key_points,
        "prerequisites": content.prerequisites,
        "exercises": content.exercises,
        "content_hash": content.document.content_hash,
        "retired": question.retired_by_host,
    }
    # A new way of rendering changes the row, but not the version: the author's text is the same.
    if question.pk is not None and question.content_hash != content.document.content_hash:
        values["version"] = question.version + 1
    return values


def _put_follow_ups(rows: Rows, question: Question, content: QuestionContent) -> bool:
    there = {} if question.pk is None else {follow_up.slug: follow_up for follow_up in question.follow_ups.all()}
    changed = False
    for position, each in enumerate(content.follow_ups):
        follow_up = there.pop(each.slug, None) or FollowUp(question=question, slug=each.slug)
        values = {
            "prompt": each.prompt,
            "approach": each.approach,
            "key_points": each.key_points,
            "after_missing": each.after_missing,
            "position": position,
            "retired": False,
        }
        changed |= rows.put(follow_up, values)
    for follow_up in there.values():
        changed |= rows.put(follow_up, {"retired": True})
    return changed


class Rows:
    """Rows of one table to write, in as few statements as the database allows."""

    def __init__(self, model: type[Model]) -> None:
        self._model = model
        self._new: list[Any] = []
        self._edited: list[Any] = []
        self._fields: set[str] = set()

    def put(self, row: Any, values: dict[str, Any]) -> bool:
        """Write the row if it is new or a value differs; True if so."""
        if row.pk is not None and all(getattr(row, name) == value for name, value in values.items()):
            return False
        for name, value in values.items():
            setattr(row, name, value)
        if row.pk is None:
            self._new.append(row)
        else:
            self._edited.append(row)
            self._fields |= values.keys()
        return True

    def retire(self, rows: Iterable[Any], kept: set[str], kind: str) -> list[str]:
        """What has no file any more is not shown or asked; learners' histories keep naming it."""
        gone = [row for row in rows if row.slug not in kept and not row.retired]
        for row in gone:
            self.put(row, {"retired": True})
        return [f"{kind} {row.slug}" for row in gone]

    def save(self) -> None:
        objects = self._model._default_manager
        objects.bulk_create(self._new, batch_size=BATCH)
        if self._edited:
            objects.bulk_update(self._edited, sorted(self._fields), batch_size=BATCH // 4)


class FlagLists:
    """The red flags of questions, in their order; a list that changed is written anew."""

    def __init__(self) -> None:
        self._changed: list[tuple[Question, list[RedFlag]]] = []

    def put(self, question: Question, wanted: list[RedFlag]) -> bool:
        listed = [] if question.pk is None else [link.red_flag_id for link in question.questionredflag_set.all()]
        if listed == [flag.pk for flag in wanted]:
            return False
        self._changed.append((question, wanted))
        return True

    def save(self) -> None:
        questions = [question.pk for question, _ in self._changed]
        for first in range(0, len(questions), BATCH):
            QuestionRedFlag.objects.filter(question__in=questions[first : first + BATCH]).delete()
        links = [
            QuestionRedFlag(question=question, red_flag=flag, position=position)
            for question, wanted in self._changed
            for position, flag in enumerate(wanted)
        ]
        QuestionRedFlag.objects.bulk_create(links, batch_size=BATCH)
