"""A file that is as it was is not read again; with another text, other names around it or other code it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import grimp
import pytest
from django.core.management import CommandError

from flashcards.content import kept as kept_module
from flashcards.content import library
from flashcards.content.kept import code_files, code_version, digest_of_files, kept_for
from flashcards.content.library import read_library
from flashcards.content.load import load_folder
from flashcards.marking.rules import files_beside
from flashcards.models import Question, QuizItem, RedFlag
from tests.flashcards.sample import QUESTION, write_content
from tests.flashcards.test_load_content import load
from tests.quizzes.sample import SLUGS, write_quizzes


@pytest.fixture
def reads(monkeypatch):
    """The names of the files that are read, as they are."""
    found = []
    original = library.read_document

    def noting(path):
        found.append(path.name)
        return original(path)

    monkeypatch.setattr(library, "read_document", noting)
    return found


def test_it_reads_only_what_changed(db, folder, reads):
    load(folder)
    assert len(reads) == 4
    assert load(folder) == ["4 unchanged"]
    assert len(reads) == 4
    write_content(folder, question=QUESTION.replace("Votes and seats.", "A pie."))
    assert load(folder) == ["updated question score-to-weight", "3 unchanged"]
    assert reads[4:] == ["score-to-weight.md"]
    assert "A pie." in Question.objects.get().parts["analogy"]


def test_it_gives_the_same_to_a_new_database(db, folder, reads):
    load(folder)
    first = Question.objects.values("prompt", "parts", "tldr", "key_points", "content_hash").get()
    Question.objects.all().delete()
    RedFlag.objects.all().delete()
    load(folder)
    assert len(reads) == 4
    assert Question.objects.values("prompt", "parts", "tldr", "key_points", "content_hash").get() == first


def test_it_reads_again_what_links_to_a_file_that_is_gone(db, folder, reads):
    load(folder)
    (folder / "exercises" / "causal-attention" / "exercise.yaml").unlink()
    with pytest.raises(CommandError) as refused:
        load(folder)
    assert "score-to-weight.md:" in str(refused.value)
    assert "there is no exercise 'causal-attention'" in str(refused.value)
    assert Question.objects.get().version == 1


def test_it_checks_again_what_holds_between_files(db, folder):
    load(folder)
    other = QUESTION.replace("exercises:", "prerequisites: [score-to-weight]\nexercises:", 1)
    (folder / "questions" / "other.md").write_text(other)
    load(folder)
    write_content(folder, question=QUESTION.replace("exercises:", "prerequisites: [other]\nexercises:", 1))
    with pytest.raises(CommandError, match=r"other\.md:.*lead back to it"):
        load(folder)


def test_it_says_an_error_each_time(db, folder):
    write_content(folder, question=QUESTION.replace("level: junior", "level: expert"))
    for _ in range(2):
        with pytest.raises(CommandError, match=r"score-to-weight\.md:4: 'level' is 'expert'"):
            load(folder)


def test_it_reads_everything_again_with_other_code(db, folder, reads, monkeypatch):
    load(folder)
    monkeypatch.setattr(kept_module, "code_version", lambda: "of another renderer")
    assert load(folder) == ["4 unchanged"]
    assert len(reads) == 8
    load(folder)
    assert len(reads) == 8


def test_its_version_of_the_code_changes_with_a_module_and_a_table_of_it(tmp_path, settings):
    root = settings.BASE_DIR
    for path in code_files():
        (tmp_path / path.relative_to(root)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, tmp_path / path.relative_to(root))
    here = code_version.__wrapped__()
    settings.BASE_DIR = tmp_path
    assert code_version.__wrapped__() == here
    seen = {here}
    for name in ("grader/rendering.py", "flashcards/content/question.py", "flashcards/marking/vocabulary.yaml"):
        path = tmp_path / name
        path.write_text(f"{path.read_text()}\n# another way\n")
        seen.add(code_version.__wrapped__())
    assert len(seen) == 4


def test_its_version_of_the_code_covers_all_that_reads_content(settings):
    known = {path.relative_to(settings.BASE_DIR).with_suffix("").as_posix().replace("/", ".") for path in code_files()}
    used = grimp.build_graph("flashcards", "grader").find_upstream_modules("flashcards.content.library")
    assert {"flashcards.content.question", "grader.rendering", "flashcards.marking.rules"} <= used
    packages = {name for name in used if (Path(settings.BASE_DIR) / name.replace(".", "/")).is_dir()}
    assert used - packages <= known


@pytest.mark.parametrize("harm", ["cut", "changed", "empty"])
def test_it_takes_nothing_from_a_file_that_it_did_not_write(db, folder, reads, settings, harm):
    load(folder)
    (path,) = [each for each in settings.CONTENT_KEPT_DIR.iterdir() if each == kept_for(folder)._path]
    whole = path.read_bytes()
    path.write_bytes({"cut": whole[:-9], "changed": whole[:40] + b"x" + whole[41:], "empty": b""}[harm])
    assert load(folder) == ["4 unchanged"]
    assert len(reads) == 8


def test_it_drops_what_is_gone(db, folder):
    load(folder)
    write_content(folder).unlink()
    load(folder)
    assert not kept_for(folder).knows("questions/score-to-weight.md")
    assert kept_for(folder).knows("red_flags/causal-top-left.md")


def test_it_keeps_quizzes_with_the_claims_of_their_red_flags(db, tmp_path):
    write_quizzes(tmp_path)
    load_folder(tmp_path, kept_for(tmp_path))
    before = dict(QuizItem.objects.values_list("slug", "variants"))
    assert set(before) == set(SLUGS)
    card = tmp_path / "red_flags" / "mask-after-softmax.md"
    old = RedFlag.objects.get(slug="mask-after-softmax").claim
    card.write_text(card.read_text().replace(old, "Mask the weights."))
    load_folder(tmp_path, kept_for(tmp_path))
    claims = str(list(QuizItem.objects.values_list("body", flat=True)))
    assert old not in claims
    assert dict(QuizItem.objects.values_list("slug", "variants")) == before


def test_nothing_is_kept_where_nobody_asks_for_it(folder, settings):
    there = set(settings.CONTENT_KEPT_DIR.iterdir()) if settings.CONTENT_KEPT_DIR.is_dir() else set()
    assert not read_library(folder).problems
    assert (set(settings.CONTENT_KEPT_DIR.iterdir()) if settings.CONTENT_KEPT_DIR.is_dir() else set()) == there


def test_it_loads_where_nothing_can_be_kept(db, folder, reads, settings, tmp_path_factory):
    settings.CONTENT_KEPT_DIR = tmp_path_factory.mktemp("kept") / "a-file"
    settings.CONTENT_KEPT_DIR.write_text("in the way")
    load(folder)
    assert load(folder) == ["4 unchanged"]
    assert len(reads) == 8


RULES = """
question: {slug}
{borrowed}
concepts:
  {slug}-says:
    kind: part
    say: [word]
points:
  - id: key
    any: [{{says: [{says}]}}]
"""


def test_it_checks_rules_again_when_what_they_borrow_is_gone(tmp_path):
    lender, borrower = tmp_path / "lender.marking.yaml", tmp_path / "borrower.marking.yaml"
    lender.write_text(RULES.format(slug="lender", borrowed="", says="lender-says"))
    borrower.write_text(RULES.format(slug="borrower", borrowed="borrowed: {lender: [lender-says]}", says="lender-says"))
    assert files_beside(borrower) == [tmp_path / "borrower.md", lender]
    before = digest_of_files(borrower, *files_beside(borrower))
    lender.write_text(lender.read_text().replace("lender-says", "says-nothing"))
    assert digest_of_files(borrower, *files_beside(borrower)) != before
    borrower.write_text(RULES.format(slug="borrower", borrowed="borrowed:\n  lender:\n  - lender-says\n", says="x"))
    assert files_beside(borrower) == [tmp_path / "borrower.md", lender]
