"""In Chromium: another account's export comes in; a card of one's own is written, changed, deleted, taken back."""

from __future__ import annotations

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from flashcards import own_cards
from flashcards.exchange.json_out import as_text, document
from flashcards.models import ItemKind, OwnCard, Rating, Review, ReviewItem
from flashcards.own_cards import Typed
from flashcards.reviews import record_review
from tests.browser.conftest import PHONE
from tests.pages import factories

pytestmark = pytest.mark.browser


@pytest.fixture
def other_export(django_user_model, exercise, submit):
    """What another account takes along: a card with a review, and a pass."""
    other = django_user_model.objects.create_user(username="bob")
    now = timezone.now()
    card = own_cards.add(other, Typed("What is MQA?", "One head of keys."), key="k", now=now)
    record_review(other, f"card:{card.guid}", Rating.GOOD, key="r", now=now)
    submit(other, factories.verdict("passed", cases=[factories.case()]))
    return as_text(document(other, now=now)).encode()


def test_it_takes_the_export_of_another_account(page, learner, other_export):
    page.goto("/me/data/")
    page.get_by_label("A file: .json").set_input_files(
        {"name": "rowsum.json", "mimeType": "application/json", "buffer": other_export}
    )
    page.get_by_role("button", name="Look at the file").click()
    expect(page.get_by_text("Nothing is changed yet.")).to_be_visible()
    expect(page.get_by_text("Passes in this file were not judged here.")).to_be_visible()
    expect(page.get_by_role("row", name="Own cards")).to_contain_text("1")
    assert not OwnCard.objects.filter(learner=learner).exists()
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text("Done:")).to_be_visible()
    assert OwnCard.objects.get(learner=learner).front == "What is MQA?"
    assert Review.objects.get(learner=learner).key == "r"
    page.goto("/exercises/causal-attention/")
    expect(page.get_by_text("Your pass came with a file that you imported.")).to_be_visible()
    expect(page.get_by_role("heading", name="Model solution")).to_have_count(0)


def test_it_writes_edits_and_deletes_a_card_without_java_script(open_page, learner):
    page = open_page(viewport=PHONE, java_script=False)
    page.goto("/me/data/")
    page.get_by_role("link", name="write one").click()
    page.get_by_label("Front").fill(r"What is \(\frac{a}{b}\)?")
    page.get_by_label("Back").fill("a share\nof one")
    page.get_by_label("Deck").fill("Heads")
    page.get_by_role("button", name="Save", exact=True).press("Enter")
    expect(page.get_by_text("It comes up in review.")).to_be_visible()
    page.goto("/review/")
    page.locator("#reveal summary").click()
    page.get_by_role("link", name="Edit this card").click()
    expect(page.get_by_label("Back")).to_have_value("a share\nof one")
    page.get_by_label("Back").fill("another share")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).to_have_url(page.url.partition("/review/")[0] + "/review/")
    _delete(page)
    page.locator(".undoable").get_by_role("button", name="Take back").click()
    expect(page.get_by_text("with the memory it had")).to_be_visible()
    _delete(page)
    page.goto("/me/cards/")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("with the memory it had")).to_be_visible()
    assert OwnCard.objects.get().back == "another share"
    assert ReviewItem.objects.get(kind=ItemKind.CARD).learner == learner


def _delete(page):
    page.goto("/me/cards/?q=another")
    page.locator(".own-cards a").click()
    page.get_by_role("link", name="Delete this card").click()
    page.get_by_role("button", name="Delete the card").click()
    expect(page.get_by_text("you can take it back")).to_be_visible()
    assert not OwnCard.objects.exists()
