#!/usr/bin/env python3
"""Compares the time to compile a program with JAX's, by its number of layers.

A chain of matrix products and tanh, each layer with weights of its own, split
over 8 devices so that each product gathers its operand. Mesh's time is that of
`mesh-compile`, from the file to an object file, less that of the same tool
printing its version; JAX's is that of lowering and compiling in a process that
has run once before. The two take turns.

    benchmarks/peers/jax_compile.py --python VENV/bin/python [--layers 50 200 1000]
        [--rounds 3] [--no-jax-beyond 1000]

VENV is a virtual environment with jax installed (`pip install jax`). It has no
part in building or testing Mesh.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import defaults
import timing

WIDTH = 64
WAYS = {"default": ["--overlap=none"], "rings": ["--overlap=ring"]}

JAX = """
import os, sys, time
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
mesh = Mesh(np.array(jax.devices()), ("model",))
split = NamedSharding(mesh, P(None, "model"))
def compile_chain(layers, width):
    def chain(x, weights):
        for w in weights:
            x = jnp.tanh(x @ w)
        return x
    x = jax.ShapeDtypeStruct((16, width), jnp.float32, sharding=split)
    w = jax.ShapeDtypeStruct((width, width), jnp.float32, sharding=split)
    begin = time.perf_counter()
    jax.jit(chain, keep_unused=True).lower(x, [w] * layers).compile()
    return time.perf_counter() - begin
compile_chain(2, 8)
print(compile_chain(int(sys.argv[1]), int(sys.argv[2])))
"""


def time_process(command):
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def time_mesh(tool, program, options, folder):
    start = time_process([tool, "--version"])
    return time_process([tool, program, "-o", folder / "program.o", *options]) - start


def time_jax(python, layers):
    result = subprocess.run([python, "-c", JAX, str(layers), str(WIDTH)], check=True,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return float(result.stdout)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--python", help="of the virtual environment; without it Mesh alone")
    parser.add_argument("--mesh-compile",
                        default=timing.ROOT / "build/release/bin/mesh-compile")
    parser.add_argument("--layers", type=int, nargs="+",
                        default=[50, 100, 200, 1000, 2000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-jax-beyond", type=int, default=1000,
                        help="layers beyond which JAX is not run")
    args = parser.parse_args()
    print("| layers | " + " | ".join(f"Mesh, {way}" for way in WAYS)
          + " | JAX | JAX / Mesh, default |\n|" + "---|" * (len(WAYS) + 3))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for layers in args.layers:
            program = folder / "chain.mlir"
            program.write_text(defaults.chain(layers, WIDTH))
            times = {way: [] for way in [*WAYS, "jax"]}
            for _ in range(args.rounds):
                for way, options in WAYS.items():
                    times[way].append(time_mesh(args.mesh_compile, program, options, folder))
                if args.python and layers <= args.no_jax_beyond:
                    times["jax"].append(time_jax(args.python, layers))
            medians = {way: statistics.median(values) for way, values in times.items() if values}
            ratio = medians["jax"] / medians["default"] if "jax" in medians else None
            print(f"| {layers} | " + " | ".join(f"{medians[way]:.3f} s" for way in WAYS)
                  + (f" | {medians['jax']:.3f} s | {ratio:.1f} |" if ratio else " | – | – |"),
                  flush=True)


if __name__ == "__main__":
    main()
