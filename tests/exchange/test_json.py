from __future__ import annotations

import json

import pytest
from django.apps import apps
from django.db.models import ForeignKey

from flashcards import day_queue
from flashcards.attempts import submit_attempt
from flashcards.exchange import imports, json_tables
from flashcards.exchange.json_in import LISTS
from flashcards.exchange.limits import FileRefused
from flashcards.exchange.outcome import Choices, Side
from flashcards.faces import cards
from flashcards.log_check import differences
from flashcards.models import (
    Import,
    InterviewStep,
    Learner,
    OwnCard,
    Question,
    Quiz,
    QuizItem,
    Rating,
    Review,
    ReviewItem,
)
from flashcards.reviews import record_review, undo
from flashcards.verdicts import verdict_landed
from grader.models import Submission

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def states(learner):
    """All of every item, by name."""
    rows = ReviewItem.objects.filter(learner=learner)
    return {row.public_id: json_tables.plain(json_tables.ITEMS, row) for row in rows}


def parsed(data):
    return {name: value for name, value in json.loads(data).items() if name != "exported_at"}


def conflicts(imported):
    return conflicts_of(imported.preview)


def conflicts_of(preview):
    return {each["id"]: each for each in preview["conflicts"]}


def test_it_brings_everything_back_into_a_new_account(rich, exported, take_in, anew):
    before, items = exported(rich), states(rich)
    assert all(parsed(before)[name] for name in LISTS), "the sample has something of each kind"
    rich.delete()
    again = anew("somebody-else")
    done = take_in(again, before).preview["done"]
    assert states(again) == items
    assert [item["due_at"] for item in states(again).values()] == [item["due_at"] for item in items.values()]
    assert parsed(exported(Learner.objects.get(pk=again.pk))) == parsed(before)
    assert done["conflict_count"] == 0


def test_it_lets_undo_and_the_replay_of_the_log_work_afterwards(rich, exported, take_in, anew, later):
    data = exported(rich)
    undone = undo(rich, now=later)
    there = states(rich)
    rich.delete()
    again = anew("alice")
    take_in(again, data)
    assert list(differences(again)) == []
    assert undo(again, now=later).item.public_id == undone.item.public_id
    assert states(again) == there


def test_it_changes_nothing_the_second_time(rich, exported, take_in):
    data = exported(rich)
    done = take_in(rich, data).preview["done"]
    assert exported(Learner.objects.get(pk=rich.pk)) == data
    assert {row["new"] + row["updated"] + row["left_out"] for row in done["counts"].values()} == {0}


def test_it_answers_a_repeated_apply_as_the_first(rich, exported, send, later, anew):
    waiting = send(anew("bob"), exported(rich))
    first, second = (imports.apply(waiting.learner, waiting.pk, Choices(), now=later) for _ in range(2))
    assert first.preview == second.preview
    assert first.applied_at == second.applied_at
    assert Review.objects.filter(learner=waiting.learner).count() == Review.objects.filter(learner=rich).count()


def test_it_changes_nothing_before_it_is_applied(rich, exported, send, bob):
    before = exported(bob)
    preview = send(bob, exported(rich)).preview
    assert preview["counts"]["reviews"]["new"] == Review.objects.filter(learner=rich).count()
    assert exported(Learner.objects.get(pk=bob.pk)) == before


def test_it_gives_the_verdict_of_another_account_no_say_about_new_ones(rich, exported, take_in, anew):
    """Keys such as verdict:17 hold a number of the account that they were made in."""
    data = exported(rich)
    keys = [row["key"] or "" for name in ("reviews", "submissions") for row in parsed(data)[name]]
    assert not any(key.startswith(("verdict:", "quiz-answer:", "interview-step:")) for key in keys)
    again = anew("bob")
    take_in(again, data)
    passed = Submission.objects.get(learner=again, status="passed")
    counted = Review.objects.get(learner=again, source="verdict")
    step = InterviewStep.objects.get(interview__learner=again, position=2)
    assert step.submission.key == f"interview-step:{step.pk}"
    assert counted.key == f"verdict:{passed.pk}"
    assert verdict_landed(passed, now=counted.reviewed_at) is None
    assert Review.objects.filter(learner=again, source="verdict").count() == 1


