"""`python -m benchmarks.cubins`: builds the tuned Triton kernels for real GPUs, without one, and says what they need.

Triton compiles ahead of time for the chip that it is told, and ptxas, which comes with its wheel, makes the machine
code. The table holds what ptxas and the disassembler say of it. Whether the code is fast they cannot say.

`--write` puts the table into docs/triton-kernels.md, row by row; with `--missing` it keeps the rows that are there,
for when a list of configurations has changed and the kernels have not. `--json` prints it for programs, `--quick`
builds only what the tests look at, `--list` builds nothing and names the builds.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from attention_core.fused_triton import configurations
from attention_core.fused_triton.configurations import Configuration, Kernel

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "triton-kernels.md"
BEGIN, END = "<!-- written by: python -m benchmarks.cubins --write -->", "<!-- end of what is written -->"
HEAD_DIMS = (64, 128, 256)
QUERIES = 4096  # of a call that is not decoding


@dataclass(frozen=True, slots=True)
class Chip:
    """A compute capability.

    `shared_limit`: bytes of shared memory that one block may have (NVIDIA, CUDA C++ Programming Guide, technical
    specifications per compute capability, "maximum amount of shared memory per thread block"). `ptx`, `sass`: how its
    own matrix instruction is called.
    """

    capability: int
    shared_limit: int
    ptx: str
    sass: str
    small: bool = False  # only the last entry of each list has to fit

    @property
    def name(self) -> str:
        return f"sm_{self.capability}"


CHIPS = {
    chip.name: chip
    for chip in (
        Chip(80, 163 << 10, "mma.sync", "HMMA"),
        Chip(90, 227 << 10, "wgmma.mma_async", "HGMMA"),
        Chip(100, 227 << 10, "tcgen05.mma", "UTCHMMA"),
        Chip(89, 99 << 10, "mma.sync", "HMMA", small=True),
        Chip(120, 99 << 10, "mma.sync", "HMMA", small=True),
    )
}
INSTRUCTION_PTX = re.compile(r"\b(mma\.sync|wgmma\.mma_async|tcgen05\.mma)\b")
INSTRUCTION_SASS = re.compile(r"\b([A-Z]+MMA)\b")


class Variant(StrEnum):
    """Which options a build has. The others are not in its code at all."""

    FULL = "full"
    CAUSAL = "causal"
    ALL = "all options"  # causal, window, softcap, keep, bias, slopes, sinks, key lengths


@dataclass(frozen=True, slots=True)
class Build:
    """One kernel for one chip."""

    kernel: Kernel
    chip: str
    dtype: str  # bfloat16, float16 or float32
    dim: int  # D = Dv
    variant: Variant
    configuration: Configuration

    @property
    def cells(self) -> tuple[str, ...]:
        """The first columns of the table: they name the build."""
        tile = self.configuration
        size = f"{tile.block_q} x {tile.block_k}"
        return (
            self.kernel,
            self.chip,
            self.dtype,
            str(self.dim),
            self.variant,
            size,
            str(tile.warps),
            str(tile.stages),
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """What a build needs: registers and bytes spilled of a thread, bytes of shared memory of a block."""

    registers: int
    spill_stores: int
    spill_loads: int
    shared: int
    ptx: dict[str, int]  # matrix instruction: how often it stands in the code
    sass: dict[str, int]


# --- what is built ----------------------------------------------------------------------------------------------------


def builds() -> list[Build]:
    """Every configuration, causal, in bfloat16; for sm_90 at D 128 the first of each list also with other options."""
    found: list[Build] = []
    for chip in CHIPS.values():
        for kernel in Kernel:
            for dim in HEAD_DIMS[1:] if chip.small else HEAD_DIMS:
                usual = _list(kernel, chip, dim)
                entries = usual[-1:] if chip.small else usual
                found += [Build(kernel, chip.name, "bfloat16", dim, Variant.CAUSAL, entry) for entry in entries]
            if chip.capability == 90:
                found += _others(kernel, chip)
    return found


def _others(kernel: Kernel, chip: Chip) -> list[Build]:
    first = Build(kernel, chip.name, "bfloat16", 128, Variant.CAUSAL, _list(kernel, chip, 128)[0])
    single = _list(kernel, chip, 128, half=False)[-1]
    few = _list(kernel, chip, 128, queries=1)[0]
    decoding = [replace(first, configuration=few)] if kernel is Kernel.FORWARD else []
    return [
        *decoding,
        replace(first, variant=Variant.FULL),
        replace(first, variant=Variant.ALL),
        replace(first, dtype="float16"),
        replace(first, dtype="float32", configuration=single),
    ]


def quick_builds() -> list[Build]:
    """On each of the three generations the first choice for D 64 and 128 forward; of the gradients one of each kernel
    and one with all options."""
    gradients = (
        (Kernel.KEY_GRADIENT, "sm_80", Variant.CAUSAL),
        (Kernel.KEY_GRADIENT, "sm_90", Variant.ALL),
        (Kernel.QUERY_GRADIENT, "sm_90", Variant.CAUSAL),
        (Kernel.QUERY_GRADIENT, "sm_100", Variant.CAUSAL),
    )
    chips = [name for name, chip in CHIPS.items() if not chip.small]
    wanted = [(Kernel.FORWARD, name, Variant.CAUSAL, dim) for name in chips for dim in (64, 128)]
    wanted += [(*gradient, 64) for gradient in gradients]
    return [
        Build(kernel, name, "bfloat16", dim, variant, _list(kernel, CHIPS[name], dim)[0])
        for kernel, name, variant, dim in wanted
    ]


def _list(
    kernel: Kernel, chip: Chip, dim: int, *, half: bool = True, queries: int = QUERIES
) -> tuple[Configuration, ...]:
    arch = configurations.architecture(divmod(chip.capability, 10))
    return configurations.candidates(kernel, arch, half=half, dim=dim, value_dim=dim, queries=queries)


# --- one build --------------------------------------------------------------------------------------------------------


def build(what: Build) -> Figures:
    """Compile it, past the cache, since the figures are in what ptxas prints."""
    import torch
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from attention_core.fused_triton.kernel_sources import kernel_source

    dtype = getattr(torch, what.dtype)
    source = kernel_source(what.kernel, what.configuration, dtype, what.dim, what.dim, _features(what.variant))
    said = io.StringIO()
    with _fresh(), contextlib.redirect_stdout(said):
        compiled = triton.compile(
            ASTSource(source.fn, source.signature, source.constexprs, source.attrs),
            target=GPUTarget("cuda", CHIPS[what.chip].capability, 32),
            options=source.options,
        )
    registers, stores, loads = resources(said.getvalue())
    return Figures(
        registers=registers,
        spill_stores=stores,
        spill_loads=loads,
        shared=compiled.metadata.shared,
        ptx=dict(Counter(INSTRUCTION_PTX.findall(compiled.asm["ptx"]))),
        sass=dict(Counter(INSTRUCTION_SASS.findall(_disassemble(compiled.asm["cubin"])))),
    )


def resources(ptxas_log: str) -> tuple[int, int, int]:
    """Registers, bytes of spill stores and of spill loads, from what `ptxas -v` says; ValueError if it does not."""
    used = [int(number) for number in re.findall(r"Used (\d+) registers", ptxas_log)]
    spills = re.findall(r"(\d+) bytes spill stores, (\d+) bytes spill loads", ptxas_log)
    if not used or not spills:
        raise ValueError(f"ptxas -v said nothing of registers and spills: {ptxas_log!r}")
    stores, loads = (sum(int(pair[index]) for pair in spills) for index in range(2))
    return max(used), stores, loads


def _features(variant: Variant) -> Any:
    from attention_core.fused_triton.kernel_sources import Features

    if variant is Variant.ALL:
        names = ("window", "softcap", "keep", "bias", "slopes", "sinks", "key_lengths")
        return Features(causal=True, **dict.fromkeys(names, True))
    return Features(causal=variant is Variant.CAUSAL)


@contextlib.contextmanager
def _fresh() -> Iterator[None]:
    """An empty cache, and ptxas's log printed."""
    from triton import knobs

    with tempfile.TemporaryDirectory(prefix="rowsum-cubins-") as folder, knobs.cache.scope(), knobs.nvidia.scope():
        knobs.cache.dir = folder
        knobs.nvidia.dump_ptxas_log = True
        yield


