from __future__ import annotations

import pytest
from django.urls import reverse
from django.utils import timezone

from flashcards.items import Wanted, add_items
from flashcards.models import Attempt, ItemKind
from tests.pages import factories

LOCKED = ("DETAILED-ANSWER", "CHEAT-SHEET", "APPROACH", "Votes and seats", "Add up a row")


def page_of(question):
    return reverse("question", args=[question.slug])


def text_of(response):
    return response.content.decode()


def test_it_lists_questions_with_the_state_of_the_learners_own_attempts(client_for, alice, bob, question):
    Attempt.objects.create(learner=bob, question=question, dont_know=True, question_version=1)
    assert "not tried" in text_of(client_for(alice).get("/questions/"))
    assert "read, not answered" in text_of(client_for(bob).get("/questions/"))


def test_it_lists_what_builds_on_what_and_what_is_due(client_for, alice, question):
    factories.question("later", prompt="And then?", prerequisites=[question.slug])
    add_items(alice, [Wanted(ItemKind.QUESTION, "later", "missed")], now=timezone.now())
    text = text_of(client_for(alice).get("/questions/"))
    assert f'Builds on <a href="{page_of(question)}">' in text
    assert text.index(question.prompt) < text.index("And then?") < text.index(">due<")
    assert text.count(">due<") == 1


def test_it_lists_one_level(client_for, alice, question):
    factories.question("later", prompt="And then?", level="staff")
    text = text_of(client_for(alice).get("/questions/?level=staff"))
    assert "And then?" in text
    assert question.prompt not in text
    assert "No question has this level" in text_of(client_for(alice).get("/questions/?level=senior"))
    assert question.prompt in text_of(client_for(alice).get("/questions/?level=nonsense"))


def test_it_leads_to_what_a_question_builds_on_and_what_builds_on_it(client_for, alice, question):
    later = factories.question("later", prompt="And then?", prerequisites=[question.slug])
    assert page_of(question) in text_of(client_for(alice).get(page_of(later)))
    Attempt.objects.create(learner=alice, question=question, dont_know=True, question_version=1)
    text = text_of(client_for(alice).get(page_of(question)))
    assert text.index("What builds on this") < text.index(page_of(later))


def test_it_shows_the_prompt_and_locks_the_rest_before_an_attempt(client_for, alice, question):
    text = text_of(client_for(alice).get(page_of(question)))
    assert question.prompt in text
    assert not any(part in text for part in LOCKED)


def test_it_opens_everything_but_the_approaches_after_an_attempt(client_for, alice, question):
    client = client_for(alice)
    response = client.post(page_of(question), {"text": factories.LONG_ENOUGH, "act": "attempt"}, follow=True)
    text = text_of(response)
    assert response.redirect_chain[0][0].endswith("#covered")
    assert all(part in text for part in LOCKED if part != "APPROACH")
    assert "APPROACH" not in text
    assert factories.LONG_ENOUGH in text


def test_it_opens_for_someone_who_does_not_know(client_for, alice, question):
    response = client_for(alice).post(page_of(question), {"text": "", "act": "dont-know"}, follow=True)
    assert "DETAILED-ANSWER" in text_of(response)
    assert Attempt.objects.get().dont_know


def test_it_says_what_is_missing_and_keeps_the_text_of_a_refused_attempt(client_for, alice, question):
    response = client_for(alice).post(page_of(question), {"text": "x" * 20_001, "act": "attempt"})
    assert response.status_code == 422
    assert "x" * 20_001 in text_of(response)
    assert "is the limit" in text_of(response)
    assert client_for(alice).post(page_of(question), {"text": "  ", "act": "attempt"}).status_code == 422


def test_it_opens_one_approach_after_an_attempt_at_that_follow_up(client_for, alice, question):
    client = client_for(alice)
    client.post(page_of(question), {"text": factories.LONG_ENOUGH})
    response = client.post(page_of(question), {"text": "Because.", "follow_up": "which-axis"}, follow=True)
    assert "APPROACH which-axis" in text_of(response)
    assert "APPROACH why-before" not in text_of(response)
    assert client.post(page_of(question), {"text": "x", "follow_up": "no-such"}).status_code == 404


