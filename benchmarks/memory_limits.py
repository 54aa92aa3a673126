#!/usr/bin/env python3
"""Compares predicted with measured times of programs that recompute to fit into memory.

Runs each program without a limit, and with --memory-limit at shares of what a device takes
then. Devices and links are emulated, as in predictions.py. Prints for each limit the memory
that is planned, the predicted time of a step, the measured one, their ratio, and the time in
terms of that without a limit. The programs of all limits take turns; a measured time is the
least of all runs: other work of the machine can only add to it.

With --plan-only nothing runs. Each entry of all examples is planned for each limit, with the
machine that mesh-plan-remat assumes. The table has the bytes that are planned, and by how much
the prediction before the lowering was off; where a limit cannot be met, the least found and the
lower bound. It fails if a plan is above its limit, or a prediction is off by more than 3%. It
fails, too, if a lower bound is above the least, or an unmet limit above one that is found.

    benchmarks/memory_limits.py [examples/jax/transformer_2_unrolled_step.mlir …] [--shares 80 60 40]
"""

import argparse
import math
import pathlib
import re
import subprocess

import timing
from predictions import emulate

PROGRAMS = ["jax/transformer_2_unrolled_step", "jax/transformer_2_scanned_step",
            "jax/larger/transformer_12_unrolled_step", "jax/larger/transformer_12_scanned_step",
            "jax/convolutional_net", "jax/experts_by_sorting", "jax/state_space"]
LEAST = re.compile(r"needs (.*) on a device, more than the limit")
BOUND = re.compile(r"no recomputation needs less than (.*)")
TAKES = re.compile(r"@(\S+) takes (\d+) B, of which the model knows \d+ B")
PREDICTED = re.compile(r"instead of \d+ B, .*; (\d+) B were predicted")
MEMORY = re.compile(r"mesh_rt\.memory = (\d+)")
UNITS = {"B": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}


def total_bytes(report):
    """The most bytes that a device takes for arguments, results and intermediate values."""
    return max(device["argument_bytes"] + device["result_bytes"] + device["predicted_bytes"]
               for device in report["device_counters"])


def why_not(timer, path, options):
    """Returns what the program needs at least if it cannot meet the limit in `options`."""
    result = subprocess.run([timer.mesh_run, path, *options], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True)
    found = LEAST.search(result.stdout)
    return found.group(1) if result.returncode and found else None


def measure(timer, path, shares, options):
    """Yields a row of each limit: share, planned bytes, predicted and measured seconds.

    The share of the program without a limit is None.
    """
    whole = total_bytes(timer.run(path, *options))
    variants = {None: options}
    for share in shares:
        limited = [*options, f"--memory-limit={whole * share // 100}"]
        if least := why_not(timer, path, limited):
            yield share, f"{least} at least", None, None
        else:
            variants[share] = limited
    reports = {share: [] for share in variants}
    for _ in range(timer.rounds):
        for share, limited in variants.items():
            reports[share].append(timer.run(path, *limited))
    for share, all_reports in reports.items():
        times = [report["time"] for report in all_reports]
        yield (share, total_bytes(all_reports[0]), times[0].get("predicted_s"),
               min(time["min_s"] for time in times))


def lower(mesh_opt, path, limit, *options):
    """Returns whether a limit is met, the program with planned memory, and what is said of it."""
    result = subprocess.run(
        [mesh_opt, path,
         f"--mesh-execution=plan-only=true memory-limit={limit} {' '.join(options)}",
         "--remarks-filter=mesh-plan-remat", "--remark-format=emitRemark"],
        capture_output=True, text=True)
    return result.returncode == 0, result.stdout, result.stderr


def memory_of(program):
    """The bytes for intermediate values of the one entry."""
    return max((int(text) for text in MEMORY.findall(program)), default=0)


def count_bytes(text):
    """The number of bytes of a text such as `1.5 KiB`."""
    number, unit = text.split()
    return float(number) * UNITS[unit]


