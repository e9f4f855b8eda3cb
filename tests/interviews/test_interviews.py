"""Interviews: what is asked, answered, closed and put into the queue."""

from __future__ import annotations

from datetime import timedelta

import pytest

from flashcards import interviews
from flashcards.interview_script import State
from flashcards.interviews import AlreadyOpen, NoSuchStep, NothingToAsk, NotNow, Sent, StepRefused, Wishes
from flashcards.models import Attempt, FollowUp, Interview, InterviewStep, ItemKind, Question, RedFlag, ReviewItem
from grader.models import Submission
from tests.interviews.conftest import AXIS, CODE, PARTLY, Room

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def queued(learner):
    return {item.public_id: item for item in ReviewItem.objects.filter(learner=learner)}


def kinds(room):
    return [step.kind for step in room.interview.steps.all()]


def test_it_begins_once_for_a_key(alice, begin):
    first = begin(alice)
    assert begin(alice) == first
    assert [step.kind for step in first.steps.all()] == ["question", "exercise", "red-flag"]
    assert [step.asked_at is None for step in first.steps.all()] == [False, True, True]


def test_it_has_one_open_at_a_time_and_closes_what_is_over(alice, bob, begin, now):
    first = begin(alice, minutes=10)
    with pytest.raises(AlreadyOpen) as refused:
        begin(alice, key="other")
    assert refused.value.interview == first
    begin(bob)
    later = begin(alice, key="third", at=now + timedelta(minutes=11))
    first.refresh_from_db()
    assert first.finished_at is not None
    assert later.pk != first.pk


@pytest.mark.parametrize("wishes", [Wishes(10, topic="No such"), Wishes(10, level="staff")])
def test_it_says_that_nothing_fits(alice, asked, now, wishes):
    with pytest.raises(NothingToAsk):
        interviews.start(alice, wishes, key="k", seed=1, now=now)


@pytest.mark.parametrize("minutes", [0, 9, 46])
def test_it_takes_ten_to_forty_five_minutes(alice, asked, now, minutes):
    with pytest.raises(ValueError, match="10 to 45"):
        interviews.start(alice, Wishes(minutes), key="k", seed=1, now=now)


def test_it_asks_what_it_has_not_asked_before(alice, asked, begin, now):
    other = Question.objects.get(pk=asked.pk)
    other.pk, other.slug = None, "other-question"
    other.save()
    seen = []
    for number in range(4):
        made = begin(alice, minutes=10, key=str(number))
        seen.append(made.steps.all()[0].key)
        interviews.finish(made, now=now)
    assert set(seen[:2]) == set(seen[2:]) == {"score-to-weight", "other-question"}


def test_it_asks_for_what_was_left_out(room):
    room.answer(PARTLY)
    assert kinds(room) == ["question", "follow-up", "follow-up", "follow-up", "exercise", "red-flag"]
    assert room.step.key == "score-to-weight/subtract-row-maximum"
    assert room.step.asked["because"] == "Softmax runs along the keys."


def test_it_asks_in_the_authors_order_where_nothing_is_missing(room):
    room.answer(f"{PARTLY} {AXIS}")
    assert room.step.key == "score-to-weight/why-scores"


def test_it_counts_an_answer_once(alice, room):
    interview, now = room.interview, room.now
    for _ in range(2):
        interviews.answer(interview, 1, Sent(PARTLY), now=now)
    assert room.step.position == 2
    assert Attempt.objects.filter(learner=alice).count() == 1


def test_it_takes_the_same_key_for_a_repeat_whatever_it_says(room):
    first = interviews.answer(room.interview, 1, Sent(PARTLY), key="tap", now=room.now)
    assert interviews.answer(room.interview, 1, Sent("changed"), key="tap", now=room.now) == first


def test_it_keeps_what_another_tab_sends_for_a_closed_step(room):
    room.answer(PARTLY)
    with pytest.raises(NotNow, match="answered already"):
        interviews.answer(room.interview, 1, Sent("From the other tab."), now=room.now)
    first = room.interview.steps.all()[0]
    assert (first.given["text"], first.mark["also_sent"]) == (PARTLY, ["From the other tab."])
    assert room.step.position == 2


