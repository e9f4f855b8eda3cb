"""What happens in mock interviews: one begins, steps are answered once each, the clock stops and goes on, one ends.

Every verb locks the learner's row first, so that two tabs or a double tap come one after the other.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import transaction

from flashcards.attempts import TEXT_LIMIT
from flashcards.interview_choice import draw
from flashcards.interview_marking import Sent, StepRefused, check_answer, hand_in, marked
from flashcards.interview_script import (
    LONGEST,
    SHORTEST,
    Clock,
    How,
    State,
    choose_follow_ups,
    length_for,
    missed_points,
)
from flashcards.models import Interview, InterviewStep, Learner, StepKind
from flashcards.models.locks import locked_learner

USUAL_MINUTES = 30
KEPT_TEXTS = 3  # of what came for a step that was closed already

__all__ = ["Sent", "StepRefused"]


class NothingToAsk(LookupError):
    """No question fits the wishes; the message says what to change."""


class AlreadyOpen(RuntimeError):
    """The learner has an interview that is not over; `interview` is it."""

    def __init__(self, interview: Interview) -> None:
        super().__init__("You have an interview open. Go on with it, or end it before you begin another one.")
        self.interview = interview


class NoSuchStep(LookupError):
    """The interview has not asked that."""


class NotNow(RuntimeError):
    """The step is closed, or the clock does not run. What was sent is kept, and the message says what stands."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How long, and about what; empty level and topic mean all of them."""

    minutes: int = USUAL_MINUTES
    level: str = ""
    topic: str = ""


def start(learner: Learner, wishes: Wishes, *, key: str, seed: int, now: datetime) -> Interview:
    """Begin an interview; the same key gives the same one again. `seed` decides what is drawn.

    One whose time is over is closed first. Raises NothingToAsk, AlreadyOpen; ValueError for minutes out of bounds.
    """
    if not SHORTEST <= wishes.minutes <= LONGEST:
        raise ValueError(f"An interview takes {SHORTEST} to {LONGEST} minutes.")
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        earlier = Interview.objects.filter(learner=learner, key=key).first()
        if earlier is not None:
            return earlier
        _close_or_refuse(learner, now=now)
        rng = random.Random(seed)
        script = draw(learner, topic=wishes.topic, level=wishes.level, length=length_for(wishes.minutes), rng=rng)
        if script is None:
            raise NothingToAsk("There is no question of this topic and level. Choose another topic, or all levels.")
        interview = Interview.objects.create(
            learner=learner,
            key=key,
            minutes=wishes.minutes,
            level=wishes.level,
            topic=wishes.topic,
            seed=seed,
            started_at=now,
        )
        after = 2 + script.follow_ups  # the follow-ups stand between, and come when the question is answered
        rows = [(1, StepKind.QUESTION, script.question)]
        if script.exercise is not None:
            rows.append((after, StepKind.EXERCISE, script.exercise))
        if script.red_flag is not None:
            rows.append((after + (script.exercise is not None), StepKind.RED_FLAG, script.red_flag))
        script.question[1]["follow_up_count"] = script.follow_ups
        InterviewStep.objects.bulk_create(
            InterviewStep(
                interview=interview,
                position=position,
                kind=kind,
                key=item,
                asked=asked,
                asked_at=now if position == 1 else None,
            )
            for position, kind, (item, asked) in rows
        )
    return interview


def answer(interview: Interview, position: int, sent: Sent, *, key: str = "", now: datetime) -> InterviewStep:
    """Answer the step that is open, once; the same again, or the same `key`, gives the same step.

    Raises NoSuchStep, StepRefused, NotNow.
    """
    trouble: Exception
    with transaction.atomic():
        interview, steps = _locked(interview)
        step = _asked_step(steps, position)
        if step.answered_at is not None:
            if _is_repeat(step, sent, key):
                return step
            _keep_beside(step, sent)
            trouble = NotNow(_closed_already(step))
        else:
            state = Clock.of(interview).state(now)
            trouble_found = _trouble(step, sent, state)
            if trouble_found is None:
                how = How.PASSED if sent.passed else How.ANSWERED
                _close(interview, steps, step, sent, how, key=key, now=now)
                return step
            _keep_draft(step, sent, late=state is State.OVER, now=now)
            trouble = trouble_found
    raise trouble  # outside of the transaction: what was sent is kept


def save_draft(interview: Interview, position: int, sent: Sent, *, now: datetime) -> bool:
    """Keep what is typed so far; False where the step is closed or the time is over, and it does not count any more."""
    with transaction.atomic():
        interview, steps = _locked(interview)
        step = _asked_step(steps, position)
        over = Clock.of(interview).state(now) is State.OVER
        if step.answered_at is None:
            _keep_draft(step, sent, late=over, now=now)
        return step.answered_at is None and not over


