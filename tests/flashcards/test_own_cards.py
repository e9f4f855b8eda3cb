from __future__ import annotations

from datetime import timedelta

import pytest

from flashcards import day_queue, own_cards
from flashcards.exchange.card_text import as_html, as_text
from flashcards.log_check import differences
from flashcards.models import ItemKind, OwnCard, Rating, Review, ReviewItem
from flashcards.own_cards import CardRefused, Typed, UnknownCard
from flashcards.reviews import record_review, undo

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture
def card(alice, now):
    return own_cards.add(alice, Typed("What is MQA?", "One head of keys.", "Heads", ["kv"]), key="k", now=now)


def item_of(card):
    return ReviewItem.objects.get(learner=card.learner, kind=ItemKind.CARD, key=card.guid)


def asked(learner, now):
    return [item.public_id for item in day_queue.asked(learner, now=now)]


def reviewed(card, now, key="r"):
    return record_review(card.learner, item_of(card).public_id, Rating.GOOD, key=key, now=now)


def test_it_puts_a_new_card_into_the_queue_once(alice, card, now):
    again = own_cards.add(alice, Typed("What is MQA?"), key="k", now=now)
    assert again == card
    assert item_of(card).due_at == now
    assert asked(alice, now) == [f"card:{card.guid}"]


def test_it_keeps_the_schedule_over_an_edit(alice, card, now):
    reviewed(card, now)
    before = ReviewItem.objects.filter(pk=item_of(card).pk).values().get()
    own_cards.edit(alice, card.pk, Typed("What is GQA?", "Groups share keys."))
    assert ReviewItem.objects.filter(pk=item_of(card).pk).values().get() == before
    assert OwnCard.objects.get(pk=card.pk).front == "What is GQA?"


def test_it_cleans_what_is_typed(alice, now):
    made = own_cards.add(
        alice, Typed("<b>a</b><script>alert(1)</script>", '<a href="javascript:x" onclick="y">b</a>'), key="k", now=now
    )
    assert (made.front, made.back) == ("<strong>a</strong>", '<a rel="noopener">b</a>')


@pytest.mark.parametrize("typed", ["a < b and c > d & e", "if a<b and c>d", "two\nlines", "AT&amp;T", "<weights>"])
def test_it_takes_text_without_tags_for_what_it_says(typed):
    kept = as_html(typed)
    assert "<" not in kept.replace("<br>", "")
    assert as_text(kept) == typed


@pytest.mark.parametrize(
    "typed",
    [
        "<strong>x</strong>\ny",
        "<ul>\n<li>a</li>\n</ul>",
        '<a href="https://example.org/">x</a>',
        r"\(\frac{a}{b}\) and \[\sum_{i}w_{i}=1\]",
        "write &lt;b&gt; in <code>code</code>",
    ],
)
def test_it_shows_in_the_editor_what_is_kept_as_the_same_card(typed):
    assert as_html(as_text(as_html(typed))) == as_html(typed)
    assert as_text(as_html(typed)) == typed


def test_it_leaves_a_side_that_was_not_changed_to_the_letter(alice, card):
    OwnCard.objects.filter(pk=card.pk).update(front="<math><mtext>odd</mtext><mi>x</mi></math>")
    there = own_cards.typed(OwnCard.objects.get(pk=card.pk))
    own_cards.edit(alice, card.pk, Typed(there.front, "new"))
    assert OwnCard.objects.get(pk=card.pk).front == "<math><mtext>odd</mtext><mi>x</mi></math>"


def test_it_says_what_cannot_be_kept(alice, card):
    with pytest.raises(CardRefused) as refused:
        own_cards.edit(alice, card.pk, Typed(" ", "x" * 50_001, "d" * 201, ["t" * 101]))
    assert set(refused.value.problems) == {"front", "back", "deck", "tags"}
    assert OwnCard.objects.get(pk=card.pk).front == "What is MQA?"


def test_it_asks_a_deleted_card_no_more_and_keeps_its_log(alice, card, now):
    reviewed(card, now)
    own_cards.delete(alice, card.pk, now=now)
    later = now + timedelta(days=40)
    assert not OwnCard.objects.exists()
    assert asked(alice, later) == []
    assert Review.objects.filter(learner=alice).count() == 1
    assert list(differences(alice)) == []


def test_it_takes_a_deletion_back_with_the_memory(alice, card, now):
    reviewed(card, now)
    before = ReviewItem.objects.filter(pk=item_of(card).pk).values().get()
    own_cards.delete(alice, card.pk, now=now)
    own_cards.delete(alice, card.pk, now=now)
    own_cards.restore(alice, card.pk)
    assert ReviewItem.objects.filter(pk=item_of(card).pk).values().get() == before
    assert OwnCard.objects.get() == card
    assert len(asked(alice, now + timedelta(days=40))) == 1


def test_it_undoes_a_review_of_a_card_that_is_deleted(alice, card, now):
    reviewed(card, now)
    own_cards.delete(alice, card.pk, now=now)
    undo(alice, now=now)
    own_cards.restore(alice, card.pk)
    assert asked(alice, now) == [f"card:{card.guid}"]
    assert list(differences(alice)) == []


def test_it_forgets_the_text_after_thirty_days(alice, card, now):
    own_cards.delete(alice, card.pk, now=now)
    assert own_cards.forget_deleted(now=now + timedelta(days=29)) == 0
    assert list(own_cards.recently_deleted(alice, now=now + timedelta(days=29))) == [card]
    assert own_cards.forget_deleted(now=now + timedelta(days=30)) == 1
    with pytest.raises(UnknownCard):
        own_cards.restore(alice, card.pk)


def test_it_touches_nobody_elses_card(alice, bob, card, now):
    for call in (
        lambda: own_cards.edit(bob, card.pk, Typed("mine")),
        lambda: own_cards.delete(bob, card.pk, now=now),
        lambda: own_cards.restore(bob, card.pk),
    ):
        with pytest.raises(UnknownCard):
            call()
    assert list(own_cards.find(bob)) == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", 3),
        ("mqa", 1),
        ("keys HEAD", 1),
        ("kv", 1),
        ("strong", 0),
        ("row<sum", 1),
        ("ÜBER", 1),
        ("weights \0", 1),
        ("nothing", 0),
    ],
)
def test_it_finds_words_in_the_text_and_not_in_its_tags(alice, card, now, words, found):
    own_cards.add(alice, Typed("<b>weights</b>: row&lt;sum"), key="2", now=now)
    own_cards.add(alice, Typed("Über", r"\(\sum_i w_i\)"), key="3", now=now)
    assert len(own_cards.find(alice, words=words)) == found


def test_it_finds_a_deck(alice, card, now):
    own_cards.add(alice, Typed("x", deck="Other"), key="2", now=now)
    assert list(own_cards.find(alice, deck="Heads")) == [card]
