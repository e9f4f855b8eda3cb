"""Rules files: anyone can write one, and is told what is wrong with it."""

from __future__ import annotations

import pytest

from flashcards.marking.lexicon import Lexicon
from flashcards.marking.marker import mark_with
from flashcards.marking.patterns import make_concept, parse_pattern
from flashcards.marking.rules import RulesError, load_rules
from flashcards.marking.spelling import edit_distance
from flashcards.marking.tokens import stem, tokenize

OTHER = """
question: kv-cache
concepts:
  cache: {kind: entity, say: [cache, kv cache]}
  keeps-keys-and-values: {kind: property, say: [keep|keeps|store|stores ..4 keys ..3 values]}
points:
  - id: keeps-keys-and-values
    any:
      - {property: keeps-keys-and-values, of: [cache]}
red_flags: []
"""
ITS_QUESTION = """---
prompt: What does a KV cache keep?
key_points:
  - id: keeps-keys-and-values
    text: It keeps keys and values.
---
"""


def rules(tmp_path, text=OTHER, name="kv-cache.marking.yaml", question=ITS_QUESTION):
    (tmp_path / "kv-cache.md").write_text(question)
    (tmp_path / name).write_text(text)
    return load_rules(tmp_path / name)


def test_it_marks_another_question_by_its_own_concepts(tmp_path):
    loaded = rules(tmp_path)
    assert mark_with(loaded, "The KV cache stores the keys and the values.")["score"] == 1.0
    assert mark_with(loaded, "The cache doesn't store keys and values.")["score"] == 0.0


def test_below_say_a_line_is_a_pattern_and_nothing_needs_quotation_marks(tmp_path):
    text = OTHER.replace(
        "{kind: entity, say: [cache, kv cache]}", "\n    kind: entity\n    say: |\n      # kv: cache\n\n      kv"
    )
    loaded = rules(tmp_path, text.replace("{property: keeps-keys-and-values, of: [cache]}", "{says: [cache]}"))
    assert [mark_with(loaded, said)["score"] for said in ("8 kv: cache", "kv", "cache", "8")] == [1, 1, 0, 0]


def test_it_takes_what_would_happen_for_said_only_where_a_rule_says_so(tmp_path):
    text = "With it the cache would store the keys and the values."
    supposed = OTHER.replace("of: [cache]", "of: [cache], supposed: true")
    assert mark_with(rules(tmp_path), text)["score"] == 0.0
    assert mark_with(rules(tmp_path, supposed), text)["score"] == 1.0
    assert mark_with(rules(tmp_path, supposed), "People say that the cache stores keys and values.")["score"] == 0.0


def test_it_lets_another_clause_of_the_sentence_speak_against_a_claim(tmp_path):
    bare = OTHER.replace("property: keeps-keys-and-values, of: [cache]", "says: [keeps-keys-and-values]")
    wary = bare.replace("says: [keeps-keys-and-values]", "says: [keeps-keys-and-values], unless_nearby: [cache]")
    assert mark_with(rules(tmp_path, wary), "One keeps the keys and values.")["score"] == 1.0
    text = "As there is a cache, one keeps the keys and values."
    assert [mark_with(rules(tmp_path, made), text)["score"] for made in (bare, wary)] == [1.0, 0.0]


def test_it_covers_no_point_by_a_wrong_claim_where_the_rules_say_so(tmp_path):
    bare = OTHER.replace("cache: {", "forever: {kind: part, say: [forever]}\n  cache: {", 1)
    bare = bare.replace("red_flags: []", "red_flags:\n  - {id: kept-forever, text: Not so., any: [{says: [forever]}]}")
    strict = bare.replace("question: kv-cache", "question: kv-cache\nwrong_claims_cover_nothing: true")
    text = "The cache stores the keys and the values forever."
    assert [mark_with(rules(tmp_path, made), text)["score"] for made in (bare, strict)] == [1.0, 0.0]
    assert mark_with(rules(tmp_path, strict), text + " The cache stores keys and values.")["score"] == 1.0


def test_it_accuses_nobody_of_what_another_sentence_of_theirs_contradicts(tmp_path):
    bare = OTHER.replace("cache: {", "empty: {kind: part, say: [empty]}\n  cache: {", 1)
    flag = "red_flags:\n  - {id: keeps-nothing, text: Not so., any: [{says: [empty, cache]}]}"
    made = rules(
        tmp_path, bare.replace("red_flags: []", flag.replace("any:", "contradicted_by: [keeps-keys-and-values], any:"))
    )
    claim, right = "The cache is empty", "The cache stores the keys and the values."
    for text, accused in [
        (f"{claim}.", True),
        (f"{claim}. {right}", False),
        (f"{right} {claim}.", False),
        (f"{claim}. People say: {right.lower()}", True),  # reported, so nobody states it
        (f"{claim}, or it stores the keys and the values.", True),  # in the same sentence it may be part of the claim
    ]:
        assert [flag["id"] for flag in mark_with(made, text)["red_flags"]] == ["keeps-nothing"] * accused, text


