"""Whose word counts: what a file says that this instance did not see opens nothing and counts nowhere."""

from __future__ import annotations

import json

import pytest
from django.utils import timezone

from flashcards.class_progress import class_progress
from flashcards.models import Attempt, Learner, Quiz
from grader.models import Submission
from grader.page_contexts import PASSED_ELSEWHERE, states_of

pytestmark = [pytest.mark.django_db, pytest.mark.database]
SLUG = "causal-attention"
SOLUTION = "Model solution"


@pytest.fixture(autouse=True)
def solution(question, folder):
    """The sample's exercise gets what a pass opens."""
    (folder / "exercises" / SLUG / "solution.py").write_text("def causal_attention(q, k, v):\n    return v\n")


def edited(data, change):
    made = json.loads(data)
    change(made)
    return json.dumps(made).encode()


def without_proofs(made):
    for name in ("submissions", "attempts", "quizzes"):
        for row in made[name]:
            row.pop("proof")


def forged_pass(made):
    """Each submission says that it passed, by a verdict that was never given."""
    for row in made["submissions"]:
        row["status"] = row["verdict"]["status"] = "passed"
        row["verdict"]["summary"] = "All cases pass."


def page(client_for, learner):
    return client_for(learner).get(f"/exercises/{SLUG}/").content.decode()


@pytest.fixture
def anew_with(rich, exported, take_in, anew):
    """`anew_with(change)`: alice exports, deletes her account, and imports the changed file as “again”."""

    def make(change=lambda made: None):
        data = edited(exported(rich), change)
        rich.delete()
        again = anew("again")
        take_in(again, data)
        return Learner.objects.get(pk=again.pk)

    return make


def test_it_gives_a_new_account_its_own_passes_back(anew_with, client_for):
    again = anew_with()
    assert Submission.objects.get(learner=again, status="passed").is_pass
    assert SOLUTION in page(client_for, again)
    assert not any(rows.filter(imported=True).exists() for rows in (Attempt.objects, Quiz.objects))


@pytest.mark.parametrize("change", [without_proofs, forged_pass], ids=["without proofs", "forged"])
def test_it_opens_no_solution_for_a_pass_that_is_not_proved(anew_with, client_for, change):
    again = anew_with(change)
    passed = Submission.objects.filter(learner=again, status="passed", imported=True)
    assert passed
    assert not any(each.is_pass for each in passed)
    assert states_of(again.pk)[SLUG] is PASSED_ELSEWHERE
    client = client_for(again)
    for text in (page(client_for, again), client.get(f"/submissions/{passed[0].pk}/").content.decode()):
        assert SOLUTION not in text
        assert "came with a file" in text


def test_it_counts_in_a_class_only_what_is_proved(rich, exported, take_in, anew, django_user_model):
    data = edited(exported(rich), without_proofs)
    for name in range(5):
        take_in(anew(f"learner-{name}"), data)
    found = class_progress(None, now=timezone.now())
    assert {each.people.least for each in (*found.questions, *found.exercises, *found.quiz)} <= {None}
    for rows in (Attempt.objects, Quiz.objects, Submission.with_runs):
        rows.update(imported=False)
    found = class_progress(None, now=timezone.now())
    assert 5 in {each.people.least for each in found.exercises}
    assert 5 in {each.people.least for each in found.questions}
    assert 5 in {each.people.least for each in found.quiz}


def test_it_takes_anothers_export_for_a_copy_as_long_as_they_have_it(rich, exported, take_in, anew, client_for):
    bob = anew("bob")
    take_in(bob, exported(rich))
    assert not Submission.with_runs.filter(learner=bob, imported=False).exists()
    assert not Attempt.objects.filter(learner=bob, imported=False).exists()
    assert SOLUTION not in page(client_for, bob)
    assert SOLUTION in page(client_for, rich)


def test_it_proves_nothing_that_came_without_proof(anew_with, exported):
    made = json.loads(exported(anew_with(without_proofs)))
    assert not any("proof" in row for name in ("submissions", "attempts", "quizzes") for row in made[name])


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("submissions", lambda row: row.update(source="def causal_attention(q, k, v): return v\n")),
        ("submissions", lambda row: row.update(created_at="2026-01-01T00:00:00+00:00")),
        ("attempts", lambda row: row["mark"] and row["mark"].update(score=1.0)),
        ("quizzes", lambda row: row["answers"][0].update(credit=1.0 if row["answers"][0]["credit"] != 1.0 else 0.0)),
        ("submissions", lambda row: row.update(proof="0" * 64)),
        ("submissions", lambda row: row.update(proof=["x"])),
    ],
)
def test_it_sees_any_change_of_a_row(anew_with, name, change):
    again = anew_with(lambda made: change(made[name][0]))
    rows = {"submissions": Submission.with_runs, "attempts": Attempt.objects, "quizzes": Quiz.objects}[name]
    assert rows.filter(learner=again, imported=True).count() == 1


def test_it_knows_what_it_wrote_by_an_earlier_key(rich, exported, settings, take_in, anew):
    data = exported(rich)
    rich.delete()
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another key, of the same instance"
    again = anew("again")
    take_in(again, data)
    assert Submission.objects.get(learner=again, status="passed").is_pass


def test_it_lets_one_pass_it_again_here(anew_with, client_for):
    again = anew_with(without_proofs)
    Submission.objects.filter(learner=again, status="passed").update(imported=False)  # as a new one is
    assert SOLUTION in page(client_for, again)
