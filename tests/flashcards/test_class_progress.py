"""A host's figures: right where many people are behind them, and about no one of a few, not even by subtraction."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from flashcards.class_figures import FEWEST, Heads, Part, People, Told, mean_percent, stumbles, time_words, whole_median
from flashcards.class_progress import class_progress, groups_to_show
from flashcards.models import Attempt, Disagreement, Learner, Quiz, QuizAnswer
from grader.models import Submission
from tests.pages.factories import TOP_LEFT, verdict
from tests.quizzes.factories import quiz_item

MOST = 40  # people, in the tables that are searched in full


@pytest.fixture
def people(db):
    """`people(7, group)`: learners without names worth seeing."""

    def make(count, group=None):
        known = Learner.objects.count()
        made = Learner.objects.bulk_create([Learner(username=f"person-{known + i}") for i in range(count)])
        if group is not None:
            group.user_set.add(*made)
        return made

    return make


def attempt(learner, question, missing=(), flags=()):
    points = [
        {"id": point["id"], "text": point["text"], "covered": point["id"] not in missing}
        for point in question.key_points
    ]
    score = 1 - len(missing) / len(points)
    mark = {
        "score": score,
        "points": points,
        "missing": list(missing),
        "red_flags": [{"id": f, "text": f} for f in flags],
    }
    return Attempt.objects.create(learner=learner, question=question, text="x", mark=mark, question_version=1)


def submit(learner, status, at, misconceptions=()):
    made = Submission.objects.create(
        learner=learner,
        exercise="causal-attention",
        source="x",
        status=status,
        verdict=verdict(status, misconceptions=misconceptions),
    )
    Submission.objects.filter(pk=made.pk).update(created_at=at)


# --- what is told ---


def test_it_says_where_people_stumble(people, question):
    for number, learner in enumerate(people(20)):
        attempt(learner, question, ["rows-sum-to-one", "softmax-along-keys"])  # only the latest counts
        made = attempt(
            learner,
            question,
            ["softmax-along-keys"] if number < 14 else [],
            ["mask-after-softmax"] if number < 8 else [],
        )
        if number < 6:
            Disagreement.objects.create(attempt=made, point="softmax-along-keys")
    (found,) = class_progress(None, now=_now()).questions
    assert (found.people.words, found.tries, found.covered) == ("20 to 24 people", 2, 90)
    assert [(each.title, each.part.words) for each in found.missed] == [("Softmax runs along the keys.", "about 40%")]
    assert [(each.title, each.part.words) for each in found.disagreed] == [
        ("Softmax runs along the keys.", "about 30%")
    ]
    assert [(each.title, each.part.words) for each in found.said] == [("mask-after-softmax", "about 40%")]


def test_it_says_how_many_pass_and_how_long_that_takes(people, question):
    now = _now()
    for number, learner in enumerate(people(12)):
        submit(learner, "failed", now - timedelta(hours=2), [TOP_LEFT] if number < 6 else [])
        if number < 6:
            submit(learner, "passed", now - timedelta(minutes=100))
            submit(learner, "failed", now)  # after the pass nothing counts as a try
    (found,) = class_progress(None, now=now).exercises
    assert (found.people.words, found.passed.words, found.tries) == ("10 to 14 people", "about 50%", 2)
    assert found.time_to_pass == "about 20 minutes"
    assert [(each.title, each.part.words) for each in found.misconceptions] == [(TOP_LEFT["title"], "about 50%")]


def test_it_sorts_quiz_items_by_how_many_miss_them(people, question):
    items = [quiz_item("easy", title="Easy"), quiz_item("hard", title="Hard"), quiz_item("rare", title="Rare")]
    for number, learner in enumerate(people(12)):
        quiz = Quiz.objects.create(learner=learner, key="a", source="mixed", feedback="end", seed=1)
        for position, item in enumerate(items[: 3 if number < 4 else 2], start=1):
            credit = 0.0 if item.slug == "hard" and number < 7 else 1.0
            values = {"item_version": 1, "variant_seed": 0, "asked": {}, "credit": credit, "answered_at": _now()}
            QuizAnswer.objects.create(quiz=quiz, item=item, position=position, **values)
    found = class_progress(None, now=_now()).quiz
    assert [(each.title, each.missed.words) for each in found] == [
        ("Hard", "about 60%"),
        ("Easy", "too few people"),
    ]


def test_it_counts_people_and_not_rows(people, question):
    (one,) = people(1)
    for _ in range(30):
        attempt(one, question, ["softmax-along-keys"])
        submit(one, "failed", _now(), [TOP_LEFT])
    found = class_progress(None, now=_now())
    assert found.questions[0].people.words == found.exercises[0].people.words == "too few people"
    assert (found.questions[0].tries, found.questions[0].covered, found.questions[0].missed) == (None, None, ())
    assert (found.exercises[0].passed.told, found.exercises[0].misconceptions) == (Told.NOTHING, ())


def test_it_counts_neither_staff_nor_who_is_gone(people, question):
    made = people(8)
    for learner in made:
        attempt(learner, question)
    Learner.objects.filter(pk__in=[each.pk for each in made[:2]]).update(is_staff=True)
    Learner.objects.filter(pk__in=[each.pk for each in made[2:4]]).update(is_active=False)
    assert class_progress(None, now=_now()).questions[0].people.least is None


def test_it_holds_no_name(people, question):
    for learner in people(9):
        attempt(learner, question, ["softmax-along-keys"])
        submit(learner, "passed", _now())
    assert "person-" not in repr(class_progress(None, now=_now()))


def test_it_needs_as_many_queries_for_many_people_as_for_few(people, question):
    def grow(count):
        for learner in people(count):
            Disagreement.objects.create(
                attempt=attempt(learner, question, ["softmax-along-keys"]), point="softmax-along-keys"
            )
            submit(learner, "failed", _now(), [TOP_LEFT])

    grow(6)
    with CaptureQueriesContext(connection) as few:
        class_progress(None, now=_now())
    grow(20)
    with CaptureQueriesContext(connection) as many:
        class_progress(None, now=_now())
    assert len(many) == len(few) <= 7


# --- groups ---


@pytest.mark.parametrize(
    ("inside", "outside", "shown"),
    [(4, 20, False), (5, 20, True), (20, 4, False), (20, 1, False), (20, 5, True), (20, 0, True)],
)
def test_it_shows_a_group_only_if_neither_it_nor_the_rest_is_a_few(people, inside, outside, shown):
    group = Group.objects.create(name="course")
    people(inside, group)
    people(outside)
    assert [each.name for each in groups_to_show()] == (["course"] if shown else [])


def test_it_counts_only_the_group(people, question):
    group = Group.objects.create(name="course")
    for learner in people(10, group):
        attempt(learner, question, ["softmax-along-keys"])
    for learner in people(10):
        attempt(learner, question)
    assert class_progress(None, now=_now()).questions[0].missed[0].part.words == "about 50%"
    found = class_progress(group, now=_now())
    assert found.people.words == "10 to 14 people"
    assert found.questions[0].missed[0].part.words == "all but fewer than 5 people"


@pytest.mark.parametrize(("outside", "words"), [(0, "about 50%"), (3, "too few people"), (5, "about 50%")])
def test_it_hides_of_a_group_what_would_tell_of_a_few_outside_it(people, question, outside, words):
    """Everybody tried; ten are in the group, half of them pass, and of the twenty outside so many."""
    group = Group.objects.create(name="course")
    for number, learner in enumerate(people(10, group)):
        submit(learner, "passed" if number < 5 else "failed", _now())
    for number, learner in enumerate(people(20)):
        submit(learner, "passed" if number < outside else "failed", _now())
    found = class_progress(group, now=_now()).exercises[0]
    assert found.passed.words == words
    assert (found.tries, found.time_to_pass) == ((None, "") if outside == 3 else (1, "under 5 minutes"))


def test_it_hides_the_size_of_a_group_that_would_tell_how_few_others_tried(people, question):
    group = Group.objects.create(name="course")
    for learner in people(10, group):
        attempt(learner, question, ["softmax-along-keys"])
    for learner in people(10)[:2]:
        attempt(learner, question, ["softmax-along-keys"])
    (found,) = class_progress(group, now=_now()).questions
    assert (found.people.words, found.tries, found.covered, found.missed) == ("too few people", None, None, ())


# --- coarse figures ---


def test_it_tells_nothing_exact_about_a_few():
    for whole in range(MOST):
        for part in range(whole + 1):
            told = Part.of(Heads(part), Heads(whole))
            if told.percent is not None:
                assert min(part, whole - part) >= FEWEST
                assert told.percent % 10 == 0
    assert len({Part.of(Heads(part), Heads(20)) for part in range(FEWEST)}) == 1  # none looks like four
    assert len({Part.of(Heads(part), Heads(20)) for part in range(16, 21)}) == 1  # and all like all but four
    assert len({People.of(Heads(count)) for count in range(FEWEST)}) == 1


def test_it_hides_a_few_from_subtraction():
    """Every pair of a view of all and a view of a group, up to some size: how many people are in the rest of a part?"""
    views = defaultdict(set)  # what is told of (all, group): numbers that it fits
    alone = {(part, whole): (People.of(Heads(whole)), Part.of(Heads(part), Heads(whole))) for whole in range(MOST)
             for part in range(whole + 1)}  # fmt: skip
    for inside in range(FEWEST, 20):
        for outside in range(MOST - inside):
            whole = Heads(inside, outside)
            for part_inside in range(inside + 1):
                for rest in range(outside + 1):
                    told = People.of(whole), Part.of(Heads(part_inside, rest), whole)
                    views[alone[part_inside + rest, inside + outside], told].add(rest)
    assert any(fits & set(range(1, FEWEST)) for fits in views.values())
    for (_, (_, told)), fits in views.items():
        if told.told is not Told.NOTHING:
            assert not fits & set(range(1, FEWEST))
        else:
            assert len(fits) > 1 or fits.isdisjoint(range(1, FEWEST))


def test_it_hides_those_who_failed_from_subtraction():
    """The people who tried, told as a range, and the part that passed never give a number below five who did not."""
    fits = defaultdict(set)
    for whole in range(FEWEST, MOST):
        for part in range(whole + 1):
            fits[People.of(Heads(whole)), Part.of(Heads(part), Heads(whole))].add(whole - part)
    for (_, part), failed in fits.items():
        if min(failed) < FEWEST:
            assert part.told in (Told.ALMOST_ALL, Told.NOTHING)
            assert failed >= set(range(1, FEWEST))


def test_it_names_only_what_five_people_do():
    counts = {"rare": Heads(4), "usual": Heads(12), "some": Heads(7)}
    assert [(each.title, each.part.percent) for each in stumbles(counts, Heads(20))] == [("usual", 60), ("some", 40)]
    assert stumbles({"usual": Heads(4)}, Heads(4)) == ()


def test_it_sorts_by_what_is_told_alone():
    found = stumbles({"c": Heads(41), "b": Heads(40), "a": Heads(39), "most": Heads(60)}, Heads(100))
    assert [each.title for each in found] == ["most", "a", "b", "c"]  # the last three are told alike


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, ""),
        (20, "under 5 minutes"),
        (700, "about 10 minutes"),
        (4000, "about 1 hour"),
        (20_000, "about 6 hours"),
        (200_000, "about 2 days"),
    ],
)
def test_it_tells_times_coarsely(seconds, words):
    assert time_words(seconds) == words


def test_it_has_no_mean_or_median_of_four():
    assert (mean_percent([0.5] * 4), whole_median([3] * 4)) == (None, None)
    assert (mean_percent([0.52] * 5), whole_median([3] * 5)) == (50, 3)


def _now():
    """Rows are stamped by the clock."""
    return timezone.now()