def test_it_goes_on_where_the_file_is_further(rich, exported, take_in, anew, later):
    early = exported(rich)
    again = anew("bob")
    take_in(again, early)
    item = day_queue.asked(Learner.objects.get(pk=rich.pk), now=later)[0]
    record_review(rich, item.public_id, Rating.GOOD, key="phone-1", now=later)
    done = take_in(again, exported(rich)).preview["done"]
    assert done["counts"]["items"] == {
        "new": 0,
        "updated": 1,
        "unchanged": len(states(rich)) - 1,
        "differs": 0,
        "left_out": 0,
    }
    assert done["counts"]["reviews"]["new"] == 1
    assert done["conflict_count"] == 0
    taken = ReviewItem.objects.get(learner=again, kind=item.kind, key=item.key)
    assert taken.due_day == ReviewItem.objects.get(pk=item.pk).due_day
    assert list(differences(again)) == []
    # and the older file takes nothing of it back
    assert take_in(again, early).preview["done"]["counts"]["items"]["unchanged"] == len(states(rich))


@pytest.mark.parametrize("side", list(Side))
def test_it_asks_where_both_sides_went_on(rich, exported, take_in, send, anew, later, side):
    again = anew("bob")
    take_in(again, exported(rich))
    item = day_queue.asked(Learner.objects.get(pk=rich.pk), now=later)[0]
    name = item.public_id
    record_review(rich, name, Rating.AGAIN, key="phone-1", now=later)
    record_review(again, name, Rating.EASY, key="laptop-1", now=later)
    data, mine, theirs = exported(rich), states(again)[name], states(rich)[name]
    (asked,) = conflicts(send(again, data)).values()
    assert (asked["id"], asked["title"]) == (f"item:{name}", cards([item])[0].title)
    take_in(again, data, Choices(each={f"item:{name}": side}))
    wanted = theirs if side is Side.FILE else mine
    assert states(again)[name]["due_at"] == wanted["due_at"]
    assert states(again)[name]["stability"] == wanted["stability"]
    assert list(differences(again)) == []


def test_it_asks_whose_settings_hold_in_an_account_that_was_used(rich, exported, take_in, bob, question, now):
    submit_attempt(bob, question, now=now, dont_know=True)
    data = exported(rich)
    kept = take_in(bob, data).preview
    bob.refresh_from_db()
    assert bob.time_zone == "UTC"
    for counts in (kept["counts"], kept["done"]["counts"]):
        assert {name: number for name, number in counts["settings"].items() if number} == {"differs": 1}
    assert "Time zone: UTC" in conflicts_of(kept)["settings"]["mine"]
    assert "Time zone: Asia/Kathmandu" in conflicts_of(kept)["settings"]["file"]
    take_in(bob, data, Choices(usual=Side.FILE))
    bob.refresh_from_db()
    assert bob.time_zone == "Asia/Kathmandu"


def test_it_keeps_reviews_of_what_this_instance_lacks_and_says_what_it_must_leave_out(rich, exported, take_in, anew):
    data = exported(rich)
    rich.delete()
    QuizItem.objects.all().delete()
    Question.objects.all().delete()
    again = anew("bob")
    done = take_in(again, data).preview["done"]
    assert "question:score-to-weight" in states(again)
    assert done["counts"]["attempts"]["left_out"] == 3
    assert done["counts"]["quizzes"]["left_out"] == 2
    assert any("score-to-weight" in note for note in done["notes"])


def test_it_leaves_out_a_submission_that_has_no_verdict(rich, exported, take_in, anew):
    Submission.objects.create(learner=rich, exercise="causal-attention", source="x = 1", status="queued")
    again = anew("bob")
    done = take_in(again, exported(rich)).preview["done"]
    assert done["counts"]["submissions"] == {"new": 2, "updated": 0, "unchanged": 0, "differs": 0, "left_out": 1}
    assert not Submission.objects.filter(learner=again, status="queued").exists()


def test_it_shows_nothing_that_a_page_would_run(rich, exported, take_in, anew):
    made = json.loads(exported(rich))
    made["quizzes"][0]["answers"][0]["asked"]["prompt"] = "<p>Hello<script>alert(1)</script><b onclick=x>!</b></p>"
    made["cards"][0]["front"] = '<img src=x onerror="alert(1)">front'
    again = anew("bob")
    take_in(again, json.dumps(made).encode())
    assert Quiz.objects.filter(learner=again).last().answers.get().asked["prompt"] == "<p>Hello!</p>"
    assert OwnCard.objects.get(learner=again).front == "front"


