#!/usr/bin/env python3
"""What devices spend beside computing.

- Per op: a chain of products of 4 x 4 matrices on one device, and of permutes of
  one element between two devices, each of which has to wait for the other. What
  one op more takes.
- Per block: one product of n x n matrices against the same one cut into blocks
  of its contracted dim, added up: the rate that is left.
- To start: machines of 2 to 64 devices, from nothing to the end of an empty
  program (MeshRuntimeBenchmarks has it).

    benchmarks/overheads.py [--size 1024] [--rounds 5]
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile


def products(count):
    """A chain of `count` products of 4 x 4 matrices."""
    lines = [f"  %{i + 1} = linalg.matmul ins(%{i}, %w : tensor<4x4xf32>, tensor<4x4xf32>)"
             " outs(%zeros : tensor<4x4xf32>) -> tensor<4x4xf32>" for i in range(count)]
    return ("func.func @main(%0: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
            "  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>\n" + "\n".join(lines) +
            f"\n  return %{count} : tensor<4x4xf32>\n}}\n")


def permutes(count):
    """A chain of `count` permutes of one element between two devices."""
    # Sums keep permutes from being put together.
    lines = [f'  %p{i} = mesh.permute %{i} on @m ["x"] shift 1 : tensor<1xf32>\n'
             f'  %{i + 1} = arith.addf %p{i}, %0 : tensor<1xf32>' for i in range(count)]
    text = ('mesh.mesh @m = <["x"=2]>\n'
            'func.func @main(%0: tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})'
            ' -> (tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})'
            ' attributes {mesh.spmd = @m} {\n')
    return text + "\n".join(lines) + f"\n  return %{count} : tensor<1xf32>\n}}\n"


def blocks(size, count):
    """A product of square matrices as the sum of `count` products."""
    block = size // count
    lines, total = [], "%zeros"
    whole, rows, columns = (f"tensor<{a}x{b}xf32>" for a, b in
                            [(size, size), (size, block), (block, size)])
    for i in range(count):
        x, w = "%x", "%w"
        if count > 1:
            x, w = f"%x{i}", f"%w{i}"
            lines.append(f"  {x} = tensor.extract_slice %x[0, {i * block}] [{size}, {block}] [1, 1]"
                         f" : {whole} to {rows}")
            lines.append(f"  {w} = tensor.extract_slice %w[{i * block}, 0] [{block}, {size}] [1, 1]"
                         f" : {whole} to {columns}")
        lines.append(f"  %y{i} = linalg.matmul ins({x}, {w} : {rows}, {columns})"
                     f" outs({total} : {whole}) -> {whole}")
        total = f"%y{i}"
    return (f"func.func @main(%x: {whole}, %w: {whole}) -> {whole} {{\n"
            f"  %zeros = arith.constant dense<0.0> : {whole}\n" + "\n".join(lines) +
            f"\n  return {total} : {whole}\n}}\n")


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--mesh-run", default=root / "build/release/bin/mesh-run")
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=20)
    args = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "program.mlir"
        report = pathlib.Path(folder) / "report.json"

        def run(program, *options):
            source.write_text(program)
            subprocess.run([args.mesh_run, source, f"--repeat={args.repeat}",
                            f"--report={report}", *options],
                           check=True, stdout=subprocess.DEVNULL)
            entry, = json.loads(report.read_text())["entries"]
            return entry["time"]["median_s"]

        def median(programs):
            """Of several programs that take turns."""
            times = {name: [] for name in programs}
            for _ in range(args.rounds):
                for name, program in programs.items():
                    times[name].append(run(program))
            return {name: statistics.median(values) for name, values in times.items()}

        # Of two lengths, so that what a run takes by itself does not count.
        few, many = 100, 1100
        for name, make in [("product of 4 x 4", products), ("permute of 4 B", permutes)]:
            times = median({few: make(few), many: make(many)})
            print(f"{name}: {(times[many] - times[few]) / (many - few) * 1e6:.3f} us an op")
        counts = [count for count in (1, 2, 4, 8) if args.size // count >= 128]
        times = median({count: blocks(args.size, count) for count in counts})
        for count in counts[1:]:
            print(f"{args.size} x {args.size} in blocks of {args.size // count}: "
                  f"{times[1] / times[count]:.3f} of the rate")


if __name__ == "__main__":
    main()
