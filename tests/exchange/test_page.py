from __future__ import annotations

import re

import pytest
from django.contrib.auth import get_user_model
from django.core.files.uploadedfile import SimpleUploadedFile

from flashcards.models import Import, Learner, OwnCard, Review
from grader.models import Submission
from tests.conftest import PASSWORD
from tests.exchange.decks import basic

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def upload(client, data, name="deck.apkg"):
    return client.post("/me/data/", {"file": SimpleUploadedFile(name, data)}, follow=True)


def test_it_is_found_from_the_settings_and_offers_every_format(client_for, alice):
    client = client_for(alice)
    assert 'href="/me/data/"' in client.get("/me/").content.decode()
    text = client.get("/me/data/").content.decode()
    for form in ("json", "apkg", "csv", "tsv", "markdown"):
        assert f"/me/data/export/?format={form}" in text
        assert client.get(f"/me/data/export/?format={form}").getvalue()
    assert client.get("/me/data/export/?format=pdf").status_code == 404


def test_it_shows_a_preview_then_what_was_done(client_for, alice):
    client = client_for(alice)
    seen = upload(client, basic(("What is softmax?", "A share.")))
    text = seen.content.decode()
    address = seen.redirect_chain[-1][0]
    assert "Nothing is changed yet" in text
    assert "What is softmax?" in text
    assert not OwnCard.objects.exists()
    assert "waits for your decision" in client.get("/me/data/").content.decode()
    done = client.post(address, {"conflicts": "mine"}, follow=True).content.decode()
    assert "Done: 1 thing came in." in done
    assert OwnCard.objects.filter(learner=alice).count() == 1
    assert "Done: 1 thing came in." in client.post(address, follow=True).content.decode()


def test_it_lets_one_decide_conflict_by_conflict(client_for, alice):
    client = client_for(alice)
    client.post(upload(client, basic(("Q", "A"), ("R", "B"))).redirect_chain[-1][0])
    OwnCard.objects.update(back="mine")
    seen = upload(client, basic(("Q", "theirs"), ("R", "theirs")))
    assert "Where both sides changed (2)" in seen.content.decode()
    client.post(seen.redirect_chain[-1][0], {"conflicts": "file", "choice:card:g0": "mine", "choice:card:g1": ""})
    assert dict(OwnCard.objects.values_list("guid", "back")) == {"g0": "mine", "g1": "theirs"}


def test_it_counts_what_differs_and_tells_two_states_apart(client_for, alice):
    client = client_for(alice)
    client.post(upload(client, basic(("Q", "A"))).redirect_chain[-1][0])
    OwnCard.objects.update(front="mine")
    text = upload(client, basic(("Q theirs", "A"))).content.decode()
    assert '<th scope="col" class="number">differs</th>' in text
    assert re.search(r"Own cards</th>" + r'<td class="number">0</td>' * 3 + r'<td class="number">1</td>', text)
    assert "Mine: mine; A" in text
    assert "The file’s: Q theirs; A" in text


def test_it_shows_formulas_of_the_first_cards_in_plain_text(client_for, alice):
    text = upload(client_for(alice), basic((r"Why \(\frac{1}{\sqrt{d}}\)?", r"\(d_k\)"))).content.decode()
    assert "Why 1/√d?" in text
    assert "d_k" in text
    assert "\\(" not in text


def test_it_forgets_a_file(client_for, alice):
    client = client_for(alice)
    address = upload(client, basic(("Q", "A"))).redirect_chain[-1][0]
    text = client.post(f"{address}discard/", follow=True).content.decode()
    assert "Nothing was changed" in text
    assert not Import.objects.exists()


@pytest.mark.parametrize(("data", "said"), [(b"\x89PNG", "This is a picture"), (None, "Choose a file first")])
def test_it_says_what_is_wrong_beside_the_field(client_for, alice, data, said):
    body = {"file": SimpleUploadedFile("x.png", data)} if data else {}
    answer = client_for(alice).post("/me/data/", body)
    assert answer.status_code == 422
    assert re.search(rf'id="file-error" role="alert">[^<]*{said}', answer.content.decode())


def test_it_says_that_a_file_is_too_large(client_for, alice, settings):
    settings.IMPORT_LIMIT_BYTES = 1 << 20
    answer = upload(client_for(alice), b"x" * (2 << 20))
    assert answer.status_code == 422
    assert "larger than 1 MB" in answer.content.decode()


def test_it_shows_ones_own_imports_only(client_for, alice, charlie):
    address = upload(client_for(alice), basic(("Q", "A"))).redirect_chain[-1][0]
    assert client_for(charlie).get(address).status_code == 404
    assert client_for(charlie).post(address).status_code == 404
    client_for(charlie).post(f"{address}discard/")
    assert Import.objects.count() == 1


def test_it_deletes_an_account_with_all_that_is_in_it(client_for, rich, bob):
    client = client_for(rich)
    assert client.post("/me/data/delete/", {"password": "wrong"}).status_code == 422
    assert Learner.objects.filter(pk=rich.pk).exists()
    answer = client.post("/me/data/delete/", {"password": PASSWORD}, follow=True)
    assert "Your account and everything in it are deleted." in answer.content.decode()
    assert not Learner.objects.filter(username="alice").exists()
    assert not Review.objects.exists()
    assert not Submission.with_runs.exists()
    assert client.get("/me/data/").status_code == 302
    assert Learner.objects.filter(pk=bob.pk).exists()


def test_it_lets_a_learner_without_a_password_begin_anew(client_for, alice, take_in):
    alice.set_unusable_password()
    alice.save()
    take_in(alice, basic(("Q", "A")))
    client = client_for(alice)
    refused = client.post("/me/data/delete/")
    assert refused.status_code == 422
    assert "Tick the box" in refused.content.decode()
    client.post("/me/data/delete/", {"sure": "yes"})
    assert not get_user_model().objects.exists()
    assert not OwnCard.objects.exists()


def test_it_needs_no_inline_script_or_style(client_for, alice):
    client = client_for(alice)
    for text in (client.get("/me/data/").content.decode(), upload(client, basic(("Q", "A"))).content.decode()):
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)
        assert text.count("<h1") == 1


def test_it_sends_visitors_to_sign_in(client_for):
    for address in ("/me/data/", "/me/data/export/?format=json", "/me/data/import/1/"):
        assert client_for(None).get(address).status_code == 302
