"""A worker tells that it is there, and looks after its own processes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from django.utils import timezone

from grader import judging, submissions, worker_list
from grader.models import Submission
from grader.statuses import Device
from grader.worker.hardware import offers
from grader.worker.presence import Presence, put_back_what_died_here
from tests.conftest import ROOT

FORKS_WHILE_THE_THREAD_IS_AT_WORK = """
import os, threading, time
import django
django.setup()
from django.db import connections
from grader import worker_list
from grader.worker.presence import Presence

at_work, order = threading.Event(), []

class Slow(Presence):
    def tell(self):
        at_work.set()
        time.sleep(0.5)
        order.append("told")

worker_list.ANNOUNCE_SECONDS = 0.01
slow = Slow("celery@here", [])
slow._thread.start()
at_work.wait()
if os.fork() == 0:
    print(order[:1], [one for one in connections.all(initialized_only=True) if one.connection])
    os._exit(0)
os.wait()
os._exit(0)
"""


@pytest.mark.django_db
def test_it_puts_back_what_a_dead_process_had_and_nothing_else(alice):
    for _ in range(3):
        submissions.submit(learner=alice, exercise_slug="softmax", source="x = 1")
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pass
    kept = [("celery@here", os.getpid()), ("celery@there", ended.pid)]  # elsewhere the same number is another process
    for worker, process in [*kept, ("celery@here", ended.pid)]:
        judging.claim_next(Device.CPU, judging.Claimant(worker, process), now=timezone.now())
    assert put_back_what_died_here("celery@here") == 1
    assert Submission.objects.get(status="queued").crashes == 1
    assert put_back_what_died_here("celery@here") == 0


@pytest.mark.django_db
def test_it_is_connected_from_its_beginning_to_its_end():
    presence = Presence("celery@here", offers([Device.CPU]))
    presence.begin()
    (offer,) = worker_list.offers_for(Device.CPU, now=timezone.now())
    assert {"float32", "bfloat16", "float16"} == set(offer["dtypes"])
    assert {"reference", "tiled", "sdpa"} == set(offer["implementations"])
    presence.end()
    assert not worker_list.connected(now=timezone.now())


def test_it_lets_no_process_be_forked_in_the_middle_of_its_work():
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", FORKS_WHILE_THE_THREAD_IS_AT_WORK]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "['told'] []\n", done.stderr
