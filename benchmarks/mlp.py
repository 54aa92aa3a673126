#!/usr/bin/env python3
"""Compares lowerings of an MLP block on the devices of one machine.

Runs the same two dense layers (gather, GELU, scatter) on one device, and on four
devices with synchronous collectives and with each kind of ring. Prints the median
times and their ratios to the synchronous program. The variants take turns, so that
drift of the machine hits all of them.

    benchmarks/mlp.py [--mesh-run build/release/bin/mesh-run] [--rounds 5]
"""

import argparse

import timing

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


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=5, repeat=10)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--features", type=int, default=768)
    parser.add_argument("--hidden", type=int, default=3072)
    args = parser.parse_args()

    with timing.Timer(args) as timer:
        medians = timer.compare(
            {name: [PROGRAM.format(n=n, b=args.batch, f=args.features, h=args.hidden),
                    f"--overlap={mode}"] for name, n, mode in VARIANTS})
    base = medians["4 devices, synchronous"]
    print(f"{'program':28} {'median ms':>10} {'to synchronous':>15}")
    for name, median in medians.items():
        print(f"{name:28} {median * 1e3:10.2f} {median / base:15.2f}")


if __name__ == "__main__":
    main()
