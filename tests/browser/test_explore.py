"""The explorer in a real browser: its numbers are those of attention_core, and its links carry all of it.

Many states are shown in one page, one after the other; a page load costs more than all of them.
"""

from __future__ import annotations

import random
import re

import pytest
import torch
from playwright.sync_api import expect

from flashcards.explorer import read_state
from flashcards.explorer_examples import EXAMPLES
from flashcards.explorer_flags import FLAGS
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.explored import STREAMING, exact, narrow, streamed
from tests.pages.test_explore import UNREADABLE, explorer_links

pytestmark = pytest.mark.browser

SHOW_ALL = """async (queries) => {
  const page = await import(document.querySelector('script[src*="explore/main"]').src);
  const read = (name, kind) => [...document.querySelectorAll(`[data-table=${name}] tbody tr`)].map(
    (row) => [...row.querySelectorAll(kind)].map((cell) => cell.dataset.value));
  return queries.map((query) => {
    const problems = page.show(query);
    const shown = { problems, query: page.currentQuery(), summary: document.getElementById("summary").textContent };
    for (const name of ["raw", "masked", "exps", "weights"]) shown[name] = read(name, ".cell");
    shown.sums = read("weights", ".edge").flat();
    shown.statistics = read("exps", ".edge");
    shown.scaled = document.getElementById("scaled").hidden ? shown.raw : read("scores", ".cell");
    const next = document.getElementById("next");
    while (!next.disabled) next.click();
    const last = document.querySelectorAll("[data-table=steps] tbody tr:last-child td");
    shown.stream = [...last].map((cell) => cell.dataset.value);
    return shown;
  });
}"""
RICH = (  # together they tell every red flag from the right answer
    "s=1.5,-2,0.5,3,1;2,4,-1,0,2.5;0.25,1,2,-3,0.5&d=4&t=2&causal=1&window=3&length=4&alibi=0.5&cap=6&tile=2",
    "q=1,2,-1;0.5,0,3;2,2,2;-1,0.5,1&k=2,0,1;1,1,1;-0.5,2,0;3,1,-2;0,1,1;1,-1,2&causal=1&cap=3&alibi=0.25&t=0.5",
    "s=-3,-1,-2,-4;-2,-2,-1,-3&keep=1011;0000&tile=1",
    "s=1,2,-40;760,709,2&tile=2",
    "s=1,2,3,4;4,3,2,1;1,3,2,4;2,1,4,3&causal=1&window=2",
)


@pytest.fixture
def show_all(page, learner):
    """`show_all(queries)`: what the page shows of each, numbers as they are computed and not as they are rounded."""
    page.goto("/explore/")

    def show(queries):
        return page.evaluate(SHOW_ALL, list(queries))

    return show


def numbers(shown):
    return torch.tensor([[float(cell) for cell in row] for row in shown], dtype=torch.float64)


def agree(shown, wanted, *, what):
    torch.testing.assert_close(
        numbers(shown), wanted, rtol=1e-12, atol=1e-12, equal_nan=True, msg=lambda text: f"{what}: {text}"
    )


def random_queries(seed, count):
    """Links to states of all sizes and settings."""
    draw = random.Random(seed)

    def rows(n, m, spread):
        return ";".join(",".join(str(round(draw.uniform(-spread, spread), 2)) for _ in range(m)) for _ in range(n))

    for _ in range(count):
        queries, keys = draw.randint(1, 8), draw.randint(1, 8)
        parts = [f"s={rows(queries, keys, draw.choice([3, 30]))}", f"d={draw.choice([1, 4, 64])}"]
        if draw.random() < 0.4:
            width = draw.randint(1, 4)
            parts = [f"q={rows(queries, width, 3)}", f"k={rows(keys, width, 3)}"]
        if draw.random() < 0.3:
            parts.append("keep=" + ";".join("".join(draw.choice("0111") for _ in range(keys)) for _ in range(queries)))
        wishes = [
            ("causal=1", 0.5),
            (f"window={draw.randint(1, 4)}", 0.3),
            (f"length={draw.randint(0, keys)}", 0.3),
            (f"alibi={draw.choice([0.5, 0.0625, -1])}", 0.3),
            (f"cap={draw.choice([2, 30])}", 0.3),
            (f"t={draw.choice([0.25, 2, 3])}", 0.3),
            (f"tile={draw.randint(1, 4)}", 0.7),
            (f"row={draw.randrange(queries)}", 0.7),
        ]
        yield "&".join(parts + [text for text, chance in wishes if draw.random() < chance])


