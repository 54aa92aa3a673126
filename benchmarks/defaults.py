#!/usr/bin/env python3
"""Measures the cost of mesh-run's default for --overlap on threads.

Runs all examples, chains of layers, and MLP blocks by default, with
--overlap=none and with rings, in turns. Prints the median time of a step and
the ratios to none. Rings only cost where nothing but the cores that compute
moves the messages, so the default has to be as fast as none.

    benchmarks/defaults.py [--rounds 7] [--repeat 20] [--ways default none]
"""

import argparse
import statistics

import timing

WAYS = {"default": [], "none": ["--overlap=none"], "ring": ["--overlap=ring"],
        "bidirectional": ["--overlap=bidirectional"]}


def chain(layers, width, rows=16):
    """Layers of a product and tanh over 8 devices, with a gather before each."""
    x, w = f"tensor<{rows}x{width}xf32>", f"tensor<{width}x{width}xf32>"
    split = 'mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>'
    arguments = ", ".join([f"%x0: {x} {{{split}}}"] +
                          [f"%w{i}: {w} {{{split}}}" for i in range(layers)])
    body = "\n".join(
        f"  %y{i} = linalg.matmul ins(%x{i}, %w{i} : {x}, {w}) outs(%zero : {x}) -> {x}\n"
        f"  %x{i + 1} = math.tanh %y{i} : {x}" for i in range(layers))
    return (f'mesh.mesh @m = <["model"=8]>\nfunc.func @main({arguments}) -> {x} {{\n'
            f"  %zero = arith.constant dense<0.0> : {x}\n{body}\n"
            f"  return %x{layers} : {x}\n}}\n")


def block(devices, rows, width):
    """A tensor-parallel MLP block: a gather and a reduce-scatter."""
    x, h = f"tensor<{rows}x{width}xf32>", f"tensor<{rows}x{4 * width}xf32>"
    up, down = f"tensor<{width}x{4 * width}xf32>", f"tensor<{4 * width}x{width}xf32>"
    split = 'mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>'
    return f"""mesh.mesh @m = <["model"={devices}]>
func.func @main(%x: {x} {{{split}}}, %up: {up}, %down: {down}) -> ({x} {{{split}}}) {{
  %h = mesh.tp_dense gather %x, %up on @m "model" : ({x}, {up}) -> {h}
  %t = math.tanh %h : {h}
  %y = mesh.tp_dense scatter %t, %down on @m "model" : ({h}, {down}) -> {x}
  return %y : {x}
}}
"""


def programs():
    for path in sorted((timing.ROOT / "examples").glob("*.mlir")):
        if path.stem != "parameters":
            yield path.stem, path
    for layers, width in [(40, 64), (40, 256), (40, 768), (100, 64)]:
        yield f"chain of {layers}, width {width}", chain(layers, width)
    for devices, rows, width in [(2, 256, 512), (4, 256, 512), (8, 512, 1024)]:
        yield f"block on {devices}, {rows} x {width}", block(devices, rows, width)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=7, repeat=20)
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=list(WAYS))
    args = parser.parse_args()
    others = [way for way in args.ways if way != "none"]
    variants = {"none": WAYS["none"], **{way: WAYS[way] for way in others}}
    ratios = {way: [] for way in others}
    print("| program | none | " + " | ".join(f"{way} / none" for way in others) + " |")
    print("|---|---|" + "---|" * len(others))
    with timing.Timer(args) as timer:
        for name, program in programs():
            medians = timer.compare(
                {way: [program, *flags] for way, flags in variants.items()})
            for way in others:
                ratios[way].append(medians[way] / medians["none"])
            cells = " | ".join(f"{ratios[way][-1]:.2f}" for way in others)
            print(f"| {name} | {medians['none'] * 1e3:.3f} ms | {cells} |", flush=True)
    cells = " | ".join(f"{statistics.median(ratios[way]):.2f}" for way in others)
    print(f"| median | | {cells} |")


if __name__ == "__main__":
    main()
