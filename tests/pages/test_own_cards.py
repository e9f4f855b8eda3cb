from __future__ import annotations

import html
import re
import uuid

import pytest
from django.utils import timezone

from flashcards import own_cards
from flashcards.models import ItemKind, OwnCard, ReviewItem
from flashcards.own_cards import Typed
from flashcards.pages.own_cards import A_PAGE

pytestmark = [pytest.mark.django_db, pytest.mark.database]
SIDES = {"front": "What is MQA?", "back_side": "One head of keys.", "deck": "Heads", "tags": "kv cache", "back": ""}


def write(learner, front="What is MQA?", **fields):
    return own_cards.add(learner, Typed(front, **fields), key=str(uuid.uuid4()), now=timezone.now())


@pytest.fixture
def card(alice):
    return write(alice, back="One head of keys.", deck="Heads")


def test_it_is_found_from_ones_data_and_from_the_card_in_review(client_for, alice, card):
    client = client_for(alice)
    assert 'href="/me/cards/"' in client.get("/me/data/").content.decode()
    text = client.get("/review/").content.decode()
    assert f'href="/me/cards/{card.pk}/?back=review"' in text
    assert "Read all of it" not in text


def test_it_takes_a_new_card_once_and_asks_it(client_for, alice):
    client = client_for(alice)
    key = re.search(r'name="key" value="([^"]+)"', client.get("/me/cards/new/").content.decode())[1]
    for _ in range(2):
        text = client.post("/me/cards/new/", {**SIDES, "key": key}, follow=True).content.decode()
        assert "Saved: “What is MQA?”" in text
    assert OwnCard.objects.get().tags == ["kv", "cache"]
    assert "What is MQA?" in client.get("/review/").content.decode()


def test_it_goes_on_with_the_same_deck_where_another_is_to_follow(client_for, alice):
    body = {**SIDES, "key": str(uuid.uuid4()), "another": "yes"}
    text = client_for(alice).post("/me/cards/new/", body, follow=True).content.decode()
    assert 'name="deck" value="Heads"' in text
    assert 'name="tags" value="kv cache"' in text
    assert "What is MQA?" not in re.search(r"<textarea.*?</textarea>", text, re.DOTALL)[0]


@pytest.mark.parametrize("address", ["new", "edit"])
def test_it_keeps_what_was_typed_beside_what_is_wrong(client_for, alice, card, address):
    url = "/me/cards/new/" if address == "new" else f"/me/cards/{card.pk}/"
    answer = client_for(alice).post(url, {**SIDES, "front": " ", "back_side": "KEPT", "key": str(uuid.uuid4())})
    text = answer.content.decode()
    assert answer.status_code == 422
    assert re.search(r'id="front-error" role="alert">Write what the card asks', text)
    assert "KEPT</textarea>" in text
    assert OwnCard.objects.count() == 1


def test_it_asks_for_another_try_where_the_forms_key_is_lost(client_for, alice):
    answer = client_for(alice).post("/me/cards/new/", {**SIDES, "key": "x"})
    assert answer.status_code == 422
    assert "What is MQA?</textarea>" in answer.content.decode()


def test_it_edits_and_goes_back_to_where_one_came_from(client_for, alice, card):
    client = client_for(alice)
    for back, wanted in (
        ("review", "/review/"),
        ("q=mqa&page=2", "/me/cards/?q=mqa&page=2"),
        ("https://example.org/", "/me/cards/?https%3A%2F%2Fexample.org%2F="),
        ("", "/me/cards/"),
    ):
        answer = client.post(f"/me/cards/{card.pk}/", {**SIDES, "back_side": f"from {back}", "back": back})
        assert answer["Location"] == wanted
    assert OwnCard.objects.get().back == "from"


def test_it_shows_a_formula_as_it_was_typed_and_as_it_looks(client_for, alice):
    made = write(alice, r"Is \(a<b\)?")
    text = client_for(alice).get(f"/me/cards/{made.pk}/").content.decode()
    assert r"Is \(a&lt;b\)?</textarea>" in text
    assert "<math>" in text


def test_it_asks_before_it_deletes_and_takes_it_back(client_for, alice, card):
    client = client_for(alice)
    assert "Delete this card?" in client.get(f"/me/cards/{card.pk}/delete/").content.decode()
    assert OwnCard.objects.count() == 1
    text = client.post(f"/me/cards/{card.pk}/delete/", {"back": ""}, follow=True).content.decode()
    assert "Deleted: “What is MQA?”" in text
    assert f'action="/me/cards/{card.pk}/restore/"' in text
    assert '<details class="deleted" id="deleted" open>' in text
    assert "of your own yet" not in text
    assert "What is MQA?" not in client.get("/review/").content.decode()
    text = client.post(f"/me/cards/{card.pk}/restore/", follow=True).content.decode()
    assert "Back again" in text
    assert "What is MQA?" in client.get("/review/").content.decode()


