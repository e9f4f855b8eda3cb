from __future__ import annotations

import re
import shutil

from django.urls import reverse
from django.utils import timezone

from grader import catalogue, worker_list
from grader.statuses import VerdictStatus
from tests.pages.factories import FUSED, HEATMAP, TOP_LEFT, case, verdict

HTMX = {"HX-Request": "true"}


def text_of(response):
    return response.content.decode()


def page_of(submission):
    return reverse("submission", args=[submission.pk])


def test_it_shows_the_sentence_first_then_the_name_with_its_card(client_for, alice, exercise, submit):
    made = submit(alice, verdict(misconceptions=[TOP_LEFT], cases=[case(passed=False)]))
    text = text_of(client_for(alice).get(page_of(made)))
    sentence, name, table = (text.index(s) for s in ("aligned top-left, not", "3 of 3 cases", "<table"))
    assert sentence < name < table
    assert reverse("red-flag", args=["causal-top-left"]) in text
    assert "The causal mask is tril(), whatever the lengths are." in text


def test_it_draws_the_weights_of_a_failing_case_with_row_sums(client_for, alice, exercise, submit):
    made = submit(alice, verdict(cases=[case(passed=False, heatmap=HEATMAP)]))
    text = text_of(client_for(alice).get(page_of(made)))
    assert text.count('<figure class="heatmap">') == 2
    assert text.count('class="worst"') == 2
    assert "The matrix at [0, 1]." in text
    table = text.split("<caption>Yours</caption>")[1].split("</table>")[0]
    assert re.findall(r"<td[^>]*>([^<]+)", table) == ["1", "0", "0", "1.00", "0.41", "0.59", "0", "1.00"]


def test_it_describes_a_hidden_case_in_words_and_shows_none_of_its_elements(client_for, alice, exercise, submit):
    said = {
        "description": "a query row with no visible key",
        "message": "At [0, 1, 0, 3] the output is 0.11; expected 0.52.",
    }
    hidden = case(passed=False, visible=False, heatmap=HEATMAP, **said)
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict(cases=[hidden])))))
    assert "a query row with no visible key" in text
    assert "float32, hidden" in text
    assert "195,238 × the budget" in text
    for element in ("0.52", "0.11", "heatmap", "[0, 1, 0, 3]"):
        assert element not in text


def test_it_says_what_else_is_wrong_with_a_hidden_case(client_for, alice, exercise, submit):
    hidden = case(passed=False, visible=False, message="The output has shape (2, 3); expected (3, 2).")
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict(cases=[hidden])))))
    assert "The output has shape (2, 3)" in text


def test_it_shows_every_status(client_for, alice, exercise, submit):
    client = client_for(alice)
    for status in VerdictStatus:
        assert client.get(page_of(submit(alice, verdict(status)))).status_code == 200


def test_it_points_at_line_and_column_of_a_syntax_error(client_for, alice, exercise, submit):
    details = {"kind": "syntax", "line": 2, "column": 9, "source_line": "    x = = 1", "message": "invalid syntax"}
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict("invalid", details=details)))))
    assert "Line 2 of your code" in text
    assert "    x = = 1\n        ^" in text


def test_it_shows_what_the_program_printed_as_text(client_for, alice, exercise, submit):
    made = submit(alice, verdict(stdout="<b>hello</b>"))
    assert "&lt;b&gt;hello&lt;/b&gt;" in text_of(client_for(alice).get(page_of(made)))


def test_it_compares_with_the_fused_implementation_and_says_how_to_replay(client_for, alice, exercise, submit):
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict("passed", cases=[case()], fused=FUSED)))))
    assert "sdpa, cpu" in text
    assert "--seed 12345" in text
    assert "MODEL_SOLUTION" in text


def test_it_shows_what_changed_since_the_submission_before(client_for, alice, exercise, submit):
    submit(alice, verdict(), source="a = 1\nb = 2\n")
    made = submit(alice, verdict(), source="a = 1\nb = 3\n")
    text = text_of(client_for(alice).get(page_of(made)))
    assert '<span class="line removed">-b = 2' in text
    assert '<span class="line added">+b = 3' in text


def test_it_leads_from_one_submission_to_the_next_and_past_runs(client_for, alice, exercise, submit):
    first, run, last = submit(alice, verdict()), submit(alice, verdict(), kind="run"), submit(alice, verdict())
    text = text_of(client_for(alice).get(page_of(last)))
    assert f'href="{page_of(first)}" rel="prev"' in text
    assert f'href="{page_of(last)}" rel="next"' in text_of(client_for(alice).get(page_of(first)))
    assert page_of(run) not in text


def test_it_offers_what_is_not_passed_yet_after_a_pass(client_for, alice, exercise, submit, tmp_path):
    other = tmp_path / "exercises" / "softmax"
    shutil.copytree(tmp_path / "exercises" / exercise, other)
    described = (other / "exercise.yaml").read_text()
    (other / "exercise.yaml").write_text(described.replace("number: 1", "number: 2").replace("Causal", "Another"))
    catalogue.forget()
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict("passed", cases=[case()])))))
    assert f'href="{reverse("exercise", args=["softmax"])}">Next: Another attention' in text
    shutil.rmtree(other)
    catalogue.forget()
    assert "All exercises passed" in text_of(client_for(alice).get(page_of(submit(alice, verdict("passed")))))


def test_it_shows_how_many_cases_are_done(client_for, alice, exercise, submit):
    made = submit(alice)
    made.status, made.cases_done, made.cases_total = "running", 7, 19
    made.save()
    text = text_of(client_for(alice).get(reverse("submission-verdict", args=[made.pk]), headers=HTMX))
    assert "7 of 19 cases done" in text
    assert '<progress id="progress-' in text
    assert "verdict-status" not in text  # what is said aloud once is not said again with each question


