#!/usr/bin/env python3
"""Submit a file to a Rowsum instance, wait, and print the verdict. One file, nothing but Python 3.9 or newer.

    export ROWSUM_URL=https://rowsum.example      # where it is; without it http://127.0.0.1:8000
    export ROWSUM_TOKEN=rowsum_...                # made under Settings, API tokens
    python3 rowsum_submit.py softmax my_softmax.py

Exit status as that of `manage.py grade`: 0 passed, 1 any other verdict, 2 no verdict: unusable arguments, a refusal,
or an instance that does not answer.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import re
import signal
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from pathlib import Path
from typing import Any

PASSED, OTHER, UNUSABLE = 0, 1, 2
LOOPBACK = "http://127.0.0.1:8000"
ANSWER_SECONDS = 30  # of one request
FIRST_POLL_SECONDS, LAST_POLL_SECONDS = 0.2, 3.0
MOST_BUSY_ANSWERS = 5  # a full queue is tried again as often
MOST_FAILED_POLLS = 5  # in a row: an instance that restarts is waited for
NOT_COLOUR = re.compile(r"\x1b(?!\[[0-9;]*m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]")  # what a terminal would obey


class Problem(Exception):
    """No verdict; the message says why and what to do."""


class Busy(Exception):
    """The queue is full; try again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would take the token to wherever it points."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> None:
        raise Problem(f"{req.full_url} redirects to {newurl}. Set ROWSUM_URL to where the instance really is.")


class Instance:
    """One Rowsum, and the token to use with it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        # No proxy leads to this machine itself.
        direct = [urllib.request.ProxyHandler({})] if is_loopback(self.url) else []
        self.opener = urllib.request.build_opener(NoRedirect, *direct)

    def ask(self, address: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """GET, or POST of a JSON body; raises Problem, Busy, or OSError where nothing answers."""
        headers = {"Accept": "application/json", "User-Agent": "rowsum_submit"}
        if self.token:
            headers["Authorization"] = f"Token {self.token}"
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(address, data=data, headers=headers)
        try:
            with self.opener.open(request, timeout=ANSWER_SECONDS) as answer:
                return decoded(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error) from None

    def submit(self, exercise: str, source: str, *, visible_only: bool, device: str) -> dict[str, Any]:
        """Hand the source in; a full queue is tried again, and so is a connection that breaks before the answer: by the
        key the instance knows what it has already."""
        address = f"{self.url}/api/v1/exercises/{urllib.parse.quote(exercise, safe='')}/submissions/"
        body = {"source": source, "visible_only": visible_only, "device": device, "key": str(uuid.uuid4())}
        for attempt in range(1, MOST_BUSY_ANSWERS + 1):
            try:
                return self.ask(address, body)
            except Busy as busy:
                say(f"Too many submissions are waiting; trying again in {busy.seconds:.0f} s.")
                time.sleep(busy.seconds)
            except (ConnectionResetError, http.client.HTTPException):  # such as of a web server that is restarted
                if attempt == MOST_BUSY_ANSWERS:
                    raise
                time.sleep(FIRST_POLL_SECONDS)
        raise Problem("The instance is too busy. Try again later; nothing was submitted.")

    def wait(self, pk: int, *, colour: bool) -> dict[str, Any]:
        """The submission once it has its verdict."""
        address = f"{self.url}/api/v1/submissions/{pk}/{'?colour=yes' if colour else ''}"
        pause, failed = FIRST_POLL_SECONDS, 0
        while True:
            try:
                found, failed = self.ask(address), 0
            except (OSError, http.client.HTTPException, Busy) as error:
                failed += 1
                if failed == MOST_FAILED_POLLS:
                    raise Problem(f"No answer any more ({error}). Your submission is kept: {address}") from None
                found = {}
            if found.get("verdict"):
                return found
            report_progress(found)
            time.sleep(pause)
            pause = min(pause * 1.4, LAST_POLL_SECONDS)


def is_loopback(url: str) -> bool:
    return urllib.parse.urlsplit(url).hostname in ("127.0.0.1", "localhost", "::1")


def decoded(body: bytes) -> dict[str, Any]:
    try:
        found = json.loads(body)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Problem("The answer is not what Rowsum answers. Is ROWSUM_URL the address of an instance?")
    return found


def refusal(error: urllib.error.HTTPError) -> Exception:
    """What an error answer means; the instance says it in its own words (RFC 9457)."""
    if error.code in (http.client.SERVICE_UNAVAILABLE, http.client.TOO_MANY_REQUESTS):
        seconds = error.headers.get("Retry-After", "")
        return Busy(float(seconds) if seconds.isdecimal() else 10.0)
    try:
        said = json.loads(error.read())
        errors = said.get("errors") or [{"detail": said["detail"]}]
        text = " ".join(str(one["detail"]) for one in errors)
    except (ValueError, KeyError, TypeError, AttributeError):
        text = f"The instance answered {error.code} {error.reason}."
    if error.code in (http.client.UNAUTHORIZED, http.client.FORBIDDEN):
        text += " Put a token into ROWSUM_TOKEN; you make one under Settings, API tokens."
    return Problem(text)


def say(text: str) -> None:
    """A passing remark: to people only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def report_progress(found: dict[str, Any]) -> None:
    if found.get("cases_total"):
        say(f"{found['cases_done']} of {found['cases_total']} cases done")
    elif found.get("waits_for"):
        say(f"it {found['waits_for']}")
    elif found.get("ahead"):
        say(f"{found['ahead']} before yours")
    elif found:
        say(str(found.get("status", "")))