def pause(interview: Interview, *, now: datetime) -> Interview:
    """Stop the clock; where it stands, or the time is over, nothing changes."""
    with transaction.atomic():
        interview, _ = _locked(interview)
        if Clock.of(interview).state(now) is State.RUNNING:
            interview.paused_at = now
            interview.save(update_fields=["paused_at"])
    return interview


def resume(interview: Interview, *, now: datetime) -> Interview:
    """Let the clock go on; where it runs, nothing changes."""
    with transaction.atomic():
        interview, steps = _locked(interview)
        step = open_step(steps)
        if interview.paused_at is not None and step is not None:
            _end_pause(interview, now=now)
            _seen(step, now=now)
    return interview


def away(interview: Interview, minutes: int, *, now: datetime) -> float:
    """Take time off the clock afterwards, for a learner who left without pausing; the seconds that were taken off.

    Never more than since the open step was asked or last saved: until then somebody was there.
    """
    with transaction.atomic():
        interview, steps = _locked(interview)
        step = open_step(steps)
        if step is None or interview.finished_at is not None or interview.paused_at is not None:
            return 0.0
        taken = max(0.0, min(60.0 * minutes, (now - seen_at(step, interview)).total_seconds()))
        interview.paused_seconds += taken
        interview.save(update_fields=["paused_seconds"])
        if taken:  # the same absence cannot be taken off twice
            _seen(step, now=now)
    return taken


def finish(interview: Interview, *, now: datetime) -> Interview:
    """End it; the step that is open is closed with what the browser saved. Again, it changes nothing."""
    with transaction.atomic():
        interview, steps = _locked(interview)
        if interview.finished_at is None:
            _finish(interview, steps, now=now)
    return interview


def judge_waiting(interview: Interview) -> bool:
    """Hand in the program that the judge had no room for; False where it still has none, or there is none."""
    with transaction.atomic():
        interview, steps = _locked(interview)
        step = next((one for one in steps if one.kind == StepKind.EXERCISE), None)
        waits = step is not None and step.mark is not None and step.mark["answered"] and step.submission_id is None
        if step is None or not waits:
            return False
        step.submission = hand_in(interview, step, Sent.kept(step.given).source)
        step.save(update_fields=["submission"])
        return step.submission is not None


def open_interview(learner: Learner) -> Interview | None:
    """The learner's one that is not closed yet."""
    return Interview.objects.filter(learner=learner, finished_at=None).first()


def open_step(steps: list[InterviewStep]) -> InterviewStep | None:
    return next((step for step in steps if step.answered_at is None), None)


def seen_at(step: InterviewStep, interview: Interview) -> datetime:
    """When the learner was last known to be at the open step."""
    seen = (step.given or {}).get("seen_at")
    return datetime.fromisoformat(seen) if seen else step.asked_at or interview.started_at


def _locked(interview: Interview) -> tuple[Interview, list[InterviewStep]]:
    locked_learner(interview.learner_id)
    fresh = Interview.objects.select_related("learner").get(pk=interview.pk)
    return fresh, list(fresh.steps.all())


def _close_or_refuse(learner: Learner, *, now: datetime) -> None:
    current = open_interview(learner)
    if current is None:
        return
    if Clock.of(current).state(now) is not State.OVER:
        raise AlreadyOpen(current)
    _finish(current, list(current.steps.all()), now=now)


def _asked_step(steps: list[InterviewStep], position: int) -> InterviewStep:
    """A step that is closed, or the one that is open."""
    step = next((one for one in steps if one.position == position), None)
    if step is None or (step.answered_at is None and step is not open_step(steps)):
        raise NoSuchStep(f"This interview has not asked step {position}.")
    return step


def _is_repeat(step: InterviewStep, sent: Sent, key: str) -> bool:
    made = step.mark or {}
    if key and made.get("key") == key:
        return True
    if sent.passed or made["how"] == How.PASSED:
        return sent.passed and made["how"] == How.PASSED
    return sent.as_json() == Sent.kept(step.given).as_json()


def _closed_already(step: InterviewStep) -> str:
    how = (step.mark or {})["how"]
    if how in (How.ANSWERED, How.PASSED):
        return (
            f"Step {step.position} was answered already, in another tab or on another device. That answer stands; "
            "what you sent now is kept beside it in the report."
        )
    return f"Step {step.position} is closed: the interview is over. What you sent now is kept in the report."


