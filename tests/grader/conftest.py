from __future__ import annotations

import json

import pytest
from kombu import pools
from redis import Redis

from config import celery_app


def connect_to(url):
    """Have what is sent from here go to this broker."""
    celery_app.conf.broker_url = url
    celery_app._pool = celery_app.amqp._producer_pool = None
    pools.reset()


@pytest.fixture
def no_broker():
    """A broker that does not answer."""
    configured = celery_app.conf.broker_url
    connect_to("redis://127.0.0.1:1/0")
    yield
    connect_to(configured)


@pytest.fixture
def sent_ids(broker_url):
    """A callable: (task, id) of everything that waits at a real broker, in the order sent; not what waits for a GPU."""
    configured = celery_app.conf.broker_url

    def waiting():
        with Redis.from_url(broker_url) as client:
            messages = [
                json.loads(raw) for queue in ("grade.cpu", "default") for raw in reversed(client.lrange(queue, 0, -1))
            ]
        return [
            (m["headers"]["task"], json.loads(m["headers"]["argsrepr"].replace(",)", ")").strip("()")))
            for m in messages
        ]

    with Redis.from_url(broker_url) as client:
        client.flushdb()
    connect_to(broker_url)
    yield waiting
    connect_to(configured)
