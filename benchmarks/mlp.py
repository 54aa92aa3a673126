#!/usr/bin/env python3
"""Compares lowerings of an MLP block on the devices of one machine.

Runs the same two dense layers (gather, GELU, scatter) on four devices, with
synchronous collectives and with each kind of ring, and on one device, and
prints the median times and their ratios to the synchronous program. The
variants take turns, so that drift of the machine hits all of them.

    benchmarks/mlp.py [--mesh-run build/release/bin/mesh-run] [--rounds 5]
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile

PROGRAM = """
mesh.mesh @m = <["model"={n}]>
func.func @main(
    %x: tensor<{b}x{f}xf32> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"model"}}]>}},
    %w1: tensor<{f}x{h}xf32>, %b1: tensor<{h}xf32>,
    %w2: tensor<{h}x{f}xf32>, %b2: tensor<{f}xf32>) -> tensor<{b}x{f}xf32> {{
  %0 = mesh.tp_dense gather %x, %w1 bias %b1 on @m "model"
      : (tensor<{b}x{f}xf32>, tensor<{f}x{h}xf32>, tensor<{h}xf32>) -> tensor<{b}x{h}xf32>
  %half = arith.constant dense<0.5> : tensor<{b}x{h}xf32>
  %one = arith.constant dense<1.0> : tensor<{b}x{h}xf32>
  %rsqrt2 = arith.constant dense<0.70710678> : tensor<{b}x{h}xf32>
  %1 = arith.mulf %0, %rsqrt2 : tensor<{b}x{h}xf32>
  %2 = math.erf %1 : tensor<{b}x{h}xf32>
  %3 = arith.addf %2, %one : tensor<{b}x{h}xf32>
  %4 = arith.mulf %0, %half : tensor<{b}x{h}xf32>
  %5 = arith.mulf %4, %3 : tensor<{b}x{h}xf32>
  %6 = mesh.tp_dense scatter %5, %w2 bias %b2 on @m "model"
      : (tensor<{b}x{h}xf32>, tensor<{h}x{f}xf32>, tensor<{f}xf32>) -> tensor<{b}x{f}xf32>
  return %6 : tensor<{b}x{f}xf32>
}}
"""

VARIANTS = [
    ("1 device", 1, "none"),
    ("4 devices, synchronous", 4, "none"),
    ("4 devices, ring", 4, "ring"),
    ("4 devices, bidirectional", 4, "bidirectional"),
    ("4 devices, split", 4, "split"),
]


def measure(mesh_run, path, mode, repeat):
    """The median time of a step, in seconds."""
    report = path.with_suffix(".json")
    subprocess.run(
        [mesh_run, path, f"--overlap={mode}", f"--repeat={repeat}",
         f"--report={report}"],
        check=True, stdout=subprocess.DEVNULL)
    entry, = json.loads(report.read_text())["entries"]
    return entry["time"]["median_s"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--mesh-run", default=root / "build/release/bin/mesh-run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=10)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--features", type=int, default=768)
    parser.add_argument("--hidden", type=int, default=3072)
    args = parser.parse_args()

    times = {name: [] for name, _, _ in VARIANTS}
    with tempfile.TemporaryDirectory() as directory:
        paths = {}
        for n in {n for _, n, _ in VARIANTS}:
            paths[n] = pathlib.Path(directory) / f"mlp{n}.mlir"
            paths[n].write_text(PROGRAM.format(
                n=n, b=args.batch, f=args.features, h=args.hidden))
        for _ in range(args.rounds):
            for name, n, mode in VARIANTS:
                times[name].append(
                    measure(args.mesh_run, paths[n], mode, args.repeat))

    medians = {name: statistics.median(t) for name, t in times.items()}
    base = medians["4 devices, synchronous"]
    print(f"{'program':28} {'median ms':>10} {'to synchronous':>15}")
    for name, median in medians.items():
        print(f"{name:28} {median * 1e3:10.2f} {median / base:15.2f}")


if __name__ == "__main__":
    main()