@pytest.mark.parametrize(("back", "wanted"), [("", "/me/cards/"), ("review", "/review/"), ("q=a", "/me/cards/?q=a")])
def test_it_takes_a_deletion_back_from_the_message_and_returns(client_for, alice, card, back, wanted):
    client = client_for(alice)
    text = client.post(f"/me/cards/{card.pk}/delete/", {"back": back}, follow=True).content.decode()
    found = re.search(r'<form class="notice success undoable" method="post" action="([^"]+)">', text)
    answer = client.post(html.unescape(found[1]))
    assert answer["Location"] == wanted
    assert OwnCard.objects.get() == card


FRACTION = r"\(\frac{1}{\sqrt{d}}\)"


def test_it_shows_formulas_as_text_outside_the_card(client_for, alice):
    client = client_for(alice)
    body = {**SIDES, "front": f"Why {FRACTION}?", "key": str(uuid.uuid4())}
    assert "Saved: “Why 1/√d?”" in client.post("/me/cards/new/", body, follow=True).content.decode()
    pk = OwnCard.objects.get().pk
    for text in (
        client.get("/me/cards/").content.decode(),
        client.get(f"/me/cards/{pk}/delete/").content.decode(),
        client.post(f"/me/cards/{pk}/delete/", follow=True).content.decode(),
        client.post(f"/me/cards/{pk}/restore/", follow=True).content.decode(),
    ):
        assert "Why 1/√d?" in text
        assert "frac" not in text


DOUBTFUL = {
    "a formula that cannot be read": (r"\(\frac{1\)", "cannot be read as a formula"),
    "dollar signs": ("$x^2$ grows", "dollar signs"),
    "a mark without its partner": (r"\(x + 1", "has no partner"),
    "a bare command": (r"\frac{1}{2} of it", "not inside a formula"),
}


@pytest.mark.parametrize(("front", "said"), DOUBTFUL.values(), ids=DOUBTFUL)
@pytest.mark.parametrize("address", ["new", "edit"])
def test_it_asks_before_it_saves_what_cannot_be_read(client_for, alice, card, address, front, said):
    client, url = client_for(alice), "/me/cards/new/" if address == "new" else f"/me/cards/{card.pk}/"
    body = {**SIDES, "front": front, "key": str(uuid.uuid4())}
    before = list(OwnCard.objects.values())
    answer = client.post(url, body)
    text = answer.content.decode()
    assert answer.status_code == 422
    assert said in re.search(r'id="front-doubts">(.*?)</ul>', text)[1]
    assert "As it would look" in text
    assert list(OwnCard.objects.values()) == before
    seen = re.search(r'name="seen" value="([^"]+)"', text)[1]
    assert client.post(url, {**body, "front": "$y^3$ other", "seen": seen}).status_code == 422, "another doubt"
    assert client.post(url, {**body, "seen": seen}).status_code == 302
    assert OwnCard.objects.filter(front=front).exists()


def test_it_asks_before_it_saves_an_empty_back(client_for, alice):
    body = {**SIDES, "back_side": " ", "key": str(uuid.uuid4())}
    text = client_for(alice).post("/me/cards/new/", body).content.decode()
    assert "The back is empty" in re.search(r'id="back-doubts">(.*?)</ul>', text)[1]
    assert not OwnCard.objects.exists()


@pytest.mark.parametrize(
    "front", ["costs $5 and $6", r"C:\users", r"<code>\( and $x^2$</code>", r"\(x^2\) and \[y\]", "A$ or US$"]
)
def test_it_saves_without_a_question_what_is_plain(client_for, alice, front):
    body = {**SIDES, "front": front, "key": str(uuid.uuid4())}
    assert client_for(alice).post("/me/cards/new/", body).status_code == 302


def test_it_asks_nothing_about_a_side_that_stays(client_for, alice):
    made = write(alice, "$x^2$")
    body = {**SIDES, "front": "$x^2$", "back_side": "", "deck": "another"}
    assert client_for(alice).post(f"/me/cards/{made.pk}/", body).status_code == 302


def test_it_does_not_write_over_what_another_tab_saved(client_for, alice, card):
    client, url = client_for(alice), f"/me/cards/{card.pk}/"
    opened = re.search(r'name="version" value="([^"]+)"', client.get(url).content.decode())[1]
    first = {**SIDES, "front": "from one tab", "version": opened}
    assert client.post(url, first).status_code == 302
    assert client.post(url, first).status_code == 302, "the same sent again is no conflict"
    second = {**SIDES, "front": "from the other tab", "version": opened}
    answer = client.post(url, second)
    text = answer.content.decode()
    assert answer.status_code == 409
    assert "changed meanwhile" in text
    assert "from the other tab</textarea>" in text
    assert "<pre>from one tab</pre>" in text
    assert OwnCard.objects.get().front == "from one tab"
    now = re.search(r'name="version" value="([^"]+)"', text)[1]
    assert client.post(url, {**second, "version": now}).status_code == 302
    assert OwnCard.objects.get().front == "from the other tab"


def test_it_finds_words_and_decks_over_pages(client_for, alice, card):
    for number in range(A_PAGE):
        write(alice, f"card {number}")
    client = client_for(alice)
    assert "Page 1 of 2" in client.get("/me/cards/").content.decode()
    assert "What is MQA?" in client.get("/me/cards/?page=2").content.decode()
    assert "What is MQA?" in client.get("/me/cards/?page=99").content.decode()
    text = client.get("/me/cards/?q=mqa&deck=Heads").content.decode()
    assert "1 of 51 cards" in text
    assert "card 3" not in text
    assert "No card has all of these words" in client.get("/me/cards/?q=mqa%00&deck=no%00ne").content.decode()


