"""Converts, runs and compares the programs of programs.py and its likes, as files for
mesh-run and through `mesh_spmd.jit`."""

import os
import pathlib
import zlib

import harness
import pytest
import complex_programs  # noqa: F401 (registers more programs)
import indexed_programs  # noqa: F401
import linear_programs  # noqa: F401
import primitive_programs  # noqa: F401
import window_programs  # noqa: F401
import shard_map_programs  # noqa: F401
from mesh_spmd.native import _native
from programs import PROGRAMS


def read_expectations(name):
    """Returns {name: (outcome, part of the message)} of a file beside this one."""
    file = pathlib.Path(__file__).parent / name
    lines = [line for line in file.read_text().splitlines() if line and line[0] != "#"]
    return {name: (outcome, part) for name, outcome, part in
            (line.split(": ", 2) for line in lines)}


EXPECTED = read_expectations("expectations.txt")


def test_expectations_name_programs():
    assert set(EXPECTED) <= set(PROGRAMS)


def expect(name, outcome, message):
    expected, part = EXPECTED.get(name, ("right", ""))
    assert outcome == expected, message
    assert part in message


# mesh-run lowers a file as `mesh_spmd.jit` does in its process. So it runs all programs only
# where there is no native module, and with MESH_LEDGER=all; else one of many.
RUNS_ALL = _native is None or os.environ.get("MESH_LEDGER") == "all"
SHARE = 1 if RUNS_ALL else 8


def _opt_level(name):
    """Through `mesh_spmd.jit` LLVM optimizes all programs; mesh-run every day a third."""
    return 3 if RUNS_ALL or zlib.crc32(f"{name} float32".encode()) % 3 == 0 else 0


@pytest.mark.parametrize("name", [
    name for name in PROGRAMS if zlib.crc32(name.encode()) % SHARE == 0])
def test_program(name, tmp_path):
    expect(name, *harness.check(*PROGRAMS[name], tmp_path, opt_level=_opt_level(name)))


@pytest.mark.native
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_through_jit(name):
    expect(name, *harness.check_jit(*PROGRAMS[name]))
