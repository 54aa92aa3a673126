#!/usr/bin/env python3
"""Compares the time to compile a program with JAX's, by its number of layers.

A chain of matrix products and tanh, each layer with weights of its own, split
over 8 devices so that each product gathers its operand. Mesh's time is that of
`mesh-compile`, from the file to an object file, less that of the same tool
printing its version; JAX's is that of lowering and compiling in a process that
has run once before. The two take turns.

With --program transformer, the programs of `examples/jax/transformer.py`: its loss
and a step of training, unrolled and scanned. JAX's lowering includes tracing there;
for Mesh the conversion, which traces and lowers by JAX too, is a column of its own.
In brackets are processor seconds: other work on the machine disturbs them less.

    benchmarks/peers/jax_compile.py --python VENV/bin/python [--layers 50 200 1000]
        [--rounds 3] [--no-jax-beyond 1000] [--program transformer]

VENV is a virtual environment with jax installed (`pip install jax`). It has no
part in building or testing Mesh.
"""

import argparse
import itertools
import pathlib
import statistics
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import defaults
import timing

WIDTH = 64
WAYS = {"default": [], "rings": ["--overlap=ring"]}

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

TRANSFORMER = """
import os, sys, time
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"
root, kind, form, layers, output = sys.argv[1:]
sys.path[:0] = [root + "/examples/jax", root + "/python"]
import jax, mesh_spmd, numpy as np, transformer
from jax.sharding import Mesh, NamedSharding, PartitionSpec
mesh = Mesh(np.array(jax.devices()).reshape(2, 4), ("data", "model"))
fn, arguments, ins, outs = transformer.program(kind, form, transformer.Size(int(layers)))
def named(specs):
    return jax.tree.map(lambda spec: NamedSharding(mesh, spec), specs,
                        is_leaf=lambda spec: isinstance(spec, PartitionSpec))
def now():
    return np.array([time.perf_counter(), time.process_time()])
def compile_program(fn, arguments, **shardings):
    begin = now()
    jax.jit(fn, keep_unused=True, **shardings).lower(*arguments).compile()
    return now() - begin
def convert(fn, arguments, **shardings):
    begin = now()
    program = mesh_spmd.convert(fn, *arguments, mesh=transformer.MESH, **shardings)
    return program, now() - begin
compile_program(lambda x: x + 1, [jax.ShapeDtypeStruct((8,), np.float32)])
convert(lambda x: x + 1, [jax.ShapeDtypeStruct((8,), np.float32)])
compiled = compile_program(fn, arguments, in_shardings=named(ins), out_shardings=named(outs))
jax.clear_caches()
program, converted = convert(fn, arguments, in_shardings=ins, out_shardings=outs)
program.save(output)
print(*compiled, *converted)
"""


def time_mesh(tool, program, options, folder):
    start = timing.time_process([tool, "--version"])
    all_ = timing.time_process([tool, program, "-o", folder / "program.o", *options])
    return [a - b for a, b in zip(all_, start)]


def time_jax(python, layers):
    result = subprocess.run([python, "-c", JAX, str(layers), str(WIDTH)], check=True,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return float(result.stdout)


def compare_chains(args, folder):
    print("| layers | " + " | ".join(f"Mesh, {way}" for way in WAYS)
          + " | JAX | JAX / Mesh, default |\n|" + "---|" * (len(WAYS) + 3))
    for layers in args.layers or [50, 100, 200, 1000, 2000]:
        program = folder / "chain.mlir"
        program.write_text(defaults.chain(layers, WIDTH))
        times = {way: [] for way in [*WAYS, "jax"]}
        for _ in range(args.rounds):
            for way, options in WAYS.items():
                times[way].append(time_mesh(args.mesh_compile, program, options, folder)[0])
            if args.python and layers <= args.no_jax_beyond:
                times["jax"].append(time_jax(args.python, layers))
        medians = {way: statistics.median(values) for way, values in times.items() if values}
        ratio = medians["jax"] / medians["default"] if "jax" in medians else None
        print(f"| {layers} | " + " | ".join(f"{medians[way]:.3f} s" for way in WAYS)
              + (f" | {medians['jax']:.3f} s | {ratio:.1f} |" if ratio else " | – | – |"),
              flush=True)


def time_transformers(args, folder):
    """Times Mesh alone, on the programs that are committed."""
    print("| layers | program | Mesh |\n|" + "---|" * 3)
    for layers, kind, form in itertools.product(
            args.layers or [2, 12, 48], ("loss", "step"), ("unrolled", "scanned")):
        name = f"transformer_{layers}_{form}_{kind}.mlir"
        program = next((timing.ROOT / "examples/jax").rglob(name), None)
        if not program:
            sys.exit(f"no program of {layers} layers is committed: give --python")
        elapsed, used = map(statistics.median, zip(*(
            time_mesh(args.mesh_compile, program, [], folder) for _ in range(args.rounds))))
        print(f"| {layers} | {kind}, {form} | {elapsed:.2f} s ({used:.2f}) |", flush=True)


def time_transformer(python, kind, form, layers, program):
    """Returns JAX's time and that of the conversion, which writes `program`, as pairs
    of elapsed and processor time."""
    result = subprocess.run(
        [python, "-c", TRANSFORMER, timing.ROOT, kind, form, str(layers), program],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    times = list(map(float, result.stdout.split()))
    return times[:2], times[2:]


def compare_transformers(args, folder):
    if not args.python:
        return time_transformers(args, folder)
    print("| layers | program | Mesh | JAX | JAX / Mesh | conversion |\n|" + "---|" * 6)
    for layers, kind, form in itertools.product(
            args.layers or [2, 12, 48], ("loss", "step"), ("unrolled", "scanned")):
        program = folder / "transformer.mlir"
        rounds = []
        for _ in range(args.rounds):
            jax, conversion = time_transformer(args.python, kind, form, layers, program)
            rounds.append((time_mesh(args.mesh_compile, program, [], folder), jax, conversion))
        mesh, jax, conversion = (tuple(map(statistics.median, zip(*times)))
                                 for times in zip(*rounds))
        ratio = f"{jax[0] / mesh[0]:.1f} ({jax[1] / mesh[1]:.1f})"
        cells = [f"{elapsed:.2f} s ({used:.2f})" for elapsed, used in (mesh, jax, conversion)]
        print("|", " | ".join([str(layers), f"{kind}, {form}", *cells[:2], ratio, cells[2]]),
              "|", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--python", help="of the virtual environment; without it Mesh alone")
    parser.add_argument("--mesh-compile",
                        default=timing.ROOT / "build/release/bin/mesh-compile")
    parser.add_argument("--program", choices=("chain", "transformer"), default="chain")
    parser.add_argument("--layers", type=int, nargs="+",
                        help="50 to 2000 of the chain, 2 to 48 of the transformer")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-jax-beyond", type=int, default=1000,
                        help="layers beyond which JAX is not run")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        compare = compare_chains if args.program == "chain" else compare_transformers
        compare(args, pathlib.Path(name))


if __name__ == "__main__":
    main()