def check_exactly(shown, query):
    wanted = exact(query)
    keys = wanted.weights.shape[-1]
    agree(shown["scaled"], wanted.scores[0, 0], what=f"scores of {query}")
    agree(shown["masked"], wanted.masked[0, 0], what=f"masked scores of {query}")
    agree(shown["weights"], wanted.weights[0, 0], what=f"weights of {query}")
    agree([shown["sums"]], wanted.weights[0, 0].sum(-1)[None], what=f"row sums of {query}")
    last = [float(cell) for cell in shown["stream"]]
    assert len(shown["exps"][0]) == keys
    torch.testing.assert_close(
        torch.tensor([last[1], last[4]]), torch.tensor(streamed(query)), rtol=1e-12, atol=0.0, equal_nan=True
    )


def test_it_computes_what_attention_core_computes(show_all):
    queries = [example.query for example in EXAMPLES if "precision" not in example.query]
    queries += [link for _, link in explorer_links() if "precision" not in link]
    queries += random_queries(seed=7, count=30)
    for query, shown in zip(queries, show_all(queries), strict=True):
        assert shown["problems"] == []
        check_exactly(shown, query)


def test_it_makes_each_mistake_as_attention_core_does(show_all):
    queries = {f"{query}&wrong={name}": name for query in RICH for name in FLAGS}
    told_apart = set()
    for query, shown in zip(queries, show_all(queries), strict=True):
        check_exactly(shown, query)
        name = queries[query]
        right = streamed(query.partition("&wrong")[0]) if name in STREAMING else exact(query, right=True).weights
        wrong = streamed(query) if name in STREAMING else exact(query).weights
        if not torch.equal(torch.as_tensor(wrong).nan_to_num(-7), torch.as_tensor(right).nan_to_num(-7)):
            told_apart.add(name)
    assert told_apart == set(FLAGS)


def test_it_makes_several_mistakes_at_once(show_all):
    draw = random.Random(11)
    queries = []
    for base in random_queries(seed=12, count=30):
        taken = {}
        for flag in draw.sample(list(FLAGS.values()), 4):
            taken.setdefault(flag.field, flag.id)
        queries.append(f"{base}&wrong={','.join(taken.values())}")
    for query, shown in zip(queries, show_all(queries), strict=True):
        check_exactly(shown, query)


@pytest.mark.parametrize("precision", ["bfloat16", "float16", "float32"])
def test_it_rounds_each_operation_as_torch_does(show_all, precision):
    """Equal, or one rounding apart where torch rounds a double by way of float32; a rare and small thing."""
    eps = torch.finfo(getattr(torch, precision)).eps
    mistakes = ("", "&wrong=no-max-subtraction", "&wrong=mask-after-softmax")
    queries = [
        f"{query}&precision={precision}{mistakes[n % 3]}" for n, query in enumerate(random_queries(seed=3, count=30))
    ]
    equal = total = 0
    for query, shown in zip(queries, show_all(queries), strict=True):
        got, wanted = numbers(shown["weights"]), narrow(query)
        torch.testing.assert_close(got, wanted, rtol=8 * eps, atol=1e-7, equal_nan=True, msg=query)
        equal += int(((got == wanted) | (got.isnan() & wanted.isnan())).sum())
        total += got.numel()
    assert equal >= 0.99 * total


