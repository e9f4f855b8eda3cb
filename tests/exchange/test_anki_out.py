from __future__ import annotations

import io
import json
import re
from datetime import date, datetime, timedelta
from hashlib import sha1
from zoneinfo import ZoneInfo

import pytest
from math_core import LatexToMathML

from flashcards.exchange import anki_out
from flashcards.exchange.anki_html import anki_html
from flashcards.exchange.tex import tex_of
from flashcards.html_tree import read_html
from flashcards.models import FollowUp, ItemKind, OwnCard, Question, RedFlag, ReviewItem
from grader import rendering
from grader.rendering import render
from tests.conftest import ROOT
from tests.exchange.decks import basic, collection_of, models_of
from tests.quizzes.factories import quiz_item


def exported_deck(learner, now):
    into = io.BytesIO()
    anki_out.write_apkg(learner, into, now=now)
    return collection_of(into.getvalue())


def notes_of(collection):
    rows = collection.execute("SELECT guid, mid, mod, tags, flds FROM notes")
    return {guid: (model, changed, tags.split(), fields.split("\x1f")) for guid, model, changed, tags, fields in rows}


@pytest.mark.django_db
def test_it_writes_what_anki_reads(alice, question, take_in, later):
    quiz_item()
    take_in(alice, basic((r"What is \(x\)?", "mine")))
    collection, files = exported_deck(alice, later)
    assert set(files) == {"collection.anki2", "media"}
    assert json.loads(files["media"]) == {}
    notes = notes_of(collection)
    assert {"rowsum:question:score-to-weight", "rowsum:quiz:row-sum", "g0"} <= set(notes)
    wanted = FollowUp.objects.count() + RedFlag.objects.count() + Question.objects.count() + 2
    assert len(notes) == wanted == collection.execute("SELECT count(*) FROM cards").fetchone()[0]
    assert (
        {model for model, *_ in notes.values()} == {anki_out.MODEL_ID} == {int(each) for each in models_of(collection)}
    )
    decks = json.loads(collection.execute("SELECT decks FROM col").fetchone()[0])
    assert {int(each) for each in decks} >= {row[0] for row in collection.execute("SELECT did FROM cards")}
    assert {deck["name"] for deck in decks.values()} >= {"Rowsum::Questions", "Rowsum::Red flags", "Softmax::Basics"}
    assert collection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.django_db
def test_it_asks_the_prompt_and_answers_with_the_summary_and_the_key_points(alice, question, later):
    _, _, tags, (front, back) = notes_of(exported_deck(alice, later)[0])["rowsum:question:score-to-weight"]
    assert front == "<p>What does softmax do to a row?</p>"
    assert r"Softmax makes \(s\) a share of one" in back
    assert "<li>The weights of one query sum to one.</li>" in back
    assert tags == ["softmax", "junior"]


@pytest.mark.django_db
def test_it_keeps_guids_and_ids_and_grows_newer_when_content_is_edited(alice, question, later):
    before, _ = exported_deck(alice, later)
    Question.objects.update(prompt="Edited?")
    after, _ = exported_deck(alice, later + timedelta(seconds=5))
    old, new = notes_of(before), notes_of(after)
    assert set(old) == set(new)
    assert all(new[guid][1] > old[guid][1] for guid in old)
    assert new["rowsum:question:score-to-weight"][3][0] == "<p>Edited?</p>"
    assert models_of(before).keys() == models_of(after).keys()
    assert [row[0] for row in before.execute("SELECT did FROM cards")] == [
        row[0] for row in after.execute("SELECT did FROM cards")
    ]


