"""All content files together, with what must hold between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import TypeVar

from flashcards.content.document import Document, read_document
from flashcards.content.kept import NOTHING_KEPT, Kept, digest_of, digest_of_files, read_kept
from flashcards.content.marking_rules import problems_of_rules
from flashcards.content.problems import Problem, instead
from flashcards.content.question import QuestionContent, Slugs, read_question
from flashcards.content.quiz import QuizTopicContent, read_quizzes
from flashcards.content.quiz_guessing import report_guessable
from flashcards.content.quiz_text import Cause
from flashcards.content.red_flag import RedFlagContent, read_red_flag
from flashcards.marking.rules import RULES_SUFFIX, files_beside

Content = QuestionContent | RedFlagContent
T = TypeVar("T")
ALIKE = 0.9  # of 1, from which on two topics are taken for one that is misspelt


@dataclass(frozen=True, slots=True)
class Library:
    """Every question, red flag and quiz item, and every problem, in the order of files and lines."""

    questions: list[QuestionContent]
    red_flags: list[RedFlagContent]
    problems: list[Problem]
    quizzes: list[QuizTopicContent] = field(default_factory=list)

    @property
    def contents(self) -> list[Content]:
        return [*self.questions, *self.red_flags]


def read_library(
    folder: Path,
    kept: Kept = NOTHING_KEPT,
    *,
    quizzes_read: Callable[[list[QuizTopicContent]], None] | None = None,
) -> Library:
    """Read `folder`/questions, `folder`/red_flags, `folder`/quizzes, and the names in `folder`/exercises.

    `quizzes_read` is called with the quizzes as soon as they are there, before the questions are read.
    """
    question_files = sorted(folder.glob("questions/*.md"))
    red_flag_files = sorted(folder.glob("red_flags/*.md"))
    slugs = Slugs(
        questions={path.stem for path in question_files},
        exercises={path.parent.name for path in folder.glob("exercises/*/exercise.yaml")},
        red_flags={path.stem for path in red_flag_files},
    )

    def read_files(kind: str, paths: list[Path], read: Callable[[Document, Slugs], T]) -> list[T]:
        return read_kept(
            kept,
            kind,
            paths,
            lambda path: read(read_document(path), slugs),
            digest=lambda path: digest_of(path, names=slugs.by_kind),
        )

    red_flags = read_files("red_flags", red_flag_files, read_red_flag)
    explained = _check_one_card_each(red_flags)
    quizzes = read_quizzes(folder, slugs, _causes(red_flags), kept)
    report_guessable(quizzes)
    if quizzes_read is not None:
        quizzes_read(quizzes)
    questions = read_files("questions", question_files, read_question)
    _check_red_flags_exist(questions, red_flags)
    _check_topics(questions, quizzes)
    _check_prerequisites_end(questions)
    problems = _unexplained(folder, explained) + _unmatched_rules(folder, questions, kept)
    of_files = [*(each.problems for each in questions), *(each.problems for each in red_flags)]
    of_files += [topic.problems for topic in quizzes]
    problems += chain.from_iterable(of_files)
    return Library(questions, red_flags, sorted(problems), quizzes)


def _check_red_flags_exist(questions: list[QuestionContent], red_flags: list[RedFlagContent]) -> None:
    known = {flag.document.slug for flag in red_flags}
    for question in questions:
        for position, slug in enumerate(question.red_flags):
            if slug not in known:
                line = question.document.line_of(f"red_flags.{position}")
                question.document.report(line, f"there is no red flag {slug!r}{instead(slug, known)}")


def _check_topics(questions: list[QuestionContent], quizzes: list[QuizTopicContent]) -> None:
    """A topic is whatever is written, so a slip would make one of its own, beside the one that was meant."""
    of_questions = Counter(question.topic for question in questions)
    for question in questions:
        others = sorted(topic for topic in of_questions if topic and topic != question.topic)
        if of_questions[question.topic] == 1 and (meant := get_close_matches(question.topic, others, 1, ALIKE)):
            line = question.document.line_of("topic")
            question.document.report(line, f"no other question has the topic {question.topic!r}; is it {meant[0]!r}?")
    for quiz in quizzes:
        if quiz.title not in of_questions and (meant := get_close_matches(quiz.title, [*of_questions], 1, ALIKE)):
            quiz.file.report("title", f"no question has the topic {quiz.title!r}; is it {meant[0]!r}?")


def _check_prerequisites_end(questions: list[QuestionContent]) -> None:
    """No question may lead back to itself: there would be none to begin with."""
    before = {question.document.slug: question.prerequisites for question in questions}
    for question in questions:
        slug = question.document.slug
        seen, ahead = set[str](), list(question.prerequisites)
        while ahead:
            one = ahead.pop()
            if one not in seen:
                seen.add(one)
                ahead.extend(before.get(one, []))
        if slug in seen:
            line = question.document.line_of("prerequisites")
            question.document.report(line, f"the prerequisites of {slug!r} lead back to it")


def _check_one_card_each(red_flags: list[RedFlagContent]) -> set[str]:
    """The misconceptions that have a card; one with two cards is reported at the second."""
    cards: dict[str, str] = {}
    for flag in red_flags:
        for position, misconception in enumerate(flag.misconceptions):
            card = cards.setdefault(misconception, flag.document.slug)
            if card != flag.document.slug:
                line = flag.document.line_of(f"misconceptions.{position}")
                flag.document.report(line, f"{misconception!r} is explained by the card {card!r} already")
    return set(cards)


def _causes(red_flags: list[RedFlagContent]) -> dict[str, Cause]:
    """What the wrong answers of quiz items may name: misconceptions with a card, and the cards themselves."""
    cards = {flag.document.slug: Cause(flag.document.slug, flag.document.slug, flag.claim) for flag in red_flags}
    named = {name: Cause(name, flag.document.slug, flag.claim) for flag in red_flags for name in flag.misconceptions}
    return {**cards, **named}


def _unexplained(folder: Path, explained: set[str]) -> list[Problem]:
    return [
        Problem(path, 1, f"no red flag explains {path.stem!r}; add it to the `misconceptions` of a card")
        for path in sorted(folder.glob("exercises/*/wrong/*.py"))
        if path.stem.partition("__")[0] not in explained
    ]


def _unmatched_rules(folder: Path, questions: list[QuestionContent], kept: Kept) -> list[Problem]:
    """Marking rules mark exactly the key points of their question, and of those follow-ups for which there are some."""
    by_slug = {question.document.slug: question for question in questions}

    def problems_of(path: Path) -> list[Problem]:
        question = by_slug.get(path.name.removesuffix(RULES_SUFFIX))
        return (
            problems_of_rules(path, question) if question else [Problem(path, 1, "there is no question of this name")]
        )

    paths = sorted(folder.glob(f"questions/*{RULES_SUFFIX}"))
    found = read_kept(kept, "rules", paths, problems_of, digest=lambda path: digest_of_files(path, *files_beside(path)))
    return list(chain.from_iterable(found))
