from __future__ import annotations

import pytest
from playwright.sync_api import expect

from flashcards.models import Review

pytestmark = pytest.mark.browser


def test_it_reviews_and_undoes_by_keyboard_alone(page, learner, due_flag):
    due_flag(learner)
    page.goto("/review/")
    expect(page.get_by_text("Add up a row.")).to_be_hidden()
    page.keyboard.press("3")  # nothing is revealed yet, so nothing is rated
    page.keyboard.press("Space")
    expect(page.get_by_text("Add up a row.")).to_be_visible()
    page.keyboard.press("4")
    expect(page.get_by_role("heading", name="That is all for now")).to_be_visible()
    assert [r.rating for r in Review.objects.all()] == [4]
    page.keyboard.press("u")
    expect(page.get_by_text("was taken back")).to_be_visible()
    assert Review.objects.get().undone_at is not None


def test_it_does_not_take_typing_for_keys(page, learner, due_flag):
    due_flag(learner)
    page.goto("/review/")
    page.get_by_label("Your answer, for yourself").press_sequentially("1 u ?")
    expect(page.get_by_label("Your answer, for yourself")).to_have_value("1 u ?")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_text("undo the last rating or act")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_text("Add up a row.")).to_be_visible()


def test_it_works_without_javascript(open_page, learner, due_flag):
    due_flag(learner)
    page = open_page(java_script=False)
    page.goto("/review/")
    page.get_by_text("Reveal Space").click()
    page.get_by_role("button", name="Good").click()
    expect(page.get_by_role("heading", name="That is all for now")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("was taken back")).to_be_visible()


def test_it_sets_cards_aside_by_keyboard_and_takes_each_back(page, learner, due_flag):
    for slug in ("one", "two"):
        due_flag(learner, slug)
    page.goto("/review/")
    for key, words in (("s", "Suspended."), ("-", "Buried until tomorrow."), ("l", "end of today’s queue")):
        page.keyboard.press(key)
        expect(page.get_by_text(words)).to_be_visible()
        page.keyboard.press("u")
        expect(page.get_by_text("was taken back")).to_be_visible()
        expect(page.get_by_text("Card 1 of 2 today")).to_be_visible()
    assert [row.act for row in Review.objects.exclude(undone_at=None).order_by("id")] == ["suspend", "bury", "later"]


def test_it_leaves_single_letters_alone_where_the_learner_wants_that(page, learner, due_flag):
    due_flag(learner)
    page.goto("/review/")
    page.get_by_text("Keys ?").click()
    page.get_by_label("Use these keys in this browser").uncheck()
    page.reload()
    page.keyboard.press("s")
    page.keyboard.press("Space")
    expect(page.get_by_text("Add up a row.")).to_be_hidden()
    page.get_by_text("Keys ?").click()
    page.get_by_label("Use these keys in this browser").check()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.get_by_text("Suspended.")).to_be_visible()


def test_it_resumes_without_javascript(open_page, learner, due_flag):
    due_flag(learner)
    page = open_page(java_script=False)
    page.goto("/review/")
    page.get_by_role("button", name="Suspend").click()
    page.get_by_role("link", name="Suspended and buried").click()
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_text("Nothing is set aside")).to_be_visible()
    page.get_by_role("link", name="Review", exact=True).first.click()
    expect(page.get_by_text("Card 1 of 1 today")).to_be_visible()
