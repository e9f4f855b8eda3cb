from __future__ import annotations

import pytest

from flashcards import day_queue
from flashcards.exchange.outcome import Choices, Side
from flashcards.models import ItemKind, Learner, OwnCard, Phase, ReviewItem
from tests.exchange.decks import BASIC, CLOZE, REVERSED, basic, deck, new_deck

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def cards(learner):
    return {card.guid: (card.front, card.back) for card in OwnCard.objects.filter(learner=learner)}


def test_it_brings_cards_into_the_queue_as_new(alice, take_in, later):
    take_in(alice, basic(("What is softmax?", "A share."), ("And 2?", "Two")))
    assert cards(alice) == {"g0": ("What is softmax?", "A share."), "g1": ("And 2?", "Two")}
    card = OwnCard.objects.get(learner=alice, guid="g0")
    assert (card.deck, card.tags) == ("Softmax::Basics", ["softmax"])
    items = ReviewItem.objects.filter(learner=alice, kind=ItemKind.CARD)
    assert {(item.key, item.phase, item.due_at) for item in items} == {(g, Phase.NEW, later) for g in ("g0", "g1")}
    queue = day_queue.queue(Learner.objects.get(pk=alice.pk), now=later)
    assert sorted(card.title for card in queue.cards) == ["And 2?", "What is softmax?"]


def test_it_asks_no_more_new_cards_a_day_than_the_limit(alice, take_in, later):
    alice.new_per_day = 3
    alice.save()
    day_queue.freeze(Learner.objects.get(pk=alice.pk), now=later)
    take_in(alice, basic(*((f"Q{n}", f"A{n}") for n in range(9))))
    assert day_queue.due_count(Learner.objects.get(pk=alice.pk), now=later) == 3


def test_it_makes_two_cards_of_a_reversed_note(alice, take_in):
    take_in(alice, deck((REVERSED, ("dog", "chien"), "r")))
    assert cards(alice) == {"r": ("dog", "chien"), "r~1": ("chien", "dog")}


def test_it_asks_one_cloze_at_a_time(alice, take_in):
    take_in(alice, deck((CLOZE, ("A {{c1::score}} becomes a {{c2::weight::of one}}.", "More"), "c")))
    assert cards(alice) == {
        "c": ("A <strong>[…]</strong> becomes a weight.", "A <strong>score</strong> becomes a weight.<br>More"),
        "c~1": ("A score becomes a <strong>[of one]</strong>.", "A score becomes a <strong>weight</strong>.<br>More"),
    }


def test_it_reads_the_newer_packed_format_and_not_the_stand_in_beside_it(alice, take_in):
    made = take_in(alice, new_deck([("n1", ("Front ∑", "Back"), [0])]))
    assert cards(alice) == {"n1": ("Front ∑", "Back")}
    card = OwnCard.objects.get(learner=alice)
    assert (card.deck, card.tags, made.format) == ("Softmax::Basics", ["softmax", "rows"], "apkg")


def test_it_reads_clozes_of_the_newer_format(alice, take_in):
    take_in(alice, new_deck([("n1", ("{{c1::a}} and {{c2::b}}", ""), [0, 1])], cloze=True))
    assert cards(alice)["n1~1"][0] == "a and <strong>[…]</strong>"


@pytest.mark.parametrize(
    ("field", "wanted"),
    [
        (r"\(e^{x}\)", "<math><msup><mi>e</mi><mi>x</mi></msup></math>"),
        (r"[$]x[/$] and [latex]$y$[/latex]", "<math><mi>x</mi></math> and <math><mi>y</mi></math>"),
        (r"\[a &lt; b\]", '<math display="block"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>'),
        (r"\(\nosuchcommand{x}\)", r"\(\nosuchcommand{x}\)"),
        ('<img src="cat &amp; dog.png" onerror=alert(1)>', "[image: cat &amp; dog.png]"),
        ("<IMG SRC='a/b.jpg'>[sound:x.mp3]", "[image: b.jpg][sound: x.mp3]"),
        ("<script>alert(1)</script>a<style>p{}</style>", "a"),
        ('<b onclick="x">bold</b><i style="color:red">it</i>', "<strong>bold</strong><em>it</em>"),
        ('<a href="javascript:alert(1)">a</a><a href="https://x.example/">b</a>', None),
        ("<iframe src=https://x.example></iframe><svg onload=x></svg>t", "t"),
        ("<div class=skip-link id=main>d</div>", "<div>d</div>"),
        (r'<a href="\(\begin{matrix}a\end{matrix}\)">x</a>', None),
    ],
)
def test_it_cleans_what_a_side_says(alice, take_in, field, wanted):
    take_in(alice, basic((field + " ", "B")))
    ((front, _),) = cards(alice).values()
    if wanted is not None:
        assert front == wanted
    assert not any(each in front for each in ("javascript:", "onerror", "onclick", "<script", "<iframe", "style="))
    assert "<math" not in front.partition('href="')[2].partition('"')[0]


def test_it_updates_at_the_second_import_and_keeps_what_was_learnt(alice, take_in):
    take_in(alice, basic(("Q", "old"), ("R", "same")))
    ReviewItem.objects.filter(learner=alice, key="g0").update(reps=4)
    done = take_in(alice, basic(("Q", "new"), ("R", "same"), ("S", "more"))).preview["done"]
    assert done["counts"]["cards"] == {"new": 1, "updated": 1, "unchanged": 1, "differs": 0, "left_out": 0}
    assert cards(alice)["g0"] == ("Q", "new")
    assert ReviewItem.objects.get(learner=alice, key="g0").reps == 4
    assert ReviewItem.objects.filter(learner=alice).count() == 3


@pytest.mark.parametrize("side", list(Side))
def test_it_asks_where_a_card_was_changed_on_both_sides(alice, take_in, send, side):
    take_in(alice, basic(("Q", "old")))
    OwnCard.objects.filter(learner=alice).update(back="mine")
    data = basic(("Q", "theirs"))
    (conflict,) = send(alice, data).preview["conflicts"]
    assert conflict == {"id": "card:g0", "title": "Q", "mine": "mine", "file": "theirs"}
    take_in(alice, data, Choices(usual=side))
    assert cards(alice)["g0"][1] == ("theirs" if side is Side.FILE else "mine")


def test_it_leaves_alone_what_was_changed_here_only(alice, take_in):
    take_in(alice, basic(("Q", "old")))
    OwnCard.objects.filter(learner=alice).update(back="mine")
    assert take_in(alice, basic(("Q", "old"))).preview["done"]["conflict_count"] == 0
    assert cards(alice)["g0"] == ("Q", "mine")


def test_it_passes_over_our_own_questions_and_says_so(alice, take_in):
    made = take_in(alice, deck((BASIC, ("Q", "A"), "rowsum:question:score-to-weight"), (BASIC, ("R", "B"), "own")))
    assert set(cards(alice)) == {"own"}
    assert any("here already" in note for note in made.preview["notes"])


def test_it_says_that_pictures_stay_behind(alice, send):
    made = send(alice, basic(('<img src="a.png">', "B")))
    assert any("Pictures" in note for note in made.preview["notes"])
    assert made.preview["samples"] == [{"front": "[image: a.png]", "back": "B", "deck": "Softmax::Basics"}]


def test_it_shows_each_learner_only_their_own_cards(alice, bob, take_in, later):
    take_in(alice, basic(("Q", "A")))
    assert cards(bob) == {}
    assert day_queue.due_count(Learner.objects.get(pk=bob.pk), now=later) == 0
