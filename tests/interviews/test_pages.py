"""The pages of an interview, by form posts as a browser without scripts sends them."""

from __future__ import annotations

import re
import uuid
from datetime import timedelta

import pytest
from django.utils import timezone

from flashcards import interviews
from flashcards.models import Interview, InterviewStep
from grader.models import Submission
from tests.interviews.conftest import CODE, PARTLY, Room
from tests.pages import factories

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture
def now():
    """Pages go by the server's clock."""
    return timezone.now()


def text_of(response):
    return response.content.decode()


@pytest.fixture
def post(client_for, alice, room):
    client, address = client_for(alice), f"/interview/{room.interview.pk}/"

    def send(act, **fields):
        step = room.step
        return client.post(address, {"act": act, "step": step.position if step else 1} | fields, follow=True)

    return send


def test_it_begins_once_for_a_double_tap(client_for, alice, asked):
    client = client_for(alice)
    page = text_of(client.get("/interview/"))
    key = re.search(r'name="key" value="([^"]+)"', page)[1]
    wishes = {"key": key, "minutes": "20", "topic": "Softmax", "level": "junior"}
    first = client.post("/interview/", wishes)
    assert client.post("/interview/", wishes).url == first.url
    interview = Interview.objects.get()
    assert (interview.minutes, interview.topic, interview.level) == (20, "Softmax", "junior")
    assert "You have one open" in text_of(client.get("/interview/"))
    second = client.post("/interview/", wishes | {"key": str(uuid.uuid4())}, follow=True)
    assert "You have an interview open" in text_of(second)


@pytest.mark.parametrize(
    ("change", "says"), [({"topic": "No such"}, "no question of this topic"), ({"key": "no uuid"}, "not complete")]
)
def test_it_says_why_it_cannot_begin(client_for, alice, asked, change, says):
    response = client_for(alice).post("/interview/", {"key": str(uuid.uuid4())} | change)
    assert response.status_code == 422
    assert says in text_of(response)


def test_it_walks_through_everything_and_reveals_nothing_before_the_end(post, room, alice):
    hidden = ("sum to one", "SECRET-APPROACH", "It does not hold", "key point", "Asked because")
    for _ in range(4):
        page = text_of(post("answer", text="Softmax exponentiates. Not more."))
        assert not any(text in page for text in hidden)
    assert "At a whiteboard nothing runs" in page
    page = text_of(post("answer", source=CODE.replace("\n", "\r\n")))
    assert Submission.objects.get().source == CODE
    assert "One is wrong" in page
    page = text_of(post("answer", choice="1", text="Since it is so."))
    assert "What an interviewer would have noted" in page
    assert "Your code has no verdict yet" in page
    assert InterviewStep.objects.filter(answered_at=None).count() == 0


def test_it_shows_the_verdict_once_it_lands(post, room, client_for, alice):
    room.pass_until("exercise")
    post("answer", source=CODE)
    post("end")
    failed = factories.verdict(cases=[factories.case(passed=False)], misconceptions=[factories.TOP_LEFT])
    Submission.objects.update(status="failed", verdict=failed)
    page = text_of(client_for(alice).get(f"/interview/{room.interview.pk}/"))
    assert "The code does not hold: The causal mask is aligned top-left, not bottom-right." in page
    assert "no verdict yet" not in page
    assert factories.TOP_LEFT["evidence"] in page


def test_it_gives_refused_text_back(post, room):
    room.pass_until("red-flag")
    response = post("answer", text="My reason.")
    assert response.status_code == 422
    page = text_of(response)
    assert "Choose the statement that is wrong" in page
    assert "My reason." in page


def test_it_shows_the_open_step_to_a_stale_tab_and_keeps_its_text(post, room, client_for, alice):
    post("answer", text=PARTLY)
    page = text_of(post("answer", step=1, text="Typed in the other tab."))
    assert "Step 1 was answered already" in page
    assert "Step 2 of 6" in page
    post("end")
    assert "Typed in the other tab." in text_of(client_for(alice).get(f"/interview/{room.interview.pk}/"))


@pytest.mark.parametrize("fields", [{"act": "fly"}, {"act": "answer", "step": "x"}, {"act": "answer", "step": "99"}])
def test_it_survives_forms_that_no_page_sends(post, room, fields):
    assert "not complete" in text_of(post(**fields))
    assert room.step.position == 1


def test_it_hides_the_question_while_it_is_paused(post, room):
    page = text_of(post("pause", text="Half a sen"))
    assert "What does softmax do to a row?" not in page
    assert "Half a sen" not in page
    page = text_of(post("resume"))
    assert "What does softmax do to a row?" in page
    assert "Half a sen" in page


