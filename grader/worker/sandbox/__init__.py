"""Where learners' programs run: sealed processes under a warm runner. See docs/threat-model.md."""

from .errors import SandboxError
from .layers import Layer
from .limits import Limits
from .protections import describe
from .sandbox import Sandbox

__all__ = ["Layer", "Limits", "Sandbox", "SandboxError", "describe"]
