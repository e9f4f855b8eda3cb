"""Questions and quizzes have the same topics, so that coverage by topic is one list."""

from __future__ import annotations

from django.conf import settings
from django.utils.text import slugify

from flashcards.content.library import read_library
from grader.catalogue import exercises


def test_it_has_one_list_of_topics() -> None:
    library = read_library(settings.CONTENT_DIR)
    topics = {question.topic for question in library.questions}
    assert {quiz.title for quiz in library.quizzes} == topics
    assert {quiz.slug: quiz.title for quiz in library.quizzes} == {slugify(title): title for title in topics}
    named = {slug for question in library.questions for slug in question.exercises}
    assert set(exercises()) - named == set()  # /progress/ shows an exercise under the topic of a question
