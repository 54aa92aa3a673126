#!/usr/bin/env python3
"""Measures how much of a collective hides under the contraction beside it.

Devices with emulated links gather an operand of a contraction, or both along the
contracted dim, or scatter its result, as rings, in chunks or not, and one after
the other. The bandwidth of the links is chosen
so that the wire takes as long as the computation, or `--wire` times as long.
The variants take turns. Of each mode the efficiency is printed,

    (T_sync - T_mode) / (T_sync - max(T_compute, T_wire)),

and of what mesh-overlap decides, knowing links and rates, how many times as
long it takes as the fastest of all, and what it was predicted to take.

Compute is what the machine takes or, with `--flops`, what devices of that rate
would. T_compute is the time of the same contraction without communication on as many
devices, T_wire that of n - 1 messages by the formula of the links. With more
devices than cores devices take turns to compute, so that T_compute is that of
all that share a core, and while one device waits another one computes even
without overlap: what a core does then is hidden in T_sync already.

    benchmarks/overlap.py [--devices 2] [--size 1024] [--rounds 3]
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess

import timing

# The ways, by the options of mesh-rings; the last one is what mesh-overlap decides.
WAYS = {"sync": "overlap=none", "ring": "overlap=ring chunks=1",
        "ring, 4 chunks": "overlap=ring chunks=4", "bidirectional": "overlap=bidirectional",
        "split": "overlap=split", "decided": "overlap=auto machine={machine}"}

GATHER = """
mesh.mesh @m = <["model"={n}]>
func.func @main(%x: tensor<{m}x{kn}xf32> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"model"}}]>}},
                %w: tensor<{k}x{p}xf32>) -> tensor<{m}x{p}xf32> attributes {{mesh.spmd = @m}} {{
  %zeros = arith.constant dense<0.0> : tensor<{m}x{p}xf32>
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<{m}x{kn}xf32> -> tensor<{m}x{k}xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<{m}x{k}xf32>, tensor<{k}x{p}xf32>)
      outs(%zeros : tensor<{m}x{p}xf32>) -> tensor<{m}x{p}xf32>
  return %y : tensor<{m}x{p}xf32>
}}
"""

BOTH = """
mesh.mesh @m = <["model"={n}]>
func.func @main(%x: tensor<{m}x{kn}xf32> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"model"}}]>}},
                %w: tensor<{kn}x{p}xf32> {{mesh.sharding = #mesh.sharding<@m, [{{"model"}}, {{}}]>}})
    -> tensor<{m}x{p}xf32> attributes {{mesh.spmd = @m}} {{
  %zeros = arith.constant dense<0.0> : tensor<{m}x{p}xf32>
  %left = mesh.all_gather %x on @m ["model"] dim 1 : tensor<{m}x{kn}xf32> -> tensor<{m}x{k}xf32>
  %right = mesh.all_gather %w on @m ["model"] dim 0 : tensor<{kn}x{p}xf32> -> tensor<{k}x{p}xf32>
  %y = linalg.matmul ins(%left, %right : tensor<{m}x{k}xf32>, tensor<{k}x{p}xf32>)
      outs(%zeros : tensor<{m}x{p}xf32>) -> tensor<{m}x{p}xf32>
  return %y : tensor<{m}x{p}xf32>
}}
"""

SCATTER = """
mesh.mesh @m = <["model"={n}]>
func.func @main(%x: tensor<{m}x{k}xf32>, %w: tensor<{k}x{p}xf32>)
    -> (tensor<{m}x{pn}xf32> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"model"}}]>}})
    attributes {{mesh.spmd = @m}} {{
  %zeros = arith.constant dense<0.0> : tensor<{m}x{p}xf32>
  %y = linalg.matmul ins(%x, %w : tensor<{m}x{k}xf32>, tensor<{k}x{p}xf32>)
      outs(%zeros : tensor<{m}x{p}xf32>) -> tensor<{m}x{p}xf32>
  %part = mesh.reduce_scatter sum %y on @m ["model"] dim 1 : tensor<{m}x{p}xf32> -> tensor<{m}x{pn}xf32>
  return %part : tensor<{m}x{pn}xf32>
}}
"""

# The programs, and the tensors that travel, which are all of one size.
KINDS = {"gather": (GATHER, 1), "gather both": (BOTH, 2), "scatter": (SCATTER, 1)}

COMPUTE = """
mesh.mesh @m = <["model"={n}]>
func.func @main(%x: tensor<{m}x{k}xf32>, %w: tensor<{k}x{p}xf32>) -> tensor<{m}x{p}xf32>
    attributes {{mesh.spmd = @m}} {{
  %zeros = arith.constant dense<0.0> : tensor<{m}x{p}xf32>
  %y = linalg.matmul ins(%x, %w : tensor<{m}x{k}xf32>, tensor<{k}x{p}xf32>)
      outs(%zeros : tensor<{m}x{p}xf32>) -> tensor<{m}x{p}xf32>
  return %y : tensor<{m}x{p}xf32>
}}
"""


def measure_grain(timer, n, args):
    """Below which size pieces of contractions take no less; 0 if rates are emulated."""
    if args.flops:
        return 0
    path = timer.folder / "calibration.json"
    calibrate = pathlib.Path(args.mesh_run).with_name("mesh-calibrate")
    subprocess.run([calibrate, "-o", path, f"--devices={n}"], check=True)
    return json.loads(path.read_text())["contraction_grain"]


def measure(timer, program, sizes, ratio, args):
    """The medians of all variants, with links of which the wire takes as long as asked."""
    n, block = sizes["n"], sizes["block"]
    compute = statistics.median(
        timer.time(COMPUTE.format(**sizes)) for _ in range(args.rounds))
    latency = args.latency * 1e-6
    bandwidth = block / (ratio * compute / (n - 1) - latency)
    link = (f"--link=model:topology={args.topology},latency={latency * 1e6:g}us,"
            f"bandwidth={bandwidth / 1e6:.3f}MB/s")
    machine = timer.folder / "machine.json"
    flops = 2 * sizes["m"] * sizes["k"] * sizes["p"] / compute
    machine.write_text(json.dumps({
        "links": {"model": {"topology": args.topology, "latency": latency,
                            "bandwidth": bandwidth}},
        "flops": {"f32": flops}, "contraction_overhead": args.overhead,
        "contraction_grain": measure_grain(timer, n, args)}))
    medians = timer.compare(
        {way: [program, link, "--overlap=none",
               f"--pipeline=mesh-rings{{{rings.format(machine=machine)}}}"]
         for way, rings in WAYS.items()})
    form, predicted = decide(program, machine, args)
    return compute, ratio * compute, medians, form, predicted


def decide(program, machine, args):
    """Returns the decision of mesh-overlap, and the seconds that it predicts."""
    remarks = timing.read_remarks(args.mesh_opt, program, f"machine={machine}")
    made = re.search(r"contraction[^:]*: (.*), predicted to take ([0-9.]+) us", remarks)
    alone = re.search(r"take less than the ([0-9.]+) us", remarks)
    return (made.group(1), float(made.group(2)) * 1e-6) if made else (
        "sync", float(alone.group(1)) * 1e-6)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=3, repeat=5)
    parser.add_argument("--mesh-opt", default=timing.ROOT / "build/release/bin/mesh-opt")
    parser.add_argument("--devices", type=int, nargs="+", default=[2])
    parser.add_argument("--kinds", choices=KINDS, nargs="+", default=list(KINDS))
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--wire", type=float, nargs="+", default=[1.0])
    parser.add_argument("--topology", choices=["ring", "switch"], default="ring")
    parser.add_argument("--latency", type=float, default=20, help="of the links, in us")
    parser.add_argument("--flops", help="emulate devices of that rate: 2GFLOP/s")
    parser.add_argument("--overhead", type=float, default=2e-6,
                        help="the seconds that a contraction takes beyond its operations")
    args = parser.parse_args()

    ways = list(WAYS)[1:]
    print("| | devices | wire / compute | compute ms | sync ms | " + " | ".join(ways) +
          " | form | to fastest | predicted |")
    print("|" + "---|" * (len(ways) + 8))
    emulated = [f"--flops={args.flops}"] if args.flops else []
    with timing.Timer(args, *emulated) as timer:
        for kind in args.kinds:
            template, tensors = KINDS[kind]
            for n in args.devices:
                for ratio in args.wire:
                    k = p = m = args.size
                    sizes = {"n": n, "m": m, "k": k, "p": p, "kn": k // n, "pn": p // n,
                             "block": tensors * 4 * m * k // n}
                    compute, wire, medians, form, predicted = measure(
                        timer, template.format(**sizes), sizes, ratio, args)
                    sync, decided = medians["sync"], medians["decided"]
                    gain = sync - max(compute, wire)
                    row = [kind, n, f"{ratio:g}", f"{compute * 1e3:.2f}", f"{sync * 1e3:.2f}"]
                    row += [f"{(sync - medians[way]) / gain:.2f}" for way in ways]
                    row += [form, f"{decided / min(medians.values()):.2f}",
                            f"{predicted / decided:.2f}"]
                    print("| " + " | ".join(map(str, row)) + " |", flush=True)


if __name__ == "__main__":
    main()
