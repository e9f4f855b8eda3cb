"""The learner's row is held while an import is written, not while its file is read: until then they can go on."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from flashcards.exchange import imports
from flashcards.exchange.outcome import Choices

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def places(captured, *words):
    """Where statements stand that have all these words. Of some that have no values psycopg keeps no text."""
    return [at for at, query in enumerate(captured) if all(word in (query["sql"] or "") for word in words)]


def lock(captured):
    """Where the first transaction begins, which takes the learner's row, and where it ends."""
    taken = min(places(captured, "SAVEPOINT"))
    name = captured[taken]["sql"].removeprefix("SAVEPOINT ")
    (ended,) = places(captured, "RELEASE SAVEPOINT", name)
    return taken, ended


def test_it_keeps_what_it_read_after_the_lock_is_given_back(rich, exported, anew, send):
    bob = anew("bob")
    data = exported(rich)
    with CaptureQueriesContext(connection) as captured:
        send(bob, data)
    taken, ended = lock(captured)
    (kept,) = places(captured, 'INSERT INTO "flashcards_import"')
    assert taken < ended < kept
    copies = places(captured, 'FROM "grader_submission"', '"imported"', "NOT")
    assert min(copies) < taken


def test_it_reads_and_checks_the_file_before_the_lock(rich, exported, anew, send, later):
    bob = anew("bob")
    waiting = send(bob, exported(rich))
    with CaptureQueriesContext(connection) as captured:
        imports.apply(bob, waiting.pk, Choices(), now=later)
    taken, ended = lock(captured)
    reads = places(captured, 'SELECT "flashcards_import"', '"flashcards_import"."content"')
    assert len(reads) == 1
    assert reads[0] < taken
    written = places(captured, 'INSERT INTO "flashcards_review"')
    assert written
    assert all(taken < at < ended for at in written)


def test_it_does_not_apply_what_was_taken_back_while_it_was_checked(rich, exported, anew, send, later, monkeypatch):
    bob = anew("bob")
    waiting = send(bob, exported(rich))
    checked = imports._checked

    def taken_back(*args):
        made = checked(*args)
        imports.discard(bob, waiting.pk)
        return made

    monkeypatch.setattr(imports, "_checked", taken_back)
    with pytest.raises(imports.UnknownImport):
        imports.apply(bob, waiting.pk, Choices(), now=later)
    assert not bob.review_items.exists()
