from __future__ import annotations

import re
import uuid

import pytest

from flashcards.models import Review, ReviewItem


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


def test_it_has_nothing_to_undo_at_first(client_for, alice):
    assert "nothing to undo" in client_for(alice).post("/review/", {"act": "undo"}, follow=True).content.decode()


def test_it_ignores_an_item_in_the_address_that_is_not_due(client_for, alice, due_flag):
    due_flag(alice)
    response = client_for(alice).get("/review/", {"item": "question:no-such"})
    assert hidden(response, "item") == "red-flag:mask-after-softmax"


def test_it_says_where_cards_come_from_when_there_are_none(client_for, alice):
    assert "Cards come from your attempts" in client_for(alice).get("/review/").content.decode()