@pytest.mark.parametrize("position", [0, 3, 9])
def test_it_knows_only_the_steps_that_were_asked(room, position):
    with pytest.raises(NoSuchStep):
        interviews.answer(room.interview, position, Sent("x"), now=room.now)


@pytest.mark.parametrize(("text", "says"), [("  ", "no answer yet"), ("x" * 20_001, "20,001"), ("a\0b", "NUL")])
def test_it_refuses_what_is_no_answer_and_keeps_it(room, text, says):
    with pytest.raises(StepRefused, match=says):
        room.answer(text)
    assert room.step.position == 1
    assert room.step.given["text"] == text.replace("\0", "")[:20_000]


def test_it_wants_a_choice_at_the_red_flag(room):
    room.pass_until("red-flag")
    for choice in (None, 0, 4):
        with pytest.raises(StepRefused) as refused:
            room.answer("A reason.", choice=choice)
        assert refused.value.field == "choice"


def test_it_feeds_the_queue_with_what_was_answered_and_missed(alice, room):
    room.answer("You apply the mask after the softmax, to the weights.")
    room.answer(passed=True)
    wrong = 1 + [one["wrong"] for one in room.pass_until("red-flag").asked["statements"]].index(False)
    flag = room.step.key
    room.answer("It is so.", choice=wrong)
    items = queued(alice)
    assert {"question:score-to-weight", "follow-up:score-to-weight/why-scores"} <= items.keys()
    assert items["red-flag:mask-after-softmax"].brought_back_at is not None
    assert items[f"red-flag:{flag}"].brought_back_at is not None
    assert items["exercise:causal-attention"].reason == "You passed over it in an interview."
    assert {entry["item"] for entry in room.report["queue"]} <= items.keys()


def test_it_puts_no_found_red_flag_into_the_queue(alice, room):
    choice = room.right_choice()
    flag = room.step.key
    room.answer("The row would not sum to one.", choice=choice)
    assert f"red-flag:{flag}" not in queued(alice)
    assert room.report["steps"][-1]["score"] == 1.0


def test_it_hands_the_code_to_the_judge_once_and_goes_on(alice, room):
    room.pass_until("exercise")
    position = room.step.position
    room.answer(source=CODE)
    interviews.answer(room.interview, position, Sent(source=CODE), now=room.now)
    submission = Submission.objects.get(learner=alice)
    assert (submission.exercise, submission.source) == ("causal-attention", CODE)
    assert room.step.kind == "red-flag"


def test_it_keeps_code_that_the_judge_has_no_room_for(room, settings):
    room.pass_until("exercise")
    settings.QUEUE_LIMIT = 0
    room.answer(source=CODE)
    room.finish()
    assert not interviews.judge_waiting(room.interview)
    settings.QUEUE_LIMIT = 10
    assert interviews.judge_waiting(room.interview)
    assert not interviews.judge_waiting(room.interview)  # it waits no more
    assert room.report["steps"][4]["verdict"]["status"] == "waiting"


def test_it_refuses_an_empty_program(room):
    room.pass_until("exercise")
    with pytest.raises(StepRefused, match="no code") as refused:
        room.answer(source="\n")
    assert refused.value.field == "source"


def test_it_stops_the_clock_and_asks_nothing_meanwhile(room):
    room.pass_time(minutes=5)
    for _ in range(2):
        interviews.pause(room.interview, now=room.now)
        room.pass_time(hours=9)
    assert room.standing.left == 25 * 60
    with pytest.raises(NotNow, match="paused"):
        room.answer(PARTLY)
    assert room.step.given["text"] == PARTLY
    interviews.resume(room.interview, now=room.now)
    room.pass_time(minutes=2)
    interviews.resume(room.interview, now=room.now)
    assert room.standing.left == 23 * 60
    assert room.answer(PARTLY, seconds=0).seconds == 7 * 60


def test_it_takes_the_open_step_within_the_grace_minute(room):
    room.pass_time(minutes=30, seconds=59)
    step = room.answer(PARTLY, seconds=0)
    assert step.mark["how"] == "answered"
    assert room.step.position == 2


