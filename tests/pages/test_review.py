from __future__ import annotations

import re
import uuid

import pytest
from django.utils import timezone

from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind, OwnCard, Phase, Review, ReviewItem


def hidden(response, name):
    return re.search(rf'name="{name}" value="([^"]+)"', response.content.decode())[1]


def rate(client, rating=3, page=None):
    page = page or client.get("/review/")
    sent = {"item": hidden(page, "item"), "key": hidden(page, "key"), "rating": rating}
    return client.post("/review/", sent, follow=True)


def test_it_asks_one_card_with_the_next_interval_on_each_button(client_for, alice, due_flag):
    due_flag(alice)
    text = client_for(alice).get("/review/").content.decode()
    assert "just set those weights to zero" in text
    assert re.findall(r'class="interval">([^<]+)<', text) == ["1 min", "6 min", "10 min", "7 d"]


def test_it_records_a_rating_and_goes_on(client_for, alice, due_flag):
    due_flag(alice)
    response = rate(client_for(alice), rating=4)
    assert Review.objects.get().rating == 4
    assert "That is all for now" in response.content.decode()


def test_it_counts_a_double_post_once(client_for, alice, due_flag):
    due_flag(alice)
    client = client_for(alice)
    page = client.get("/review/")
    rate(client, page=page)
    response = rate(client, page=page)
    assert response.status_code == 200
    assert Review.objects.count() == 1


def test_it_is_friendly_to_a_stale_form(client_for, alice, due_flag):
    due_flag(alice)
    client = client_for(alice)
    page = client.get("/review/")
    rate(client, page=page)
    stale = {"item": hidden(page, "item"), "key": str(uuid.uuid4()), "rating": 1}
    response = client.post("/review/", stale, follow=True)
    assert "Your earlier rating stands." in response.content.decode()
    assert Review.objects.count() == 1


@pytest.mark.parametrize(
    "broken", [{}, {"rating": "5"}, {"rating": "x"}, {"rating": "3", "item": "red-flag:x", "key": "no uuid"}]
)
def test_it_counts_nothing_for_an_incomplete_form(client_for, alice, due_flag, broken):
    due_flag(alice)
    response = client_for(alice).post("/review/", broken, follow=True)
    assert "nothing was counted" in response.content.decode()
    assert "just set those weights to zero" in response.content.decode()
    assert not Review.objects.exists()


def test_it_refuses_an_item_of_someone_else(client_for, alice, bob, due_flag):
    due_flag(bob)
    sent = {"item": "red-flag:mask-after-softmax", "key": str(uuid.uuid4()), "rating": 3}
    response = client_for(alice).post("/review/", sent, follow=True)
    assert response.status_code == 200
    assert not Review.objects.exists()


def test_it_takes_the_last_rating_back_and_shows_its_card(client_for, alice, due_flag):
    due_flag(alice)
    client = client_for(alice)
    rate(client, rating=1)
    response = client.post("/review/", {"act": "undo"}, follow=True)
    text = response.content.decode()
    assert "“Again” was taken back" in text
    assert hidden(response, "item") == "red-flag:mask-after-softmax"
    assert ReviewItem.objects.get().reps == 0


def test_it_undoes_once_for_a_double_tap_and_says_so_once(client_for, alice, due_flag):
    due_flag(alice, "one")
    due_flag(alice, "two")
    client = client_for(alice)
    for _ in range(2):
        rate(client, rating=4)
    form = {"act": "undo", "key": Review.objects.first().key}
    assert f'value="{form["key"]}"' in client.get("/review/").content.decode()
    client.post("/review/", form)
    response = client.post("/review/", form, follow=True)
    assert response.content.decode().count("was taken back") == 1
    assert Review.objects.filter(undone_at=None).count() == 1


def test_it_says_that_an_old_form_counts_no_more(client_for, alice, due_flag):
    due_flag(alice)
    client = client_for(alice)
    page = client.get("/review/")
    form = {"item": hidden(page, "item"), "key": hidden(page, "key")}
    client.post("/review/", form | {"rating": 1})
    assert "that stands" in client.post("/review/", form | {"rating": 4}, follow=True).content.decode()
    assert "that stands" in client.post("/review/", form | {"act": "bury"}, follow=True).content.decode()
    assert Review.objects.get().rating == 1


def test_it_has_nothing_to_undo_at_first(client_for, alice):
    assert "nothing to undo" in client_for(alice).post("/review/", {"act": "undo"}, follow=True).content.decode()


def test_it_ignores_an_item_in_the_address_that_is_not_due(client_for, alice, due_flag):
    due_flag(alice)
    response = client_for(alice).get("/review/", {"item": "question:no-such"})
    assert hidden(response, "item") == "red-flag:mask-after-softmax"


