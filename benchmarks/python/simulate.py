#!/usr/bin/env python3
"""Measures how long the simulation of a training step from Python takes.

A decoder transformer of 48 layers (examples/jax/transformer.py) on 64 x 64 x 16
devices, its layers scanned or unrolled: tracing, conversion, and everything up to the
prediction.

    VENV/bin/python benchmarks/python/simulate.py [--layers 48]

VENV is a virtual environment with the packages of python/requirements-test.txt. The
native module is that of build/release.
"""

import argparse
import dataclasses
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "build/release/python"),
                str(ROOT / "examples/jax")]

import jax
import mesh_spmd
import transformer
from jax.sharding import AbstractMesh, PartitionSpec as P

MESH = AbstractMesh((64, 64, 16), ("replica", "data", "model"))
MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 5e10, "duplex": True}},
           "flops": {"f32": 1e14}, "memory_bandwidth": 2e12}
SIZE = transformer.Size(layers=48, batch=8192, sequence=2048, width=8192, heads=64,
                        hidden=28672, vocabulary=128256)


class Embedding:
    """Looks tokens up by a contraction: the gradient of that is one, too, not a scatter."""

    def __init__(self, table):
        self.table = table

    def __getitem__(self, tokens):
        return jax.nn.one_hot(tokens, self.table.shape[0], dtype=self.table.dtype) @ self.table


def loss(params, tokens, targets, plain=transformer.loss):
    return plain(params | {"embedding": Embedding(params["embedding"])}, tokens, targets)


transformer.loss = loss


def with_replicas(specs):
    """Splits batches along "replica", too."""
    def spec(s):
        return P(("replica", "data")) if s == P("data") else s
    return jax.tree.map(spec, specs, is_leaf=lambda x: isinstance(x, P))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, default=48)
    args = parser.parse_args()
    size = dataclasses.replace(SIZE, layers=args.layers)
    print(f"{'form':10} {'trace':>8} {'simulate':>9} {'all':>8} {'cpu':>8}  step, waiting")
    for form in transformer.FORMS[::-1]:
        fn, arguments, ins, outs = transformer.program("step", form, size)
        begin, cpu = time.perf_counter(), time.process_time()
        low = mesh_spmd.jit(fn, in_shardings=(*ins[:3], P(), *with_replicas(ins[4:])),
                            out_shardings=outs, mesh=MESH).lower(*arguments)
        traced = time.perf_counter()
        simulation = low.simulate(MACHINE)
        end, cpu = time.perf_counter(), time.process_time() - cpu
        waiting = sum(row["waiting_s"] for row in simulation.programs)
        print(f"{form:10} {traced - begin:6.1f} s {end - traced:7.1f} s {end - begin:6.1f} s {cpu:6.1f} s"
              f"  {simulation.seconds:.3f} s, {waiting:.3f} s; {simulation.devices} devices",
              flush=True)


if __name__ == "__main__":
    main()