def harmless(text: str) -> str:
    """The text without what a terminal would obey, colours excepted."""
    return NOT_COLOUR.sub("\N{REPLACEMENT CHARACTER}", text)


def read_source(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Problem(f"Cannot read {name}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{name} is not UTF-8 text; save it as UTF-8.") from None


def instance_of(url: str, token: str) -> Instance:
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Problem(f"{url!r} is no address; write it like https://rowsum.example.")
    if parts.scheme == "http" and token and not is_loopback(url):
        print("Warning: http sends your token unprotected; use https.", file=sys.stderr)
    return Instance(url, token)


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Submit a Python file to a Rowsum instance and print the verdict.",
        epilog="Exit status: 0 passed, 1 any other verdict, 2 no verdict. Your token is read from ROWSUM_TOKEN.",
    )
    parser.add_argument("exercise", help="slug of the exercise, e.g. causal-attention")
    parser.add_argument("file", help="the Python file, or - for standard input")
    parser.add_argument("--visible", action="store_true", help="run the visible cases only; this is not a submission")
    parser.add_argument("--gpu", action="store_true", help="judge it on a GPU; it waits for a worker that has one")
    parser.add_argument("--json", action="store_true", help="print the verdict as one JSON object and nothing else")
    parser.add_argument("--url", default=os.environ.get("ROWSUM_URL") or LOOPBACK, help="default: ROWSUM_URL")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    wanted = arguments(given)
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    try:
        source = read_source(wanted.file)
        instance = instance_of(wanted.url, os.environ.get("ROWSUM_TOKEN", "").strip())
        device = "cuda" if wanted.gpu else "cpu"
        sent = instance.submit(wanted.exercise, source, visible_only=wanted.visible, device=device)
        found = instance.wait(int(sent["id"]), colour=colour)
    except Problem as problem:
        say("")
        print(harmless(str(problem)), file=sys.stderr)
        return UNUSABLE
    except (OSError, http.client.HTTPException) as error:
        print(f"{wanted.url} does not answer: {getattr(error, 'reason', error)}.", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        print("\nStopped waiting; what was submitted is judged all the same.", file=sys.stderr)
        return UNUSABLE
    say("")
    print(json.dumps(found["verdict"]) if wanted.json else harmless(found["text"]))
    return PASSED if found["status"] == "passed" else OTHER


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # not on Windows
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends us quietly
    sys.exit(main())
