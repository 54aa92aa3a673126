#!/usr/bin/env python3
"""Measures the time that devices spend beside computing.

- Per op: a chain of products of 4 x 4 matrices on one device, and of permutes of
  one element between two devices, each of which has to wait for the other. What
  one op more takes. The chain is a loop, so that compiling takes no time, and
  with the permute goes an addition, which makes what is sent next.
- Per block: one product of n x n matrices against the same one cut into blocks
  of its contracted dim, added up: the rate that is left.
- To start: machines of 2 to 64 devices, from nothing to the end of an empty
  program (MeshRuntimeBenchmarks has it).

    benchmarks/overheads.py [--size 1024] [--rounds 5]
"""

import argparse

import timing

# The length of a chain that is written out in a loop.
OPS_AN_ITERATION = 20


def chain(arguments, attributes, type, op, iterations):
    """`op` writes one op that makes value {i + 1} of value {i}."""
    text = "\n".join(op.format(i=f"%v{i}", next=f"%v{i + 1}") for i in range(OPS_AN_ITERATION))
    return f"""
func.func @main({arguments}) -> {attributes} {{
  %zeros = arith.constant dense<0.0> : {type}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant {iterations} : index
  %y = scf.for %at = %c0 to %end step %c1 iter_args(%v0 = %x) -> ({type}) {{
{text}
    scf.yield %v{OPS_AN_ITERATION} : {type}
  }}
  return %y : {type}
}}
"""


def products(iterations):
    """A chain of products of 4 x 4 matrices."""
    matrix = "tensor<4x4xf32>"
    return chain(f"%x: {matrix}, %w: {matrix}", matrix, matrix,
                 f"    {{next}} = linalg.matmul ins({{i}}, %w : {matrix}, {matrix})"
                 f" outs(%zeros : {matrix}) -> {matrix}", iterations)


def permutes(iterations):
    """A chain of permutes of one element between two devices."""
    number = "tensor<1xf32>"
    split = 'mesh.sharding = #mesh.sharding<@m, [{"x"}]>'
    # Sums keep permutes from being put together.
    op = (f'    {{next}}p = mesh.permute {{i}} on @m ["x"] shift 1 : {number}\n'
          f"    {{next}} = arith.addf {{next}}p, %x : {number}")
    return 'mesh.mesh @m = <["x"=2]>' + chain(
        f"%x: {number} {{{split}}}", f"({number} {{{split}}}) attributes {{mesh.spmd = @m}}",
        number, op, iterations)


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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=5, repeat=20)
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--parts", nargs="+", choices=["ops", "blocks"],
                        default=["ops", "blocks"])
    args = parser.parse_args()

    with timing.Timer(args) as timer:
        # Two lengths are measured, so that the time of a run by itself does not count.
        few, many = 5, 105
        chains = [("product of 4 x 4", products), ("permute of 4 B", permutes)]
        for name, make in chains if "ops" in args.parts else []:
            times = timer.compare({count: [make(count)] for count in (few, many)})
            op = (times[many] - times[few]) / ((many - few) * OPS_AN_ITERATION)
            print(f"{name}: {op * 1e6:.3f} us an op", flush=True)
        if "blocks" not in args.parts:
            return
        counts = [count for count in (1, 2, 4, 8) if args.size // count >= 128]
        times = timer.compare({count: [blocks(args.size, count)] for count in counts})
        for count in counts[1:]:
            print(f"{args.size} x {args.size} in blocks of {args.size // count}: "
                  f"{times[1] / times[count]:.3f} of the rate")


if __name__ == "__main__":
    main()
