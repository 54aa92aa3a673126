#!/usr/bin/env python3
"""Pipelines as they run against what is known of their schedules.

    pipelines.py bubbles [--build DIR] [--devices P] [--microbatches M] [--unit S] …
    pipelines.py matrix [--build DIR] [--part I/N]
    pipelines.py live [--build DIR] [--part I/N]
    pipelines.py simulated [--build DIR] [--part I/N]

bubbles: for each schedule the part of the devices' time in which they idle, as
measured and as the schedule's formula has it. Devices are emulated (mesh-run
--flops): a product takes the time that it is told to, most of which its thread
sleeps, so that two cores do for many devices. Each of a stage's three parts is
one product of one unit of time; all else that devices do counts as idle.

matrix: compares each schedule with the stages in sequence. It has 2, 3, 4 and 8
devices, p, 2p and 4p micro-batches, one and two chunks, and meshes that split data
and layers, too. --part runs one of N parts of it.

live: the micro-batches that each device holds at most, by its memory, against
those of the schedule's table, for the schedules of the matrix on up to 4 devices.

simulated: the time of a step by the programs (mesh-simulate) and by the
schedule's table, for the schedules of the matrix.

All end with status 1 if something is not as it should be.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from fractions import Fraction

import training_pipeline

PROGRAMS = "mesh-spmd,mesh-programs"


def tool(options, name):
    return os.path.join(options.build, "bin", name) if options.build else name


def simulate(options, schedule, devices, microbatches, chunks):
    output = subprocess.run(
        [tool(options, "mesh-schedule"), f"--schedule={schedule}",
         f"--stages={devices}", f"--microbatches={microbatches}",
         f"--chunks={chunks}", "--format=json"],
        check=True, text=True, stdout=subprocess.PIPE).stdout
    return json.loads(output)


def report(options, program, name, *arguments):
    """Returns the report of the tool of that name on the program."""
    with tempfile.NamedTemporaryFile() as report:
        subprocess.run(
            [tool(options, name), "-", f"--pipeline={PROGRAMS}",
             f"--report={report.name}", *arguments],
            input=program, check=True, text=True, stdout=subprocess.DEVNULL)
        # A new file has taken its place.
        with open(report.name) as written:
            return json.load(written)["entries"][0]


def run(options, program, *arguments):
    """Returns the report of a run."""
    return report(options, program, "mesh-run", "--opt-level=0", *arguments)


def measure(options, program, devices, flops, unit):
    """The idle part of the devices' time: that in which they compute is that of
    their operations at their rate."""
    entry = run(options, program, f"--flops={flops / unit / 1e3}kFLOP/s",
                f"--repeat={options.repeat}")
    busy = sum(device["flops"] for device in entry["device_counters"])
    return 1 - busy / flops * unit / (devices * entry["time"]["min_s"])


def bubbles(options):
    devices, microbatches = options.devices, options.microbatches
    rows, width = 2, 4
    flops = 2 * rows * width * width
    print(f"{devices} devices, {microbatches} micro-batches, "
          f"{options.unit * 1e3:g} ms for a part of a stage")
    print(f"{'schedule':18}{'chunks':>7}{'formula':>9}{'measured':>9}{'off':>7}")
    worst = 0
    for schedule in options.schedules or training_pipeline.SCHEDULES:
        for chunks in training_pipeline.SCHEDULES[schedule]:
            if not training_pipeline.is_legal(schedule, devices, microbatches):
                continue
            expected = Fraction(simulate(
                options, schedule, devices, microbatches,
                chunks)["bubble_fraction"])
            program = training_pipeline.write(
                f'schedule "{schedule}" chunks {chunks}', devices * chunks,
                microbatches, (1, devices, 1), rows, width)
            # A machine that does other work needs some tries.
            end = time.time() + options.patience
            while True:
                measured = measure(options, program, devices, flops,
                                   options.unit)
                off = abs(measured / float(expected) - 1)
                if off <= options.within or time.time() >= end:
                    break
            worst = max(worst, off)
            print(f"{schedule:18}{chunks:7}{float(expected):9.2%}{measured:9.2%}"
                  f"{off:7.2%}", flush=True)
    print(f"within {options.within:.0%} of the formulas"
          if worst <= options.within
          else f"up to {worst:.1%} off the formulas")
    return worst <= options.within


def cases():
    for devices in [2, 3, 4, 8]:
        for microbatches in [devices, 2 * devices, 4 * devices]:
            yield None, 1, devices, microbatches
            yield None, 2, devices, microbatches
            for schedule, all_chunks in training_pipeline.SCHEDULES.items():
                if training_pipeline.is_legal(schedule, devices, microbatches):
                    for chunks in all_chunks:
                        yield schedule, chunks, devices, microbatches


def part_of(options, chosen):
    """The cases that --part asks for."""
    part, parts = map(int, options.part.split("/"))
    return [case for i, case in enumerate(chosen) if i % parts == part]


def matrix(options):
    chosen = part_of(options, cases())
    numbers = [0, 0]
    begin = time.time()
    for schedule, chunks, devices, microbatches in chosen:
        # Batches and layers are split too; what has no schedule is the loop.
        axes = (2, devices, 2) if devices < 8 else (1, devices, 2)
        how = schedule and f'schedule "{schedule}" chunks {chunks}'
        program = training_pipeline.write(how, devices * chunks, microbatches,
                                          axes)
        process = subprocess.run(
            [tool(options, "mesh-run"), "-", "--check", "--opt-level=0",
             f"--pipeline={PROGRAMS}", "--deadline=60"],
            input=program, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        numbers[process.returncode != 0] += 1
        if process.returncode != 0 or options.verbose:
            print(f"{schedule or 'loop'}, {chunks} chunks, {devices} devices, "
                  f"{microbatches} micro-batches:\n{process.stdout}", flush=True)
    print(f"{numbers[0]} of {len(chosen)} pipelines are right, "
          f"{time.time() - begin:.0f} s")
    return numbers[1] == 0


def live(options):
    """A stage keeps 1 MiB of a micro-batch, and little else."""
    chosen = part_of(options, (case for case in cases() if case[0] and case[2] <= 4))
    right = 0
    for schedule, chunks, devices, microbatches in chosen:
        entry = run(options, training_pipeline.write(
            f'schedule "{schedule}" chunks {chunks}', devices * chunks,
            microbatches, (1, devices, 1), kept=1 << 17))
        table = simulate(options, schedule, devices, microbatches, chunks)
        counted = [rank["peak_live"] for rank in table["ranks"]]
        held = [device["peak_bytes"] / 2**20
                for device in entry["device_counters"]]
        is_right = all(0 <= b - a < 0.1 for a, b in zip(counted, held))
        right += is_right
        if not is_right or options.verbose:
            print(f"{schedule}, {chunks} chunks, {devices} devices, "
                  f"{microbatches} micro-batches: {counted} in the table, "
                  f"{held} MiB in memory", flush=True)
    print(f"{right} of {len(chosen)} pipelines hold what their tables say")
    return right == len(chosen)


def simulated(options):
    """A product takes a second, and messages nothing. A stage's gradients of its
    inputs and its weights are two, so the backward part takes as long as the
    table's."""
    chosen = part_of(options, (case for case in cases() if case[0]))
    rows, width, right = 2, 4, 0
    machine = {"links": {"*": {"latency": 0, "bandwidth": 1e30}},
               "flops": {"f64": 2 * rows * width * width}}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as description:
        json.dump(machine, description)
        description.flush()
        for schedule, chunks, devices, microbatches in chosen:
            program = training_pipeline.write(
                f'schedule "{schedule}" chunks {chunks}', devices * chunks,
                microbatches, (1, devices, 1), rows, width)
            took = report(options, program, "mesh-simulate",
                       f"--machine={description.name}")["simulated"]["step_s"]
            table = simulate(options, schedule, devices, microbatches, chunks)
            expected = Fraction(table["time"], table["ticks_per_unit"])
            is_right = abs(took / expected - 1) < 1e-9
            right += is_right
            if not is_right or options.verbose:
                print(f"{schedule}, {chunks} chunks, {devices} devices, "
                      f"{microbatches} micro-batches: {expected} by the table, "
                      f"{took:.12g} by the programs", flush=True)
    print(f"{right} of {len(chosen)} pipelines take what their tables say")
    return right == len(chosen)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["bubbles", "matrix", "live", "simulated"])
    parser.add_argument("--schedules", nargs="+",
                        choices=list(training_pipeline.SCHEDULES))
    parser.add_argument("--build", help="the tools' build; else they are in PATH")
    parser.add_argument("--devices", type=int, default=4)
    parser.add_argument("--microbatches", type=int, default=8)
    parser.add_argument("--unit", type=float, default=0.02)
    parser.add_argument("--repeat", type=int, default=2,
                        help="runs, of which the fastest counts")
    parser.add_argument("--within", type=float, default=0.05,
                        help="how far from its formula a bubble may be")
    parser.add_argument("--patience", type=float, default=0,
                        help="seconds in which to measure again what is off")
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    ways = {"bubbles": bubbles, "matrix": matrix, "live": live,
            "simulated": simulated}
    sys.exit(not ways[options.what](options))


main()
