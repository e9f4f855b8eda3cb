"""Where learners' programs run: sealed processes under a warm runner. See docs/threat-model.md."""

from .errors import SandboxError
from .layers import Layer
from .limits import Limits
from .sandbox import Sandbox, describe

__all__ = ["Layer", "Limits", "Sandbox", "SandboxError", "describe"]
