"""The replay of the log: it gives every item again, and the check says where something stored is not what it gives."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.core.management import CommandError, call_command

from flashcards.days import DayClock
from flashcards.log_check import differences
from flashcards.models import Act, ItemKind, Phase, Rating, Review, ReviewItem, ReviewSource
from flashcards.replay import LogRow, State, replay, steps
from flashcards.reviews import record_act, record_pass, record_review, undo
from flashcards.scheduling import DEFAULT_PARAMETERS, Memory, Rules, schedule

QUESTION = "question:score-to-weight"
START = datetime(2026, 3, 2, 22, tzinfo=UTC)
FITTED = tuple(w * 1.1 for w in DEFAULT_PARAMETERS)


def row(act=Act.RATE, *, after, **changes):
    held = {"time_zone": "UTC", "day_start_hour": 4, "retention": 0.9}
    return LogRow(**{"act": act, "at": START + after, **held, **changes})


def test_it_takes_each_row_with_what_held_then():
    """The zone, day start, target and parameters of each row are its own; a pass skips the steps of minutes."""
    hour, day = timedelta(hours=1), timedelta(days=1)
    rows = [
        row(after=0 * day, rating=Rating.GOOD, source=ReviewSource.VERDICT),
        row(after=10 * hour, rating=Rating.GOOD, time_zone="Asia/Kathmandu"),
        row(after=9 * day, rating=Rating.AGAIN, time_zone="Pacific/Honolulu", day_start_hour=23, retention=0.8),
        row(after=9 * day + hour, rating=Rating.GOOD, parameters=FITTED),
    ]
    memory, days = Memory(due_at=START), []
    for each, steps_of_minutes in zip(rows, (False, True, True, True), strict=True):
        clock = DayClock(ZoneInfo(each.time_zone), each.day_start_hour)
        rules = Rules(clock, each.retention, "exercise:x", steps_of_minutes, each.parameters)
        memory, elapsed = schedule(memory, each.rating, each.at, rules=rules)
        days.append(elapsed)
    made = list(steps(rows, State(Memory(due_at=START)), seed="exercise:x"))
    assert made[-1].state == State(memory) == replay(rows, State(Memory(due_at=START)), seed="exercise:x")
    assert [step.elapsed_days for step in made] == days
    assert made[0].state.memory.phase is Phase.REVIEW
    assert days[1] == 1  # at 22:00, then ten hours later
    assert days[2] > 1


def test_it_sets_aside_and_back():
    rows = [
        row(Act.SUSPEND, after=timedelta(0)),
        row(Act.BURY, after=timedelta(hours=8), time_zone="Asia/Kathmandu"),
        row(Act.LATER, after=timedelta(hours=9)),
        row(Act.RESUME, after=timedelta(hours=10)),
    ]
    start = State(Memory(due_at=START))
    made = [step.state for step in steps(rows, start, seed="x")]
    assert made[0].suspended_at == START
    assert made[1].buried_until == datetime(2026, 3, 4, tzinfo=UTC).date()  # 11:45 of the 3rd there
    assert made[2] == made[1]
    assert made[3] == start


def test_it_needs_a_rating_to_rate():
    with pytest.raises(ValueError, match="no rating"):
        replay([row(after=timedelta(0))], State(Memory(due_at=START)), seed="x")


@pytest.fixture
def story(alice, item_of, now):
    """Ratings, a suspension, an undone act and a pass, in two zones."""
    item = item_of(alice)
    item_of(alice, ItemKind.RED_FLAG, "scores-sum-to-one")
    record_review(alice, QUESTION, Rating.GOOD, key="1", now=now)
    record_review(alice, QUESTION, Rating.GOOD, key="2", now=now + timedelta(minutes=11))
    alice.time_zone, alice.target_retention = "Australia/Lord_Howe", 0.85
    alice.save()
    record_review(alice, QUESTION, Rating.HARD, key="3", now=now + timedelta(days=20))
    record_act(alice, QUESTION, Act.BURY, key="4", now=now + timedelta(days=20))
    record_act(alice, QUESTION, Act.SUSPEND, key="5", now=now + timedelta(days=21))
    undo(alice, now=now + timedelta(days=21))
    record_pass(alice, "causal-attention", key="verdict:1", at=now, now=now)
    item.refresh_from_db()
    return item


def found(learner=None):
    return [(difference.item, difference.where.split()[0], difference.field) for difference in differences(learner)]


def test_it_finds_nothing_wrong_with_what_was_recorded(alice, story):
    assert found() == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stability", 1.0),
        ("difficulty", 1.0),
        ("due_at", START),
        ("due_day", START.date()),
        ("phase", Phase.LEARNING),
        ("lapses", 3),
        ("reps", 4),
        ("last_review_at", START),
        ("last_review_day", START.date()),
        ("suspended_at", START),
        ("buried_until", None),
    ],
)
def test_it_finds_what_is_stored_otherwise(alice, story, field, value):
    ReviewItem.objects.filter(pk=story.pk).update(**{field: value})
    assert found() == [(QUESTION, "the", field)]


@pytest.mark.parametrize(
    ("key", "change", "field"),
    [
        ("3", {"retention": 0.95}, "due_at"),
        ("3", {"rating": Rating.EASY}, "due_at"),
        ("3", {"elapsed_days": 19}, "elapsed_days"),
        ("3", {"time_zone": "Pacific/Honolulu"}, "due_at"),
        ("2", {"reviewed_at": START}, "last_review_at"),
        ("3", {"reviewed_at": START - timedelta(days=99)}, "times"),
    ],
)
def test_it_finds_a_row_that_does_not_lead_to_what_it_says(alice, story, key, change, field):
    Review.objects.filter(key=key).update(**change)
    ((item, _, named),) = found()
    assert (item, named) == (QUESTION, field)


def test_it_finds_a_row_that_is_missing(alice, story):
    Review.objects.filter(key="2").delete()
    assert len(found()) == 1


def test_it_looks_at_one_learner_where_asked(alice, bob, story):
    ReviewItem.objects.filter(pk=story.pk).update(reps=9)
    assert found(bob) == []
    assert len(found(alice)) == 1


def test_it_leaves_a_mistake_out_of_memory(alice, story, now):
    ReviewItem.objects.update(brought_back_at=now, queue_day=now.date(), queue_position=7)
    assert found() == []


def test_it_takes_rows_written_before_there_were_acts(alice, story):
    for review in Review.objects.filter(key__in="123"):
        for state in (review.before, review.after):
            for name in ("suspended_at", "buried_until", "queue_day", "queue_position"):
                del state[name]
        review.save()
    assert found() == []


def test_it_tells_by_the_command(alice, story, capsys):
    call_command("check_reviews")
    assert capsys.readouterr().out == "3 items stand where their log puts them.\n"
    ReviewItem.objects.filter(pk=story.pk).update(reps=9)
    with pytest.raises(CommandError, match="1 item"):
        call_command("check_reviews", "alice")
    told = capsys.readouterr().out
    assert told.startswith(f"alice, {QUESTION}, the item: reps: the log gives 3, stored is 9")
    with pytest.raises(CommandError, match="no learner"):
        call_command("check_reviews", "nobody")


def test_it_reads_many_items_with_few_queries(alice, item_of, now, django_assert_max_num_queries):
    for n in range(30):
        item_of(alice, ItemKind.RED_FLAG, f"flag-{n}")
        record_review(alice, f"red-flag:flag-{n}", Rating.EASY, key=str(n), now=now)
    with django_assert_max_num_queries(4):
        assert found() == []
