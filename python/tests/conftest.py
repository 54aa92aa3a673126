"""Makes the package and the harness importable, here and in child processes."""

import os
import pathlib
import sys

PYTHON = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(PYTHON), str(PYTHON / "tests")]
os.environ["PYTHONPATH"] = str(PYTHON)
