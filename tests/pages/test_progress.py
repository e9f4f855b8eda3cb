"""The pages of progress and the API: what they show, with little and with much, and to whom."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group
from django.utils import timezone

from flashcards.days import DayClock
from flashcards.models import Attempt, Learner, Rating
from flashcards.pages import progress as page
from flashcards.progress_figures import CalibrationBin, Readiness
from flashcards.reviews import record_review
from grader.catalogue import exercises
from tests.pages import factories


@pytest.fixture
def busy(alice, question, exercise, submit, due_flag):
    """Something in every section."""
    flag = factories.red_flag("causal-top-left")
    mark = {
        "score": 1.0,
        "points": [{"id": "rows-sum-to-one", "text": "Rows.", "covered": True, "evidence": "x"}],
        "red_flags": [{"id": flag.slug, "text": "CLAIM-SAID", "evidence": "y"}],
        "missing": [],
    }
    Attempt.objects.create(learner=alice, question=question, text="x", mark=mark, question_version=1)
    submit(alice, factories.verdict(misconceptions=[factories.TOP_LEFT]))
    due_flag(alice)
    record_review(alice, "red-flag:mask-after-softmax", Rating.GOOD, key="a", now=timezone.now())
    return alice


def text_of(client, address="/progress/"):
    response = client.get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_it_says_what_to_do_where_nothing_was_done_yet(client_for, alice, question, exercise):
    text = text_of(client_for(alice))
    assert "this page begins to fill" in text
    assert "Nothing comes yet" in text
    assert "After 512 reviews on a later day" in text
    assert "None was found" in text
    for words in ("0 of 1 ready", "0 of 1 attempted", "0 of 1 passed"):
        assert words in text


def test_it_works_without_any_content(client_for, alice, settings, tmp_path):
    assert exercises()  # of the project's own folder, which are not this one's
    settings.CONTENT_DIR = tmp_path
    assert "There are no questions yet" in text_of(client_for(alice))


def test_it_links_what_is_still_wrong(client_for, busy):
    text = text_of(client_for(busy))
    assert "Open: 2" in text
    assert 'href="/exercises/causal-attention/"' in text
    assert 'href="/questions/score-or-weight/"' in text
    assert 'href="/red-flags/causal-top-left/"' in text
    assert "CLAIM-SAID" in text


def test_it_has_a_table_and_words_for_every_plot(client_for, busy):
    text = text_of(client_for(busy))
    plots = re.findall(r'<svg class="plot[^>]*>', text)
    assert len(plots) >= 4
    assert all('role="img"' in plot and 'aria-label="' in plot for plot in plots)
    sections = [part for part in text.split("<section")[1:] if 'class="plot' in part]
    assert all("<table" in section for section in sections)


def test_it_has_neither_inline_styles_nor_scripts(client_for, busy):
    for address in ("/progress/", "/progress/class/"):
        Learner.objects.filter(pk=busy.pk).update(is_staff=True)
        text = text_of(client_for(busy), address)
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)
        assert text.count("<h1") == 1


def test_it_shows_the_interview_day(client_for, alice, question, exercise):
    alice.interview_date = DayClock.of(alice).day_of(timezone.now()) + timedelta(days=9)
    alice.save()
    text = text_of(client_for(alice))
    assert re.search(r"On the day of your interview, \d+ \w+, you can expect to recall \d+%", text)
    assert "With your plan" in text
    assert "If you stopped now" in text


def test_it_is_for_learners_only(client_for):
    for address in ("/progress/", "/progress/class/"):
        assert client_for(None).get(address).status_code == 302
    assert client_for(None).get("/api/v1/progress/").status_code in (401, 403)


def test_it_shows_only_what_is_the_learners_own(client_for, busy, bob):
    text = text_of(client_for(bob))
    assert "CLAIM-SAID" not in text
    assert client_for(bob).get("/api/v1/progress/").json()["misconceptions"] == []


def test_it_tells_programs_the_same(client_for, busy):
    answer = client_for(busy).get("/api/v1/progress/").json()
    assert len(answer["forecast"]) == 30
    assert answer["forecast"][0]["due"] == answer["due"]
    assert answer["retention"] == {"recalled": 0, "asked": 0, "share": None}
    assert {each["name"] for each in answer["misconceptions"]} == {"causal-top-left"}
    assert [each["attempted"] for each in answer["topics"] if each["title"] == "Softmax"] == [1]
    assert answer["activity"][-1] == {"day": answer["today"], "reviews": 1, "other": 2}
    assert answer["readiness"]["planned"] is False
    assert sum(each["asked"] for each in answer["calibration"]) == 0
    assert answer["fit"] is None


# --- the host's page ---


@pytest.fixture
def host(django_user_model):
    return django_user_model.objects.create_user(username="host", password="x", is_staff=True)


def test_it_shows_a_host_where_people_stumble_and_no_name(client_for, host, question, exercise, submit):
    for number in range(7):
        learner = Learner.objects.create(username=f"PERSON-{number}")
        submit(learner, factories.verdict(misconceptions=[factories.TOP_LEFT]))
    text = text_of(client_for(host), "/progress/class/")
    assert "5 to 9 people tried" in text
    assert factories.TOP_LEFT["title"] in text
    assert "all but fewer than 5 people" in text
    assert "PERSON" not in text


def test_it_leads_a_host_to_the_others_only_where_there_are_some(client_for, host):
    client = client_for(host)
    assert "/progress/class/" not in text_of(client)
    Learner.objects.create(username="somebody-else")
    assert "/progress/class/" in text_of(client)


def test_it_is_for_staff_only(client_for, alice):
    assert client_for(alice).get("/progress/class/").status_code == 403
    assert "/progress/class/" not in text_of(client_for(alice))


def test_it_answers_a_small_group_like_one_that_is_not_there(client_for, host, question, exercise):
    small, large = Group.objects.create(name="SMALL"), Group.objects.create(name="LARGE")
    small.user_set.add(*(Learner.objects.create(username=f"s{number}") for number in range(3)))
    large.user_set.add(*(Learner.objects.create(username=f"l{number}") for number in range(12)))
    Learner.objects.bulk_create(Learner(username=f"o{number}") for number in range(5))
    client = client_for(host)
    for wanted in (small.pk, 99_999, "x"):
        text = text_of(client, f"/progress/class/?group={wanted}")
        assert "There is no such group, or it is too small" in text
        assert "SMALL" not in text
    assert "The group LARGE: 10 to 14 people" in text_of(client, f"/progress/class/?group={large.pk}")


# --- shapes ---


def test_it_draws_no_bar_where_there_are_too_few():
    few = CalibrationBin(0.85, 0.9, 1, 1, 5, 2, 0.88)
    assert page.calibration_row(few) == ("85–90%", [], None, "9: too few")
    enough = CalibrationBin(0.0, 0.7, 5, 0, 5, 0, 0.6)
    assert page.calibration_row(enough) == ("<70%", [(0.5, "good"), (0.5, "again")], 0.6, "50% of 10")


def test_it_compares_the_plan_with_doing_nothing():
    today = timezone.now().date()
    planned = page.readiness_shares(Readiness(today, True, 0.8, 0.5, ()))
    assert [(each.label, each.text) for each in planned] == [("With your plan", "80%"), ("If you stopped now", "50%")]
    assert [each.text for each in page.readiness_shares(Readiness(today, False, 0.5, 0.5, ()))] == ["50%"]
    assert sum(cell.width for cell in planned[0].cells) == 100
