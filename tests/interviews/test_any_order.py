"""Whatever is done in whatever order: each step is answered once, time adds up, and nothing typed is lost."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from flashcards import interviews
from flashcards.interview_reading import report_of, standing
from flashcards.interview_script import GRACE_SECONDS, State
from flashcards.interviews import NoSuchStep, NotNow, Sent, StepRefused
from flashcards.models import Attempt
from tests.interviews.conftest import CODE

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def do_something(rng, interview, now):
    """One act at random; the text that it sent to a step that was asked, if any."""
    act = rng.choice(["answer"] * 4 + ["draft", "pause", "resume", "resume", "away"])
    position = rng.randint(1, 7)
    text = f"The weights sum to one {rng.random()}."
    sent = Sent(text, rng.choice([None, 1, 2, 3]), f"{CODE}# {text}", passed=rng.random() < 0.2)
    try:
        match act:
            case "answer":
                interviews.answer(interview, position, sent, now=now)
            case "draft":
                interviews.save_draft(interview, position, sent, now=now)
            case "pause":
                interviews.pause(interview, now=now)
            case "resume":
                interviews.resume(interview, now=now)
            case _:
                interviews.away(interview, rng.randint(1, 20), now=now)
    except (NoSuchStep, StepRefused):
        return None
    except NotNow:
        return text
    return text if act == "answer" else None


@pytest.mark.parametrize("seed", range(12))
def test_it_stays_in_order_whatever_is_done(alice, begin, now, seed):
    rng = random.Random(seed)
    interview = begin(alice, minutes=rng.choice([10, 30]))
    for _ in range(40):
        now += timedelta(seconds=rng.expovariate(1 / 60))
        sent = do_something(rng, interview, now)
        interview.refresh_from_db()
        steps = list(interview.steps.all())
        closed = [step.answered_at is not None for step in steps]
        assert closed == sorted(closed, reverse=True)  # one after the other
        assert interview.paused_seconds <= (now - interview.started_at).total_seconds()
        assert sum(step.seconds or 0 for step in steps) <= 60 * interview.minutes + GRACE_SECONDS + 1
        if sent is not None and not any(len((step.mark or {}).get("also_sent", [])) == 3 for step in steps):
            kept = str([(step.given, step.mark) for step in steps])
            assert sent in kept or "'late'" in kept
    interviews.finish(interview, now=now)
    interview.refresh_from_db()
    found = standing(interview, now)
    report = report_of(interview, now)
    assert found.state is State.FINISHED
    assert report["used_seconds"] == pytest.approx(sum(step["seconds"] or 0 for step in report["steps"]), abs=1)
    answered = [step for step in report["steps"] if step["kind"] in ("question", "follow-up") and step["seconds"]]
    assert Attempt.objects.filter(learner=alice).count() <= len(answered)
