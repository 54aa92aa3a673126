#!/usr/bin/env python3
r"""Compares what mesh-search finds for a number of devices with experts' annotations.

Models are JAX programs, converted for the run: decoder transformers
(examples/jax/transformer.py) and a recommender with large embeddings. The 70b one has
80 scanned layers of width 8192. Experts are "data parallel", "fsdp", "megatron" (the
batch along one axis, heads and hidden dimensions along the other) and "2-d" (both axes
split each weight). Each expert is simulated on all meshes of two axes that make the
number of devices, and the fastest that fits into memory counts.

mesh-search gets the program without annotations, and chooses the mesh as well. Steps are
those that mesh-simulate predicts of the lowered programs, with recomputation where a
program does not fit otherwise.

    PYTHONPATH=python build/python/bin/python benchmarks/search_degrees.py \
        12_loss 70b_step [--devices 64] [--budget 60]

Needs JAX (scripts/python-environment), and the tools in build/release/bin.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
import mesh_spmd
from jax.sharding import AbstractMesh, PartitionSpec as P

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples/jax"))
import transformer  # noqa: E402

MESH = AbstractMesh((2, 2), ("data", "model"))
# 8 devices on a fast switch, any number of these on a slow one.
MACHINE = {"levels": [{"devices": 8, "latency": 2e-6, "bandwidth": 4e11, "topology": "switch"},
                      {"latency": 1e-5, "bandwidth": 5e10, "topology": "switch"}],
           "flops": {"f32": 4e14}, "contraction_overhead": 2e-6, "memory_bandwidth": 3e12,
           "memory": 80e9}
# The small models would take no time there.
SMALL = {**MACHINE, "flops": {"f32": 1e9}, "memory_bandwidth": 1e9, "contraction_overhead": 0,
         "levels": [{"devices": 8, "latency": 1e-8, "bandwidth": 2e9},
                    {"latency": 1e-7, "bandwidth": 2e8}]}
LARGE = transformer.Size(layers=80, batch=1024, sequence=4096, width=8192, heads=64,
                         hidden=24576, vocabulary=128256)
EXPERTS = {"data parallel": (), "fsdp": ("data",), "megatron": ("model",),
           "2-d": ("data", "model")}


def keep(spec, axes):
    """Returns a spec of parameters with the axes of an expert alone."""
    return P(*[name if name in axes else None for name in spec])


def transformer_model(kind, form, size):
    def make(axes):
        fn, arguments, ins, outs = transformer.program(kind, form, size)
        batch = ("data",) if "model" in axes else (("data", "model"),)
        def adapt(spec):
            return P(*batch) if spec == P("data") else keep(spec, axes)
        def adapt_all(specs):
            return jax.tree.map(adapt, specs, is_leaf=lambda spec: isinstance(spec, P))
        return fn, arguments, adapt_all(ins), adapt_all(outs)
    return make


def recommender(axes, batch=65536, tables=26, rows=1_000_000, width=128):
    """A step of a model of clicks: embeddings of 26 features, and an MLP on them."""
    def loss(params, features, clicks):
        x = jnp.concatenate([table[features[:, number]]
                             for number, table in enumerate(params["tables"])], axis=1)
        for layer in params["layers"]:
            x = jax.nn.relu(x @ layer)
        return jnp.mean(jnp.logaddexp(0.0, x[:, 0]) - clicks * x[:, 0])

    def step(params, features, clicks):
        value, gradient = jax.value_and_grad(loss)(params, features, clicks)
        return value, jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient)

    def struct(*shape, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(shape, dtype)
    sizes = [tables * width, 1024, 512, 8]
    params = {"tables": [struct(rows, width)] * tables,
              "layers": [struct(*pair) for pair in zip(sizes, sizes[1:])]}
    # Tables are split by rows, as "fsdp" has it, or by columns.
    table = P("data" if "data" in axes else None, "model" if "model" in axes else None)
    specs = {"tables": [table] * tables, "layers": [P()] * 3}
    batch_spec = P("data") if "model" in axes else P(("data", "model"))
    return (step, (params, struct(batch, tables, dtype=jnp.int32), struct(batch)),
            (specs, batch_spec, batch_spec), (P(), specs))


MODELS = {"70b_step": (transformer_model("step", "scanned", LARGE), MACHINE),
          "recommender": (recommender, MACHINE)}
for layers in (2, 12, 48):
    for kind in transformer.KINDS:
        MODELS[f"{layers}_{kind}"] = (
            transformer_model(kind, "unrolled", transformer.Size(layers=layers)), SMALL)


def convert(make, axes):
    fn, arguments, ins, outs = make(axes)
    return mesh_spmd.convert(fn, *arguments, in_shardings=ins, out_shardings=outs, mesh=MESH).text


def strip(text):
    text = re.sub(r"(, )?mesh\.sharding = #mesh\.sharding<[^>]*>", "", text)
    return re.sub(r"^mesh\.mesh .*\n", "", text, flags=re.MULTILINE)


def simulate(args, program, machine, memory):
    """Returns the step in seconds, or None if the program does not fit."""
    report = program.with_suffix(".json")
    limit = [f"--memory-limit={int(memory)}"] if memory else []
    result = subprocess.run([args.bin / "mesh-simulate", program, f"--machine={machine}",
                             f"--report={report}", *limit], text=True, capture_output=True)
    if result.returncode != 0:
        return None
    entry, = json.loads(report.read_text())["entries"]
    return entry["simulated"]["step_s"]


def tune(args, make, folder, machine, memory):
    """Returns the fastest expert that fits: its step, name and mesh."""
    best = (float("inf"), "none fits", "")
    for name, axes in EXPERTS.items():
        text = convert(make, axes)
        for data in [2 ** n for n in range(args.devices.bit_length())]:
            model = args.devices // data
            if not axes and model > 1:
                continue
            program = folder / "expert.mlir"
            program.write_text(re.sub(r'<\["data"=2, "model"=2\]>',
                                      f'<["data"={data}, "model"={model}]>', text))
            step = simulate(args, program, machine, memory)
            if step is not None:
                best = min(best, (step, name, f"{data} x {model}"))
    return best


def compare(args, name, folder):
    """Prints the row of a model."""
    make, model = MODELS[name]
    machine = folder / "machine.json"
    machine.write_text(json.dumps(model))
    plain, found = folder / "plain.mlir", folder / "found.mlir"
    plain.write_text(strip(convert(make, ())))
    result = subprocess.run([args.bin / "mesh-search", plain, f"--machine={machine}",
                             f"--devices={args.devices}", f"--budget={args.budget}", "-o", found],
                            text=True, capture_output=True)
    if args.verbose:
        print(result.stdout)
    step, mesh, bound = None, result.stderr.strip(), None
    if result.returncode == 0:
        memory = model["memory"] if "with --memory-limit" in result.stdout else None
        step = simulate(args, found, machine, memory)
        mesh = re.search(r"mesh\.mesh .* = <\[(.*)\]>", found.read_text())[1]
        bound = re.search(r"found takes ([\d.]+)% more", result.stdout)
    expert, kind, degrees = tune(args, make, folder, machine, model["memory"])
    ratio = f"{step / expert:.2f}" if step else ""
    step = f"{step * 1e3:.4g}" if step else ""
    print(f"| {name} | {args.devices} | {expert * 1e3:.4g} | {kind}, {degrees} | {step} | "
          f"{mesh} | {ratio} | {bound[1] if bound else ''} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="+", choices=MODELS)
    parser.add_argument("--devices", type=int, default=8, help="a power of two")
    parser.add_argument("--budget", type=float, default=60)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    if args.devices < 1 or args.devices & (args.devices - 1):
        parser.error("the number of devices must be a power of two")
    print("| model | devices | best expert, ms | which | found, ms | its mesh | ratio | "
          "above bound, % |\n|---|---:|---:|---|---:|---|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for name in args.models:
            compare(args, name, pathlib.Path(folder))


if __name__ == "__main__":
    main()
