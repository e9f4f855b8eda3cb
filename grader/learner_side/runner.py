"""The warm runner: imports torch once, keeps sealed children waiting, hands them out one by one, and reaps them.

It never sees a source, a tensor or a verdict: the worker talks to each child over that child's own socket, and the
runner closes its copies when it hands them over. It is started as a script, isolated (`python -I runner.py 3`), with
one socket to the worker; the end of that socket is the end of the runner and of all its children.
"""

import importlib
import importlib.util
import json
import socket
import sys
from pathlib import Path

SETTINGS_BYTES = 1 << 16

if __name__ == "__main__":  # as a script: become the package `learner_side`, with no folder of ours on the path
    _control = socket.socket(fileno=int(sys.argv[1]))
    _settings = json.loads(_control.recv(SETTINGS_BYTES))
    # Of packages only those of the worker, and none besides that the interpreter itself was installed with.
    sys.path[:] = [_path for _path in sys.path if not _path.endswith(("site-packages", "dist-packages"))]
    sys.path += _settings["packages"]
    sys.dont_write_bytecode = True
    _folder = Path(__file__).parent
    _spec = importlib.util.spec_from_file_location(
        "learner_side", _folder / "__init__.py", submodule_search_locations=[str(_folder)]
    )
    assert _spec is not None
    sys.modules["learner_side"] = importlib.util.module_from_spec(_spec)
    importlib.import_module(f"learner_side.{_settings.get('life', 'service')}").main(_control, _settings)