def _set(path, value):
    def change(made):
        *way, last = path
        for step in way:
            made = made[step]
        made[last] = value

    return change


FAULTS = {
    "an unknown version": _set(["version"], 99),
    "another format": _set(["format"], "anki"),
    "a number as a text": _set(["items", 0, "key"], 5),
    "an unknown phase": _set(["items", 0, "phase"], "forgotten"),
    "a time without a zone": _set(["reviews", 0, "reviewed_at"], "2026-03-02T10:00:00"),
    "no time": _set(["attempts", 0, "created_at"], "yesterday"),
    "an unknown time zone": _set(["settings", "time_zone"], "Mars/Olympus"),
    "a negative stability": _set(["items", 0], None),
    "half a state": _set(["reviews", 0, "before"], {"phase": "new"}),
    "a state of nonsense": _set(["reviews", 0, "after", "stability"], -1),
    "a rating of 9": _set(["reviews", 0, "rating"], 9),
    "reviews of no item": _set(["reviews", 0, "item"], "question:nowhere"),
    "parameters that are not there": _set(["reviews", 0, "parameters"], 12),
    "weights of no scheduler": _set(["parameters", 0, "weights"], [1, 2, 3]),
    "the same thing twice": lambda made: made["items"].append(made["items"][0]),
    "a list that is none": _set(["items"], {"a": 1}),
    "a missing field": lambda made: made["items"][0].pop("due_at"),
    "a mark of another shape": _set(["attempts", 0, "mark"], {"score": "high"}),
    "a verdict of another shape": _set(["submissions", 0, "verdict"], []),
    "an interview without its question": _set(["interviews", 0, "steps", 0, "asked"], {}),
    "a step that was answered and has no mark": _set(["interviews", 0, "steps", 0, "mark"], None),
    "a step at place 900": _set(["interviews", 0, "steps", 1, "position"], 900),
    "a plan of another shape": _set(["plans", 0, "content"], {"today": "all"}),
    "a NUL": _set(["attempts", 0, "text"], "a\0b"),
    "half a character": _set(["attempts", 0, "text"], "\ud800"),
    "endless depth": _set(["plans", 0, "content"], json.loads("[" * 60 + "]" * 60)),
}


def _is_taken(send, learner, data):
    try:
        send(learner, data)
    except FileRefused:
        return False
    return True


def test_it_refuses_a_file_with_a_fault(rich, exported, send, bob):
    whole, taken = exported(rich), []
    for name, change in FAULTS.items():
        made = json.loads(whole)
        change(made)
        taken.append((name, _is_taken(send, bob, json.dumps(made).encode())))
    assert [name for name, is_taken in taken if is_taken] == []
    assert not ReviewItem.objects.filter(learner=bob).exists()
    assert not Import.objects.filter(learner=bob).exists()


@pytest.mark.parametrize(
    "data",
    [
        b'{"format": "rowsum-export"',
        b"{" + b'"a":[' * 5000,
        b'{"format": NaN}',
        b'{"a": "\xff"}',
        b'{"a":' + b"9" * 9999 + b"}",
    ],
    ids=["cut off", "deep", "NaN", "not UTF-8", "a huge number"],
)
def test_it_refuses_json_that_is_none(send, bob, data):
    with pytest.raises(FileRefused):
        send(bob, data)


def test_it_exports_every_field_of_every_table_that_a_learner_has():
    """A new table or field fails here until json_tables.py says what becomes of it."""
    known = {table.model: table for table in json_tables.TABLES}
    for model in belonging_to_learners():
        if model in json_tables.LEFT_OUT:
            assert model not in known
            continue
        table = known.pop(model)
        said = {*table.fields, *table.links, *table.left_out}
        assert {field.name for field in model._meta.concrete_fields if not field.primary_key} == said, model
    assert known == {}


def belonging_to_learners():
    """Models of ours that lead to a learner over foreign keys of theirs."""
    ours = [model for name in ("flashcards", "grader") for model in apps.get_app_config(name).get_models()]
    found = {Learner}
    while True:
        more = {
            model
            for model in ours
            if any(isinstance(field, ForeignKey) and field.related_model in found for field in model._meta.fields)
        }
        if more <= found:
            return found
        found |= more
