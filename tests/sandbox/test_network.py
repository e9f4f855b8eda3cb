"""No socket of any kind, in either layer."""

from __future__ import annotations

import socket
import threading

import pytest

from grader.worker.program import FailureKind

from .conftest import run


@pytest.fixture
def listener():
    """A server on loopback that says how many reached it."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.2)
        reached = []

        def serve():
            while True:
                try:
                    reached.append(server.accept()[0])
                except TimeoutError:
                    continue
                except OSError:
                    return

        thread = threading.Thread(target=serve)
        thread.start()
        yield server.getsockname()[1], reached
        server.close()
        thread.join()


@pytest.mark.parametrize(
    "attack",
    [
        "import socket; socket.create_connection(('127.0.0.1', PORT), 1).send(b'x')",
        "import urllib.request; urllib.request.urlopen('http://127.0.0.1:PORT/', timeout=1)",
        "import http.client; http.client.HTTPConnection('127.0.0.1', PORT, timeout=1).request('GET', '/')",
        "import socket; socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).sendto(b'x', ('::1', PORT))",
        "import socket; socket.socket(socket.AF_UNIX).connect('\\0abstract')",
        "import socket; socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b'x', '/run/x.sock')",
        "import socket; socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)",
        "import socket; socket.socket(socket.AF_PACKET, socket.SOCK_RAW)",
        "import socket; socket.socket(38, socket.SOCK_SEQPACKET)",
        "import socket; socket.socket(40, socket.SOCK_STREAM)",
        "import socket; socket.create_server(('127.0.0.1', 0))",
        "import socket; socket.socketpair()",
        "import asyncio; asyncio.run(asyncio.open_connection('127.0.0.1', PORT))",
        "import multiprocessing.connection as c; c.Client(('127.0.0.1', PORT))",
        "import smtplib; smtplib.SMTP('127.0.0.1', PORT, timeout=1)",
    ],
)
@pytest.mark.parametrize("caught", [False, True])
def test_it_refuses_network(sandbox, listener, attack, caught):
    port, reached = listener
    attack = attack.replace("PORT", str(port))
    source = f"""
        def f(x):
            try:
                {attack}
            except {"Exception" if caught else "ZeroDivisionError"}:
                pass
            return x
    """
    outcome = run(sandbox, source)
    assert not reached
    assert outcome.kind == (None if caught else FailureKind.BLOCKED), outcome
    assert outcome.evidence == FailureKind.BLOCKED


def test_it_refuses_to_listen_or_receive_on_its_own_socket(sandbox):
    source = "import socket\ndef f(x):\n    socket.socket(fileno=3).recv(1)\n    return x"
    assert run(sandbox, source).evidence == FailureKind.BLOCKED