def test_it_shows_the_mark_beside_the_learners_own_words(client_for, alice, question):
    mark = {
        "points": [
            {"id": "a", "text": "POINT-A", "covered": True, "evidence": "sum to one"},
            {"id": "b", "text": "POINT-B", "covered": False, "evidence": None},
        ],
        "red_flags": [{"id": "mask-after-softmax", "text": "WRONG-BECAUSE", "evidence": "Softmax turns"}],
        "missing": ["POINT-B"],
    }
    Attempt.objects.create(learner=alice, question=question, text=factories.LONG_ENOUGH, mark=mark, question_version=1)
    text = text_of(client_for(alice).get(page_of(question)))
    assert "1 of 2 key points" in text
    assert '<mark class="covered">sum to one</mark>' in text
    assert '<mark class="flagged">Softmax turns</mark>' in text
    assert reverse("red-flag", args=["mask-after-softmax"]) in text
    assert 'wrong=mask-after-softmax">See it in the explorer' in text


def test_it_explains_no_mark_that_is_not_there(client_for, alice, question):
    points = [{"id": "a", "text": "POINT-A", "covered": False, "evidence": None}]
    mark = {"points": points, "red_flags": [], "missing": ["POINT-A"]}
    Attempt.objects.create(learner=alice, question=question, text=factories.LONG_ENOUGH, mark=mark, question_version=1)
    text = text_of(client_for(alice).get(page_of(question)))
    assert "0 of 1 key points" in text
    assert "covers a key point" not in text


def test_it_escapes_what_a_learner_typed(client_for, alice, question):
    response = client_for(alice).post(page_of(question), {"text": "<script>alert(1)</script>"}, follow=True)
    assert "<script>alert" not in text_of(response)


def test_it_shows_a_visitor_prompt_summary_and_concepts_only(client_for, question):
    text = text_of(client_for(None).get(page_of(question)))
    assert "a weight is a share of one" in text
    assert "attention score" in text
    assert not any(part in text for part in LOCKED)


def test_it_shows_nothing_of_a_retired_question(client_for, alice):
    retired = factories.question(retired=True)
    assert client_for(alice).get(page_of(retired)).status_code == 404


def test_it_gives_the_cheat_sheet_after_an_attempt_only(client_for, alice, question):
    sheet = reverse("cheat-sheet", args=[question.slug])
    client = client_for(alice)
    assert client.get(sheet).url == page_of(question)
    client.post(page_of(question), {"act": "dont-know"})
    assert "CHEAT-SHEET" in text_of(client.get(sheet))


def test_it_shows_a_red_flag_card_with_why_it_is_in_the_review(client_for, alice, due_flag):
    flag = due_flag(alice)
    text = text_of(client_for(alice).get(reverse("red-flag", args=[flag.slug])))
    assert "Masks are added to the scores" in text
    assert "You wrote it." in text


@pytest.mark.parametrize("address", ["/questions/no-such/", "/red-flags/no-such/", "/questions/no-such/cheat-sheet/"])
def test_it_says_404_for_a_wrong_slug(client_for, alice, address):
    response = client_for(alice).get(address)
    assert response.status_code == 404
    assert "There is nothing at this address" in text_of(response)


def test_it_keeps_earlier_attempts_within_reach(client_for, alice, bob, question):
    client = client_for(alice)
    for words in ("MY-FIRST", "MY-SECOND", "MY-THIRD"):
        Attempt.objects.create(learner=alice, question=question, text=words, question_version=1)
    Attempt.objects.create(learner=bob, question=question, text="OF-BOB", question_version=1)
    text = client.get(f"/questions/{question.slug}/").content.decode()
    now, earlier = text.split("Your earlier attempts")
    assert "MY-THIRD" in now
    assert earlier.index("MY-SECOND") < earlier.index("MY-FIRST")
    assert "MY-THIRD" not in earlier
    assert "OF-BOB" not in text


def test_it_leads_to_the_exercises_before_the_references(client_for, alice, question, exercise):
    question.exercises = [exercise]
    question.save()
    Attempt.objects.create(learner=alice, question=question, dont_know=True, question_version=1)
    text = client_for(alice).get(f"/questions/{question.slug}/").content.decode()
    assert text.index('href="#practise"') < text.index('href="#references"')
    assert (
        text.index('id="practise"') < text.index('href="/exercises/causal-attention/"') < text.index('id="references"')
    )


# -- what an attempt left out

MARK = {
    "question": "score-or-weight",
    "score": 0.5,
    "points": [
        {"id": "rows-sum-to-one", "text": "Rows sum to one.", "covered": True, "evidence": "they sum to one"},
        {"id": "over-keys", "text": "It runs over the keys.", "covered": False, "evidence": None},
    ],
    "red_flags": [],
    "missing": ["over-keys"],
}


@pytest.fixture
def marked(alice, question):
    return Attempt.objects.create(
        learner=alice, question=question, text="I know they sum to one.", mark=MARK, question_version=1
    )


