#!/usr/bin/env python3
"""Runs the bad inputs of python/tests/test_bad_inputs.py under LeakSanitizer, several times
in a process, and prints what is lost at its end, by the number of rounds.

What a bad input loses grows with the rounds; what the interpreter, numpy and JAX lose does
not. Python's objects have memory of their own each (PYTHONMALLOC=malloc).

    VENV/bin/python benchmarks/python/leaks.py [--rounds 1 4] [--lsan /usr/lib/…/liblsan.so.0]

VENV is a virtual environment with the packages of python/requirements-test.txt, `liblsan`
a part of GCC. The native module is that of build/release.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROUNDS = """
import gc, pathlib, sys, jax, test_bad_inputs as t
rounds = int(sys.argv[2])
for number in range(rounds + 1):
    folder = pathlib.Path(sys.argv[1]) / str(number)
    folder.mkdir()
    t._kept["folder"] = folder
    t.write_files(folder)
    # The first round is for what is kept for good.
    for call, message in t.CASES.values():
        if found := t.wrong(call, message):
            print("wrong:", found, file=sys.stderr)
    t._kept.clear()
    jax.clear_caches()
    gc.collect()
    with open("/proc/self/statm") as file:
        resident = int(file.read().split()[1]) * 4096
    print(f"{number} rounds and one: {len(t.CASES)} inputs, {resident >> 20} MB", flush=True)
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, nargs="+", default=[1, 4])
    parser.add_argument("--lsan", default="/usr/lib/x86_64-linux-gnu/liblsan.so.0")
    args = parser.parse_args()
    native = os.environ.get("MESH_NATIVE", ROOT / "build/release/python")
    for rounds in args.rounds:
        environment = {
            **os.environ, "LD_PRELOAD": args.lsan, "PYTHONMALLOC": "malloc",
            "LSAN_OPTIONS": "max_leaks=5:exitcode=0",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "python"), str(native),
                                           str(ROOT / "python/tests")])}
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([sys.executable, "-c", ROUNDS, folder, str(rounds)],
                                  capture_output=True, text=True, env=environment)
        if done.returncode:
            sys.exit(done.stderr)
        print(done.stdout, end="")
        lost = re.findall(r"SUMMARY: LeakSanitizer: (.*)", done.stderr)
        own = [stack for stack in done.stderr.split("\n\n") if "_native" in stack]
        print(f"{rounds} rounds and one: {lost[0] if lost else 'nothing lost'}; "
              f"{len(own)} losses that begin in the native module")
        sys.stderr.write("\n\n".join(own))


if __name__ == "__main__":
    main()
