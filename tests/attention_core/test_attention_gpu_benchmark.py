"""The GPU benchmark, as far as it goes without a GPU: counts, table, command line, and its rounds on a CPU."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from benchmarks.attention_gpu.__main__ import main, parse, write
from benchmarks.attention_gpu.clocks import HostClock
from benchmarks.attention_gpu.contestants import operands
from benchmarks.attention_gpu.measuring import Conditions, measure, run
from benchmarks.attention_gpu.results import TOKENS, Case, Contestant, Pass, Report, Result, cases

ROOT = Path(__file__).resolve().parent.parent.parent
OURS, FLASH, CUDNN = Contestant.OURS, Contestant.FLASH, Contestant.CUDNN
SMALL = Case(Pass.FORWARD, causal=True, head_dim=16, length=32, tokens=64, channels=32)
CPU = Conditions(rounds=3, dtype=torch.float32, matmul_size=16, names=(FLASH, CUDNN))


def report(*results):
    return Report("a device", "torch", "bfloat16", rounds=5, matmul_size=8192, matmul_rate=1e14, results=results)


def result(**milliseconds):
    times = {Contestant[name]: time for name, time in milliseconds.items()}
    return Result(Case(Pass.FORWARD, causal=False, head_dim=64, length=512), times)


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize(("which", "products"), [(Pass.FORWARD, 2), (Pass.BACKWARD, 5)])
def test_it_counts_two_operations_for_each_visible_pair_dimension_and_product(which, products, causal):
    case = Case(which, causal, head_dim=4, length=8, tokens=16, channels=12)
    pairs = int(torch.ones(8, 8).tril().sum()) if causal else 64
    assert case.flops == 2 * products * (16 // 8) * (12 // 4) * pairs * 4


def test_it_gives_every_length_the_same_number_of_tokens_and_channels():
    q, k, v, grad = operands(SMALL, torch.device("cpu"), torch.bfloat16)
    assert q.shape == k.shape == v.shape == grad.shape
    assert q.numel() == SMALL.tokens * SMALL.channels
    assert {case.batch * case.length for case in cases([512, 2048], [64])} == {TOKENS}


def test_it_has_every_combination_once():
    found = cases([512, 1024], [64, 128])
    assert len(set(found)) == len(found) == 2 * 2 * 2 * 2


@pytest.mark.parametrize(
    ("given", "best", "ratio"),
    [
        ({"OURS": 2.0, "FLASH": 3.0, "FLEX": 1.0}, Contestant.FLEX, 0.5),
        ({"OURS": 2.0, "CUDNN": 4.0}, CUDNN, 2.0),
        ({"OURS": 2.0}, None, None),
        ({"FLASH": 3.0}, FLASH, None),
    ],
)
def test_it_compares_with_the_fastest_of_the_others(given, best, ratio):
    assert (result(**given).best_other, result(**given).speed_ratio) == (best, ratio)


def test_it_shows_speed_as_a_share_of_the_matrix_product_and_of_the_best():
    took = result(OURS=1.0, FLASH=1.5)
    share = took.case.flops / 1e-3 / 1e14
    (row,) = [line for line in report(took).as_markdown().splitlines() if line.startswith("| forward")]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:3] == ["forward", "full", "64"]
    assert cells[4:8] == [f"{share * 100:.4g}", f"{share:.0%}", "1.50", "SDPA flash"]
    assert cells[8:] == ["1.000", "1.500", "-", "-", "-"]


def test_it_says_who_could_not_run_and_why():
    took = Result(SMALL, {OURS: 1.0}, {CUDNN: "no kernel for that"})
    assert "- SDPA cuDNN: no kernel for that" in report(took).as_markdown()
    assert "Did not run" not in report(result(OURS=1.0)).as_markdown()


def test_it_writes_the_same_run_for_people_and_for_programs(tmp_path):
    whole = report(result(OURS=1.0, FLASH=1.5))
    write(whole, tmp_path / "new" / "h200.1")
    data = json.loads((tmp_path / "new" / "h200.1.json").read_text())
    assert (tmp_path / "new" / "h200.1.md").read_text() == whole.as_markdown()
    assert data["results"][0]["speed_ratio"] == 1.5
    assert data["results"][0]["case"]["length"] == 512
    assert data["results"][0]["milliseconds"] == {"ours": 1.0, "SDPA flash": 1.5}


@pytest.mark.parametrize("which", list(Pass))
def test_it_takes_each_contestant_in_every_round_and_leaves_out_who_refuses(which):
    case = Case(which, causal=True, head_dim=16, length=32, tokens=64, channels=32)
    found, products = measure(case, HostClock(), CPU)
    assert len(products) == 3
    assert set(found.milliseconds) == {FLASH}
    assert set(found.refusals) == {CUDNN}  # there is none on a CPU


def test_it_reports_a_whole_run():
    lines = run([SMALL], HostClock(), CPU).as_markdown().splitlines()
    assert lines[0].startswith("CPU; torch 2.")
    assert "float32; medians of 3 interleaved rounds" in lines[0]


@pytest.mark.parametrize("arguments", [["--lengths", "500"], ["--head-dims", "0"], ["--rounds", "0"]])
def test_it_refuses_sizes_that_do_not_divide(arguments, capsys):
    with pytest.raises(SystemExit, match="2"):
        parse(arguments)
    assert f"{arguments[0]}: expected" in capsys.readouterr().err


@pytest.mark.skipif(torch.cuda.device_count() > 0, reason="this machine has a GPU")
def test_it_says_in_one_line_that_there_is_no_gpu(capsys):
    assert main([]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(torch.cuda.device_count() > 0, reason="this machine has a GPU")
def test_it_is_one_command():
    made = subprocess.run(["make", "-n", "bench-gpu"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "-m benchmarks.attention_gpu" in made.stdout
    ended = subprocess.run(
        [sys.executable, "-m", "benchmarks.attention_gpu"], cwd=ROOT, capture_output=True, check=False
    )
    assert ended.returncode == 2