def plan(mesh_opt, path, name, limit, outside):
    """Returns what the table has of a limit for the entry `name`, the least found and the lower
    bound if it cannot be met, and whether all that is as it should be.

    `outside` are the bytes for arguments and results.
    """
    is_met, program, said = lower(mesh_opt, path, limit, f"entries={name}")
    if not is_met:
        least, bound = LEAST.search(said).group(1), BOUND.search(said).group(1)
        return "", (least, bound), count_bytes(bound) <= count_bytes(least)
    planned = outside + memory_of(program)
    error = int(PREDICTED.search(said).group(1)) / planned - 1
    return f"{planned} ({error * 100:+.1f}%)", None, planned <= limit and abs(error) <= 0.03


def plan_entries(mesh_opt, path, shares):
    """Yields a row of each entry, and whether it is as it should be."""
    unlimited = 1 << 60
    for name, text in TAKES.findall(lower(mesh_opt, path, unlimited)[2]):
        is_entry, program, _ = lower(mesh_opt, path, unlimited, f"entries={name}")
        # Lowering adds entries, to make parameters for instance. They are not planned alone.
        if not is_entry:
            continue
        whole = int(text)
        cells, unmet, are_right = zip(*(
            plan(mesh_opt, path, name, whole * share // 100, whole - memory_of(program))
            for share in shares))
        # The least of the highest limit, whose search goes on for longest.
        least = next((it for share, it in sorted(zip(shares, unmet), reverse=True) if it),
                     ("", ""))
        # Far below what can be met, the search ends earlier. A text may be rounded.
        found = [count_bytes(it[0]) for it in unmet if it]
        highest = max((whole * share // 100 for share, it in zip(shares, unmet) if it), default=0)
        is_below = highest < 1.04 * min(found, default=math.inf)
        yield [f"{path.stem} @{name}", text, *cells, *least], all(are_right) and is_below


def print_plans(mesh_opt, paths, shares):
    """Prints the table of --plan-only; returns whether all is as it should be."""
    titles = ["program", "no limit", *(f"{share}%" for share in shares), "least", "lower bound"]
    print("| " + " | ".join(titles) + " |\n" + "|---" * len(titles) + "|")
    is_fine = True
    for path in paths:
        for row, is_right in plan_entries(mesh_opt, path, shares):
            is_fine &= is_right
            print("| " + " | ".join(row) + (" |" if is_right else " | WRONG"), flush=True)
    return is_fine


def parse_share(text):
    """Reads a share in percent. 0 would be no limit."""
    share = int(text)
    if share not in range(1, 101):
        raise argparse.ArgumentTypeError(f"expected 1 to 100, got {share}")
    return share


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=3, repeat=5)
    parser.add_argument("--compute", type=float, default=200)
    parser.add_argument("--wire", type=float, default=0.5)
    parser.add_argument("--topology", choices=["ring", "switch"], default="ring")
    parser.add_argument("--shares", type=parse_share, nargs="*", default=[80, 60, 40])
    parser.add_argument("--plan-only", action="store_true")
    parser.add_argument("programs", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    examples = timing.ROOT / "examples"
    if args.plan_only:
        paths = args.programs or sorted(examples.glob("*.mlir")) + sorted(
            examples.glob("jax/*.mlir"))
        mesh_opt = pathlib.Path(args.mesh_run).with_name("mesh-opt")
        raise SystemExit(not print_plans(mesh_opt, paths, args.shares))
    programs = args.programs or [examples / f"{name}.mlir" for name in PROGRAMS]

    print("| program | limit % | planned bytes | predicted ms | measured ms | ratio | time |")
    print("|---|---|---|---|---|---|---|")
    with timing.Timer(args) as timer:
        for path in programs:
            rows = list(measure(timer, path, args.shares, emulate(timer, path, args)))
            base = next(seconds for share, _, _, seconds in rows if share is None)
            for share, planned, predicted, seconds in sorted(
                    rows, key=lambda row: -(row[0] or math.inf)):
                texts = [path.stem, str(share or "none"), str(planned)]
                texts += ["", "", "", ""] if seconds is None else [
                    f"{predicted * 1e3:.1f}", f"{seconds * 1e3:.1f}",
                    f"{predicted / seconds:.3f}", f"{seconds / base:.3f}"]
                print("| " + " | ".join(texts) + " |", flush=True)


if __name__ == "__main__":
    main()
