"""Puts a checked JSON export into an account that may have data of its own. For use inside a transaction.

Rows meet by natural keys: an item by kind and key, a review by its idempotency key, an attempt by question and time.
What is further on wins by itself; where both sides went on, the learner's choice decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from flashcards.exchange import json_tables as t
from flashcards.exchange.card_merge import merge_cards
from flashcards.exchange.natural_keys import KeyNames, is_of_an_instance
from flashcards.exchange.outcome import Change, Choices, Conflict, Outcome, Side
from flashcards.exchange.review_merge import ReviewMerge
from flashcards.exchange.rows import insert
from flashcards.models import (
    Attempt,
    Disagreement,
    FollowUp,
    Interview,
    InterviewStep,
    Learner,
    Plan,
    Question,
    Quiz,
    QuizAnswer,
    QuizItem,
    Review,
    ReviewItem,
    SchedulerParameters,
)
from flashcards.setting_words import setting_words
from grader.models import OpenedHints, Submission
from grader.statuses import SubmissionStatus

Row = dict[str, Any]


def merge_document(learner: Learner, made: dict[str, Any], choices: Choices, *, rehearsed: bool = False) -> Outcome:
    """`made` is json_in.validated's. The learner's row must be locked. What is rehearsed must be rolled back."""
    return _Merge(learner, made, choices).run(rehearsed=rehearsed)


class _Merge:
    def __init__(self, learner: Learner, made: dict[str, Any], choices: Choices) -> None:
        self.learner, self.made, self.choices = learner, made, choices
        self.outcome = Outcome()

    def run(self, *, rehearsed: bool) -> Outcome:
        fresh = not _has_data(self.learner)
        self._settings(fresh=fresh)
        parameters = self._parameters()
        submissions = self._submissions()
        self._hints()
        self._quizzes()
        self._attempts()
        self._interviews(submissions)
        self._name_submissions(submissions)
        self._plans()
        merge_cards(self.learner, self.made["cards"], self.choices, self.outcome, whole=True)
        ReviewMerge(self.learner, self.made, self.choices, self.outcome, parameters).run(rehearsed=rehearsed)
        return self.outcome

    def _settings(self, *, fresh: bool) -> None:
        given = self.made["settings"]
        mine = {name: getattr(self.learner, name) for name in given}
        differing = [name for name in given if given[name] != mine[name]]
        shown = [name for name in differing if name != "queue_day"]
        wins = fresh
        if not fresh and shown:
            self.outcome.conflicts.append(
                Conflict("settings", "Your settings", _said(mine, shown), _said(given, shown))
            )
            wins = self.choices.of("settings") is Side.FILE
        if not wins or not differing:
            self.outcome.count("settings", Change.DIFFERS if shown and not fresh else Change.SAME)
            return
        taken = differing if fresh else shown  # the queue of a day belongs to the items that stand in it
        for name in taken:
            setattr(self.learner, name, given[name])
        self.learner.save(update_fields=taken)
        self.outcome.count("settings", Change.UPDATED)

    def _parameters(self) -> list[SchedulerParameters]:
        """The rows for the file's references, in its order."""
        there = {row.created_at: row for row in SchedulerParameters.objects.filter(learner=self.learner)}
        new = []
        for row in self.made["parameters"]:
            if row["created_at"] not in there:
                there[row["created_at"]] = SchedulerParameters(learner=self.learner, **row)
                new.append(there[row["created_at"]])
        insert(new)
        self._count("parameters", new, self.made["parameters"])
        return [there[row["created_at"]] for row in self.made["parameters"]]

    def _submissions(self) -> list[Submission | None]:
        """The rows for the file's references; None for what had no verdict yet, which no other instance will judge."""
        mine = Submission.with_runs.filter(learner=self.learner)
        there: dict[Any, Submission | None] = {(row.exercise, row.kind, row.created_at): row for row in mine}
        keys = {row.key for row in there.values() if row and row.key}
        new = []
        for row in self.made["submissions"]:
            place = row["exercise"], row["kind"], row["created_at"]
            if place in there:
                continue
            if SubmissionStatus(row["status"]).is_open or row["verdict"] is None:
                there[place] = None
                self.outcome.count("submissions", Change.LEFT_OUT)
                self._note(f"A submission for “{row['exercise']}” has no verdict yet; it is left out.")
                continue
            free_key = row["key"] if row["key"] not in keys and not is_of_an_instance(row["key"] or "") else None
            if free_key:
                keys.add(free_key)
            made = Submission(learner=self.learner, announced=True, **row | {"key": free_key})
            there[place] = made
            new.append(made)
        insert(new)
        if any(made.imported and made.status == SubmissionStatus.PASSED for made in new):
            self._note("Passes in this file were not judged here. Submit them again to open the model solutions.")
        left_out = sum(
            there[row["exercise"], row["kind"], row["created_at"]] is None for row in self.made["submissions"]
        )
        self._count("submissions", new, self.made["submissions"], left_out=left_out)
        return [there[row["exercise"], row["kind"], row["created_at"]] for row in self.made["submissions"]]

    def _name_submissions(self, submissions: Sequence[Submission | None]) -> None:
        """Those that were handed in at a step of an interview are known by that step, which has come in by now."""
        names = KeyNames.of(self.learner)
        for row, made in zip(self.made["submissions"], submissions, strict=True):
            key = names.inward(row["key"]) if row["key"] and is_of_an_instance(row["key"]) else ""
            if made is not None and made.key is None and key.startswith("interview-step:"):
                made.key = key
                made.save(update_fields=["key"])

    def _hints(self) -> None:
        there = {row.exercise: row for row in OpenedHints.objects.filter(learner=self.learner)}
        for row in self.made["opened_hints"]:
            mine = there.get(row["exercise"])
            if mine is None:
                there[row["exercise"]] = OpenedHints.objects.create(learner=self.learner, **row)
                self.outcome.count("hints", Change.NEW)
            elif mine.count < row["count"]:
                mine.count = row["count"]
                mine.save(update_fields=["count"])
                self.outcome.count("hints", Change.UPDATED)
            else:
                self.outcome.count("hints", Change.SAME)

    def _attempts(self) -> None:
        questions = {row.slug: row for row in Question.objects.all()}
        follow_ups = {(row.question_id, row.slug): row for row in FollowUp.objects.all()}
        there = {
            (row.question_id, row.follow_up_id, row.created_at): row
            for row in Attempt.objects.filter(learner=self.learner)
        }
        new: list[Attempt] = []
        disagreements: list[tuple[Attempt, Row]] = []
        for row in self.made["attempts"]:
            question = questions.get(row["question"])
            follow_up = follow_ups.get((question.pk, row["follow_up"])) if question and row["follow_up"] else None
            if question is None or (row["follow_up"] and follow_up is None):
                named = row["question"] if question is None else f"{row['question']}/{row['follow_up']}"
                self._note(f"This instance has no question “{named}”; attempts at it are left out.")
                self.outcome.count("attempts", Change.LEFT_OUT)
                continue
            place = question.pk, follow_up.pk if follow_up else None, row["created_at"]
            if place not in there:
                fields = {name: row[name] for name in t.ATTEMPTS.fields}
                fields["imported"] = row["imported"]
                there[place] = Attempt(learner=self.learner, question=question, follow_up=follow_up, **fields)
                new.append(there[place])
                self.outcome.count("attempts", Change.NEW)
            else:
                self.outcome.count("attempts", Change.SAME)
            disagreements += [(there[place], each) for each in row["disagreements"]]
        insert(new)
        known = set(Disagreement.objects.filter(attempt__learner=self.learner).values_list("attempt_id", "point"))
        missing = {(attempt.pk, each["point"]): each for attempt, each in disagreements}
        insert([Disagreement(attempt_id=place[0], **each) for place, each in missing.items() if place not in known])

    def _quizzes(self) -> None:
        items = {row.slug: row for row in QuizItem.objects.only("slug")}
        there = {row.key: row for row in Quiz.objects.filter(learner=self.learner).prefetch_related("answers")}
        for row in self.made["quizzes"]:
            answers = row["answers"]
            unknown = sorted({str(each["item"]) for each in answers if each["item"] not in items})
            if unknown:
                self.outcome.count("quizzes", Change.LEFT_OUT)
                self._note(f"This instance has no quiz item “{unknown[0]}”; quizzes that asked it are left out.")
                continue
            mine = there.get(row["key"])
            change = _further(mine.answers.all() if mine else None, answers)
            self.outcome.count("quizzes", change)
            if change is Change.SAME:
                continue
            fields = {name: row[name] for name in (*t.QUIZZES.fields, "imported")}
            if mine is None:
                mine = there[row["key"]] = Quiz(learner=self.learner, **fields)
                insert([mine])
                insert([QuizAnswer(quiz=mine, **each | {"item": items[each["item"]]}) for each in answers])
            else:
                imported = mine.imported or row["imported"]
                Quiz.objects.filter(pk=mine.pk).update(finished_at=row["finished_at"], imported=imported)
                self._catch_up(mine.answers.all(), answers, ("given", "mark", "credit", "answered_at"))

    def _interviews(self, submissions: Sequence[Submission | None]) -> None:
        there = {row.key: row for row in Interview.objects.filter(learner=self.learner).prefetch_related("steps")}
        for row in self.made["interviews"]:
            mine = there.get(row["key"])
            steps = [each | {"submission": _named(submissions, each["submission"])} for each in row["steps"]]
            change = _further(mine.steps.all() if mine else None, steps)
            self.outcome.count("interviews", change)
            if change is Change.SAME:
                continue
            fields = {name: row[name] for name in t.INTERVIEWS.fields}
            if mine is None:
                mine = there[row["key"]] = Interview(learner=self.learner, **fields)
                insert([mine])
                insert([InterviewStep(interview=mine, **step) for step in steps])
            else:
                Interview.objects.filter(pk=mine.pk).update(**fields)
                mine.steps.all().delete()
                insert([InterviewStep(interview=mine, **step) for step in steps])

    def _plans(self) -> None:
        there = set(Plan.objects.filter(learner=self.learner).values_list("day", flat=True))
        new = {row["day"]: Plan(learner=self.learner, **row) for row in self.made["plans"] if row["day"] not in there}
        insert(list(new.values()))
        self._count("plans", list(new), self.made["plans"])

    def _catch_up(self, mine: Iterable[Any], answers: Sequence[Row], fields: Sequence[str]) -> None:
        by_position = {each["position"]: each for each in answers}
        for row in mine:
            given = by_position.get(row.position)
            if given is not None and row.answered_at is None and given["answered_at"] is not None:
                for name in fields:
                    setattr(row, name, given[name])
                row.save(update_fields=list(fields))

    def _count(self, kind: str, new: Sequence[Any], rows: Sequence[Any], *, left_out: int = 0) -> None:
        if rows:
            self.outcome.count(kind, Change.NEW, len(new))
            self.outcome.count(kind, Change.SAME, len(rows) - len(new) - left_out)

    def _note(self, text: str) -> None:
        if text not in self.outcome.notes:
            self.outcome.notes.append(text)


def _has_data(learner: Learner) -> bool:
    """Whether the account was used for anything that an export holds."""
    return any(
        rows.filter(learner=learner).exists()
        for rows in (
            ReviewItem.objects.all(),
            Review.objects.all(),
            Attempt.objects.all(),
            Quiz.objects.all(),
            Interview.objects.all(),
            Submission.with_runs.all(),
        )
    )


def _said(values: Row, names: Sequence[str]) -> str:
    return "; ".join(setting_words(name, values[name]) for name in names)


def _named(rows: Sequence[Submission | None], place: Any) -> Submission | None:
    return rows[place] if isinstance(place, int) and 0 <= place < len(rows) else None


def _further(mine: Iterable[Any] | None, given: Sequence[Row]) -> Change:
    """Something that goes on, a quiz or an interview: where more of it is answered it is further."""
    if mine is None:
        return Change.NEW
    answered = sum(each.answered_at is not None for each in mine)
    return Change.UPDATED if sum(each["answered_at"] is not None for each in given) > answered else Change.SAME
