"""The terminal client, as a process of its own against a live server; the test is the judge."""

from __future__ import annotations

import ast
import json
import os
import pty
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from grader.catalogue import get_exercise
from grader.models import Submission
from grader.report import verdict_text
from grader.tokens import create_token
from tests.browser.conftest import no_broker
from tests.conftest import ROOT
from tests.grader.test_report import VERDICT

__all__ = ["no_broker"]

CLIENT = ROOT / "clients" / "rowsum_submit.py"
SOURCE = "def softmax(scores, dim):\n    return 'é'\n"
PATIENCE_SECONDS = 60


@pytest.fixture
def token(alice):
    return create_token(alice, name="terminal")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


@pytest.fixture
def start(live_server, token, no_broker):
    """`start("softmax", file)`: the client at work."""
    processes = []

    def make(*arguments, stdout=subprocess.PIPE, **environment):
        bare = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "ROWSUM_URL", "ROWSUM_TOKEN")}
        process = subprocess.Popen(
            [sys.executable, "-I", str(CLIENT), *map(str, arguments)],
            env={**bare, "ROWSUM_URL": live_server.url, "ROWSUM_TOKEN": token, **environment},
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=subprocess.PIPE,
        )
        processes.append(process)
        return process

    yield make
    for process in processes:
        process.kill()
        process.communicate()


def judge(verdict):
    """Give the only program that is there its verdict, once it is there."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not Submission.with_runs.update(status=verdict["status"], verdict=verdict):
        assert time.monotonic() < deadline, "nothing was submitted"
        time.sleep(0.05)
    return Submission.with_runs.get()


def end(process):
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    return process.returncode, (out or b"").decode(), err.decode()


@pytest.mark.parametrize(("status", "code"), [("passed", 0), ("failed", 1), ("internal_error", 1)])
def test_it_prints_what_grade_prints_and_ends_as_grade_does(start, file, alice, status, code):
    process = start("softmax", file)
    verdict = {**VERDICT, "status": status}
    submission = judge(verdict)
    assert end(process) == (code, verdict_text(verdict, following=get_exercise("log-softmax")) + "\n", "")
    assert (submission.learner, submission.source, submission.is_run) == (alice, SOURCE, False)


def test_it_prints_one_json_object(start, file):
    process = start("softmax", file, "--json")
    judge(VERDICT)
    code, out, _ = end(process)
    assert (code, json.loads(out)) == (1, VERDICT)


def test_it_runs_the_visible_cases_only(start, file):
    process = start("softmax", file, "--visible")
    assert judge({**VERDICT, "status": "passed"}).is_run
    assert end(process)[0] == 0


@pytest.mark.parametrize(("environment", "colour"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_it_uses_colour_on_a_terminal_unless_asked_not_to(start, file, environment, colour):
    ours, theirs = pty.openpty()
    process = start("softmax", file, stdout=theirs, **environment)
    os.close(theirs)
    judge(VERDICT)
    code, _, _ = end(process)
    shown = os.read(ours, 1 << 16).decode().replace("\r\n", "\n")
    os.close(ours)
    assert (code, shown) == (1, verdict_text(VERDICT, colour=colour) + "\n")


@pytest.mark.parametrize(
    ("arguments", "environment", "says"),
    [
        (["sofmax", "FILE"], {}, "There are: softmax"),
        (["../../me", "FILE"], {}, "no such address"),
        (["softmax", "no-such-file.py"], {}, "No such file"),
        (["softmax", "FILE"], {"ROWSUM_TOKEN": "rowsum_wrong"}, "API tokens"),
        (["softmax", "FILE"], {"ROWSUM_TOKEN": ""}, "ROWSUM_TOKEN"),
        (["softmax", "FILE"], {"ROWSUM_URL": "http://127.0.0.1:1"}, "does not answer"),
        (["softmax", "FILE"], {"ROWSUM_URL": "rowsum.example"}, "no address"),
        (["softmax"], {}, "usage"),
    ],
)
def test_it_says_what_no_verdict_can_come_of(start, file, arguments, environment, says):
    code, out, err = end(start(*[file if a == "FILE" else a for a in arguments], **environment))
    assert (code, out) == (2, ""), err
    assert says in err
    assert "Traceback" not in err
    assert not Submission.with_runs.exists()


def test_it_takes_no_token_to_where_a_redirect_points(start, file):
    seen = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_POST(self):
            seen.append(self.path)
            self.send_response(302)
            self.send_header("Location", "/stolen")
            self.end_headers()

        do_GET = do_POST  # noqa: N815

        def log_message(self, *args):
            pass

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        code, _, err = end(start("softmax", file, ROWSUM_URL=f"http://127.0.0.1:{server.server_port}"))
        server.shutdown()
    assert (code, len(seen)) == (2, 1)
    assert "redirects to" in err


def test_it_tries_again_with_the_same_key_when_the_connection_breaks_or_there_is_no_room(start, file):
    bodies = []
    ended = {"id": 7, "status": "passed", "verdict": VERDICT, "text": "Right."}

    class Shaky(BaseHTTPRequestHandler):
        def do_POST(self):
            bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            if len(bodies) > 1:  # the first time nothing is answered
                self.answer(429 if len(bodies) == 2 else 202, {"id": 7})

        def do_GET(self):
            self.answer(200, ended)

        def answer(self, status, body):
            self.send_response(status)
            self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *args):
            pass

    with HTTPServer(("127.0.0.1", 0), Shaky) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        ending = end(start("softmax", file, "--gpu", ROWSUM_URL=f"http://127.0.0.1:{server.server_port}"))
        server.shutdown()
    assert ending[:2] == (0, "Right.\n")
    assert len(bodies) == 3
    assert len({body["key"] for body in bodies}) == 1
    assert bodies[0]["device"] == "cuda"


def test_it_lets_no_answer_rule_the_terminal(start, file):
    process = start("softmax", file)
    judge({**VERDICT, "misconceptions": [{"id": "a", "title": "\x1b]0;owned\x07", "evidence": "\x9b2J"}]})
    _, out, _ = end(process)
    assert not {"\x1b", "\x07", "\x9b"} & set(out)


def test_it_is_one_file_for_any_python_since_3_9(client_for):
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"), feature_version=(3, 9))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


@pytest.mark.django_db
def test_it_can_be_had_from_the_instance(client_for):
    answer = client_for(None).get("/rowsum_submit.py")
    assert b"".join(answer.streaming_content) == CLIENT.read_bytes()
    assert "attachment" in answer["Content-Disposition"]
