"""What torch.compile is here: it gives back what it is given.

The real one writes generated code to files and starts a compiler, which a sealed process may not. Its result computes
the same as the function it was made from, so that is what a program gets; it is only no faster.
"""

from collections.abc import Callable
from typing import Any


def compile(model: Callable[..., Any] | None = None, **options: Any) -> Any:  # noqa: A001  it takes that one's place
    """As torch.compile: with a function or module, or without one as a decorator. The options change nothing."""
    if model is None:
        return compile
    if not callable(model):
        raise TypeError(f"torch.compile takes a function or a module, and not {type(model).__name__}")
    return model