def _trouble(step: InterviewStep, sent: Sent, state: State) -> Exception | None:
    """Why the answer cannot be taken now."""
    if state is State.PAUSED:
        return NotNow("The interview is paused, so nothing was handed in. Your text is kept: resume, then hand it in.")
    if state is State.OVER:
        return NotNow("The time is over, and the grace minute too. What you had saved before counts.")
    if sent.passed:
        return None
    try:
        check_answer(step, sent)
    except StepRefused as refused:
        return refused
    return None


def _keep_draft(step: InterviewStep, sent: Sent, *, late: bool, now: datetime) -> None:
    """Late text is shown again, and counts only if the learner says that they were away."""
    clean = {
        "text": sent.text.replace("\0", "")[:TEXT_LIMIT],
        "choice": sent.choice,
        "source": sent.source.replace("\0", "")[: settings.SOURCE_LIMIT_BYTES],
    }
    before = step.given or {}
    _save_given(step, {**before, "late": clean} if late else {**clean, "seen_at": now.isoformat()})


def _seen(step: InterviewStep, *, now: datetime) -> None:
    """Somebody is there; what was paused or taken off before cannot be taken off again."""
    _save_given(step, {**(step.given or {}), "seen_at": now.isoformat()})


def _save_given(step: InterviewStep, given: dict[str, Any]) -> None:
    step.given = given
    step.save(update_fields=["given"])


def _keep_beside(step: InterviewStep, sent: Sent) -> None:
    """Keep what came for a closed step, so that no tab's text is lost."""
    text = (sent.source if step.kind == StepKind.EXERCISE else sent.text).replace("\0", "")[:TEXT_LIMIT]
    made = step.mark or {}
    kept = made.get("also_sent", [])
    if text.strip() and text not in kept and len(kept) < KEPT_TEXTS:
        step.mark = {**made, "also_sent": [*kept, text]}
        step.save(update_fields=["mark"])


def _close(
    interview: Interview,
    steps: list[InterviewStep],
    step: InterviewStep,
    sent: Sent,
    how: How,
    *,
    now: datetime,
    key: str = "",
) -> None:
    """Mark the step, feed the queue, and ask the next one; the last one ends the interview."""
    late = (step.given or {}).get("late")
    step.given = sent.as_json()
    made = marked(interview, step, sent, how, now=now)
    step.mark = {"how": how, "key": key, "answered": False, "marked": None} | made
    if late and how not in (How.ANSWERED, How.PASSED):
        step.mark["also_sent"] = [text for text in (late["text"], late["source"]) if text.strip()][:1]
    step.answered_at = now
    earlier = sum(one.seconds or 0.0 for one in steps if one is not step)
    step.seconds = round(max(0.0, Clock.of(interview).used(now) - earlier), 1)
    step.save(update_fields=["given", "mark", "answered_at", "seconds", "submission"])
    if step.kind == StepKind.QUESTION and how in (How.ANSWERED, How.PASSED):
        steps[1:1] = _ask_follow_ups(interview, step)
    following = open_step(steps)
    if how not in (How.ANSWERED, How.PASSED):
        return
    if following is None:
        _finish(interview, steps, now=now)
    else:
        following.asked_at = now
        following.save(update_fields=["asked_at"])


def _ask_follow_ups(interview: Interview, step: InterviewStep) -> list[InterviewStep]:
    asked = step.asked
    missed = missed_points((step.mark or {})["marked"], asked["key_points"])
    chosen = choose_follow_ups(asked["follow_ups"], missed, asked["follow_up_count"])
    texts = {point["id"]: point["text"] for point in asked["key_points"]}
    rows = [
        InterviewStep(
            interview=interview,
            position=position,
            kind=StepKind.FOLLOW_UP,
            key=f"{step.key}/{each['slug']}",
            asked={
                "prompt": each["prompt"],
                "key_points": each["key_points"],
                "because": texts.get(each["because"], ""),
            },
        )
        for position, each in enumerate(chosen, start=2)
    ]
    return InterviewStep.objects.bulk_create(rows)


def _finish(interview: Interview, steps: list[InterviewStep], *, now: datetime) -> None:
    over = Clock.of(interview).state(now) is State.OVER
    if interview.paused_at is not None:
        _end_pause(interview, now=now)
    step = open_step(steps)
    if step is not None:
        how = How.CLOCK if over else How.ENDED
        _close(interview, steps, step, Sent.kept(step.given), how, now=now)
    interview.finished_at = now
    interview.save(update_fields=["finished_at"])


def _end_pause(interview: Interview, *, now: datetime) -> None:
    assert interview.paused_at is not None
    interview.paused_seconds += max(timedelta(), now - interview.paused_at).total_seconds()
    interview.paused_at = None
    interview.save(update_fields=["paused_at", "paused_seconds"])
