"""How a step of an interview is marked, and what it puts into the learner's queue on the way.

Only calls from flashcards.interviews, which holds the learner's row.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flashcards.attempts import TEXT_LIMIT, AttemptRefused, submit_attempt
from flashcards.interview_script import How, as_asked, spotted
from flashcards.items import Wanted, add_items
from flashcards.marking import has_rules, mark
from flashcards.models import FollowUp, Interview, InterviewStep, ItemKind, Question, RedFlag, StepKind
from grader.catalogue import UnknownExercise, get_exercise
from grader.models import Submission
from grader.submissions import QueueFull, SourceRefused, check_source, submit


class StepRefused(ValueError):
    """The answer cannot be taken; the message says what to do, and what was sent is kept as the step's draft."""

    def __init__(self, message: str, field: str = "text") -> None:
        super().__init__(message)
        self.field = field  # at fault: text, choice or source


@dataclass(frozen=True, slots=True)
class Sent:
    """What a learner gives: `text` for questions and as the reason at a red flag, `choice` from 1, `source` of code."""

    text: str = ""
    choice: int | None = None
    source: str = ""
    passed: bool = False  # "I pass": none of the others is needed

    @classmethod
    def kept(cls, given: dict[str, Any] | None) -> Sent:
        """From the draft that the browser saved."""
        given = given or {}
        return cls(given.get("text", ""), given.get("choice"), given.get("source", ""))

    @classmethod
    def shown(cls, given: dict[str, Any] | None) -> Sent:
        """What stands in the form: the latest, be it too late to count."""
        return cls.kept((given or {}).get("late") or given)

    def as_json(self) -> dict[str, Any]:
        return {"text": self.text, "choice": self.choice, "source": self.source}


def check_answer(step: InterviewStep, sent: Sent) -> None:
    """Raise StepRefused for what is no answer to this step."""
    if step.kind == StepKind.EXERCISE:
        try:
            check_source(sent.source)
        except SourceRefused as refused:
            raise StepRefused(str(refused), "source") from None
        return
    if len(sent.text) > TEXT_LIMIT:
        raise StepRefused(f"The answer has {len(sent.text):,} characters; {TEXT_LIMIT:,} is the limit. Say it shorter.")
    if "\0" in sent.text:
        raise StepRefused("The answer holds a NUL character. Paste it as plain text.")
    if step.kind == StepKind.RED_FLAG:
        if sent.choice is None or not 1 <= sent.choice <= len(step.asked["statements"]):
            raise StepRefused("Choose the statement that is wrong, or pass.", "choice")
    elif not sent.text.strip():
        raise StepRefused("There is no answer yet. Say what you know, or pass.")


def marked(interview: Interview, step: InterviewStep, sent: Sent, how: How, *, now: datetime) -> dict[str, Any]:
    """What the rules say of the answer; the queue is fed on the way."""
    match StepKind(step.kind):
        case StepKind.EXERCISE:
            return _marked_exercise(interview, step, sent, how, now=now)
        case StepKind.RED_FLAG:
            return _marked_red_flag(interview, step, sent, how, now=now)
        case _:
            return _marked_text(interview, step, sent, how, now=now)


def _marked_text(interview: Interview, step: InterviewStep, sent: Sent, how: How, *, now: datetime) -> dict[str, Any]:
    slug, _, follow_up_slug = step.key.partition("/")
    passed = how is How.PASSED
    question = Question.objects.filter(slug=slug).first()
    follow_up = None
    if question is not None and follow_up_slug:
        follow_up = FollowUp.objects.filter(question=question, slug=follow_up_slug).first()
    gone = question is None or bool(follow_up_slug and follow_up is None)
    if gone or question is None or not (passed or sent.text.strip()):
        return {}
    try:
        attempt = submit_attempt(interview.learner, question, sent.text, now=now, dont_know=passed, follow_up=follow_up)
    except AttemptRefused:  # a draft that only the clock handed in
        return {}
    made = as_asked(attempt.mark, step.asked["key_points"])
    if made is not None:
        made["red_flags"] = _with_claims(made["red_flags"])
    of_question: list[dict[str, Any]] = []
    if follow_up is not None and not passed and has_rules(slug):
        of_question = [point for point in mark(slug, sent.text)["points"] if point["covered"]]
    return {
        "answered": not passed,
        "marked": made,
        "of_question": [{"id": point["id"], "evidence": point["evidence"]} for point in of_question],
    }


def _with_claims(flags: list[dict[str, Any]]) -> list[dict[str, Any]]:
    claims = dict(RedFlag.objects.filter(slug__in=[flag["id"] for flag in flags]).values_list("slug", "claim"))
    return [{**flag, "claim": claims.get(flag["id"], flag["text"])} for flag in flags]


def _marked_red_flag(
    interview: Interview, step: InterviewStep, sent: Sent, how: How, *, now: datetime
) -> dict[str, Any]:
    choice = None if how is How.PASSED else sent.choice
    if how not in (How.PASSED, How.ANSWERED) and choice is None:
        return {}
    made = spotted(step.asked, choice, sent.text)
    if not made["right"]:
        why = "You passed over it in an interview." if choice is None else "You took it for right in an interview."
        add_items(interview.learner, [Wanted(ItemKind.RED_FLAG, step.key, why, mistake_at=now)], now=now)
    return {"answered": choice is not None, "spotted": made}


def _marked_exercise(
    interview: Interview, step: InterviewStep, sent: Sent, how: How, *, now: datetime
) -> dict[str, Any]:
    """The judge gets the program, and nobody waits for it; its verdict feeds the queue when it lands."""
    if how is How.PASSED:
        why = "You passed over it in an interview."
        add_items(interview.learner, [Wanted(ItemKind.EXERCISE, step.key, why, mistake_at=now)], now=now)
        return {}
    if not sent.source.strip() or sent.source.strip() == step.asked["starter"].strip():
        return {}
    step.submission = hand_in(interview, step, sent.source)
    return {"answered": True}


def hand_in(interview: Interview, step: InterviewStep, source: str) -> Submission | None:
    """The submission; None where the judge has no room, or the exercise is gone."""
    try:
        get_exercise(step.key)
        return submit(learner=interview.learner, exercise_slug=step.key, source=source, key=f"interview-step:{step.pk}")
    except (QueueFull, UnknownExercise, SourceRefused):
        return None