def test_it_says_where_cards_come_from_when_there_are_none(client_for, alice):
    assert "Cards come from your attempts" in client_for(alice).get("/review/").content.decode()


def act(client, name, address="/review/", page=None):
    page = page or client.get(address)
    return client.post(
        address, {"item": hidden(page, "item"), "key": hidden(page, "key"), "act": name}, follow=True
    ).content.decode()


@pytest.mark.parametrize(
    ("name", "words"),
    [("suspend", "Suspended."), ("bury", "Buried until tomorrow."), ("later", "end of today’s queue")],
)
def test_it_sets_a_card_aside_and_takes_that_back(client_for, alice, due_flag, name, words):
    due_flag(alice, "one")
    due_flag(alice, "two")
    client = client_for(alice)
    first = hidden(client.get("/review/"), "item")
    assert words in act(client, name)
    page = client.get("/review/")
    assert hidden(page, "item") != first
    assert f"Card 1 of {2 if name == 'later' else 1} today" in page.content.decode()
    response = client.post("/review/", {"act": "undo"}, follow=True)
    assert "was taken back" in response.content.decode()
    assert hidden(response, "item") == first
    assert "Card 1 of 2 today" in client.get("/review/").content.decode()


@pytest.mark.parametrize("name", ["nonsense", "rate", ""])
def test_it_counts_nothing_for_an_unknown_act(client_for, alice, due_flag, name):
    due_flag(alice)
    assert "nothing was counted" in act(client_for(alice), name)
    assert not Review.objects.exists()


def test_it_lists_what_is_set_aside_with_a_button_to_resume_it(client_for, alice, due_flag):
    client = client_for(alice)
    for name in ("suspend", "bury"):
        due_flag(alice, name)
        act(client, name)
    text = client.get("/review/suspended/").content.decode()
    assert text.index("Suspended <span") < text.index("Buried until tomorrow <span")
    assert text.count("just set those weights to zero") == 4  # each as a title and on its button
    for _ in range(2):
        act(client, "resume", "/review/suspended/")
    assert "Nothing is set aside" in client.get("/review/suspended/").content.decode()
    assert "Card 1 of 2 today" in client.get("/review/").content.decode()


def test_it_shows_nobody_what_another_set_aside(client_for, alice, bob, due_flag):
    due_flag(alice)
    act(client_for(alice), "suspend")
    assert "Nothing is set aside" in client_for(bob).get("/review/suspended/").content.decode()


def lapsed(learner, question, lapses):
    return ReviewItem.objects.create(
        learner=learner,
        kind=ItemKind.QUESTION,
        key=question.slug,
        phase=Phase.RELEARNING,
        step=0,
        stability=1.0,
        difficulty=9.0,
        reps=30,
        lapses=lapses,
        due_at=timezone.now(),
    )


@pytest.mark.parametrize(("lapses", "named"), [(7, False), (8, True), (9, False), (12, True)])
def test_it_names_a_leech_on_its_card(client_for, alice, question, lapses, named):
    lapsed(alice, question, lapses)
    client = client_for(alice)
    assert (f"Forgotten {lapses} times." in client.get("/review/").content.decode()) is named
    assert ("Leeches" in client.get("/review/suspended/").content.decode()) is (lapses >= 8)


def test_it_splits_a_leech_into_its_follow_ups(client_for, alice, question):
    lapsed(alice, question, 8)
    assert "Its 2 follow-ups are reviewed instead." in act(client_for(alice), "split")
    assert {(item.kind, item.suspended_at is None) for item in ReviewItem.objects.all()} == {
        ("question", False),
        ("follow-up", True),
    }
    assert ReviewItem.objects.count() == 3
    client_for(alice).post("/review/", {"act": "undo"})
    assert ReviewItem.objects.get().suspended_at is None


def test_it_says_how_many_wait_when_the_days_limit_is_reached(client_for, alice, due_flag):
    due_flag(alice, "one")
    due_flag(alice, "two")
    alice.new_per_day = 1
    alice.save()
    client = client_for(alice)
    assert "1 new one waits for its day." in client.get("/").content.decode()
    text = rate(client, rating=4).content.decode()
    assert "1 new one waits for its day." in text
    assert "The next card comes" in text


def test_it_shows_a_card_of_ones_own(client_for, alice):
    OwnCard.objects.create(learner=alice, guid="g", front="<p>What is <b>MQA</b>?</p>", back="<p>One key head.</p>")
    add_items(alice, [Wanted(ItemKind.CARD, "g", "You imported it.")], now=timezone.now())
    text = client_for(alice).get("/review/").content.decode()
    assert '<h1 id="card-title" class="visually-hidden" tabindex="-1">The front of the card</h1>' in text
    assert text.count("MQA") == 1, "a screen reader reads the front once"
    assert "<b>MQA</b>" in text
    assert "One key head." in text
    assert "Read all of it" not in text
