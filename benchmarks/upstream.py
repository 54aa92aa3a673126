#!/usr/bin/env python3
"""Compares partitioning with that of upstream's shard dialect.

Writes the same programs in both forms and runs, by turns,

    mlir-opt --sharding-propagation --shard-partition
    mesh-opt --mesh-propagate --mesh-plan-reshards --mesh-partition

on them. Prints time and memory of each per op, beyond parsing and printing the
program, and their ratios. The time is that of the passes, the least of several
rounds; its ratio is the median of the ratios within each round. The memory is the
private memory of the process, without the pages of the program's code. At the end
it prints the growth of the time per op with the number of ops, and with the number
of devices.

    benchmarks/upstream.py [--mesh-opt build/release/bin/mesh-opt] [--rounds 5]
"""

import argparse
import os
import pathlib
import re
import select
import statistics
import subprocess
import tempfile

MESH_PASSES = ["--mesh-propagate", "--mesh-plan-reshards", "--mesh-partition"]
# From arguments to results first: the other way round, which is the default,
# leaves values without a sharding and crashes on layers.
SHARD_PASSES = ["--pass-pipeline=builtin.module(func.func("
                "sharding-propagation{traversal=forward-backward},"
                "shard-partition))"]


def chain(ops, x, _):
    """Elementwise ops, each on the result of the one before."""
    names = ["add", "mul", "sub", "max"]
    lines = [
        f"%v{i + 1} = linalg.{names[i % 4]} ins(%v{i}, %v{i} : {x}, {x})"
        f" outs(%v{i} : {x}) -> {x}" for i in range(ops)
    ]
    return [], lines, f"%v{ops}"


def layers(ops, x, w):
    """Dense layers of five ops, each with weights of its own."""
    count = ops // 5
    arguments, lines = [], ["%zero = arith.constant 0.0 : f32"]
    for i in range(count):
        arguments += [f"%w{i}: {w}", f"%b{i}: {x}"]
        lines += [
            f"%z{i} = tensor.empty() : {x}",
            f"%f{i} = linalg.fill ins(%zero : f32) outs(%z{i} : {x}) -> {x}",
            f"%m{i} = linalg.matmul ins(%v{i}, %w{i} : {x}, {w})"
            f" outs(%f{i} : {x}) -> {x}",
            f"%a{i} = linalg.add ins(%m{i}, %b{i} : {x}, {x})"
            f" outs(%m{i} : {x}) -> {x}",
            f"%v{i + 1} = linalg.exp ins(%a{i} : {x}) outs(%a{i} : {x}) -> {x}",
        ]
    return arguments, lines, f"%v{count}"


def write_programs(directory, kind, ops, grid):
    """Writes both forms of a program whose rows are split along axis 0."""
    rows, columns = (4 * n for n in grid)
    x, w = f"tensor<{rows}x{columns}xf32>", f"tensor<{columns}x{columns}xf32>"
    arguments, lines, result = kind(ops, x, w)
    body = "\n".join("  " + line for line in lines)
    rest = "".join(", " + argument for argument in arguments)
    shard = directory / "shard.mlir"
    shard.write_text(
        f"shard.grid @m(shape = {grid[0]}x{grid[1]})\n"
        f"func.func @main(%x: {x}{rest}) -> {x} {{\n"
        "  %s = shard.sharding @m split_axes = [[0]] : !shard.sharding\n"
        f"  %v0 = shard.shard %x to %s : {x}\n{body}\n"
        f"  return {result} : {x}\n}}\n")
    mesh = directory / "mesh.mlir"
    mesh.write_text(
        f'mesh.mesh @m = <["axis0"={grid[0]}, "axis1"={grid[1]}]>\n'
        f"func.func @main(%v0: {x} {{mesh.sharding = "
        f'#mesh.sharding<@m, [{{"axis0"}}, {{}}]>}}{rest}) -> {x} {{\n{body}\n'
        f"  return {result} : {x}\n}}\n")
    return shard, mesh


# Freed memory stays with the process, so that its final size is the peak.
KEEP_MEMORY = {"MALLOC_TRIM_THRESHOLD_": str(1 << 40),
               "MALLOC_MMAP_THRESHOLD_": str(1 << 40)}


