"""Keys that hold a primary key of this instance, such as `verdict:17`, and what stands for them in a file.

On another instance, or in an account made anew, 17 is another submission. A file says which one is meant by what it is.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import datetime

from flashcards.models import InterviewStep, Learner, QuizAnswer
from grader.models import Submission

_SPECIAL = tuple(f"{kind}{mark}" for kind in ("verdict", "quiz-answer", "interview-step") for mark in ":@")
_IMPORTED = "imported:"
KEY_CHARACTERS = 100


def verdict_name(exercise: str, created_at: datetime) -> str:
    return f"verdict@{exercise}@{created_at.isoformat()}"


def answer_name(quiz_key: str, position: int) -> str:
    return f"quiz-answer@{position}@{quiz_key}"


def step_name(interview_key: str, position: int) -> str:
    return f"interview-step@{position}@{interview_key}"


def is_of_an_instance(key: str) -> bool:
    """Is it one of these keys, or what a file says for one?"""
    return key.startswith(_SPECIAL)


@dataclass(slots=True)
class KeyNames:
    """Both ways, for one learner."""

    _outward: dict[str, str] = field(default_factory=dict)
    _inward: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, learner: Learner) -> KeyNames:
        names = cls()
        submissions = Submission.objects.filter(learner=learner).values_list("pk", "exercise", "created_at")
        for pk, exercise, created_at in submissions.iterator():
            names._add(f"verdict:{pk}", verdict_name(exercise, created_at))
        answers = QuizAnswer.objects.filter(quiz__learner=learner).order_by("pk")
        for pk, quiz_key, position in answers.values_list("pk", "quiz__key", "position").iterator():
            names._add(f"quiz-answer:{pk}", answer_name(quiz_key, position))
        steps = InterviewStep.objects.filter(interview__learner=learner).order_by("pk")
        for pk, interview_key, position in steps.values_list("pk", "interview__key", "position").iterator():
            names._add(f"interview-step:{pk}", step_name(interview_key, position))
        return names

    def _add(self, key: str, name: str) -> None:
        self._outward[key], self._inward[name] = name, key

    def outward(self, key: str) -> str:
        """What a file says for a key of ours."""
        return self._outward.get(key, key)

    def inward(self, name: str) -> str:
        """Our key for what a file says. What it means may not be here; then the key means nothing else here either."""
        if name in self._inward:
            return self._inward[name]
        if len(name) > KEY_CHARACTERS or is_of_an_instance(name):
            return _IMPORTED + hashlib.sha256(name.encode()).hexdigest()[:40]
        return name