def test_it_shows_what_overflows_and_where_not(show_all):
    base = "s=100,99,97;-110,-112,-120"
    plain, naive, wide = show_all(
        [
            f"{base}&precision=bfloat16",
            f"{base}&precision=bfloat16&wrong=no-max-subtraction",
            f"{base}&wrong=no-max-subtraction",
        ]
    )
    assert numbers(naive["weights"]).isnan().all()
    assert "NaN" in naive["summary"]
    assert not numbers(plain["weights"]).isnan().any()
    assert not numbers(wide["weights"]).isnan().any()


def test_it_reads_links_as_the_check_of_content_does(show_all):
    queries = [*UNREADABLE, *(example.query for example in EXAMPLES), *random_queries(seed=5, count=20)]
    shown = show_all(queries)
    for query, page in zip(queries, shown, strict=True):
        state, problems = read_state(query)
        assert page["problems"] == problems, query
        assert read_state(page["query"]) == (state, []), query
    again = show_all([page["query"] for page in shown])
    assert [page["query"] for page in again] == [page["query"] for page in shown]


def test_it_edits_the_red_flags_that_the_page_lists(page, learner):
    page.goto("/explore/")
    found = page.evaluate(
        """async () => {
          const main = document.querySelector('script[src*="explore/main"]').src;
          const { FLAGS } = await import(new URL("flags.js", main));
          return FLAGS.map((flag) => [flag.id, flag.field]);
        }"""
    )
    assert found == [[flag.id, flag.field] for flag in FLAGS.values()]