def get_memory(pid):
    """The bytes that a process has of its own: no pages of files."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        for line in status:
            if line.startswith("RssAnon:"):
                return int(line.split()[1]) * 1024
    raise RuntimeError(f"process {pid} has ended")


def get_seconds(report):
    """Returns the time of the passes, as --mlir-timing reports it."""
    entries = re.findall(r"^ +(\d+\.\d+) \(.*?\) +(\S.*)$", report, re.MULTILINE)
    others = ["root", "Parser", "Output", "Rest", "Total"]
    return sum(float(seconds) for seconds, name in entries
               if name not in others and "Pipeline" not in name)


def measure(command):
    """The seconds that passes take, and the memory in bytes."""
    with tempfile.TemporaryFile("w+") as report:
        process = subprocess.Popen(
            [*command, "--mlir-disable-threading", "--mlir-timing",
             "--mlir-timing-display=list"],
            stdout=subprocess.PIPE, stderr=report, pipesize=4096,
            env={**os.environ, **KEEP_MEMORY})
        # It prints when all is done, and goes on once the pipe is read.
        select.select([process.stdout], [], [])
        memory = get_memory(process.pid)
        while process.stdout.read(1 << 20):
            pass
        if process.wait() != 0:
            raise subprocess.CalledProcessError(process.returncode, command)
        report.seek(0)
        return get_seconds(report.read()), memory


def compare(args, kind, ops, grid):
    """Time and memory per op of upstream and of ours, and the ratios."""
    with tempfile.TemporaryDirectory() as directory:
        shard, mesh = write_programs(pathlib.Path(directory), kind, ops, grid)
        commands = [
            [args.mlir_opt, shard],
            [args.mlir_opt, shard, *SHARD_PASSES],
            [args.mesh_opt, mesh],
            [args.mesh_opt, mesh, *MESH_PASSES],
        ]
        times, memories = zip(*(zip(*(measure(command) for command in commands))
                                for _ in range(args.rounds)))
    # Whatever else runs on the machine makes a run longer, never shorter. The
    # machine is now faster and now slower: both are, within a round.
    _, time, _, own_time = (min(each) / ops for each in zip(*times))
    time_ratio = statistics.median(
        round_times[3] / round_times[1] for round_times in times)
    parsed, memory, own_parsed, own_memory = (
        min(each) / ops for each in zip(*memories))
    memory -= parsed
    own_memory -= own_parsed
    return (time, own_time, time_ratio,
            memory, own_memory, own_memory / memory if memory else 0)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--mesh-opt", default=root / "build/release/bin/mesh-opt")
    parser.add_argument("--mlir-opt", default="/usr/lib/llvm-22/bin/mlir-opt")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ops", type=int, nargs="*",
                        default=[100, 1000, 10000, 100000])
    parser.add_argument("--devices", type=int, nargs="*",
                        default=[8, 512, 65536])
    args = parser.parse_args()

    print(f"{'program':8} {'ops':>7} {'devices':>8}"
          f" {'upstream µs/op':>15} {'ours µs/op':>11} {'ratio':>6}"
          f" {'upstream KB/op':>15} {'ours KB/op':>11} {'ratio':>6}")
    for kind in [chain, layers]:
        times = {}
        cases = [(ops, args.devices[0]) for ops in args.ops]
        cases += [(args.ops[len(args.ops) // 2], devices)
                  for devices in args.devices[1:]]
        for ops, devices in cases:
            (time, own_time, time_ratio, memory, own_memory,
             memory_ratio) = compare(args, kind, ops, (devices // 4, 4))
            times[ops, devices] = own_time
            print(f"{kind.__name__:8} {ops:7} {devices:8}"
                  f" {time * 1e6:15.1f} {own_time * 1e6:11.1f}"
                  f" {time_ratio:6.2f}"
                  f" {memory / 1e3:15.2f} {own_memory / 1e3:11.2f}"
                  f" {memory_ratio:6.2f}", flush=True)
        grown = [times[ops, args.devices[0]] for ops in args.ops]
        wide = [times[ops, devices] for ops, devices in times
                if ops == args.ops[len(args.ops) // 2]]
        print(f"{kind.__name__}: from {args.ops[0]} to {args.ops[-1]} ops time"
              f" per op grows {grown[-1] / grown[0]:.2f} times; over the numbers"
              f" of devices it differs {max(wide) / min(wide):.2f} times")


if __name__ == "__main__":
    main()
