"""Chromium against a live server. Where there is no browser these tests are skipped, except in CI: there they fail."""

from __future__ import annotations

import os
import shutil
import socket
import threading

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings as django_settings
from kombu import pools
from playwright.sync_api import sync_playwright

from config import celery_app
from tests.pages.conftest import due_flag, exercise, question, submit

__all__ = ["due_flag", "exercise", "question", "submit"]

ARGUMENTS = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--no-first-run"]
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
# An answer such as 404 or 422, or a test that goes offline on purpose, is no fault of the page.
EXPECTED = ("status of 4", "ERR_INTERNET_DISCONNECTED", "htmx:afterRequest", "htmx:sendError")
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def chromium_path():
    """From the environment or the PATH; without one the test is skipped, or fails where CI=true."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path:
        return path
    text = "no Chromium: install it, or name it with CHROMIUM=/path/to/chromium"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(text)
    pytest.skip(text)


@pytest.fixture(scope="module")
def browser():
    """One Chromium for a file of tests."""
    path = chromium_path()
    # Playwright keeps an event loop in this thread, and Django would refuse to touch the database beside it.
    before = os.environ.get("DJANGO_ALLOW_ASYNC_UNSAFE")
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()
    if before is None:
        del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]
    else:
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = before


@pytest.fixture
def no_broker():
    """A broker that does not answer: what is submitted waits, and the test itself says what the verdict is."""
    configured = celery_app.conf.broker_url

    def use(url):
        celery_app.conf.broker_url = url
        celery_app._pool = celery_app.amqp._producer_pool = None
        pools.reset()

    use("redis://127.0.0.1:1/0")
    yield
    use(configured)


@pytest.fixture
def open_page(browser, live_server):
    """`open_page(viewport=..., dark=..., java_script=...)`: a page whose addresses are the live server's.

    The test fails if the page logs an error (a refused script or style is one), raises one, or asks another host.
    """
    contexts, trouble = [], []

    def logged(message):
        if message.type == "error" and not any(text in message.text for text in EXPECTED):
            trouble.append(message.text)

    def watch(page):
        page.on("console", logged)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", lambda r: None if r.url.startswith(live_server.url) else trouble.append(r.url))

    def make(*, viewport=DESKTOP, dark=False, java_script=True):
        context = browser.new_context(
            base_url=live_server.url,
            viewport=viewport,
            color_scheme="dark" if dark else "light",
            java_script_enabled=java_script,
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        return page

    yield make
    for context in contexts:
        context.close()
    all_answered(live_server.thread)
    assert trouble == []


def all_answered(server):
    """Wait until `server` has answered what closed pages had sent on their way out: it would write into the next test.

    Connections are taken up in their order, so whoever was before this one has a thread when this one is hung up on.
    """
    with socket.create_connection((server.host, server.port), timeout=10) as last:
        last.shutdown(socket.SHUT_WR)
        assert last.recv(1) == b""
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:
            thread.join(timeout=30)
            assert not thread.is_alive(), "a page was closed, and its connection was not"


@pytest.fixture
def page(open_page):
    """A desktop page, signed in as the local learner."""
    return open_page()


@pytest.fixture
def learner(live_server, django_user_model):
    """Whom the site signs in on loopback."""
    made = django_user_model.objects.create(username=django_settings.LOCAL_LEARNER)
    made.set_unusable_password()
    made.save()
    return made


@pytest.fixture
def faults():
    """`faults(page)`: what axe finds against WCAG 2.2 AA, and whether the page is wider than its window."""

    def find(page):
        found = Axe().run(page, options={"runOnly": WCAG, "resultTypes": ["violations"]}).response["violations"]
        seen = [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]
        too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        return seen + ([f"{too_wide} pixels too wide"] if too_wide > 0 else [])

    return find
