#!/usr/bin/env python3
"""Compares `mesh_spmd.jit` with `jax.jit` on 8 host devices, and measures calls.

For 12 models on a mesh of 2 x 4 it prints the seconds to the first result, with tracing,
lowering and compiling, and those of a step: wall time and time of all cores. It also
prints the peak memory of the process beyond that of importing the packages: all of it,
and its own, without pages of shared libraries. Arguments are on the devices. Each model
runs in a process of its own.

Calls are measured with a program that does next to nothing, with 1 and 65 arguments of
each kind. Results are `jax.Array`s; `jax.make_array_from_single_device_arrays` is timed
beside them.

    VENV/bin/python benchmarks/python/jit.py [--only REGEX] [--repeat 20]

VENV is a virtual environment with the packages of python/requirements-test.txt. The
native module is that of build/release.
"""

import argparse
import functools
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "build/release/python"),
                str(ROOT / "examples/jax"), str(ROOT / "python/tests")]
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"
PEERS = ("mesh", "jax")
PROGRAMS = ("mlp_fsdp_gradient", "attention_heads_gradient", "scan_gradient", "adam")
EXAMPLES = ("fsdp_transformer", "mixture_of_experts", "xlstm", "conv_net")


def models():
    """Returns the names of the models."""
    import transformer
    return [*PROGRAMS, *EXAMPLES,
            *(f"transformer {form} {kind}" for form in transformer.FORMS
              for kind in transformer.KINDS)]


def model(name):
    """Returns a function, arguments as arrays of numpy, and PartitionSpecs of both."""
    import jax
    import numpy as np
    from jax.sharding import PartitionSpec as P
    random = np.random.default_rng(0)
    if name in PROGRAMS:
        import harness
        import programs
        fn, args, specs = programs.PROGRAMS[name]
        return fn, tuple(harness.make_arguments(args)), tuple(P(*s) for s in specs), None

    def make(shape):
        """Makes an array without JAX, whose compiler would have run before it is measured."""
        if shape.dtype == np.int32:
            return random.integers(0, size.vocabulary, shape.shape).astype(np.int32)
        return (random.standard_normal(shape.shape) / 16 if shape.shape else
                np.ones(())).astype(np.float32)
    if name in EXAMPLES:
        import importlib
        import training
        example = importlib.import_module(name)
        params = jax.tree.map(make, jax.eval_shape(lambda: example.init(jax.random.key(0))))
        state = {"params": params, "momenta": jax.tree.map(np.zeros_like, params)}
        specs = {"params": example.SPECS, "momenta": example.SPECS}
        return (training.make_step(example.loss, 0.1), (state, example.make_batch(random)),
                (specs, example.BATCH), (specs, P()))
    import transformer
    _, form, kind = name.split()
    size = transformer.Size(layers=4, batch=16, sequence=64, width=256, heads=8, hidden=768,
                            vocabulary=512)
    fn, shapes, ins, outs = transformer.program(kind, form, size)
    return fn, jax.tree.map(make, shapes), ins, outs


class OwnMemory(threading.Thread):
    """Samples the process's own memory, in MB, beyond that at the start."""

    def __init__(self):
        super().__init__(daemon=True)
        self.before = self.peak = self.read()
        self.is_over = threading.Event()
        self.start()

    @staticmethod
    def read():
        with open("/proc/self/status") as file:
            return int(re.search(r"RssAnon:\s*(\d+)", file.read())[1]) / 1024

    def run(self):
        while not self.is_over.wait(0.005):
            self.peak = max(self.peak, self.read())

    def stop(self):
        self.is_over.set()
        self.join()
        return self.peak - self.before


