"""Loading content of the largest size that is promised: the project's own, copied under other names."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

import yaml

from benchmarks.table import Row

QUESTIONS, ITEMS = 1_000, 10_000
TARGET_SECONDS = 60.0
ROOT = Path(__file__).resolve().parent.parent


def rows() -> list[Row]:
    """Seconds to load it into an empty database, and to load it again without a change."""
    with tempfile.TemporaryDirectory(prefix="rowsum-content-") as folder, tempfile.TemporaryDirectory() as data:
        content = Path(folder)
        copy_content(ROOT / "content", content, questions=QUESTIONS, items=ITEMS)
        environment = os.environ | {"ROWSUM_DATA_DIR": data, "ROWSUM_MODE": "local"}
        _manage(environment, "migrate", "-v0")
        first, cpu = _manage(environment, "load_content", "-v0", "--folder", folder)
        again, _ = _manage(environment, "load_content", "-v0", "--folder", folder)
    what = f"{QUESTIONS:,} questions and {ITEMS:,} quiz items"
    return [
        Row(f"load {what}", f"{first:.1f} s ({cpu:.0f} s of CPU)", f"{TARGET_SECONDS:.0f} s", first <= TARGET_SECONDS),
        Row("load the same again, nothing changed", f"{again:.1f} s"),
    ]


def copy_content(source: Path, folder: Path, *, questions: int, items: int) -> None:
    """Fill `folder` with red flags and exercises as they are, and copies of questions and quiz items up to a number."""
    for name in ("red_flags", "exercises"):
        (folder / name).symlink_to(source / name)
    (folder / "questions").mkdir()
    (folder / "quizzes").mkdir()
    originals = sorted((source / "questions").glob("*.md"))
    for number in range(questions):
        original, round_ = originals[number % len(originals)], number // len(originals)
        _copy_question(original, folder / "questions", round_)
    _copy_items(sorted((source / "quizzes").glob("*.yaml")), folder / "quizzes", items)


def _copy_question(original: Path, folder: Path, round_: int) -> None:
    name = f"{original.stem}-{round_}" if round_ else original.stem
    (folder / f"{name}.md").write_text(original.read_text(encoding="utf-8"), encoding="utf-8")
    rules = original.with_name(f"{original.stem}.marking.yaml")
    if rules.is_file():
        text = re.sub(r"(?m)^question: .*$", f"question: {name}", rules.read_text(encoding="utf-8"))
        (folder / f"{name}.marking.yaml").write_text(text, encoding="utf-8")


def _copy_items(originals: list[Path], folder: Path, items: int) -> None:
    left = items
    for round_ in count():
        for original in originals:
            data = yaml.safe_load(original.read_text(encoding="utf-8"))
            data["items"] = data["items"][:left]
            left -= len(data["items"])
            if not data["items"]:
                return
            for item in data["items"]:
                item["id"] = f"{item['id']}-{round_}"
            text = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=10_000)
            (folder / f"{original.stem}-{round_}.yaml").write_text(text, encoding="utf-8")


def _manage(environment: dict[str, str], *arguments: str) -> tuple[float, float]:
    """Seconds on the clock, and of CPU in all processes. Raises CalledProcessError with what it said."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([sys.executable, "manage.py", *arguments], cwd=ROOT, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - began, cpu


if __name__ == "__main__":
    from benchmarks.table import print_table

    print_table(rows())
