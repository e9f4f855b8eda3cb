"""Content files: read, checked, loaded. The format is described in docs/content-format.md."""