def _disassemble(cubin: bytes) -> str:
    from triton import knobs

    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        command = [knobs.nvidia.nvdisasm.path, "--print-code", file.name]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# --- the table --------------------------------------------------------------------------------------------------------

NAMING = ("kernel", "chip", "dtype", "D", "options", "tile", "warps", "stages")
FIGURES = ("registers", "spill stores, B", "spill loads, B", "shared, B", "of limit", "PTX", "SASS")


Rows = dict[tuple[str, ...], list[str]]  # by the cells that name a build; all cells


def cells(what: Build, figures: Figures) -> list[str]:
    """One row of the table."""
    return [
        *what.cells,
        *(str(number) for number in (figures.registers, figures.spill_stores, figures.spill_loads, figures.shared)),
        f"{figures.shared / CHIPS[what.chip].shared_limit:.0%}",
        _counts(figures.ptx),
        _counts(figures.sass),
    ]


def table(todo: Sequence[Build], rows: Rows) -> str:
    """Markdown: the rows that there are, in the order of the builds."""
    columns = (*NAMING, *FIGURES)
    body = [_row(rows[what.cells]) for what in todo if what.cells in rows]
    return "\n".join([_row(columns), _row(["---"] * len(columns)), *body])


def read_table(document: str) -> list[dict[str, str]]:
    """The rows of the committed table, by column."""
    written = document.split(BEGIN)[1].split(END, maxsplit=1)[0]
    lines = [line.strip("| ").split(" | ") for line in written.splitlines() if line.startswith("|")]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[2:]]


