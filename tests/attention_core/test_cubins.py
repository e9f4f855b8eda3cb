"""The kernels as machine code for three generations of GPUs, built here: what they need, and that the table says it.

Some are built anew, in a process that compiles and does not interpret; all are bounded as the table has them.
"""

import json
import subprocess
import sys

import pytest

from benchmarks.cubins import CHIPS, DOCUMENT, NAMING, Variant, builds, read_table, resources, written_into

TABLE = read_table(DOCUMENT.read_text(encoding="utf-8"))
NAMES = sorted({(row["kernel"], row["chip"]) for row in TABLE})


@pytest.fixture(scope="module")
def built():
    """Ten builds, about 40 seconds of one core."""
    command = [sys.executable, "-m", "benchmarks.cubins", "--quick", "--json", "--jobs", "1"]
    made = subprocess.run(command, cwd=DOCUMENT.parent.parent, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


def test_it_builds_kernels_that_fit_and_use_the_matrix_instructions_of_their_chip(built):
    assert {one["chip"] for one in built} == {name for name, chip in CHIPS.items() if not chip.small}
    for one in built:
        chip = CHIPS[one["chip"]]
        assert one["shared"] <= chip.shared_limit, one
        assert one["registers"] <= 255, one
        assert set(one["ptx"]) == {chip.ptx}, one
        assert set(one["sass"]) == {chip.sass}, one
        assert one["sass"][chip.sass] >= 2, one


def test_the_forward_kernel_spills_nothing(built):
    spilled = {one["chip"]: one["spill_stores"] + one["spill_loads"] for one in built if one["kernel"] == "forward"}
    assert spilled == dict.fromkeys(spilled, 0)


def test_the_table_has_a_row_for_every_build_and_no_other():
    """Else: python -m benchmarks.cubins --write"""
    assert [tuple(row[name] for name in NAMING) for row in TABLE] == [what.cells for what in builds()]


def test_every_build_fits_its_chip():
    over = [row for row in TABLE if int(row["shared, B"]) > CHIPS[row["chip"]].shared_limit]
    assert over == []


def test_no_forward_build_of_usual_width_spills():
    """With all options at once, or 256 dimensions, some do; the table says how much."""
    spilling = [
        row
        for row in TABLE
        if row["kernel"] == "forward"
        and row["D"] in ("64", "128")
        and row["dtype"] != "float32"
        and row["options"] != Variant.ALL
        and (row["spill stores, B"], row["spill loads, B"]) != ("0", "0")
    ]
    assert spilling == []


def test_every_build_in_half_precision_uses_matrix_instructions():
    for row in TABLE:
        assert (row["SASS"] == "none") == (row["dtype"] == "float32"), row


def test_it_reads_what_ptxas_says():
    log = "  16 bytes stack frame, 12 bytes spill stores, 8 bytes spill loads\nptxas info  : Used 255 registers, used 1"
    assert resources(log) == (255, 12, 8)
    with pytest.raises(ValueError, match="said nothing"):
        resources("ptxas info    : 11 bytes gmem")


def test_writing_again_changes_only_what_stands_between_the_marks():
    document = DOCUMENT.read_text(encoding="utf-8")
    again = written_into(written_into(document, "| a |\n| --- |\n| 1 |"), "| a |\n| --- |\n| 2 |")
    assert read_table(again) == [{"a": "2"}]
    assert again.partition("<!--")[0] == document.partition("<!--")[0]
