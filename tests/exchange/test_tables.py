from __future__ import annotations

import csv
import io

import pytest

from flashcards.exchange.limits import MOST_CARDS, FileRefused
from flashcards.exchange.table_out import Separator, table
from flashcards.models import OwnCard

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def cards(learner):
    return [(card.front, card.back) for card in OwnCard.objects.filter(learner=learner)]


def written(learner, separator=Separator.COMMA):
    return "".join(table(learner, separator))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Q\tA\n", [("Q", "A")]),
        ("Q,A\nR,B", [("Q", "A"), ("R", "B")]),
        ("Q;A;B\r\n", [("Q", "A<br>B")]),
        ("Front,Back\nQ,A\n", [("Q", "A")]),
        ('"Q, with ""quotes""","two\nlines"\n', [('Q, with "quotes"', "two<br>lines")]),
        ("#separator:Pipe\n#html:true\nQ|<b>A</b>\n", [("Q", "<strong>A</strong>")]),
        ("#separator:;\n#html:false\nQ;a < b\n", [("Q", "a &lt; b")]),
        ("#separator:Comma\n#columns:Back,Front\nA,Q\n", [("Q", "A")]),
        ("#html:true\n<script>x</script>Q\tA", [("Q", "A")]),
        ("Q\n", [("Q", "")]),
    ],
)
def test_it_reads_a_table(alice, take_in, text, wanted):
    take_in(alice, text.encode())
    assert cards(alice) == wanted


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_it_reads_an_encoding_that_names_itself(alice, take_in, encoding):
    take_in(alice, "Qué é ∑?\tA\n".encode(encoding))
    assert cards(alice) == [("Qué é ∑?", "A")]


def test_it_reads_ankis_columns(alice, take_in):
    text = (
        "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n"
        "Ab{c!\tBasic\tSoftmax::Rows\tQ\tA\tone two\n"
    )
    take_in(alice, text.encode())
    card = OwnCard.objects.get(learner=alice)
    assert (card.guid, card.deck, card.front, card.back, card.tags) == (
        "Ab{c!",
        "Softmax::Rows",
        "Q",
        "A",
        ["one", "two"],
    )


def test_it_updates_a_row_by_its_guid_or_by_its_front(alice, take_in):
    take_in(alice, b"Q\told\n")
    assert take_in(alice, b"Q\tnew\n").preview["done"]["counts"]["cards"]["updated"] == 1
    assert cards(alice) == [("Q", "new")]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("Qué\tA\n".encode("latin-1"), "UTF-8"),
        (b"Q\0\tA\n", "NUL"),
        (b'"never closed\tA\n', "never closed"),
        (b'"Q"x\tA\n', "closing quotation mark"),
        (b"#separator:Tab\n", "no row with a front"),
        (b"\t\t\n\tA\n", "no row with a front"),
        (b"# Notes\n\nOne line.\nAnother, with a comma.\n- a\n- b\n- c\n", "no table"),
        (b"Q\tA\n" + b"".join(b"Q%d\tA\n" % n for n in range(MOST_CARDS)), "20,000"),
        (b"x" * 300_000 + b"\tA\n", "characters"),
    ],
    ids=[
        "Latin-1",
        "NUL",
        "open quote",
        "text after a quote",
        "headers only",
        "no front",
        "a text",
        "too many",
        "too long",
    ],
)
def test_it_refuses_what_it_cannot_read(alice, send, data, said):
    with pytest.raises(FileRefused) as refused:
        send(alice, data)
    assert said in str(refused.value)
    assert cards(alice) == []


def test_it_says_that_ones_own_questions_are_here_already(alice, question, send):
    made = send(alice, written(alice).encode())
    assert made.preview["counts"] == {}
    assert "here already" in made.preview["notes"][0]


@pytest.mark.parametrize("separator", list(Separator))
def test_it_writes_a_table_that_reads_back_the_same(alice, bob, question, take_in, separator):
    take_in(alice, b'#html:true\n"Q ""x"", y"\t<pre>a<br>b</pre>\n\\(x\\)\t"two\nlines"\n')
    take_in(bob, written(alice, separator).encode())
    assert cards(bob) == cards(alice)


def test_it_writes_headers_and_all_columns(alice, question):
    lines = written(alice).splitlines(keepends=True)
    assert [line for line in lines if line.startswith("#")] == lines[:7]
    rows = list(csv.reader(io.StringIO("".join(lines[7:]))))
    assert {len(row) for row in rows} == {6}
    assert ["rowsum:question:score-to-weight", "Basic", "Rowsum::Questions", "softmax junior"] in [
        row[:4] for row in rows
    ]


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_it_writes_no_cell_that_a_spreadsheet_would_run(alice, bob, take_in, start):
    headers = "#separator:Tab\n#html:true\n#guid column:1\n#deck column:2\n"
    text = f"{headers}{start}1+1\t{start}deck\t{start}HYPERLINK()\t{start}A\n"
    take_in(alice, text.encode())
    made = written(alice)
    cells = [cell for row in csv.reader(io.StringIO(made)) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]
    take_in(bob, made.encode())
    first, second = (OwnCard.objects.get(learner=each) for each in (alice, bob))
    assert (first.guid, first.deck, first.front, first.back) == (second.guid, second.deck, second.front, second.back)
    assert first.front == f"{start}HYPERLINK()"