def written_into(document: str, text: str) -> str:
    """The document with `text` between its two marks."""
    before, rest = document.split(BEGIN)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END)[1]}"


def _counts(found: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(found.items())) or "none"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cubins")
    parser.add_argument("--quick", action="store_true", help="only what the tests build")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers side by side (all cores)")
    parser.add_argument("--missing", action="store_true", help="with --write: keep the rows that are there")
    what_to_do = parser.add_mutually_exclusive_group()
    what_to_do.add_argument("--list", action="store_true", help="name the builds and build nothing")
    what_to_do.add_argument("--json", action="store_true", help="print JSON, one object a build")
    what_to_do.add_argument("--write", action="store_true", help=f"write the table into {DOCUMENT.name}")
    options = parser.parse_args(arguments)
    wanted = quick_builds() if options.quick else builds()
    if options.list:
        print("\n".join(" ".join(what.cells) for what in wanted))
        return 0
    kept = read_table(DOCUMENT.read_text(encoding="utf-8")) if options.missing else []
    rows = {tuple(row[name] for name in NAMING): list(row.values()) for row in kept}
    results = []
    for what, figures in _built([what for what in wanted if what.cells not in rows], options.jobs):
        results.append(asdict(what) | asdict(figures))
        rows[what.cells] = cells(what, figures)
        print(f"{len(rows)}/{len(wanted)}", *what.cells, file=sys.stderr, flush=True)
        if options.write:
            DOCUMENT.write_text(
                written_into(DOCUMENT.read_text(encoding="utf-8"), table(wanted, rows)), encoding="utf-8"
            )
    if not options.write:
        print(json.dumps(results) if options.json else table(wanted, rows))
    return 0


def _built(todo: Sequence[Build], jobs: int) -> Iterator[tuple[Build, Figures]]:
    """Each as it is done, in that order, by workers that compile and do not interpret."""
    os.environ.pop("TRITON_INTERPRET", None)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(build, what): what for what in todo}
        for future in as_completed(futures):
            yield futures[future], future.result()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
