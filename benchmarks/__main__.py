"""`make bench`: every benchmark, one table. Figures of one run on one machine; compare ratios, not milliseconds.

A target that is missed is shown and is no failure: on a busy machine every figure is worse.
"""

from __future__ import annotations

import contextlib
import io
import os
import platform
import tempfile


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="rowsum-bench-") as data_dir:
        os.environ |= {
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "ROWSUM_DATA_DIR": data_dir,
            "ROWSUM_MODE": "local",
            "OMP_NUM_THREADS": "1",
        }
        os.environ.pop("DATABASE_URL", None)
        os.environ.pop("REDIS_URL", None)
        _measure()


def _measure() -> None:
    from config.prepare import prepare

    with contextlib.redirect_stdout(io.StringIO()):
        prepare()
    from benchmarks import (
        attention_cpu,
        content,
        diagnosis,
        formulas,
        leaks,
        marking,
        planning,
        queue,
        reviews,
        verdicts,
        web,
    )
    from benchmarks.table import print_table

    rows = [*web.rows(), *marking.rows(), *verdicts.rows(), *diagnosis.rows(), *attention_cpu.rows(), *formulas.rows()]
    rows += [*planning.rows(), *leaks.rows(), *queue.rows(), *reviews.rows(), *content.rows()]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}, CPU only\n")
    print_table(rows)


if __name__ == "__main__":
    main()
