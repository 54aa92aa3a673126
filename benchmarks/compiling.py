#!/usr/bin/env python3
"""Compares compiling on one core, on all cores, and with a warm cache.

Runs `mesh-run` in turns and reads from its reports how long compiling took, from
reading the file to code that can be called: the start of the tool, its arguments
and the run do not count. Programs are those given, chains of layers, and programs
without repeated parts (test/Integration/Inputs/many_kernels.py). Prints medians of
the wall time and of the processor time.

    benchmarks/compiling.py [--rounds 7] [FILE ...]
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import defaults
import timing

KERNELS = timing.ROOT / "test/Integration/Inputs/many_kernels.py"


def programs(files, folder):
    for file in files:
        yield file.stem, file
    for layers in [200, 1000]:
        path = folder / f"chain{layers}.mlir"
        path.write_text(defaults.chain(layers, 64))
        yield f"chain of {layers}", path
    for count in [10, 50, 200]:
        path = folder / f"kernels{count}.mlir"
        path.write_text(subprocess.run([sys.executable, KERNELS, str(count)], check=True,
                                       capture_output=True, text=True).stdout)
        yield f"{count} parts of their own", path


def time_compiling(command, report):
    """Returns the wall and the processor seconds of compiling."""
    subprocess.run([*command, f"--report={report}"], check=True,
                   stdout=subprocess.DEVNULL)
    compiled = json.loads(report.read_text())["compile"]
    return compiled["total_s"], compiled["processor_s"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--mesh-run", default=timing.ROOT / "build/release/bin/mesh-run")
    parser.add_argument("--options", nargs="*", default=[], help="of mesh-run")
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    files = args.files or [timing.ROOT / f"examples/{name}.mlir" for name in
                           ["fsdp", "pipeline_transformer", "pipeline_training"]]
    core = str(min(os.sched_getaffinity(0)))
    print(f"| program | one core | {len(os.sched_getaffinity(0))} cores | ratio "
          "| cached | cached / compiled | processor: compiled | cached | ratio |")
    print("|" + "---|" * 9)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for title, program in programs(files, folder):
            run = [args.mesh_run, program, *args.options]
            cached = [*run, f"--cache={folder / 'cache'}"]
            report = folder / "report.json"
            time_compiling(cached, report)
            ways = {"one": ["taskset", "-c", core, *run], "all": run, "cached": cached}
            times = {way: [] for way in ways}
            for _ in range(args.rounds):
                for way, command in ways.items():
                    times[way].append(time_compiling(command, report))
            wall = {way: statistics.median(w for w, _ in times[way]) for way in ways}
            cpu = {way: statistics.median(c for _, c in times[way]) for way in ways}
            print(f"| {title} | {wall['one']:.3f} s | {wall['all']:.3f} s "
                  f"| {wall['all'] / wall['one']:.2f} | {wall['cached']:.3f} s "
                  f"| {wall['cached'] / wall['all']:.2f} | {cpu['all']:.3f} s "
                  f"| {cpu['cached']:.3f} s | {cpu['cached'] / cpu['all']:.2f} |", flush=True)


if __name__ == "__main__":
    main()
