"""The one exception of the sandbox."""


class SandboxError(Exception):
    """The sandbox itself failed: our fault or the host's, never the learner's. Worth one retry."""
