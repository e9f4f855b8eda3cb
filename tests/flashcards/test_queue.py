"""The queue: what is due, in which order, how it looks, and at which cost."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from flashcards.day_queue import outlook, queue, thaw
from flashcards.days import DayClock
from flashcards.faces import cards
from flashcards.items import Wanted, add_items
from flashcards.models import (
    FollowUp,
    ItemKind,
    Learner,
    OwnCard,
    Phase,
    Question,
    QuizItem,
    Rating,
    RedFlag,
    ReviewItem,
)
from flashcards.reviews import in_words, record_review
from tests.quizzes import factories as quiz_factories

ALL_KINDS = [
    Wanted(ItemKind.QUESTION, "score-to-weight", "You attempted this question."),
    Wanted(ItemKind.FOLLOW_UP, "score-to-weight/why-scores", "You attempted this question."),
    Wanted(ItemKind.RED_FLAG, "mask-after-softmax", "You wrote it."),
    Wanted(ItemKind.EXERCISE, "causal-attention", "Your last submission did not pass."),
    Wanted(ItemKind.QUIZ, "row-sum", "You missed this in a quiz."),
    Wanted(ItemKind.CARD, "from-anki", "You imported it."),
]
NEXT_DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def quiz_item(question):
    return quiz_factories.quiz_item("row-sum")


@pytest.fixture(autouse=True)
def own_card(alice):
    front = "<p>What does <b>GQA</b> share?<br>" + "Think of groups. " * 9 + "</p>"
    return OwnCard.objects.create(learner=alice, guid="from-anki", front=front, back="<p>Keys and values.</p>")


@pytest.fixture
def apart(question):
    """All kinds without the question, whose follow-up waits for another day than it."""
    return [wanted for wanted in ALL_KINDS if wanted.kind is not ItemKind.QUESTION]


def test_it_shows_every_kind(alice, question, now):
    add_items(alice, ALL_KINDS, now=now)
    shown = {card.kind: card for card in cards(list(ReviewItem.objects.all()))}
    assert [shown[kind].title for kind in ItemKind] == [
        "What does softmax do to a row?",
        "Why is the mask added to scores?",
        "Masks go after softmax.",
        "Causal attention",
        "Row sum",
        "What does GQA share? Think of groups. Think of groups. Think of groups. Think of groups.…",
    ]
    assert [shown[kind].url for kind in ItemKind] == [
        "/questions/score-to-weight/",
        "/questions/score-to-weight/#follow-up-why-scores",
        "/red-flags/mask-after-softmax/",
        "/exercises/causal-attention/",
        "/quiz/",
        f"/me/cards/{OwnCard.objects.get().pk}/",
    ]
    assert "QUICK-SCAN" in shown[ItemKind.QUESTION].back
    assert "still sums to one" in shown[ItemKind.FOLLOW_UP].back
    assert "Softmax comes last" in shown[ItemKind.RED_FLAG].back
    assert "causal_attention(q, k, v)" in shown[ItemKind.EXERCISE].back
    assert "What does a row sum to?" in shown[ItemKind.QUIZ].front
    assert "Right is" in shown[ItemKind.QUIZ].back
    assert "<b>GQA</b>" in shown[ItemKind.CARD].front
    assert "Keys and values." in shown[ItemKind.CARD].back


@pytest.mark.parametrize(
    ("front", "title", "below"),
    [
        ("<p>Short &amp; plain?</p>", "Short & plain?", ""),
        ("Short?", "Short?", ""),
        ("Why <code>-inf</code>?", "Why -inf?", "Why <code>-inf</code>?"),
        ("<ul><li>One</li><li>Two</li></ul>", "One Two", "<ul><li>One</li><li>Two</li></ul>"),
        ("<math><mi></mi></math>", "Your card", "<math><mi></mi></math>"),
    ],
)
def test_it_names_an_own_card_by_its_first_words(alice, own_card, now, front, title, below):
    OwnCard.objects.update(front=front)
    add_items(alice, [Wanted(ItemKind.CARD, "from-anki", "")], now=now)
    [card] = queue(alice, now=now).cards
    assert (card.title, card.front) == (title, below)


def test_it_does_not_show_the_card_of_another_learner(alice, bob, now):
    add_items(bob, [Wanted(ItemKind.CARD, "from-anki", "")], now=now)
    assert queue(bob, now=now).due_count == 0
    assert cards(list(ReviewItem.objects.filter(learner=bob))) == []


def test_it_is_ones_own(alice, bob, question, now):
    add_items(bob, ALL_KINDS, now=now)
    assert queue(bob, now=now).due_count == 4
    assert queue(alice, now=now) == queue(alice, now=now + timedelta(days=9))
    assert queue(alice, now=now).due_count == 0


def test_it_adds_a_thing_once(alice, question, now):
    for _ in range(2):
        add_items(alice, ALL_KINDS, now=now)
    assert ReviewItem.objects.count() == 6
    assert queue(alice, now=now).due_count == 5  # the follow-up waits


def test_it_takes_as_many_queries_for_many_cards_as_for_few(alice, apart, question, now, django_assert_num_queries):
    add_items(alice, apart, now=now)
    later = now + NEXT_DAY
    queue(alice, now=later)
    with CaptureQueriesContext(connection) as few:
        queue(alice, now=later)
    flags = [
        RedFlag(slug=f"flag-{n}", claim="c", why_wrong="w", how_to_notice="h", say_instead="s", content_hash="0")
        for n in range(60)
    ]
    RedFlag.objects.bulk_create(flags)
    follow_ups = [
        FollowUp(question=question, slug=f"more-{n}", prompt="p", approach="a", position=n) for n in range(9, 40)
    ]
    FollowUp.objects.bulk_create(follow_ups)
    add_items(alice, [Wanted(ItemKind.RED_FLAG, flag.slug, "") for flag in flags], now=now)
    add_items(alice, [Wanted(ItemKind.FOLLOW_UP, follow_up.public_key, "") for follow_up in follow_ups], now=now)
    names = [f"row-sum-{n}" for n in range(20)]
    add_items(alice, [Wanted(ItemKind.QUIZ, quiz_factories.quiz_item(name).slug, "") for name in names], now=now)
    Learner.objects.update(new_per_day=200)
    thaw(alice)
    queue(alice, now=later)
    with django_assert_num_queries(len(few)):
        assert len(queue(alice, now=later, limit=200).cards) == 85
    assert len(few) == 5


def test_it_leaves_out_what_was_retired_also_in_the_count(alice, apart, now):
    add_items(alice, apart, now=now)
    assert {card.kind for card in queue(alice, now=now).cards} == set(ItemKind) - {ItemKind.QUESTION}
    RedFlag.objects.update(retired=True)
    expected = set(ItemKind) - {ItemKind.RED_FLAG, ItemKind.QUESTION}
    assert {card.kind for card in queue(alice, now=now).cards} == expected
    Question.objects.update(retired=True)  # takes its follow-ups along
    found = queue(alice, now=now)
    assert {card.kind for card in found.cards} == {ItemKind.EXERCISE, ItemKind.QUIZ, ItemKind.CARD}
    assert found.due_count == 3
    QuizItem.objects.update(retired=True)
    OwnCard.objects.all().delete()
    assert [card.kind for card in queue(alice, now=now).cards] == [ItemKind.EXERCISE]


def test_it_leaves_out_keys_that_name_nothing(alice, question, now):
    strange = ["gone", "gone/why-scores", "score-to-weight/gone", "/", "score-to-weight/", ""]
    for kind in ItemKind:
        for key in strange:
            ReviewItem.objects.create(learner=alice, kind=kind, key=key, due_at=now)
    assert queue(alice, now=now).due_count == 0
    assert cards(list(ReviewItem.objects.all())) == []


def test_it_asks_what_cannot_wait_first(alice, question, now):
    clock = DayClock.of(alice)
    today = clock.day_of(now)
    add_items(alice, ALL_KINDS, now=now - NEXT_DAY)
    review = {"phase": Phase.REVIEW, "due_at": now, "due_day": today, "stability": 3, "difficulty": 5}
    ReviewItem.objects.filter(kind=ItemKind.QUESTION).update(**review)
    later = review | {"due_day": today + timedelta(days=9), "brought_back_at": now}
    ReviewItem.objects.filter(kind=ItemKind.RED_FLAG).update(**later)
    ReviewItem.objects.filter(kind=ItemKind.FOLLOW_UP).update(phase=Phase.LEARNING, step=0)
    order = [card.kind for card in queue(alice, now=now).cards]
    assert order[:2] == [ItemKind.FOLLOW_UP, ItemKind.RED_FLAG]
    assert set(order[2:]) == {ItemKind.QUESTION, ItemKind.EXERCISE, ItemKind.QUIZ, ItemKind.CARD}


def test_it_says_when_the_next_one_comes(alice, item_of, now):
    item = item_of(alice)
    record_review(alice, item.public_id, Rating.GOOD, key="a", now=now)
    found = queue(alice, now=now)
    assert (found.cards, found.due_count) == ([], 0)
    assert outlook(alice, now=now).next_due_at == now + timedelta(minutes=10)


def test_it_goes_by_the_day_in_the_learners_present_zone(alice, item_of, now):
    item = item_of(alice)
    record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    item.refresh_from_db()
    evening_before = DayClock.of(alice).start_of(item.due_day) - timedelta(hours=6)
    assert queue(alice, now=evening_before).due_count == 0
    alice.time_zone = "Pacific/Kiritimati"  # fourteen hours ahead: there the day has begun
    assert queue(alice, now=evening_before).due_count == 1


@pytest.mark.parametrize(
    ("interval", "words"),
    [
        (timedelta(seconds=30), "1 min"),
        (timedelta(minutes=10), "10 min"),
        (timedelta(days=1), "1 d"),
        (timedelta(days=30), "30 d"),
        (timedelta(days=64), "2.1 mo"),
        (timedelta(days=520), "1.4 y"),
    ],
)
def test_it_writes_an_interval_as_a_button_shows_it(interval, words):
    assert in_words(interval) == words
