"""`python -m benchmarks.attention_gpu`: test, measure, write the table and print it."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import torch

from benchmarks.attention_gpu.results import CHANNELS, TOKENS, Contestant, Report, cases

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = tuple(f"tests/attention_core/test_triton_{part}.py" for part in ("gpu", "kernel", "operator"))
LENGTHS = (512, 1024, 2048, 4096, 8192, 16_384)
HEAD_DIMS = (64, 128)
NO_GPU = "bench-gpu: PyTorch finds no CUDA GPU on this machine, so there is nothing to measure"
WRONG = "bench-gpu: the kernels' tests fail on this GPU, and how fast a wrong answer comes says nothing"


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, or SystemExit with status 2 and a line that says what was expected."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attention_gpu")
    parser.add_argument("--rounds", type=int, default=30, help="timed calls of each attention in each case (30)")
    parser.add_argument("--lengths", type=int, nargs="+", default=LENGTHS, help="divisors of 16384 (512 to 16384)")
    parser.add_argument("--head-dims", type=int, nargs="+", default=HEAD_DIMS, help="divisors of 2048 (64 and 128)")
    parser.add_argument("--output", type=Path, default=ROOT / "var" / "bench-gpu", help="writes this .json and .md")
    parser.add_argument("--no-tests", action="store_true", help="measure without running the tests first")
    options = parser.parse_args(arguments)
    if options.rounds < 1:
        parser.error("--rounds: expected at least 1")
    for name, given, whole in (("lengths", options.lengths, TOKENS), ("head-dims", options.head_dims, CHANNELS)):
        if any(part < 1 or whole % part for part in given):
            parser.error(f"--{name}: expected divisors of {whole}")
    return options


def main(arguments: Sequence[str]) -> int:
    """0 measured; 1 where the kernels are wrong or cannot run here; 2 without a GPU."""
    options = parse(arguments)
    if not torch.cuda.device_count():
        print(NO_GPU, file=sys.stderr)
        return 2
    if not options.no_tests and not _tests_pass():
        print(WRONG, file=sys.stderr)
        return 1
    from benchmarks.attention_gpu.clocks import CudaClock
    from benchmarks.attention_gpu.measuring import Conditions, run

    clock = CudaClock(torch.device("cuda"))
    report = run(cases(options.lengths, options.head_dims), clock, Conditions(rounds=options.rounds))
    write(report, options.output)
    print(report.as_markdown())
    return 1 if any(Contestant.OURS in result.refusals for result in report.results) else 0


def write(report: Report, stem: Path) -> None:
    """`stem`.json and `stem`.md."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    stem.with_name(stem.name + ".json").write_text(json.dumps(report.as_json(), indent=1) + "\n", encoding="utf-8")
    stem.with_name(stem.name + ".md").write_text(report.as_markdown(), encoding="utf-8")


def _tests_pass() -> bool:
    """The kernels' tests on this GPU, in a process of their own, compiled and not interpreted."""
    environment = {name: value for name, value in os.environ.items() if name != "TRITON_INTERPRET"}
    command = [sys.executable, "-m", "pytest", "-q", *TESTS]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