def dispute(client, attempt, point="over-keys", act="disagree"):
    return client.post(reverse("disagree", args=[attempt.pk]), {"point": point, "act": act}, follow=True)


def test_it_lets_a_learner_say_that_they_did_say_it_and_take_it_back(client_for, alice, question, marked):
    client = client_for(alice)
    before = text_of(client.get(page_of(question)))
    assert "1 of 2 key points" in before
    assert before.count("I did say this") == 1  # at the missing point only
    after = dispute(client, marked)
    assert after.redirect_chain[0][0].endswith(f"?said=over-keys#point-over-keys-{marked.pk}")
    assert "2 of 2 key points" in text_of(after)
    assert "You say you covered this" in text_of(after)
    assert "2 of 2 points" in text_of(client.get("/questions/"))
    assert "1 of 2 key points" in text_of(dispute(client, marked, act="agree"))


def test_it_changes_nothing_for_what_was_not_missed_or_is_anothers(client_for, alice, bob, question, marked):
    assert "1 of 2 key points" in text_of(dispute(client_for(alice), marked, "rows-sum-to-one"))
    assert dispute(client_for(bob), marked).status_code == 404
    assert client_for(alice).get(reverse("disagree", args=[marked.pk])).status_code == 302
    assert not marked.disagreements.exists()


def test_it_asks_first_for_what_was_left_out_and_says_why(client_for, alice, question, marked):
    question.follow_ups.filter(slug="which-axis").update(after_missing=["over-keys"])
    text = text_of(client_for(alice).get(page_of(question)))
    assert text.index("And which-axis?") < text.index("And why-before?")
    assert "First, because your answer left this out: It runs over the keys." in text
    dispute(client_for(alice), marked)
    text = text_of(client_for(alice).get(page_of(question)))
    assert text.index("And why-before?") < text.index("And which-axis?")
    assert "because your answer left" not in text


def test_it_shows_what_an_answer_to_a_follow_up_covered(client_for, alice, question, marked):
    follow_up = question.follow_ups.get(slug="which-axis")
    attempt = Attempt.objects.create(
        learner=alice, question=question, follow_up=follow_up, text="they sum to one", mark=MARK, question_version=1
    )
    text = text_of(client_for(alice).get(page_of(question)))
    own = text[text.index('id="follow-up-which-axis"') :]
    assert "1 of 2 key points" in own
    assert "APPROACH which-axis" in own
    after = dispute(client_for(alice), attempt)
    assert after.redirect_chain[0][0].endswith(f"#point-over-keys-{attempt.pk}")
    assert text_of(after).count("You say you covered this") == 1


def test_it_shows_the_key_points_of_a_follow_up_that_has_no_rules(client_for, alice, question, marked):
    follow_up = question.follow_ups.get(slug="which-axis")
    follow_up.key_points = [{"id": "last", "text": "THE LAST AXIS"}]
    follow_up.save()
    assert "THE LAST AXIS" not in text_of(client_for(alice).get(page_of(question)))
    Attempt.objects.create(learner=alice, question=question, follow_up=follow_up, text="the first", question_version=1)
    assert "THE LAST AXIS" in text_of(client_for(alice).get(page_of(question)))


# -- edits and retirement


def test_it_takes_an_answer_that_was_begun_before_the_question_was_retired(client_for, alice, bob, question):
    client = client_for(alice)
    assert client.get(page_of(question)).status_code == 200
    question.retired = True
    question.save()
    assert client.get(page_of(question)).status_code == 404
    sent = client.post(page_of(question), {"text": factories.LONG_ENOUGH, "act": "attempt"}, follow=True)
    assert "This question is no longer asked" in text_of(sent)
    assert factories.LONG_ENOUGH in text_of(sent)
    assert client_for(bob).get(page_of(question)).status_code == 404


def test_it_keeps_an_answer_to_a_follow_up_that_was_retired_meanwhile(client_for, alice, question, marked):
    question.follow_ups.filter(slug="which-axis").update(retired=True)
    client = client_for(alice)
    assert "And which-axis?" not in text_of(client.get(page_of(question)))
    sent = client.post(page_of(question), {"text": "The last.", "follow_up": "which-axis"}, follow=True)
    assert "And which-axis?" in text_of(sent)
    assert "The last." in text_of(sent)


def test_an_edit_changes_no_attempt_and_no_mark(client_for, alice, question, marked):
    question.key_points = [{"id": "new-point", "text": "Something else."}]
    question.version = 2
    question.save()
    text = text_of(client_for(alice).get(page_of(question)))
    assert "It runs over the keys." in text
    assert "Something else." not in text
    marked.refresh_from_db()
    assert (marked.question_version, marked.mark) == (1, MARK)
