"""Which workers there are and what they have, as they tell it themselves: rows, so that pages need neither torch nor
the broker to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any

from grader.models import Worker
from grader.statuses import Device

ANNOUNCE_SECONDS = 5.0
GONE_AFTER = timedelta(seconds=30)  # six announcements that did not come
OFFERED_FOR = timedelta(days=1)  # pages offer a device for so long after its last worker was seen
FORGOTTEN_AFTER = timedelta(days=7)

NONE_CONNECTED = {
    Device.CPU: "waits for a worker; none is connected",
    Device.CUDA: "waits for a worker with a GPU; none is connected",
}


@dataclass(frozen=True, slots=True)
class Offer:
    """What a worker has for one device."""

    device: str
    name: str  # for people, such as the GPU's model
    dtypes: tuple[str, ...]
    implementations: tuple[str, ...]  # of attention that run there


def announce(name: str, offers: Sequence[Offer], *, now: datetime) -> None:
    """A worker says that it is there; those that have been gone for long are forgotten."""
    told: dict[str, Any] = {"devices": [asdict(offer) for offer in offers], "seen_at": now}
    Worker.objects.update_or_create(name=name, defaults=told)
    Worker.objects.filter(seen_at__lt=now - FORGOTTEN_AFTER).delete()


def leave(name: str, *, now: datetime) -> None:
    """A worker says that it ends; what it had is remembered for a while, since it may only be restarting."""
    Worker.objects.filter(name=name).update(seen_at=now - GONE_AFTER)


def connected(*, now: datetime, within: timedelta = GONE_AFTER) -> list[Worker]:
    """The workers that were heard of lately."""
    return list(Worker.objects.filter(seen_at__gt=now - within))


def offers_for(device: str, *, now: datetime, within: timedelta = GONE_AFTER) -> list[dict[str, Any]]:
    """What the connected workers have for a device; empty where none serves it."""
    found = connected(now=now, within=within)
    return [offer for worker in found for offer in worker.devices if offer["device"] == device]


def why_it_waits(device: str, *, now: datetime) -> str | None:
    """What a submission for this device waits for besides its turn; None where a worker is there."""
    return None if offers_for(device, now=now) else NONE_CONNECTED[Device(device)]
