#!/usr/bin/env python3
"""Prints the version of Mesh, or sets it in all files that have it.

usage: version.py [NEW]

CMakeLists.txt is where it comes from. Fails if another file says something else.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = "CMakeLists.txt"
# The files that have the version, and what is before it there.
PLACES = {
    SOURCE: r"^project\(Mesh VERSION ",
    "runtime/CMakeLists.txt": r"^project\(MeshRuntime VERSION ",
    "python/pyproject.toml": r'^version = "',
    "editors/vscode/package.json": r'^  "version": "',
}
VERSION = r"\d+\.\d+\.\d+"


def find(file):
    text = (ROOT / file).read_text()
    match = re.search(f"({PLACES[file]})({VERSION})", text, re.M)
    if not match:
        sys.exit(f"version: {file} has no version")
    return text, match


def read():
    """Returns the version that all files agree on."""
    version = find(SOURCE)[1][2]
    for file in PLACES:
        if find(file)[1][2] != version:
            sys.exit(f"version: {file} says {find(file)[1][2]}, expected {version} as in "
                     f"{SOURCE}; scripts/version.py {version} sets it everywhere")
    return version


def write(version):
    if not re.fullmatch(VERSION, version):
        sys.exit(f"version: expected three numbers such as 1.2.0, got {version}")
    for file in PLACES:
        text, match = find(file)
        (ROOT / file).write_text(text[:match.start(2)] + version + text[match.end(2):])


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("usage: version.py [NEW]")
    if len(sys.argv) == 2:
        write(sys.argv[1])
    print(read())