def test_it_borrows_concepts_of_another_question(tmp_path):
    (tmp_path / "lender.marking.yaml").write_text("concepts: {pair: {kind: part, say: [keys and values]}}")
    borrowing = OTHER.replace("question: kv-cache", "question: kv-cache\nborrowed: {lender: [pair]}")
    made = rules(tmp_path, borrowing.replace("property: keeps-keys-and-values, of: [cache]", "says: [pair, cache]"))
    assert mark_with(made, "The cache is for keys and values.")["score"] == 1.0
    with pytest.raises(RulesError, match=r"lender has no concepts \['triple'\]"):
        rules(tmp_path, borrowing.replace("[pair]", "[triple]"))
    with pytest.raises(RulesError, match="no rules for 'nobody'"):
        rules(tmp_path, borrowing.replace("{lender:", "{nobody:"))


def test_it_names_a_concept_that_is_unknown_nearby(tmp_path):
    with pytest.raises(RulesError, match="no concept 'nowhere'"):
        rules(tmp_path, OTHER.replace("of: [cache]", "of: [cache], unless_nearby: [nowhere]"))


def test_it_reads_a_subtracted_maximum_and_its_return_in_a_program(tmp_path):
    asked = "{property: keeps-keys-and-values, of: [cache]}"
    subtracted = rules(tmp_path, OTHER.replace(asked, "{says: [f-minus-maximum]}"))
    put_back = rules(tmp_path, OTHER.replace(asked, "{says: [f-maximum-plus-log]}"))
    program = "m = x.max(-1)\ne = torch.exp(x - m)\nlse = m + e.sum(-1).log()"
    assert [mark_with(r, program)["score"] for r in (subtracted, put_back)] == [1.0, 1.0]
    other = "e = torch.exp(x - 3)\nlse = x + e.sum(-1).log()"
    assert [mark_with(r, other)["score"] for r in (subtracted, put_back)] == [0.0, 0.0]


def test_it_reads_the_backward_pass_of_softmax_in_a_program(tmp_path):
    asked = "{property: keeps-keys-and-values, of: [cache]}"
    loaded = rules(tmp_path, OTHER.replace(asked, "{says: [f-times-less-sum]}"))
    assert mark_with(loaded, "ds = w * (dw - (w * dw).sum(dim=-1, keepdim=True))")["score"] == 1.0
    assert mark_with(loaded, "ds = w * (dw - w).sum(dim=-1)")["score"] == 0.0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("property: keeps-keys", "property: keeps-kees", "no concept 'keeps-kees-and-values'"),
        ("question: kv-cache", "", "'question' is missing"),
        ("property: keeps-keys-and-values, ", "", "is needed"),
        ("of: [cache]", "whose: [cache]", "'whose'"),
        (", of: [cache]", "", "needs `of`"),
        ("say: [cache, kv cache]", "say: ['..', kv cache]", "concept cache"),
        ("say: [cache, kv cache]", "say: [1]", "quotation marks"),
        ("points:", "points: [", "kv-cache.marking.yaml"),
        ("id: keeps-keys-and-values", "id: keeps-all", "'keeps-all' is no key point of the question"),
    ],
)
def test_it_names_what_is_wrong_with_a_file(tmp_path, old, new, says):
    with pytest.raises(RulesError, match=says):
        rules(tmp_path, OTHER.replace(old, new))


def test_it_takes_the_prompt_and_the_texts_of_points_from_the_question(tmp_path):
    loaded = rules(tmp_path)
    assert loaded.prompt == "What does a KV cache keep?"
    assert [p.text for p in loaded.points] == ["It keeps keys and values."]


@pytest.mark.parametrize("question", ["", "---\nprompt: [\n---\n", ITS_QUESTION.replace("key_points", "points")])
def test_it_needs_a_question_with_key_points(tmp_path, question):
    with pytest.raises(RulesError, match="a prompt and key points are needed"):
        rules(tmp_path, question=question)


def found(patterns, text, **kinds):
    lexicon = Lexicon([make_concept(name, kinds.get(name, "part"), [p]) for name, p in patterns.items()])
    return [(m.concept, m.first, m.last) for m in lexicon.find(tokenize(text))]