def test_it_is_worked_with_the_keyboard_alone(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    cell = page.get_by_label("score of query 1, key 0", exact=True)
    cell.press("ArrowUp")
    cell.press("Shift+ArrowDown")
    expect(cell).to_have_value("3.4")
    cell.press("Tab")
    expect(page.get_by_label("score of query 1, key 1", exact=True)).to_be_focused()
    page.keyboard.type("-2")
    page.get_by_label("Causal", exact=True).press("Space")
    expect(page).to_have_url(re.compile(r"\?s=1,2;3\.4,-2&causal=1$"))
    page.get_by_role("button", name="Hide key 0 from query 1").press("Enter")
    expect(page).to_have_url(re.compile("keep=11;01"))
    page.get_by_label("Mask after the softmax").press("Space")
    expect(page.get_by_role("status").last).to_contain_text("was masked away after the softmax")
    page.reload()
    expect(page.get_by_label("Mask after the softmax")).to_be_checked()
    expect(cell).to_have_value("3.4")


def test_it_keeps_the_last_number_where_none_can_be_read(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    cell = page.get_by_label("score of query 0, key 0", exact=True)
    cell.fill("")
    expect(cell).to_have_attribute("aria-invalid", "true")
    cell.press("Tab")
    expect(cell).to_have_value("1")
    width = page.get_by_label("Temperature", exact=True)
    width.fill("-3")
    expect(width).to_have_attribute("aria-invalid", "true")
    width.press("Tab")
    expect(width).to_have_value("1")


def test_it_says_what_it_does_not_use(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    for label, typed, said in (
        ("Temperature", "0", "0 is not used: the temperature must be a number from 0.01 to 100. 1 stays."),
        ("Soft-cap", ".0001", "the soft-cap must be a number from 0.1 to 1000, or empty. It stays empty."),
        ("Queries", "99", "99 is not used: queries must be a whole number from 1 to 8. 2 stays."),
        ("score of query 0, key 0", "1000000000", "Numbers end at ±9999: 9999 is used."),
    ):
        field = page.get_by_label(label, exact=True)
        field.fill(typed)
        expect(field).to_have_attribute("aria-invalid", "true")
        note = page.locator(f"[id='{field.get_attribute('aria-describedby')}']")
        expect(note).to_contain_text(said)
        field.press("Tab")
        expect(field).not_to_have_attribute("aria-invalid", "true")
        expect(note).to_contain_text(said)
    page.get_by_label("Queries", exact=True).fill("3")
    expect(page.locator("#said-queries")).to_be_empty()


def test_it_says_which_red_flag_another_puts_out(page, learner):
    page.goto("/explore/?s=1,2;3,4&causal=1&wrong=mask-finite-fill")
    page.get_by_label("Mask after the softmax").check()
    expect(page.get_by_role("status").filter(has_text="is off now")).to_contain_text("Fill with −10")
    expect(page.get_by_label("Fill with −10")).not_to_be_checked()
    expect(page.locator(".count", has_text="1 on")).to_have_count(1)
    page.get_by_role("button", name="Turn all off").click()
    expect(page.get_by_label("Mask after the softmax")).not_to_be_checked()


def test_it_starts_over(page, learner):
    page.goto("/explore/?s=1,2;3,4&wrong=hard-argmax")
    cell = page.get_by_label("score of query 0, key 0", exact=True)
    cell.fill("9")
    page.get_by_role("button", name="Start over").click()
    expect(cell).to_have_value("1")
    expect(page.get_by_label("Give the largest score everything")).to_be_checked()
    page.get_by_role("button", name="Start over").click()
    expect(cell).to_have_value("4")
    expect(page.get_by_label("Causal", exact=True)).to_be_checked()


def test_it_tells_the_same_of_the_online_softmax_in_sentence_and_stepper(page, learner):
    page.goto("/explore/?s=3,1,2,3&step=2&wrong=last-block-dropped")
    summary, said = page.locator("#summary"), page.locator("#online-said")
    expect(summary).to_contain_text("Read tile by tile, row 0 sums to")
    expect(summary).not_to_contain_text("change nothing")
    total = re.search(r"row 0 sums to ([0-9.]+), not to 1, and is off by up to ([0-9.]+)", summary.inner_text())
    expect(said).to_contain_text(f"They sum to {total[1]}, not to 1")
    expect(said).to_contain_text(f"by up to {total[2]}")
    expect(page.locator("[data-table=strip] .wrong")).to_have_count(4)
    expect(page.locator("[data-table=strip] .edge.off")).to_have_count(1)


def test_it_names_each_cause_of_a_row_that_is_no_number(show_all):
    query = next(example.query for example in EXAMPLES if "precision=bfloat16" in example.query)
    (shown,) = show_all([query])
    assert "Row 0 is NaN: exp overflows, and ∞/∞ has no value." in shown["summary"]
    assert "Row 2 is NaN: every exp is 0, and 0/0 has no value." in shown["summary"]


def test_it_keeps_its_sentence_low_and_beside_the_bar_of_its_row(open_page, learner):
    page = open_page(viewport=PHONE)
    page.goto("/explore/")
    for example in EXAMPLES:
        page.evaluate(SHOW_ALL, [example.query.replace("&step=2", "")])
        holder = page.locator(".explore-status")
        assert holder.bounding_box()["height"] <= 96, example.title
    page.goto(f"/explore/?{next(e.query for e in EXAMPLES if e.title == 'Masked too late')}")
    expect(page.locator("#summary")).to_contain_text("Row 2 sums to 0.07")
    expect(page.locator("#row-now")).to_have_text("q2")
    page.get_by_role("button", name="All of the sentence").click()
    assert page.locator(".explore-status").bounding_box()["height"] <= 50


def test_it_shows_a_number_that_is_wider_than_its_cell_with_its_sign(open_page, learner):
    narrow = "s=" + ",".join(["-123.456"] * 8)
    for query, viewport, wanted in ((narrow, PHONE, "−123"), ("s=-123.456,1,2,3&causal=1", DESKTOP, "−123.456")):
        page = open_page(viewport=viewport)
        page.goto(f"/explore/?{query}")
        shown = page.locator("[data-table=raw] .cell").first
        assert shown.inner_text().strip() == wanted
        fits = "e => [...e.querySelectorAll('.shown span')].every(s => s.offsetWidth <= e.clientWidth)"
        assert shown.evaluate(fits)
        expect(shown.locator("input")).to_have_attribute("title", "-123.456")
        shown.locator("input").focus()
        expect(shown.locator("input")).to_have_css("opacity", "1")


def test_it_drags_a_cell_up_and_down(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    cell = page.get_by_label("score of query 0, key 1", exact=True)
    box = cell.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20)
    page.mouse.move(x, y - 40)
    page.mouse.up()
    expect(cell).to_have_value("3")
    expect(page).to_have_url(re.compile(r"s=1,3;3,4$"))


def test_it_goes_back_to_where_an_example_was_opened(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    page.get_by_role("link", name="Masked too late").click()
    expect(page.get_by_label("Mask after the softmax")).to_be_checked()
    expect(page.locator("#note")).to_contain_text("taken their share")
    page.go_back()
    expect(page.get_by_label("Mask after the softmax")).not_to_be_checked()
    expect(page.get_by_label("score of query 1, key 1", exact=True)).to_have_value("4")


def test_it_reads_a_row_tile_by_tile(page, learner):
    page.goto("/explore/?s=0,0,0,0;1,0,3,2&row=1")
    said, following = page.locator("#online-said"), page.get_by_role("button", name="Next tile")
    expect(said).to_contain_text("Nothing read yet")
    following.click()
    expect(said).to_contain_text("1 of 2 tiles read")
    following.click()
    expect(said).to_contain_text("m = 3, the sum is 1.55")
    expect(said).to_contain_text("the same weights as the whole softmax")
    expect(following).to_be_disabled()
    expect(page).to_have_url(re.compile("row=1&step=2$"))
    page.get_by_label("Do not rescale the running sum").check()
    expect(said).to_contain_text("off from the whole softmax by up to")
    page.get_by_label("Keys in a tile").select_option("4")
    expect(said).to_contain_text("The row has 1 tile.")


def test_it_says_which_mistakes_an_example_cannot_show(page, learner):
    page.goto("/explore/?s=1,2;3,4")
    late = page.locator(".switch", has_text="Mask after the softmax")
    expect(late).to_have_class("switch idle")
    page.get_by_label("Causal", exact=True).check()
    expect(late).to_have_class("switch")


def test_it_turns_vectors_into_their_products(page, learner):
    page.goto("/explore/?q=1,2&k=3,4;0,1")
    expect(page.get_by_label("key 1, number 1", exact=True)).to_have_value("1")
    page.get_by_label("q · k", exact=True).check()
    expect(page.get_by_label("score of query 0, key 0", exact=True)).to_have_value("11")
    expect(page.get_by_label("Divide by √d, d =")).to_have_value("2")


def test_it_says_what_of_a_link_it_cannot_read(page, learner):
    page.goto("/explore/?s=1,2;3&colour=red&window=2")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("with the scores of the default example")
    expect(trouble).to_contain_text("“colour” is no setting of the explorer.")
    expect(trouble).to_contain_text("The rows of “s” are not of one length")
    expect(page.get_by_label("Window, keys", exact=True)).to_have_value("2")
    page.goto("/explore/?s=abc&window=-3")
    expect(trouble).to_contain_text("the default example is shown")


def test_it_says_without_javascript_what_it_would_show(open_page, learner):
    page = open_page(java_script=False)
    page.goto("/explore/")
    expect(page.get_by_text("needs JavaScript")).to_be_visible()
    expect(page.get_by_role("cell", name="0.644")).to_be_visible()


def test_it_has_no_fault_that_axe_can_find(open_page, faults, learner):
    widest = "s=" + ";".join([",".join(["-12.25"] * 8)] * 3) + "&causal=1&alibi=0.5&wrong=mask-after-softmax&step=4"
    vectors = f"{EXAMPLES[0].query}&wrong=returns-scores&step=2"
    for query, viewport, dark in ((widest, PHONE, True), (vectors, DESKTOP, False)):
        page = open_page(viewport=viewport, dark=dark)
        page.goto(f"/explore/?{query}")
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        assert faults(page) == [], query
