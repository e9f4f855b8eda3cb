"""Puts the content files into the database: all of it or nothing, and again without a change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction
from django.db.models import Model

from flashcards.content.library import Library
from flashcards.content.problems import Problem
from flashcards.content.question import QuestionContent
from flashcards.content.quiz_load import compute_changed, load_quizzes
from flashcards.content.red_flag import RedFlagContent
from flashcards.models import FollowUp, Question, QuestionRedFlag, RedFlag


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


def load(library: Library) -> Changes:
    """Bring the database to what the files say. Raises ContentRefused with every problem, and RunnerDied."""
    if library.problems:
        raise ContentRefused(library.problems)
    variants, problems = compute_changed(library.quizzes)
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


def _load_red_flags(contents: list[RedFlagContent], changes: Changes) -> dict[str, RedFlag]:
    there = {flag.slug: flag for flag in RedFlag.objects.select_for_update()}
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
            "retired": False,
        }
        _note(changes, f"red flag {slug}", added=flag.pk is None, changed=_set(flag, values))
    _retire(there.values(), {content.document.slug for content in contents}, "red flag", changes)
    return there


def _load_questions(contents: list[QuestionContent], red_flags: dict[str, RedFlag], changes: Changes) -> None:
    there = {
        question.slug: question
        for question in Question.objects.select_for_update().prefetch_related("follow_ups", "questionredflag_set")
    }
    for content in contents:
        slug = content.document.slug
        question = there.setdefault(slug, Question(slug=slug))
        added = question.pk is None
        changed = _load_question(question, content)
        changed |= _load_follow_ups(question, content, added=added)
        changed |= _load_red_flag_list(question, [red_flags[name] for name in content.red_flags], added=added)
        _note(changes, f"question {slug}", added=added, changed=changed)
    _retire(there.values(), {content.document.slug for content in contents}, "question", changes)


def _load_question(question: Question, content: QuestionContent) -> bool:
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
        "retired": False,
    }
    # A new way of rendering changes the row, but not the version: the author's text is the same.
    if question.pk is not None and question.content_hash != content.document.content_hash:
        values["version"] = question.version + 1
    return _set(question, values)


def _load_follow_ups(question: Question, content: QuestionContent, *, added: bool) -> bool:
    there = {} if added else {follow_up.slug: follow_up for follow_up in question.follow_ups.all()}
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
        changed |= _set(follow_up, values)
    for follow_up in there.values():
        changed |= _set(follow_up, {"retired": True})
    return changed


def _load_red_flag_list(question: Question, wanted: list[RedFlag], *, added: bool) -> bool:
    listed = [] if added else [link.red_flag_id for link in question.questionredflag_set.all()]
    if listed == [flag.pk for flag in wanted]:
        return False
    QuestionRedFlag.objects.filter(question=question).delete()
    QuestionRedFlag.objects.bulk_create(
        QuestionRedFlag(question=question, red_flag=flag, position=position) for position, flag in enumerate(wanted)
    )
    return True


def _set(row: Model, values: dict[str, Any]) -> bool:
    """Save the row if it is new or a value differs; True if it was saved."""
    if row.pk is not None and all(getattr(row, name) == value for name, value in values.items()):
        return False
    for name, value in values.items():
        setattr(row, name, value)
    row.save()
    return True


def _note(changes: Changes, name: str, *, added: bool, changed: bool) -> None:
    if added:
        changes.added.append(name)
    elif changed:
        changes.updated.append(name)
    else:
        changes.unchanged += 1


def _retire(rows: Iterable[Question | RedFlag], kept: set[str], kind: str, changes: Changes) -> None:
    """What has no file any more is not shown or asked; learners' histories keep naming it."""
    for row in rows:
        if row.slug not in kept and not row.retired:
            row.retired = True
            row.save(update_fields=["retired"])
            changes.retired.append(f"{kind} {row.slug}")
