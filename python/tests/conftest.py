"""Makes the package and the harness importable, here and in child processes, and
skips the tests of the native module where there is none."""

import os
import pathlib
import signal
import sys

import pytest

PYTHON = pathlib.Path(__file__).resolve().parents[1]
BIN = pathlib.Path(os.environ.get("MESH_BIN", PYTHON.parent / "build/release/bin"))
PATHS = [str(PYTHON), str(BIN.resolve().parent / "python")]
sys.path[:0] = [*PATHS, str(PYTHON / "tests")]
os.environ["PYTHONPATH"] = os.pathsep.join(PATHS)


def pytest_addoption(parser):
    parser.addoption("--random-programs", type=int, default=0, metavar="N",
                     help="make N random programs, in place of a few")


def pytest_configure(config):
    # A shell starts what runs in its background without Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "native: needs the native module")


def pytest_collection_modifyitems(items):
    from mesh_spmd.native import _native
    if _native is not None:
        return
    reason = "the native module is not built: it needs Python's headers and nanobind"
    if os.environ.get("CI") == "true":
        raise pytest.UsageError(reason)
    for item in items:
        if item.get_closest_marker("native"):
            item.add_marker(pytest.mark.skip(reason=reason))