def test_it_asks_less_often_from_far_back_in_the_queue(client_for, alice, bob, exercise, submit):
    for _ in range(21):
        submit(bob)
    address = reverse("submission-verdict", args=[submit(alice).pk])
    assert "delay:5000ms" in text_of(client_for(alice).get(address, {"asked": "99"}, headers=HTMX))


def test_it_answers_a_poll_until_the_verdict_is_there(client_for, alice, exercise, submit):
    made = submit(alice)
    client = client_for(alice)
    address = reverse("submission-verdict", args=[made.pk])
    waiting = text_of(client.get(address, {"asked": "3"}, headers=HTMX))
    assert "asked=4" in waiting
    assert "delay:250ms" in waiting
    assert "delay:5000ms" in text_of(client.get(address, {"asked": "99"}, headers=HTMX))  # no worker is there
    a_cpu = worker_list.Offer("cpu", "some CPU", ("float32",), ("sdpa",))
    worker_list.announce("celery@here", [a_cpu], now=timezone.now())
    assert "delay:1500ms" in text_of(client.get(address, {"asked": "99"}, headers=HTMX))
    made.status, made.verdict = "failed", verdict()
    made.save()
    landed = text_of(client.get(address, headers=HTMX))
    assert "hx-trigger" not in landed
    assert 'hx-swap-oob="true">Failed. The causal mask' in landed


def test_it_says_how_many_wait_before(client_for, alice, bob, exercise, submit):
    submit(bob)
    submit(bob)
    assert "2 submissions before yours" in text_of(client_for(alice).get(page_of(submit(alice))))


def test_it_shows_a_stranger_nothing(client_for, alice, charlie, exercise, submit):
    made = submit(alice, verdict())
    assert client_for(charlie).get(page_of(made)).status_code == 404
    assert client_for(charlie).get(reverse("submission-verdict", args=[made.pk])).status_code == 404


def test_it_puts_cases_that_never_ran_under_the_table_and_calls_them_nothing_else(client_for, alice, exercise, submit):
    none = {"passed": False, "error_over_budget": None, "worst_index": None}
    cases = [
        case("the loop", message="one call took more than 5 seconds", **none),
        case("the rest", message="not run: the process had ended", **none),
    ]
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict("timed_out", cases=cases)))))
    table, rest = text.split('<table class="cases">')[1].split("</table>", 1)
    assert "the loop" in table
    assert "wrong" not in table
    assert "the rest" not in table
    assert "1 case not run" in rest
    assert "the rest" in rest


def test_it_tells_the_exercise_page_that_the_verdict_is_there(client_for, alice, exercise, submit):
    made = submit(alice)
    address = reverse("submission-verdict", args=[made.pk])
    assert "HX-Trigger" not in client_for(alice).get(address, headers=HTMX)
    judged = submit(alice, verdict())
    address = reverse("submission-verdict", args=[judged.pk])
    assert client_for(alice).get(address, headers=HTMX)["HX-Trigger"] == "verdict-arrived"
    run = submit(alice, verdict("passed"), kind="run")
    assert "HX-Trigger" not in client_for(alice).get(reverse("submission-verdict", args=[run.pk]), headers=HTMX)


def test_it_says_what_a_submission_waits_for_and_offers_the_cpu(client_for, alice, exercise, submit):
    made = submit(alice, device="cuda")
    client = client_for(alice)
    for text in (text_of(client.get(page_of(made))), text_of(client.get(f"{page_of(made)}verdict/", headers=HTMX))):
        assert "It waits for a worker with a GPU; none is connected." in text
        assert f'action="{page_of(made)}on-cpu/"' in text
        assert f'action="{page_of(made)}take-back/"' in text
    moved = client.post(f"{page_of(made)}on-cpu/", headers=HTMX)
    assert moved.status_code == 200
    assert "It waits for a worker; none is connected." in text_of(moved)
    assert "on-cpu" not in text_of(moved)
    made.refresh_from_db()
    assert made.device == "cpu"


def test_it_leaves_a_submission_where_it_is_when_the_other_queue_is_full(client_for, alice, exercise, submit, settings):
    made = submit(alice, device="cuda")
    settings.QUEUE_LIMIT = 0
    answer = client_for(alice).post(f"{page_of(made)}on-cpu/", headers=HTMX)
    assert (answer.status_code, answer["Retry-After"]) == (503, "60")
    assert "too many submissions" in text_of(answer)
    assert "It waits for a worker with a GPU" in text_of(answer)


def test_it_takes_back_what_waits_and_brings_the_code_back(client_for, alice, exercise, submit):
    client = client_for(alice)
    made = submit(alice, source="mine = 1")
    assert "mine = 1" in text_of(client.post(f"{page_of(made)}take-back/"))
    assert client.get(page_of(made)).status_code == 404
    again = submit(alice, source="mine = 2")
    assert "It is not judged" in text_of(client.post(f"{page_of(again)}take-back/", headers=HTMX))
    assert not alice.submissions.exists()


def test_it_says_how_it_stands_when_it_is_too_late(client_for, alice, bob, exercise, submit):
    made = submit(alice, verdict("passed"))
    client = client_for(alice)
    for act in ("take-back", "on-cpu"):
        late = client.post(f"{page_of(made)}{act}/", headers=HTMX)
        assert late.status_code == 409
        assert verdict("passed")["summary"] in text_of(late)
        assert client_for(bob).post(f"{page_of(made)}{act}/").status_code == 404
        assert client.get(f"{page_of(made)}{act}/").status_code == 405
    assert alice.submissions.count() == 1