def test_it_says_when_each_comes_back(client_for, alice, card):
    write(alice, "second")
    ReviewItem.objects.filter(learner=alice, kind=ItemKind.CARD, key=card.guid).update(suspended_at=timezone.now())
    text = client_for(alice).get("/me/cards/").content.decode()
    assert re.findall(r'class="tag[^>]*>([^<]+)<', text) == ["new", "suspended"]


def test_it_needs_no_more_queries_for_more_cards(client_for, alice, card, django_assert_num_queries):
    client = client_for(alice)
    addresses = ["/me/cards/", "/me/cards/?q=a", f"/me/cards/{card.pk}/", f"/me/cards/{card.pk}/delete/"]
    gone = write(alice, "gone")
    own_cards.delete(alice, gone.pk, now=timezone.now())
    for address in addresses:
        client.get(address)
    for number in range(20):
        made = write(alice, f"a {number}", deck=f"deck {number}")
        if number % 2:
            own_cards.delete(alice, made.pk, now=timezone.now())
    for address, most in zip(addresses, (7, 6, 4, 4), strict=True):
        with django_assert_num_queries(most, info=address):
            client.get(address)


def test_it_shows_ones_own_cards_only(client_for, charlie, card):
    client = client_for(charlie)
    assert "MQA" not in client.get("/me/cards/").content.decode()
    for address in (f"/me/cards/{card.pk}/", f"/me/cards/{card.pk}/delete/"):
        assert client.get(address).status_code == 404
        assert client.post(address, SIDES).status_code == 404
    assert client.post(f"/me/cards/{card.pk}/restore/").status_code == 404
    assert client_for(None).get("/me/cards/").status_code == 302


def test_it_escapes_what_was_typed(client_for, alice):
    made = write(alice, "</textarea><script>alert(1)</script>x", deck='"><script>alert(2)</script>')
    client = client_for(alice)
    for address in ("/me/cards/", f"/me/cards/{made.pk}/", f"/me/cards/{made.pk}/delete/", "/me/cards/new/"):
        assert "<script>alert" not in client.get(address).content.decode()


# --- over HTTP for programs ---


def test_it_offers_the_same_to_a_program(client_for, alice):
    client = client_for(alice)

    def send(method, address, body=None):
        return getattr(client, method)(f"/api/v1/cards/{address}", body, content_type="application/json")

    body = {"front": "What is MQA?", "back": r"\(H_{kv}=1\)", "deck": "Heads", "tags": ["kv"], "key": "editor-1"}
    made = send("post", "", body)
    assert made.status_code == 201
    assert send("post", "", body).json() == made.json()
    pk = made.json()["id"]
    assert made.json()["doubts"] == {}
    assert made.json()["item"] == f"card:{OwnCard.objects.get().guid}"
    assert made.json()["back_text"] == r"\(H_{kv}=1\)"
    listed = client.get("/api/v1/cards/?search=mqa&deck=Heads&limit=1").json()
    assert (listed["count"], [row["id"] for row in listed["results"]]) == (1, [pk])
    changed = send("patch", f"{pk}/", {"front": "What is GQA?"}).json()
    assert (changed["front"], changed["back"], changed["tags"]) == ("What is GQA?", made.json()["back"], ["kv"])
    assert send("delete", f"{pk}/").status_code == 204
    assert client.get(f"/api/v1/cards/{pk}/").status_code == 404
    assert client.get("/api/v1/cards/").json()["count"] == 0
    assert send("post", f"{pk}/restore/").json()["front"] == "What is GQA?"
    assert client.get(f"/api/v1/cards/{pk}/").json()["front_text"] == "What is GQA?"


def test_it_tells_a_program_what_cannot_be_read(client_for, alice):
    body = {"front": r"\(\frac{1\)", "back": ""}
    doubts = client_for(alice).post("/api/v1/cards/", body, content_type="application/json").json()["doubts"]
    assert "cannot be read as a formula" in doubts["front"][0]
    assert "empty" in doubts["back"][0]


def test_it_names_the_field_at_fault_to_a_program(client_for, alice, card):
    client = client_for(alice)
    answer = client.post("/api/v1/cards/", {"front": "x" * 50_001}, content_type="application/json")
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert answer.json()["errors"][0]["field"] == "front"


def test_it_shows_a_program_its_learners_cards_only(client_for, charlie, card):
    client = client_for(charlie)
    assert client.get("/api/v1/cards/").json()["count"] == 0
    for method in ("get", "patch", "delete"):
        answer = getattr(client, method)(f"/api/v1/cards/{card.pk}/", {"front": "x"}, content_type="application/json")
        assert answer.status_code == 404
    assert client.post(f"/api/v1/cards/{card.pk}/restore/").status_code == 404
    assert client_for(None).get("/api/v1/cards/").status_code in (401, 403)
