"""Where the host limits how many parts of questions a learner unlocks a day: the page, the API, the exports."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from flashcards.exchange.notes_out import notes
from flashcards.models import AccessPlan, Attempt, ItemKind, Unlock, UnlockPart
from flashcards.unlocks import NoneLeft, UnlockRefused, allowance_of, unlock, unlocked_parts
from tests.pages import factories

pytestmark = [pytest.mark.django_db, pytest.mark.database]
MONDAY = datetime(2026, 3, 2, 10, tzinfo=UTC)
SECRETS = {
    UnlockPart.DETAILED_ANSWER: "<p>DETAILED</p>",
    UnlockPart.FOLLOW_UPS: "Why the row?",
    UnlockPart.RED_FLAGS: "CLAIM-OF-THE-QUESTION",
    UnlockPart.CHEAT_SHEET: "<p>SHEET</p>",
}


@pytest.fixture(autouse=True)
def limit(settings):
    settings.UNLOCKS_PER_DAY = 2
    return settings


@pytest.fixture
def asked(db):
    """A question with a part of each kind."""
    made = factories.question("limited")
    made.parts |= {
        "detailed_answer": SECRETS[UnlockPart.DETAILED_ANSWER],
        "cheat_sheet": SECRETS[UnlockPart.CHEAT_SHEET],
    }
    made.save()
    made.follow_ups.update(retired=True)
    made.follow_ups.create(slug="why-the-row", prompt=SECRETS[UnlockPart.FOLLOW_UPS], approach="<p>A</p>", position=9)
    made.red_flags.update(claim=SECRETS[UnlockPart.RED_FLAGS])
    return made


@pytest.fixture
def attempted(alice, asked):
    Attempt.objects.create(learner=alice, question=asked, text="x", question_version=1)
    return asked


def shown_on(client, question):
    text = client.get(f"/questions/{question.slug}/").content.decode()
    return {part for part, secret in SECRETS.items() if secret in text}


def post(client, question, part):
    return client.post(f"/questions/{question.slug}/unlock/", {"part": part.value})


def test_it_shows_everything_where_nothing_is_limited(client_for, alice, attempted, limit):
    limit.UNLOCKS_PER_DAY = None
    client = client_for(alice)
    assert shown_on(client, attempted) == set(UnlockPart)
    assert b"Unlock " not in client.get(f"/questions/{attempted.slug}/").content
    assert not Unlock.objects.exists()


def test_it_opens_one_part_at_a_time(client_for, alice, attempted):
    client = client_for(alice)
    assert shown_on(client, attempted) == set()
    answer = post(client, attempted, UnlockPart.RED_FLAGS)
    assert (answer.status_code, answer.url) == (
        302,
        f"/questions/{attempted.slug}/?unlocked=dont-say-this#dont-say-this",
    )
    assert shown_on(client, attempted) == {UnlockPart.RED_FLAGS}
    assert "1 of today’s 2 unlocks left" in client.get(f"/questions/{attempted.slug}/").content.decode()
    post(client, attempted, UnlockPart.RED_FLAGS)  # a double tap
    post(client, attempted, UnlockPart.DETAILED_ANSWER)
    assert shown_on(client, attempted) == {UnlockPart.RED_FLAGS, UnlockPart.DETAILED_ANSWER}


def test_it_says_when_there_will_be_more(client_for, alice, attempted):
    alice.time_zone = "Asia/Tokyo"
    alice.save()
    client = client_for(alice)
    for part in (UnlockPart.RED_FLAGS, UnlockPart.DETAILED_ANSWER, UnlockPart.CHEAT_SHEET):
        post(client, attempted, part)
    assert UnlockPart.CHEAT_SHEET not in shown_on(client, attempted)
    text = client.get(f"/questions/{attempted.slug}/").content.decode()
    assert "Today’s 2 unlocks are used" in text
    assert "04:00</time>" in text
    assert "<button" not in text.partition('id="cheat-sheet"')[2].partition("</section>")[0]


def test_it_counts_the_learners_own_day(alice, attempted):
    unlock(alice, attempted, UnlockPart.RED_FLAGS, now=MONDAY)
    unlock(alice, attempted, UnlockPart.CHEAT_SHEET, now=MONDAY)
    night = MONDAY.replace(day=3, hour=3, minute=59)  # still Monday: the day starts at four
    with pytest.raises(NoneLeft) as refused:
        unlock(alice, attempted, UnlockPart.FOLLOW_UPS, now=night)
    assert refused.value.again_at == night + timedelta(minutes=1)
    unlock(alice, attempted, UnlockPart.FOLLOW_UPS, now=night + timedelta(minutes=1))
    assert allowance_of(alice, now=night + timedelta(minutes=1)).left == 1


def test_it_limits_nobody_with_the_plan_pro(client_for, alice, attempted):
    alice.access_plan = AccessPlan.PRO
    alice.save()
    assert shown_on(client_for(alice), attempted) == set(UnlockPart)
    assert allowance_of(alice, now=timezone.now()) is None


def test_it_keeps_what_was_unlocked_when_the_plan_ends(alice, attempted):
    unlock(alice, attempted, UnlockPart.RED_FLAGS, now=MONDAY)
    alice.access_plan = AccessPlan.PRO
    assert unlocked_parts(alice, attempted) == set(UnlockPart)
    alice.access_plan = AccessPlan.FREE
    assert unlocked_parts(alice, attempted) == {UnlockPart.RED_FLAGS}


def test_it_wants_an_attempt_first(client_for, alice, asked):
    post(client_for(alice), asked, UnlockPart.RED_FLAGS)
    assert not Unlock.objects.exists()
    with pytest.raises(UnlockRefused, match="Answer the question first"):
        unlock(alice, asked, UnlockPart.RED_FLAGS, now=MONDAY)


def test_it_sends_a_locked_cheat_sheet_back_to_the_question(client_for, alice, attempted):
    client = client_for(alice)
    address = f"/questions/{attempted.slug}/cheat-sheet/"
    assert client.get(address).url == f"/questions/{attempted.slug}/#cheat-sheet"
    post(client, attempted, UnlockPart.CHEAT_SHEET)
    assert "SHEET" in client.get(address).content.decode()


def test_it_knows_no_other_parts(client_for, alice, attempted):
    assert client_for(alice).post(f"/questions/{attempted.slug}/unlock/", {"part": "references"}).status_code == 404


def test_it_asks_a_visitor_to_sign_in(client_for, attempted):
    answer = client_for(None).post(f"/questions/{attempted.slug}/unlock/", {"part": "red_flags"})
    assert "/accounts/login/" in answer.url


def test_the_api_says_what_is_locked_and_opens_it(client_for, alice, attempted):
    client, address = client_for(alice), f"/api/v1/questions/{attempted.slug}/"
    found = client.get(address).json()
    assert found["locked"] == [part.value for part in UnlockPart]
    assert (found["follow_ups"], found["red_flags"]) == (None, None)
    assert {"detailed_answer", "cheat_sheet"}.isdisjoint(found["parts"])
    assert found["allowance"]["left"] == 2
    opened = client.post(f"{address}unlocks/", {"part": "follow_ups"}, content_type="application/json")
    assert opened.status_code == 201
    assert [each["prompt"] for each in opened.json()["follow_ups"]] == [SECRETS[UnlockPart.FOLLOW_UPS]]
    client.post(f"{address}unlocks/", {"part": "cheat_sheet"}, content_type="application/json")
    refused = client.post(f"{address}unlocks/", {"part": "red_flags"}, content_type="application/json")
    assert refused.status_code == 429
    assert 0 < int(refused["Retry-After"]) <= 25 * 3600  # a day may have 25 hours
    assert "next day" in refused.json()["detail"]


def test_the_api_limits_nothing_by_default(client_for, alice, attempted, limit):
    limit.UNLOCKS_PER_DAY = None
    found = client_for(alice).get(f"/api/v1/questions/{attempted.slug}/").json()
    assert (found["locked"], found["allowance"]) == ([], None)
    assert found["red_flags"]


def test_the_api_wants_an_attempt_first(client_for, alice, asked):
    address = f"/api/v1/questions/{asked.slug}/unlocks/"
    assert client_for(alice).post(address, {"part": "red_flags"}, content_type="application/json").status_code == 409


def test_exports_hold_what_is_unlocked(alice, attempted):
    def kinds():
        return {note.item.partition(":")[0] for note in notes(alice)}

    hidden = {ItemKind.FOLLOW_UP.value, ItemKind.RED_FLAG.value}
    assert not kinds() & hidden
    unlock(alice, attempted, UnlockPart.FOLLOW_UPS, now=MONDAY)
    unlock(alice, attempted, UnlockPart.RED_FLAGS, now=MONDAY)
    assert kinds() >= hidden