def measure(name, peer, repeat):
    """Returns what a peer takes for a model."""
    import jax
    import mesh_spmd
    import numpy as np
    from jax.sharding import AbstractMesh, Mesh, NamedSharding, PartitionSpec
    fn, args, ins, outs = model(name)
    axes = ("data", "model")
    if peer == "mesh":
        mesh = AbstractMesh((2, 4), axes)
        jitted = mesh_spmd.jit(fn, in_shardings=ins, out_shardings=outs, mesh=mesh)
        args = mesh_spmd.device_put(args, ins, mesh=mesh)
    else:
        mesh = Mesh(np.array(jax.devices()).reshape(2, 4), axes)
        def named(specs):
            return jax.tree.map(lambda s: NamedSharding(mesh, s), specs,
                                is_leaf=lambda s: isinstance(s, PartitionSpec))
        jitted = jax.jit(fn, in_shardings=named(ins),
                         **({} if outs is None else {"out_shardings": named(outs)}))
        args = jax.device_put(args, named(ins))
    def run():
        return jax.tree.map(lambda a: a.block_until_ready(), jitted(*args))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    own = OwnMemory()
    begin, cpu = time.perf_counter(), time.process_time()
    results = run()
    compiling, cpu = time.perf_counter() - begin, time.process_time() - cpu
    times, busy = [], time.process_time()
    for _ in range(repeat):
        begin = time.perf_counter()
        results = run()
        times.append(time.perf_counter() - begin)
    busy = (time.process_time() - busy) / repeat
    del results
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"compile_s": compiling, "compile_cpu_s": cpu, "step_s": sorted(times)[len(times) // 2],
            "least_s": min(times), "step_cpu_s": busy, "peak_MB": peak / 1024,
            "own_MB": own.stop()}


def median_us(call, count=1000):
    times = []
    for _ in range(count):
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return sorted(times)[count // 2] * 1e6, min(times) * 1e6


def measure_calls():
    """Returns the microseconds of calls, median and least, by what is called."""
    import jax
    import mesh_spmd
    import numpy as np
    from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
    rows = {}
    fn = mesh_spmd.jit(lambda *x: x[0] + 1)
    for count in (1, 65):
        arrays = [np.full(4, i, np.float32) for i in range(count)]
        kinds = {"numpy": arrays, "Array": mesh_spmd.device_put(arrays)}
        compiled = fn.lower(*arrays).compile()
        native = [a._data for a in kinds["Array"]]
        rows[f"{count} DeviceArrays, the native module alone"] = median_us(
            lambda: compiled._executable(native))
        for kind, values in kinds.items():
            rows[f"{count} {kind}"] = median_us(functools.partial(fn, *values))
    mesh = Mesh(np.array(jax.devices()).reshape(2, 4), ("data", "model"))
    sharding = NamedSharding(mesh, P("data", "model"))
    x = jax.device_put(np.ones((8, 8), np.float32), sharding)
    add = mesh_spmd.jit(lambda *x: x[0] + 1, mesh=mesh, in_shardings=P("data", "model"),
                        out_shardings=P("data", "model"))
    for count in (1, 9):
        many = [jax.device_put(np.full((8, 8), i, np.float32), sharding) for i in range(count)]
        compiled = add.lower(*many).compile()
        rows[f"{count} jax.Arrays of 8 shards to 1"] = median_us(lambda: add(*many))
        data = [compiled._take(i, a, np.dtype(np.float32)) for i, a in enumerate(many)]
        rows[f"the same, the native module alone ({count})"] = median_us(
            lambda: compiled._executable(data))
    out = compiled._executable(data)[0]
    rows["a jax.Array of 8 shards out"] = median_us(lambda: compiled._makers[0](out))
    rows["jax.make_array_from_single_device_arrays"] = median_us(
        lambda: jax.make_array_from_single_device_arrays(x.shape, sharding, x._arrays))
    return rows


def run_child(*arguments):
    done = subprocess.run([sys.executable, __file__, *map(str, arguments)], capture_output=True,
                          text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="")
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--calls", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.calls:
        print(json.dumps(measure_calls()))
        return
    if args.child:
        print(json.dumps(measure(*args.child, args.repeat)))
        return
    print("| call | median, us | least, us |\n|---|---|---|")
    for name, (median, least) in run_child("--calls").items():
        print(f"| {name} | {median:.1f} | {least:.1f} |", flush=True)
    print("\n| model | first result, s: Mesh, JAX | of all cores, s | step, ms | least step, ms "
          "| step of all cores, ms | memory, MB | own, MB |\n|---|---|---|---|---|---|---|---|")
    for name in models():
        if not re.search(args.only, name):
            continue
        mesh, jax = (run_child("--child", name, peer, f"--repeat={args.repeat}") for peer in PEERS)
        def pair(key, form, scale=1):
            return ", ".join(format(row[key] * scale, form) for row in (mesh, jax))
        print(f"| {name} | {pair('compile_s', '.2f')} | {pair('compile_cpu_s', '.2f')} "
              f"| {pair('step_s', '.2f', 1e3)} | {pair('least_s', '.2f', 1e3)} "
              f"| {pair('step_cpu_s', '.2f', 1e3)} | {pair('peak_MB', '.0f')} "
              f"| {pair('own_MB', '.0f')} |", flush=True)


if __name__ == "__main__":
    main()