def test_it_closes_by_the_clock_what_the_browser_saved(alice, room):
    assert interviews.save_draft(room.interview, 1, Sent(PARTLY), now=room.now)
    room.pass_time(minutes=31)
    assert not interviews.save_draft(room.interview, 1, Sent("more"), now=room.now)
    with pytest.raises(NotNow, match="time is over"):
        room.answer("Too late.", seconds=0)
    report = room.finish()
    first = report["steps"][0]
    assert (first["text"], first["also_sent"]) == (PARTLY, ["Too late."])
    assert first["closed"].startswith("The time was over")
    assert "The time was over during “What does softmax do to a row?”." in report["notes"]
    assert Attempt.objects.get(learner=alice).text == PARTLY
    assert [step["closed"] for step in report["steps"][1:]] == ["Not reached."] * 2


def test_it_takes_time_off_the_clock_for_who_was_away(room):
    room.pass_time(minutes=4)
    interviews.save_draft(room.interview, 1, Sent("So far."), now=room.now)
    room.pass_time(hours=2)
    assert room.standing.state is State.OVER
    assert interviews.away(room.interview, 5 * 60, now=room.now) == 2 * 3600  # not more than since the draft
    assert interviews.away(room.interview, 60, now=room.now) == 0  # nor twice
    assert (room.standing.state, room.standing.left) == (State.RUNNING, 26 * 60)
    room.answer(PARTLY)
    assert room.step.position == 2


def test_it_takes_a_pause_off_the_clock_once(room):
    interviews.pause(room.interview, now=room.now)
    room.pass_time(minutes=20)
    interviews.resume(room.interview, now=room.now)
    room.pass_time(minutes=3)
    assert interviews.away(room.interview, 60, now=room.now) == 3 * 60
    assert room.standing.left == 30 * 60


def test_it_counts_late_text_for_who_was_away(room):
    room.pass_time(hours=1)
    with pytest.raises(NotNow):
        room.answer(PARTLY)
    interviews.away(room.interview, 60, now=room.now)
    assert Sent.shown(room.step.given).text == PARTLY


def test_it_ends_with_what_was_saved_and_ends_once(room):
    interviews.save_draft(room.interview, 1, Sent(PARTLY), now=room.now)
    report = room.finish()
    ended = room.interview.finished_at
    room.pass_time(minutes=1)
    assert room.finish() == report
    assert room.interview.finished_at == ended
    assert report["steps"][0]["score"] > 0
    with pytest.raises(NotNow, match="closed"):
        interviews.answer(room.interview, 1, Sent("After."), now=room.now)


def test_it_records_no_attempt_where_nothing_was_written(alice, room):
    room.finish()
    assert not Attempt.objects.exists()
    assert not ReviewItem.objects.exists()


def test_it_holds_no_program_that_was_not_begun(alice, room):
    room.pass_until("exercise")
    interviews.save_draft(room.interview, room.step.position, Sent(source=room.step.asked["starter"]), now=room.now)
    room.finish()
    assert not Submission.objects.exists()


def test_it_keeps_asking_and_reporting_what_it_began_with(asked, room):
    room.answer(PARTLY)
    Question.objects.filter(pk=asked.pk).update(prompt="EDITED", key_points=[], retired=True)
    FollowUp.objects.update(prompt="EDITED", retired=True)
    RedFlag.objects.update(claim="EDITED", retired=True)
    room.pass_until("nothing")
    assert "EDITED" not in str(room.report)
    FollowUp.objects.all().delete()
    assert len(room.report["steps"]) == 6


def test_it_goes_on_where_a_follow_up_is_gone(room):
    room.answer(PARTLY)
    FollowUp.objects.all().delete()
    room.answer("It runs along the keys.")
    assert room.step.position == 3


def test_it_asks_less_where_the_content_has_less(alice, asked, begin, now):
    asked.exercises, asked.key_points = ["gone-exercise"], asked.key_points[:1]
    asked.save()
    FollowUp.objects.exclude(slug="why-scores").delete()
    room = Room(begin(alice), now)
    assert room.standing.count == 2  # one wrong claim needs two right ones beside it
    room.answer(PARTLY)
    room.answer("Because.")
    assert room.standing.state is State.FINISHED


def test_it_shows_interviews_to_their_own_learner_only(bob, room):
    assert interviews.open_interview(bob) is None
    assert Interview.objects.count() == 1
    assert InterviewStep.objects.count() == 3
    assert ItemKind.QUESTION not in queued(bob)
