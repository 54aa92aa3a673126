#!/usr/bin/env python3
"""Counts the instructions of mesh-differentiate by the number of layers.

    build/python/bin/python benchmarks/differentiation.py [--layers 2 4 8 16 32 48]

The program is the unrolled loss of examples/jax/transformer.py, with its gradient by all
parameters. Runs mesh-opt under callgrind, which counts in the pass alone. Counts do not
depend on other work. Prints millions of instructions, and thousands for each layer that a
row has more than the one before.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "examples/jax"), str(ROOT / "python")]

import jax  # noqa: E402
import mesh_spmd  # noqa: E402
import transformer  # noqa: E402


def write(layers, path):
    """Writes the loss with its gradient."""
    fn, arguments, ins, outs = transformer.program("loss", "unrolled", transformer.Size(layers))
    text = mesh_spmd.convert(fn, *arguments, in_shardings=ins, out_shardings=outs,
                             mesh=transformer.MESH).text
    wrt = ", ".join(map(str, range(len(jax.tree.leaves(arguments[0])))))
    end = text.rindex("}")
    path.write_text(f"{text[:end]}mesh.derivative @gradient = gradient of @main wrt [{wrt}]\n"
                    + text[end:])


def count(path, folder):
    """Returns the instructions of the pass."""
    profile = folder / "profile"
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
         "--toggle-collect=*DifferentiatePass*runOnOperation*",
         ROOT / "build/release/bin/mesh-opt", "--mesh-differentiate", path, "-o", "/dev/null"],
        check=True, capture_output=True)
    text = profile.read_bytes()
    return int(text[text.rindex(b"\ntotals:") + 8:].split()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, nargs="+", default=[2, 4, 8, 16, 32, 48])
    options = parser.parse_args()
    print("| layers | million instructions | thousands for a further layer |\n|---|---|---|")
    before = None
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for layers in options.layers:
            write(layers, folder / "loss.mlir")
            found = count(folder / "loss.mlir", folder)
            further = (f"{(found - before[1]) / (layers - before[0]) / 1e3:,.0f}"
                       if before else "")
            print(f"| {layers} | {found / 1e6:.1f} | {further} |", flush=True)
            before = layers, found


if __name__ == "__main__":
    main()
