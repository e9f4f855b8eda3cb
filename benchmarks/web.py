"""The web side: how soon the first page is there, what the web process weighs, how many queries a page takes."""

from __future__ import annotations

import http.client
import http.cookiejar
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import psutil

from benchmarks.table import Row
from config import run

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    "/",
    "/questions/",
    "/questions/score-to-weight/",
    "/exercises/",
    "/exercises/causal-attention/",
    "/review/",
    "/api/v1/questions/",
    "/api/v1/exercises/",
    "/api/v1/reviews/due/",
)
SUBMISSIONS = 5
GIVE_UP_SECONDS = 120


class Browser:
    """Enough of one: cookies, the CSRF token, no proxy."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self.cookies)
        )

    def get(self, path: str) -> bytes:
        with self._opener.open(urljoin(self.address, path), timeout=GIVE_UP_SECONDS) as answer:
            return answer.read()

    def post(self, path: str, body: dict[str, str]) -> dict[str, object]:
        token = next(cookie.value for cookie in self.cookies if cookie.name == "csrftoken") or ""
        request = urllib.request.Request(
            urljoin(self.address, path),
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "X-CSRFToken": token, "Referer": self.address},
        )
        with self._opener.open(request, timeout=GIVE_UP_SECONDS) as answer:
            return json.load(answer)

    def wait_for(self, path: str) -> float:
        """Seconds until the page is there."""
        begin = time.perf_counter()
        while time.perf_counter() - begin < GIVE_UP_SECONDS:
            try:
                self.get(path)
                return time.perf_counter() - begin
            except (urllib.error.URLError, http.client.HTTPException, ConnectionError):
                time.sleep(0.02)
        raise TimeoutError(f"{path} did not come")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def started(command: list[str], port: int) -> Iterator[psutil.Process]:
    """A command of ours on this port, on the data folder of the benchmark; stopped with SIGINT."""
    process = subprocess.Popen(
        command, cwd=ROOT, env=dict(os.environ, PORT=str(port)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield psutil.Process(process.pid)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(GIVE_UP_SECONDS)


def rows() -> list[Row]:
    return [*_make_run(), *_web_process(), *_queries()]


def _make_run() -> list[Row]:
    """The second start on a data folder: everything is migrated and loaded already."""
    port = free_port()
    with started([sys.executable, "-m", "config.run"], port):
        first_page = Browser(port).wait_for("/")
        return [
            Row("second make run: first page", f"{first_page:.1f} s", "< 5 s", first_page < 5),
            _submit_to_verdict(Browser(port)),
        ]


def _submit_to_verdict(browser: Browser) -> Row:
    """Over HTTP, through broker and worker, polled as often as a client may."""
    slug = "causal-attention"
    source = (ROOT / "content" / "exercises" / slug / "solution.py").read_text(encoding="utf-8")
    browser.get(f"/exercises/{slug}/")
    seconds = []
    for _ in range(SUBMISSIONS + 1):  # the first one waits for the worker to load torch
        begin = time.perf_counter()
        url = str(browser.post(f"/api/v1/exercises/{slug}/submissions/", {"source": source})["url"])
        while json.loads(browser.get(url))["verdict"] is None:
            time.sleep(0.01)
        seconds.append(time.perf_counter() - begin)
    middle = statistics.median(seconds[1:])
    return Row("causal-attention over HTTP: submit to verdict", f"{middle * 1e3:.0f} ms", "< 1 s", middle < 1)


def _web_process() -> list[Row]:
    port = free_port()
    with started([*run.WEB, "--bind", f"127.0.0.1:{port}"], port) as process:
        browser = Browser(port)
        start = browser.wait_for("/healthz")
        for page in PAGES:
            browser.get(page)
        processes = [process, *process.children(recursive=True)]
        heaviest = max(p.memory_info().rss for p in processes) / 1e6
    return [
        Row("web process: start to first answer", f"{start:.1f} s", "< 2 s", start < 2),
        Row("web process: resident memory after every page", f"{heaviest:.0f} MB", "< 150 MB", heaviest < 150),
    ]


def _queries() -> list[Row]:
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    client = Client(SERVER_NAME="localhost")
    found = []
    for page in PAGES:
        client.get(page)  # the first visit signs the local learner in
        with CaptureQueriesContext(connection) as captured:
            answer = client.get(page)
        if answer.status_code != 200:
            raise RuntimeError(f"{page} answered {answer.status_code}")
        found.append(Row(f"queries of {page}", str(len(captured))))
    return found
