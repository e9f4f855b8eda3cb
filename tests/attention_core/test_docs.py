"""docs/attention.md is true: its examples run, its drawings are the masks, its table is what the code refuses."""

import re
from pathlib import Path

import pytest
import torch

from attention_core import Implementation, visible_keep

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "attention.md").read_text()


def test_the_examples_run():
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/attention.md", "exec"), names)


def drawn(caption):
    """The matrices that are drawn below a caption, from left to right: rows of True where there is an x."""
    matrices: dict[int, list[list[bool]]] = {}  # by the column of the page in which they stand
    for line in PAGE.split(caption)[1].split("\n\n")[0].splitlines():
        for row in re.finditer(r"i \d {3}([x.](?: [x.])*)", line):
            matrices.setdefault(row.start(), []).append([cell == "x" for cell in row[1].split()])
    return [matrices[column] for column in sorted(matrices)]


@pytest.mark.parametrize(
    ("caption", "masks"),
    [
        ("causal: j <= p\n", [visible_keep(q, k, causal=True) for q, k in ((4, 4), (2, 5), (4, 2))]),
        ("own key counts\n", [visible_keep(4, 4, window=2, causal=True), visible_keep(4, 4, window=2)]),
        (
            "counts from Tk\n",
            list(visible_keep(2, 5, causal=True, key_lengths=torch.tensor([5, 3])).squeeze(1)),
        ),
    ],
)
def test_the_drawings_are_the_masks(caption, masks):
    assert drawn(caption) == [mask.tolist() for mask in masks]


def test_every_implementation_has_a_column():
    assert f"| | {' | '.join(Implementation)} |" in PAGE