@pytest.mark.django_db
def test_it_takes_the_due_day_along(alice, question, later):
    ReviewItem.objects.create(
        learner=alice, kind=ItemKind.QUESTION, key="score-to-weight", phase="review", due_at=later, reps=3, lapses=1,
        due_day=date(2026, 3, 20), last_review_day=date(2026, 3, 8), last_review_at=later,
        stability=9.0, difficulty=5.0,
    )  # fmt: skip
    collection, _ = exported_deck(alice, later)
    query = "SELECT type, queue, due, ivl, reps, lapses FROM cards JOIN notes n ON n.id = nid "
    kind, queue, due, interval, reps, lapses = collection.execute(
        query + "WHERE n.guid = 'rowsum:question:score-to-weight'"
    ).fetchone()
    assert (kind, queue, interval, reps, lapses) == (2, 2, 12, 3, 1)
    # Anki counts spans of 24 hours from the collection's first moment: day 0 begins as the learner's days do.
    alice.time_zone, alice.day_start_hour = "Asia/Kathmandu", 3
    alice.save()
    collection, _ = exported_deck(alice, later)
    made = collection.execute("SELECT crt FROM col").fetchone()[0]
    begins = datetime(2026, 3, 20, 3, tzinfo=ZoneInfo("Asia/Kathmandu")).timestamp()
    assert (begins - made) / 86_400 == due


@pytest.mark.django_db
def test_it_writes_what_anki_sorts_by_and_finds_equal_notes_by(alice, question, later):
    collection, _ = exported_deck(alice, later)
    query = "SELECT sfld, csum FROM notes WHERE guid = 'rowsum:question:score-to-weight'"
    said = "What does softmax do to a row?"
    assert collection.execute(query).fetchone() == (said, int(sha1(said.encode()).hexdigest()[:8], 16))


@pytest.mark.django_db
def test_it_comes_back_as_it_went(alice, bob, take_in, later):
    take_in(
        alice,
        basic((r"What is \(\frac{e^{s}}{\sum_j e^{s_j}}\)?", "<pre>def f():\n    return 1</pre>"), ("<b>x</b>", "y")),
    )
    into = io.BytesIO()
    anki_out.write_apkg(alice, into, now=later)
    take_in(bob, into.getvalue())
    sides = [{(c.guid, c.front, c.deck) for c in OwnCard.objects.filter(learner=each)} for each in (alice, bob)]
    assert sides[0] == sides[1]


@pytest.mark.parametrize(
    ("markdown", "wanted"),
    [
        ("[here](https://x.example/a) it *is*", "<p>here it <em>is</em></p>"),
        ("```python\nif a < b:\n    c()\n```", "<pre>if a &lt; b:<br>    c()</pre>"),
        ("$a < b$", r"<p>\(a&lt;b\)</p>"),
        ("$$\nx\n$$", r"\[x\]"),
        ("| a | b |\n|---|---|\n| 1 | 2 |", None),
    ],
)
def test_it_shows_our_html_without_links_and_classes(markdown, wanted):
    made = anki_html(render(markdown).html)
    assert wanted is None or made == wanted
    assert not re.search(r"<a|class=|<math|<span", made)


def _bare(element):
    """A formula's tree without what only spaces it."""
    if isinstance(element, str):
        return element.strip()
    children = []
    for child in map(_bare, element.children):
        if child == "" or (isinstance(child, tuple) and child[0] == "mspace"):
            continue
        if isinstance(child, tuple) and child[0] == "mrow":
            children += (
                list(child[1:]) if element.tag in ("math", "mrow", "msqrt", "mtd") or len(child) == 2 else [child]
            )
        else:
            children.append(child)
    return (element.tag, *children)


def test_it_says_every_formula_of_the_content_in_tex_that_gives_the_same_formula(monkeypatch):
    """There and back: the content's TeX to MathML, that to TeX, and that to MathML again."""
    seen = {}
    original = rendering.mathml

    def noted(tex, *, block):
        seen[tex, block] = original(tex, block=block)
        return seen[tex, block]

    monkeypatch.setattr(rendering, "mathml", noted)
    for path in sorted((ROOT / "content").glob("*/*.md")):
        render(path.read_text())
    assert len(seen) > 500
    reader = LatexToMathML(fancy_error=False)
    for (tex, block), made in seen.items():
        back = reader.convert_with_local_state(tex_of(read_html(made).elements[0]), displaystyle=block)
        assert _bare(read_html(back)) == _bare(read_html(made)), tex