def test_it_keeps_drafts_over_a_reload(client_for, alice, room):
    client, address = client_for(alice), f"/interview/{room.interview.pk}/"
    assert client.post(f"{address}draft/", {"step": 1, "text": "So far\r\nso good"}).status_code == 204
    assert "So far\nso good" in text_of(client.get(address))
    assert client.post(f"{address}draft/", {"step": 5, "text": "x"}).status_code == 409
    assert client.post(f"{address}draft/", {"text": "x"}).status_code == 400
    room.finish()
    assert client.post(f"{address}draft/", {"step": 1, "text": "x"}).status_code == 409


def test_it_asks_who_comes_back_late_whether_they_were_away(client_for, alice, begin, now):
    interview = begin(alice, minutes=10, at=now - timedelta(hours=2))
    client, address = client_for(alice), f"/interview/{interview.pk}/"
    assert "The time is over" in text_of(client.get(address))
    assert "whole number" in text_of(client.post(address, {"act": "away", "minutes": "x"}, follow=True))
    page = text_of(client.post(address, {"act": "away", "minutes": "115"}, follow=True))
    assert "115 minutes taken off the clock." in page
    assert "What does softmax do to a row?" in page


def test_it_offers_a_program_to_the_judge_again(post, room, settings, client_for, alice):
    room.pass_until("exercise")
    settings.QUEUE_LIMIT = 0
    post("answer", source=CODE)
    page = text_of(post("end"))
    assert "Hand it in again" in page
    assert "still has no room" in text_of(post("judge"))
    settings.QUEUE_LIMIT = 5
    post("judge")
    assert Submission.objects.count() == 1


def test_it_gives_the_report_as_markdown(client_for, alice, room):
    client, address = client_for(alice), f"/interview/{room.interview.pk}/report.md"
    assert client.get(address).status_code == 302
    room.answer(PARTLY)
    room.finish()
    response = client.get(address)
    assert response["Content-Type"] == "text/markdown; charset=utf-8"
    assert response["Content-Disposition"].endswith('.md"')
    assert "http://testserver/questions/score-to-weight/" in text_of(response)


def test_it_is_its_learners_only(client_for, bob, room):
    address = f"/interview/{room.interview.pk}/"
    for suffix in ("", "report.md"):
        assert client_for(bob).get(address + suffix).status_code == 404
    for suffix in ("", "draft/"):
        assert client_for(bob).post(address + suffix, {"act": "end", "step": 1}).status_code == 404
    assert "/accounts/login/" in client_for(None).get(address).url
    assert room.step is not None


def test_it_keeps_the_text_of_who_was_signed_out(client_for, alice, room):
    client, address = client_for(None), f"/interview/{room.interview.pk}/"
    client.post(address, {"act": "answer", "step": 1, "text": "Typed while signed out"})
    client.force_login(alice, backend="config.sign_in.PasswordBackend")
    assert "Typed while signed out" in text_of(client.get(address))


def test_it_asks_as_many_queries_for_many_interviews(
    client_for, alice, begin, room, now, django_assert_max_num_queries
):
    room.pass_until("nothing")
    for number in range(6):
        other = Room(begin(alice, key=f"more-{number}"), now)
        other.answer(PARTLY)
        other.finish()
    client = client_for(alice)
    for address in ("/interview/", f"/interview/{room.interview.pk}/"):
        with django_assert_max_num_queries(9):
            client.get(address)
    begin(alice, key="open")
    with django_assert_max_num_queries(9):
        client.get("/interview/")


def test_it_needs_neither_inline_scripts_nor_inline_styles(client_for, alice, room):
    client, address = client_for(alice), f"/interview/{room.interview.pk}/"
    pages = [text_of(client.get("/interview/"))]
    while room.step is not None:
        pages.append(text_of(client.get(address)))
        room.answer(passed=True)
    pages.append(text_of(client.get(address)))
    for page in pages:
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page)
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))


def test_it_names_no_learner_of_another_interview(alice, bob, begin):
    mine, theirs = begin(alice), begin(bob)
    assert interviews.open_interview(alice) == mine
    assert interviews.open_interview(bob) == theirs


def test_it_is_the_first_thing_of_today_while_it_is_open(client_for, alice, room):
    client = client_for(alice)
    assert "The mock interview that you began" in text_of(client.get("/"))
    room.finish()
    assert "The mock interview that you began" not in text_of(client.get("/"))


def test_it_is_shown_to_hosts_and_not_changed_by_them(client_for, django_user_model, room):
    room.answer(PARTLY)
    host = client_for(django_user_model.objects.create_superuser("host", password="x"))
    address = f"/admin/flashcards/interview/{room.interview.pk}/change/"
    assert PARTLY in text_of(host.get(address))
    assert host.get("/admin/flashcards/interview/").status_code == 200
    assert host.post(address, {"minutes": 45}).status_code == 403
