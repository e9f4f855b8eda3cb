"""Loading content of the largest size that is promised, made of the project's own: `python -m benchmarks.content`.

On SQLite, or on the database that DATABASE_URL names, which has to be an empty one.
"""

from __future__ import annotations

import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import yaml

from benchmarks.table import Row
from grader.yaml_loader import LOADER

QUESTIONS, ITEMS = 1_000, 10_000
TARGET_SECONDS = 60.0
_WORDS = ("short", "long", "wide", "narrow", "early", "late", "first", "last", "plain", "mixed", "warm", "cold", "even")
_FORMULA = re.compile(r"(?<![\\$\w])\$([^$\s][^$\n]*)\$(?![$\d])")
_NUMBER = re.compile(r"(?<![\w.,{#@/:$\\(^_-])\d{2,5}(?![\w.,}/^-])")
_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
ROOT = Path(__file__).resolve().parent.parent


def rows() -> list[Row]:
    """Seconds to load it into an empty database, and to load it again without a change."""
    with tempfile.TemporaryDirectory(prefix="rowsum-content-") as folder, tempfile.TemporaryDirectory() as data:
        content = Path(folder)
        copy_content(ROOT / "content", content, questions=QUESTIONS, items=ITEMS)
        environment = os.environ | {"ROWSUM_DATA_DIR": data, "ROWSUM_MODE": "local"}
        _manage(environment, "migrate", "-v0")
        first, cpu = _manage(environment, "load_content", "-v0", "--folder", folder)
        again, cpu_again = _manage(environment, "load_content", "-v0", "--folder", folder)
    where = "PostgreSQL" if os.environ.get("DATABASE_URL", "").startswith("postgres") else "SQLite"
    what = f"{QUESTIONS:,} questions and {ITEMS:,} quiz items into {where}"
    return [
        Row(f"load {what}", f"{first:.1f} s ({cpu:.0f} s of CPU)", f"{TARGET_SECONDS:.0f} s", first <= TARGET_SECONDS),
        Row(f"load the same into {where} again, nothing changed", f"{again:.1f} s ({cpu_again:.0f} s of CPU)"),
    ]


def copy_content(source: Path, folder: Path, *, questions: int, items: int) -> None:
    """Fill `folder` with red flags and exercises as they are, and questions and quiz items up to a number.

    Each is one of the project's own in other words: no two have a paragraph, a formula or a program in common.
    """
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
    text = original.read_text(encoding="utf-8")
    (folder / f"{name}.md").write_text(in_other_words(text, random.Random(name)) if round_ else text, encoding="utf-8")
    rules = original.with_name(f"{original.stem}.marking.yaml")
    if rules.is_file():
        own = (
            f"concepts:\n  case-{round_}:\n    kind: entity\n    say: [case {round_}, {_words(random.Random(name))}]\n"
        )
        text = re.sub(r"(?m)^question: .*$", f"question: {name}", rules.read_text(encoding="utf-8"))
        text = re.sub(r"(?m)^concepts: *\n", own, text)
        (folder / f"{name}.marking.yaml").write_text(text, encoding="utf-8")


def in_other_words(text: str, rng: random.Random) -> str:
    """A question's file with another prompt, other numbers, formulas and programs, and a sentence more a paragraph."""
    _, head, body = text.split("---\n", 2)
    head = re.sub(r"(?m)^prompt: (.*?)(\"?)$", lambda found: f"prompt: {found[1]} ({_words(rng)}){found[2]}", head)
    lines, inside = body.split("\n"), False
    for place, line in enumerate(lines):
        if line.lstrip().startswith("```"):
            inside = not inside
            if line.strip().startswith("```python"):
                lines[place] = f"{line}\n# {_words(rng)}: {rng.randrange(10**6)}"
        elif not inside and not line.startswith(("#", "- {#")) and not re.search(r"https?:|explore:", line):
            term = lines[place + 1].startswith(":") if place + 1 < len(lines) else False  # links name it
            lines[place] = line if term else _line_in_other_words(line, rng)
    return f"---\n{head}---\n" + "\n".join(lines)


def _line_in_other_words(line: str, rng: random.Random) -> str:
    line = _FORMULA.sub(lambda found: f"${rng.randrange(2, 10**4)}\\,{found[1]}$", line)
    line = _NUMBER.sub(lambda found: str(int(found[0]) + rng.randrange(1, 10)), line)
    if line[:1].isupper() and line.endswith("."):
        line += f" In case {rng.randrange(10**6)}, {_words(rng)} it is."
    return line


def _words(rng: random.Random) -> str:
    return " ".join(rng.choices(_WORDS, k=4))


def _copy_items(originals: list[Path], folder: Path, items: int) -> None:
    left = items
    for round_ in count():
        for original in originals:
            data = yaml.load(original.read_text(encoding="utf-8"), Loader=LOADER)
            data["items"] = data["items"][:left]
            left -= len(data["items"])
            if not data["items"]:
                return
            for item in data["items"]:
                item["id"] = f"{item['id']}-{round_}"  # draws other numbers, too
                _word_item(item, random.Random(item["id"]))
            text = yaml.dump(data, Dumper=_DUMPER, sort_keys=False, allow_unicode=True, width=10_000)
            (folder / f"{original.stem}-{round_}.yaml").write_text(text, encoding="utf-8")


def _word_item(item: dict[str, Any], rng: random.Random) -> None:
    for key in ("prompt", "explanation"):
        item[key] = f"{item[key].rstrip()} In case {rng.randrange(10**6)}, {_words(rng)} it is.\n"
    written = [each for key in ("options", "reasons", "parts") for each in item.get(key, ()) if "text" in each]
    said = f" ({_words(rng)})"  # to all the same, so that the right one is not told by its length
    for each in written:
        each["text"] = f"{each['text']}{said}"
    if "steps" in item:
        item["steps"] = [f"{step}{said}" for step in item["steps"]]


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
