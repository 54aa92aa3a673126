"""Checks that files include only what lies below them.

usage: check-includes.py

In the runtime, the core includes nothing of the folders above it, kernels
include the core, devices include both, and a transport includes no other
transport (transports/job, which several share, is none). In the compiler, a
library or a tool includes no private header of another library, one that lies
in lib/<library>. Prints file and line of each include that breaks a rule.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "runtime/lib"
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]')
SHARED = "transports/job"

# The layers that each layer of the runtime may include, beside itself.
BELOW = {"core": [], "kernels": ["core"], "devices": ["core", "kernels"],
         "transports": ["core", "kernels", "devices"]}


def includes(folder):
    """All includes of files under `folder`: the file, the line, the header."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".h", ".cpp", ".in"):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if match := INCLUDE.match(line):
                    yield path, number, match[1]


def find(header, path, roots):
    """The file that the header is, or None if it is not of these roots."""
    for root in [path.parent, *roots]:
        if (root / header).is_file():
            return (root / header).resolve()
    return None


def unit(path):
    """The part of the runtime that a file belongs to: core, transports/mpi, …"""
    parts = path.relative_to(RUNTIME).parts[:-1]
    return "/".join(parts[:2] if parts[0] in ("devices", "transports") else parts[:1])


def check_runtime(path, header):
    target = find(header, path, [RUNTIME])
    if target is None or not target.is_relative_to(RUNTIME):
        return None
    own, other = unit(path), unit(target)
    layer, below = own.split("/")[0], other.split("/")[0]
    if own == other or below in BELOW[layer] or (layer == below and other == SHARED):
        return None
    return f"{own} includes {header} of {other}"


def library(path):
    """The library or the tool that a file belongs to: lib/IR, tools/mesh-run."""
    return "/".join(path.relative_to(ROOT).parts[:2])


def check_compiler(path, header):
    target = find(header, path, [ROOT, ROOT / "lib"])
    if target is None or not target.is_relative_to(ROOT / "lib"):
        return None
    if library(path) == library(target):
        return None
    return f"{library(path)} includes {header}, a private header of {library(target)}"


def main():
    status = 0
    for folder, check in [("runtime/lib", check_runtime), ("lib", check_compiler),
                          ("include", check_compiler), ("tools", check_compiler)]:
        for path, number, header in includes(ROOT / folder):
            if problem := check(path, header):
                print(f"{path.relative_to(ROOT)}:{number}: {problem}")
                status = 1
    return status


sys.exit(main())
