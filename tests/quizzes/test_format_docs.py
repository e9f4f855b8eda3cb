"""The format's page shows an item of every kind, and all of them load."""

from __future__ import annotations

import re
import shutil

from django.conf import settings

from flashcards.content.library import read_library
from flashcards.content.quiz_run import compute
from flashcards.quiz_kinds import QuizKind
from tests.conftest import ROOT


def test_it_documents_every_kind_with_an_item_that_loads(tmp_path):
    text = (ROOT / "docs" / "content-format.md").read_text()
    example = re.search(r"```yaml quiz\n(.*?)^```", text, re.DOTALL | re.MULTILINE)[1]
    for part in ("questions", "red_flags"):
        shutil.copytree(settings.CONTENT_DIR / part, tmp_path / part)
    (tmp_path / "exercises").symlink_to(settings.CONTENT_DIR / "exercises")
    (tmp_path / "quizzes").mkdir()
    (tmp_path / "quizzes" / "example.yaml").write_text(example)
    library = read_library(tmp_path)
    assert [str(problem) for problem in library.problems] == []
    items = library.quizzes[0].items
    assert {item.kind for item in items} == set(QuizKind)
    variants, problems = compute(library.quizzes, [item.slug for item in items])
    assert [str(problem) for problem in problems] == []
    assert {len(made) for made in variants.values()} == {1, 20}