def test_it_matches_alternatives_options_gaps_and_other_concepts():
    patterns = {"sum": "sum|total", "one": "1|one", "to-one": "<sum> up? ..2 <one>"}
    assert ("to-one", 0, 5) in found(patterns, "sum up to exactly one")
    assert not [f for f in found(patterns, "sum up to more than about one") if f[0] == "to-one"]


def test_it_matches_numbers_and_words_that_are_none_of_some():
    assert found({"n": "minus #"}, "minus 12") == [("n", 0, 2)]
    assert found({"n": "last w|# tokens"}, "last 12 tokens or last w tokens") == [("n", 0, 3), ("n", 4, 7)]
    assert found({"over": "over all !scores|exps"}, "over all scores") == []
    assert found({"over": "over all !scores|exps"}, "over all shelves") == [("over", 0, 3)]


def test_it_reads_thousands_as_one_number_and_a_list_as_several():
    for text in ("after 10,000 steps", "after 10000 steps"):
        assert found({"n": "after 10000|10,000 steps"}, text) == [("n", 0, 3)]
    assert [token.stem for token in tokenize("(4,096 tokens)")] == ["(", "4096", "token", ")"]
    assert [token.stem for token in tokenize("[1,024] f(100,200)") if token.stem.isdecimal()] == [
        "1", "024", "100", "200",
    ]  # fmt: skip


def test_it_matches_choices_of_several_words_and_marks():
    assert found({"sum": "add~up|sum to one"}, "weights add up to one") == [("sum", 1, 5)]
    assert found({"sum": "add~up|sum to one"}, "sum to one") == [("sum", 0, 3)]
    assert found({"code": "int8|bytes cache"}, "an int8 cache") == [("code", 1, 4)]
    assert found({"off": "no-op|idle head"}, "a no-op head") == [("off", 1, 5)]


@pytest.mark.parametrize("pattern", ['query "/" key', "plus?|minus infinity"])
def test_it_refuses_a_choice_that_can_match_nothing(pattern):
    with pytest.raises(ValueError, match="can match nothing"):
        make_concept("broken", "part", [pattern])


def test_it_reads_programs_only_for_what_is_looked_for_in_them():
    concepts = [make_concept("drop", "code", ["dropout ("]), make_concept("weight", "entity", ["weights"])]
    mentions = Lexicon(concepts).find(tokenize("weights = dropout(weights)"), words=False)
    assert [m.concept for m in mentions] == ["drop"]


def test_it_lets_no_gap_swallow_a_negation():
    assert found({"a": "weights ..3 sum"}, "weights do not sum") == []
    assert found({"a": "weights ..3 sum"}, "weights by nothing sum") == []


def test_it_drops_an_entity_inside_a_longer_one():
    patterns = {"score": "alignment score", "weight": "alignment"}
    assert found(patterns, "alignment score", score="entity", weight="entity") == [("score", 0, 2)]


@pytest.mark.parametrize("pattern", ["..", ". ..3", "", "a||b"])
def test_it_refuses_a_pattern_without_words(pattern):
    with pytest.raises(ValueError):
        parse_pattern(pattern)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("wieghts", "weights"), ("sofmtax", "softmax"), ("normalze", "normalise"), ("exponentaites", "exponentiates"),
     ("kesy", "keys"), ("maks", "mask"), ("store", "store"), ("exists", "exists"), ("scope", "scope")],
)  # fmt: skip
def test_it_corrects_slips_but_no_words_that_exist(written, meant):
    words = ["weights", "softmax", "normalise", "exponentiates", "keys", "mask", "score", "exits", "make"]
    lexicon = Lexicon([make_concept(w, "part", [w]) for w in words], ["store", "exists", "scope"])
    assert lexicon.spelling.correct(tokenize(written)[0]) == stem(meant)


@pytest.mark.parametrize(
    ("a", "b", "distance"), [("score", "scroe", 1), ("score", "scor", 1), ("score", "scores", 1), ("weight", "wait", 3)]
)
def test_it_counts_edits_and_stops_at_the_limit(a, b, distance):
    assert edit_distance(a, b, 2) == distance


@pytest.mark.parametrize(
    "words",
    ["normalise normalises normalised normalising normalize", "divide divides divided dividing", "query queries"],
)
def test_it_cuts_endings(words):
    assert len({stem(w) for w in words.split()}) == 1


@pytest.mark.parametrize(("a", "b"), [("note", "not"), ("zeroed", "zero"), ("exists", "exits"), ("one", "on")])
def test_it_keeps_words_apart_that_differ(a, b):
    assert stem(a) != stem(b)
