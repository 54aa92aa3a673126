#!/usr/bin/env python3
"""Counts the instructions of each pass and analysis by the program's size.

Runs MeshCompilerBenchmarks under callgrind, once for each size, and prints thousands
of instructions per global op, and the ratio of the last size to the one before.
`all` includes the verifier between the passes, but not parsing. Counts do not depend
on other work. Valgrind takes minutes for some thousand ops.

    benchmarks/pass_instructions.py none chain 1000 5000 20000 [--above 1.05]
"""

import argparse
import collections
import pathlib
import subprocess
import sys
import tempfile

import timing

BENCHMARKS = timing.ROOT / "build/release/bin/MeshCompilerBenchmarks"


def count(way, program, ops):
    """The instructions of each pass of one run of the pipeline."""
    totals = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/profile",
            "--dump-line=no", "--instr-atstart=no",
            str(BENCHMARKS),
            f"--benchmark_filter=^{way}/{program}/cse/ops:{ops}/"
        ]
        subprocess.run(command, check=True, capture_output=True)
        for profile in pathlib.Path(folder).iterdir():
            title = trigger(profile)
            if title.startswith(f"{way}/{program}/{ops}/"):
                totals[title.split("/", 3)[3]] += total(profile)
    if not totals:
        sys.exit(f"MeshCompilerBenchmarks has no {way}/{program} of {ops} ops")
    return totals


def trigger(profile):
    with open(profile, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("desc: Trigger: Client Request: "):
                return line.split(": ", 3)[3].strip()
            if line.startswith("fn="):
                return ""
    return ""


def total(profile):
    text = profile.read_bytes()
    return int(text[text.rindex(b"\ntotals:") + 8:].split()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=["spmd", "none", "ring"])
    parser.add_argument("program", choices=["chain", "varied", "wide", "shared", "donated"])
    parser.add_argument("ops", type=int, nargs="+")
    parser.add_argument("--above", type=float, default=0,
                        help="show only passes that grow by more than this")
    options = parser.parse_args()
    if not BENCHMARKS.exists():
        sys.exit(f"{BENCHMARKS} is missing: build it with MESH_BUILD_BENCHMARKS=ON")
    counts = [count(options.way, options.program, ops) for ops in options.ops]
    columns = [f"{ops:,} ops" for ops in options.ops] + ["ratio"]
    print(f"| {options.way}, {options.program} | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 1) + "|")
    rows = [(name, [run[name] / ops for run, ops in zip(counts, options.ops)])
            for name in counts[-1]]
    everything = [sum(run.values()) / ops for run, ops in zip(counts, options.ops)]
    for name, row in sorted(rows, key=lambda it: -it[1][-1]) + [("all", everything)]:
        ratio = row[-1] / row[-2] if len(row) > 1 and row[-2] else 1
        if name == "all" or (name and row[-1] >= 500 and ratio > options.above):
            print(f"| `{name}` | " + " | ".join(f"{n / 1000:.1f}" for n in row) +
                  f" | {ratio:.2f} |")


if __name__ == "__main__":
    main()
