"""How YAML of our own is read: by the fast loader, where libyaml is there; both are safe ones."""

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
