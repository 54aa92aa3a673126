"""Compares the IR of mesh-opt --mesh-execution with what tools lower programs to.

usage: compare_pipelines.py MACHINE FILE...
"""

import subprocess
import sys

HEADER = "// After llvm:\n"


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def lower(*command):
    """The module in the LLVM dialect that a tool prints."""
    text = run(*command, "--all-entries", "--print-after=llvm")
    module = text.partition(HEADER)[2]
    return module[:module.index("\n}\n") + 3]


def main(machine, *files):
    wrong = total = 0
    for file in files:
        ways = {
            "overlap=none": ["mesh-run", file, "--opt-level=0"],
            "overlap=ring direction=down check-bounds": [
                "mesh-run", file, "--opt-level=0", "--overlap=ring", "--direction=down",
                "--check-bounds"],
            f"machine={machine} donate-state pipeline={{canonicalize,cse}}": [
                "mesh-simulate", file, f"--machine={machine}", "--pipeline=canonicalize,cse"],
        }
        for options, command in ways.items():
            total += 1
            module = run("mesh-opt", file, f"--mesh-execution={options}")
            if module.strip() != lower(*command).strip():
                wrong += 1
                print(f"{' '.join(command)}: not what --mesh-execution={options} makes")
    print(f"{total} modules compared, {wrong} differ")
    return 1 if wrong else 0


sys.exit(main(*sys.argv[1:]))
