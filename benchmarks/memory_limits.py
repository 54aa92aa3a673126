#!/usr/bin/env python3
"""Compares predicted with measured times of programs that recompute to fit into memory.

Runs each program without a limit, and with --memory-limit at shares of what a device takes
then. Devices and links are emulated, as in predictions.py. Prints for each limit the memory
that is planned, the predicted time of a step, the measured one, their ratio, and the time in
terms of that without a limit. The programs of all limits take turns; a measured time is the
least of all runs: other work of the machine can only add to it.

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
    parser.add_argument("programs", nargs="*", type=pathlib.Path, default=[
        timing.ROOT / "examples" / f"{name}.mlir" for name in PROGRAMS])
    args = parser.parse_args()

    print("| program | limit % | planned bytes | predicted ms | measured ms | ratio | time |")
    print("|---|---|---|---|---|---|---|")
    with timing.Timer(args) as timer:
        for path in args.programs:
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
