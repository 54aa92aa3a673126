#!/usr/bin/env python3
"""Measures the time to compile and run a program once, by the number of its parameters.

- all-reduces: each of a tensor of its own.
- layers: dense layers by turns split over columns and rows, with a bias and a
  ReLU, each with weights of its own.
- updates: a step of stochastic gradient descent with momentum, of parameters,
  gradients and momenta that are all separate.

The time is that of mesh-run from its start to its end, the least of the rounds.

    benchmarks/parameters.py [--mesh-run build/release/bin/mesh-run] [--rounds 3] [--counts 100 200 400 800]
"""

import argparse
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def sharding(*dims):
    return f'{{mesh.sharding = #mesh.sharding<@m, [{", ".join(dims)}]>}}'


def join(count, *formats):
    """Each of `formats`, for 0 to count - 1."""
    return ", ".join(format.format(i=i) for i in range(count) for format in formats)


def function(arguments, results, attributes, lines, values, types):
    body = "\n  ".join(lines)
    return (f"func.func @main({arguments}) -> ({results}) {attributes} {{\n"
            f"  {body}\n  return {values} : {types}\n}}\n")


def all_reduces(count):
    part = "tensor<4xf32>"
    split = sharding('{"x"}')
    return 'mesh.mesh @m = <["x"=2]>\n' + function(
        ", ".join(f"%a{i}: {part} {split}" for i in range(count)),
        ", ".join([f"{part} {split}"] * count), "attributes {mesh.spmd = @m}",
        [f'%r{i} = mesh.all_reduce sum %a{i} on @m ["x"] : {part}' for i in range(count)],
        join(count, "%r{i}"), ", ".join([part] * count))


def layers(count):
    x, w, b = "tensor<8x16xf32>", "tensor<16x16xf32>", "tensor<16xf32>"
    split = sharding("{}", '{"model"}')
    lines = [f"%zeros = arith.constant dense<0.0> : {x}"]
    for i in range(count):
        lines += [
            f'%y{i} = mesh.tp_dense {("gather", "scatter")[i % 2]} %v{i}, %w{i} bias %b{i}'
            f' on @m "model" : ({x}, {w}, {b}) -> {x}',
            f"%v{i + 1} = arith.maximumf %y{i}, %zeros : {x}"]
    weights = join(count, f"%w{{i}}: {w}", f"%b{{i}}: {b}")
    return 'mesh.mesh @m = <["model"=2]>\n' + function(
        f"%v0: {x} {split}, {weights}", f"{x} {split}", "", lines, f"%v{count}", x)


def updates(count):
    whole = "tensor<32x16xf32>"
    split = sharding('{"x"}', "{}")
    lines = [f"%mu = arith.constant dense<0.9> : {whole}",
             f"%rate = arith.constant dense<0.1> : {whole}"]
    for i in range(count):
        lines += [f"%d{i} = arith.mulf %m{i}, %mu : {whole}",
                  f"%n{i} = arith.addf %d{i}, %g{i} : {whole}",
                  f"%s{i} = arith.mulf %n{i}, %rate : {whole}",
                  f"%q{i} = arith.subf %p{i}, %s{i} : {whole}"]
    return 'mesh.mesh @m = <["x"=2]>\n' + function(
        ", ".join(f"%{name}{i}: {whole} {split}" for i in range(count) for name in "pgm"),
        ", ".join([f"{whole} {split}"] * (2 * count)), "", lines,
        join(count, "%q{i}", "%n{i}"), ", ".join([whole] * (2 * count)))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mesh-run", default=ROOT / "build/release/bin/mesh-run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--counts", type=int, nargs="+", default=[100, 200, 400, 800])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        for make in (all_reduces, layers, updates):
            for count in args.counts:
                path.write_text(make(count))
                times = []
                for _ in range(args.rounds):
                    begin = time.monotonic()
                    subprocess.run([args.mesh_run, path], check=True, stdout=subprocess.DEVNULL)
                    times.append(time.monotonic() - begin)
                print(f"{make.__name__} {count}: {min(times):.2f} s", flush=True)


if __name__ == "__main__":
    main()
