"""A browser as the application sees it: WSGI requests with a session and a CSRF token, timed around the application."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

if TYPE_CHECKING:
    from flashcards.models import Learner

HOST = "localhost:8000"
HEADERS = {  # what a browser sends with each request
    "HTTP_HOST": HOST,
    "HTTP_USER_AGENT": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari",
    "HTTP_ACCEPT": "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
    "HTTP_ACCEPT_LANGUAGE": "en-GB,en;q=0.9",
    "HTTP_ACCEPT_ENCODING": "gzip, deflate, br, zstd",
    "HTTP_CONNECTION": "keep-alive",
    "HTTP_SEC_FETCH_SITE": "same-origin",
    "HTTP_SEC_FETCH_MODE": "navigate",
}
MADE = (200, 201, 302)

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came, and what it took: from the call of the application to the end of the body and its `close`."""

    status: int
    body: str
    seconds: float
    cpu_seconds: float  # of this process; the database's are not in it
    queries: int


class Visitor:
    """One learner, signed in as after the form of accounts/login/."""

    def __init__(self, application: Application, learner: Learner) -> None:
        self._application = application
        self._cookies = {"sessionid": _signed_in(learner)}

    def get(self, path: str) -> Answer:
        return self._ask("GET", path)

    def post_form(self, path: str, fields: dict[str, str]) -> Answer:
        """`fields` as the page had them, its `csrfmiddlewaretoken` among them."""
        return self._ask("POST", path, urlencode(fields), {"CONTENT_TYPE": "application/x-www-form-urlencoded"})

    def post_json(self, path: str, body: dict[str, object]) -> Answer:
        """As a script of the page sends it, with the token of its cookie."""
        headers = {"CONTENT_TYPE": "application/json", "HTTP_X_CSRFTOKEN": self._cookies["csrftoken"]}
        return self._ask("POST", path, json.dumps(body), headers)

    def _ask(self, method: str, path: str, body: str = "", headers: dict[str, str] | None = None) -> Answer:
        environ = self._environ(method, path, body.encode(), headers or {})
        sent: list[tuple[str, list[tuple[str, str]]]] = []

        def start_response(status: str, response_headers: list[tuple[str, str]], *_: Any) -> None:
            sent.append((status, response_headers))

        with _counted() as count:
            cpu, begin = time.process_time(), time.perf_counter()
            response = self._application(environ, start_response)
            content = b"".join(response)
            close = getattr(response, "close", None)
            if close:
                close()
            seconds, cpu_seconds = time.perf_counter() - begin, time.process_time() - cpu
        ((status, response_headers),) = sent
        for name, value in response_headers:
            if name.lower() == "set-cookie":
                self._cookies |= {key: morsel.value for key, morsel in SimpleCookie(value).items()}
        answer = Answer(int(status.split()[0]), content.decode(), seconds, cpu_seconds, count.queries)
        if answer.status not in MADE:
            raise RuntimeError(f"{method} {path} answered {status}: {answer.body[:200]}")
        return answer

    def _environ(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> dict[str, Any]:
        address, _, query = path.partition("?")
        environ = {
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": io.StringIO(),
            "wsgi.multithread": True,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": "",
            "PATH_INFO": address,
            "QUERY_STRING": query,
            "RAW_URI": path,
            "SERVER_NAME": "127.0.0.1",
            "SERVER_PORT": "8000",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "REMOTE_PORT": "50000",
            "HTTP_COOKIE": "; ".join(f"{name}={value}" for name, value in self._cookies.items()),
            **HEADERS,
            **headers,
        }
        if method == "POST":
            environ |= {"CONTENT_LENGTH": str(len(body)), "HTTP_ORIGIN": f"http://{HOST}"}
        return environ


def fields_of(page: str) -> dict[str, str]:
    """The hidden fields of a page's first form of a card."""
    return {
        name: re.findall(rf'name="{name}" value="([^"]+)"', page)[0] for name in ("item", "key", "csrfmiddlewaretoken")
    }


class _counted:  # noqa: N801 - a context manager
    """Counts the queries. They are only counted, since logging them costs time of its own."""

    def __init__(self) -> None:
        self.queries = 0

    def __enter__(self) -> _counted:
        from django.db import connection

        self._wrapper = connection.execute_wrapper(self._count)
        self._wrapper.__enter__()
        return self

    def __exit__(self, *exception: Any) -> None:
        self._wrapper.__exit__(*exception)

    def _count(self, execute: Callable[..., Any], *arguments: Any) -> Any:
        self.queries += 1
        return execute(*arguments)


def _signed_in(learner: Learner) -> str:
    """The key of a session that the learner has signed in to."""
    from django.contrib.auth import login
    from django.http import HttpRequest

    from config.sign_in import SessionStore

    request = HttpRequest()
    request.session = SessionStore()
    login(request, learner, backend="config.sign_in.PasswordBackend")
    request.session.save()
    return str(request.session.session_key)
