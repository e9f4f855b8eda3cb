from __future__ import annotations

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from flashcards.exchange.json_out import document
from flashcards.models import Import, OwnCard, ReviewItem
from tests.exchange.decks import basic, zipped

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture
def post(client_for):
    """`post(alice, data)`: the answer to the upload."""

    def make(learner, data, name="deck.apkg"):
        return client_for(learner).post("/api/v1/import/", {"file": SimpleUploadedFile(name, data)})

    return make


@pytest.mark.parametrize(
    ("form", "content_type", "start"),
    [
        ("json", "application/json", b'{\n"format": "rowsum-export"'),
        ("apkg", "application/octet-stream", b"PK\x03\x04"),
        ("csv", "text/csv; charset=utf-8", b"#separator:Comma"),
        ("tsv", "text/tab-separated-values; charset=utf-8", b"#separator:Tab"),
        ("markdown", "text/markdown; charset=utf-8", b"# Rowsum"),
    ],
)
def test_it_sends_each_format_as_a_file(client_for, alice, question, form, content_type, start):
    answer = client_for(alice).get(f"/api/v1/export/?format={form}", HTTP_ACCEPT="*/*")
    assert (answer.status_code, answer["Content-Type"]) == (200, content_type)
    assert answer["Content-Disposition"].startswith('attachment; filename="rowsum-')
    assert answer.getvalue().startswith(start)


def test_it_sends_json_where_no_format_is_named(client_for, alice):
    assert json.loads(client_for(alice).get("/api/v1/export/").getvalue())["version"] == 1


def test_it_names_the_formats_where_another_is_asked_for(client_for, alice):
    answer = client_for(alice).get("/api/v1/export/?format=pdf")
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert answer.json()["errors"][0]["field"] == "format"
    assert "markdown" in answer.json()["detail"]


def test_it_previews_then_applies_and_answers_a_repeat_the_same(client_for, alice, post):
    answer = post(alice, basic(("Q", "A")))
    made = answer.json()
    assert answer.status_code == 201
    assert (made["format"], made["name"], made["done"]) == ("apkg", "deck.apkg", None)
    assert made["counts"]["cards"] == {"new": 1, "updated": 0, "unchanged": 0, "differs": 0, "left_out": 0}
    assert not OwnCard.objects.exists()
    address = f"/api/v1/import/{made['id']}/apply/"
    first, second = (client_for(alice).post(address, {}, content_type="application/json") for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json() == second.json() == client_for(alice).get(f"/api/v1/import/{made['id']}/").json()
    assert first.json()["done"]["counts"]["cards"]["new"] == 1
    assert OwnCard.objects.filter(learner=alice).count() == 1


def test_it_takes_choices(client_for, alice, post):
    client_for(alice).post(f"/api/v1/import/{post(alice, basic(('Q', 'A'))).json()['id']}/apply/")
    OwnCard.objects.update(back="mine")
    made = post(alice, basic(("Q", "theirs"))).json()
    body = {"conflicts": "mine", "choices": {made["conflicts"][0]["id"]: "file"}}
    client_for(alice).post(f"/api/v1/import/{made['id']}/apply/", body, content_type="application/json")
    assert OwnCard.objects.get().back == "theirs"


def test_it_forgets_a_file_that_waits(client_for, alice, post):
    address = f"/api/v1/import/{post(alice, basic(('Q', 'A'))).json()['id']}/"
    assert client_for(alice).delete(address).status_code == 204
    assert client_for(alice).delete(address).status_code == 404
    assert not Import.objects.exists()


def test_it_says_what_is_wrong_with_a_file(client_for, alice, post):
    answer = post(alice, zipped({"../x": b"x", "collection.anki2": b"x"}))
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert answer.json()["errors"][0]["field"] == "file"
    assert "outside its folder" in answer.json()["detail"]


def test_it_says_where_there_is_no_file(client_for, alice):
    for body in ({}, {"file": "text"}):
        answer = client_for(alice).post("/api/v1/import/", body)
        assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "file")


def test_it_refuses_a_file_that_is_too_large_without_storing_it(client_for, alice, post, settings):
    settings.IMPORT_LIMIT_BYTES = 1 << 20
    answer = post(alice, b"Q\tA\n" * 300_000)
    assert (answer.status_code, answer["Content-Type"]) == (413, "application/problem+json")
    assert "larger than 1 MB" in answer.json()["detail"]


def test_it_gives_nobody_else_ones_import(client_for, alice, charlie, post):
    number = post(alice, basic(("Q", "A"))).json()["id"]
    for method, address in (("get", ""), ("delete", ""), ("post", "apply/")):
        assert getattr(client_for(charlie), method)(f"/api/v1/import/{number}/{address}").status_code == 404
    assert not OwnCard.objects.exists()


def test_it_is_for_learners_only(client_for):
    for method, address in (("get", "export/"), ("post", "import/"), ("post", "import/1/apply/")):
        assert getattr(client_for(None), method)(f"/api/v1/{address}").status_code in (401, 403)


def test_it_exports_nothing_of_another_learner(rich, bob, later):
    made = document(bob, now=later)
    assert {name: value for name, value in made.items() if isinstance(value, list) and value} == {}


def test_it_gives_back_what_it_exported(client_for, rich, bob, post):
    data = client_for(rich).get("/api/v1/export/?format=json").getvalue()
    client_for(bob).post(f"/api/v1/import/{post(bob, data).json()['id']}/apply/")
    due = [dict(ReviewItem.objects.filter(learner=each).values_list("key", "due_day")) for each in (rich, bob)]
    assert due[0] == due[1] != {}
