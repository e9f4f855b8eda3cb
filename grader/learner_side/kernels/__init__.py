"""Exercises whose work a Triton kernel has to do; see machine.py and launches.py. Triton itself is imported late."""

from .launches import Launches
from .machine import PREPARE_SECONDS, RULE, install, prepare

__all__ = ["PREPARE_SECONDS", "RULE", "Launches", "install", "prepare"]
