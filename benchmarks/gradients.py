#!/usr/bin/env python3
"""Compares gradients that Mesh derives with those that JAX derives.

    build/python/bin/python benchmarks/gradients.py [--models] [--times | --counts] [--scale N]
                                                    [--only REGEX]

For each program of python/tests, or with --models for each of gradient_models.py, the loss
is a weighted sum of its results. Its forward pass is imported, and `mesh.derivative` added to
the text; JAX's own gradient is imported, too. A complex argument is imported as two, of which
the gradients are the real and the negative imaginary part of JAX's. The table says which
gradients are right, by the rule of python/tests/harness.py or by the error of JAX's own that
Mesh runs. Some are "inexact", as JAX's own is when Mesh runs it. For others it says why they
are rejected.
With --times it has the step time and the planned memory of both, too, as ratios. Runs of both
alternate, and the time is the median of the ratios of neighbours. With --counts the time is that
which mesh-simulate predicts for a described machine: it does not depend on other work. With
--scale all dims but those of one element are N times as large, in programs that allow it. Each
program has a process of its own: one which ends it, or takes more than 10 minutes, has failed.
"""

import argparse
import collections
import dataclasses
import functools
import json
import multiprocessing
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "python/tests"), str(ROOT / "python")]

import harness  # noqa: E402  (sets up JAX)
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax.sharding import NamedSharding, PartitionSpec  # noqa: E402

import complex_programs  # noqa: F401, E402  (registers programs)
import gradient_models  # noqa: E402
import indexed_programs  # noqa: F401, E402
import linear_programs  # noqa: F401, E402
import mesh_spmd  # noqa: E402
import primitive_programs  # noqa: F401, E402
import shard_map_programs  # noqa: F401, E402
import window_programs  # noqa: F401, E402
from programs import PROGRAMS  # noqa: E402

SIZES = {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}
UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}
# Links of 100 GB/s and 1 µs, and passes over memory that cost what they read and write.
MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e11}}, "memory_bandwidth": 1e12,
           "flops": {"f32": 1e13, "f64": 5e12, "f16": 2e13, "bf16": 2e13}}


class NoGradient(Exception):
    """A program whose gradient JAX does not have either."""


def is_inexact(array):
    return jnp.issubdtype(array.dtype, jnp.inexact)


@dataclasses.dataclass(frozen=True)
class Problem:
    """A function of arrays, their specs, and the numbers of those that gradients are by."""

    fn: callable
    arrays: list
    specs: list
    wrt: list


def make_program(scale, name):
    """Returns the problem of a program of python/tests, with dims that are `scale` times as
    large."""
    fn, args, specs = PROGRAMS[name]
    if scale != 1:
        args = [(tuple(n if n == 1 else n * scale for n in shape), type_) for shape, type_ in args]
    arrays = harness.make_arguments(args)
    return Problem(fn, arrays, specs, [i for i, array in enumerate(arrays) if is_inexact(array)])


def make_model(name):
    """Returns the problem of a model, with parameters as training begins with them."""
    fn, arguments = gradient_models.MODELS[name]
    leaves, tree = jax.tree.flatten(arguments, is_leaf=gradient_models.is_argument)
    count = len(jax.tree.leaves(arguments[0], is_leaf=gradient_models.is_argument))
    arrays = harness.make_arguments((shape, *(rest or ("float32",)))
                                    for shape, _, *rest in leaves)
    for i, array in enumerate(arrays[:count]):
        # Sums of products with it stay as large as its numbers.
        arrays[i] = array / np.float32((array.size / array.shape[-1]) ** 0.5)
    return Problem(lambda *flat: fn(*jax.tree.unflatten(tree, flat)), arrays,
                   [spec for _, spec, *_ in leaves], list(range(count)))


def make_loss(fn):
    """Returns the function whose gradient is compared: a weighted sum of results."""
    def loss(*args):
        total = jnp.float32(0)
        for leaf in filter(is_inexact, jax.tree.leaves(fn(*args))):
            weights = jnp.cos(jnp.arange(leaf.size, dtype="float32")).reshape(leaf.shape)
            parts = [leaf]
            if jnp.iscomplexobj(leaf):
                parts = [leaf.real, leaf.imag * 2]
            for part in parts:
                total += jnp.sum(part * weights.astype(part.dtype)).astype(total.dtype)
        return total
    return loss


def find_parts(arrays, wrt):
    """Returns the numbers of the imported arguments for each of `wrt`: two of a complex
    one."""
    parts, number = [], 0
    for i, array in enumerate(arrays):
        count = 2 if np.iscomplexobj(array) else 1
        if i in wrt:
            parts.append(range(number, number + count))
        number += count
    return parts


def add_gradient(text, wrt):
    """Returns a program with the gradient of its function @main."""
    end = text.rindex("}")
    return (f"{text[:end]}mesh.derivative @gradient = gradient of @main "
            f"wrt [{', '.join(map(str, wrt))}]\n{text[end:]}")


def run(text, program, arrays, folder, entry, options=()):
    """Runs a program; returns its results and the report of mesh-run."""
    folder.mkdir(exist_ok=True)
    out = folder / "out"
    out.mkdir(exist_ok=True)
    (folder / "program.mlir").write_text(text)
    command = [harness.BIN / "mesh-run", folder / "program.mlir", f"--entry={entry}",
               f"--out={out}", *options]
    for name, array in zip(program.arguments, harness.split(arrays), strict=True):
        harness._save(folder / f"{name}.npy", np.asarray(array))
        command.append(f"--arg={name}={folder / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line]
        raise harness.MeshError((lines or [f"status {done.returncode}"])[0])
    return out, done.stdout + done.stderr


def read_report(report):
    """Returns the seconds and bytes that mesh-run reports."""
    seconds = re.search(r"time\s+([\d.]+) (\w+)", report)
    memory = re.search(r"([\d.]+) (\w+) predicted", report)
    return (float(seconds[1]) * UNITS[seconds[2]], float(memory[1]) * SIZES[memory[2]])


def measure(ours, theirs, arrays, folder):
    """Returns the ratios of the measured step times and of the planned memory."""
    def step(program, entry):
        return read_report(run(program.text, program, arrays, folder / entry, entry,
                               ["--repeat=20"])[1])
    pairs = [(step(ours, "gradient"), step(theirs, "main")) for _ in range(7)]
    return (statistics.median(own[0] / other[0] for own, other in pairs),
            pairs[0][0][1] / pairs[0][1][1])


def predict(ours, theirs, _, folder):
    """Returns the ratios of the predicted step times and of the planned memory."""
    def count(program, entry):
        files = [folder / name for name in ("counted.mlir", "machine.json", "report.json")]
        program.save(files[0])
        files[1].write_text(json.dumps(MACHINE))
        subprocess.run([harness.BIN / "mesh-simulate", files[0], f"--entry={entry}",
                        f"--machine={files[1]}", f"--report={files[2]}"], check=True,
                       capture_output=True, timeout=300)
        found = json.loads(files[2].read_text())["entries"][0]["simulated"]
        return found["step_s"], max(
            sum(part[f"{kind}_bytes"] for kind in ("argument", "result", "predicted"))
            for part in found["programs"])
    return tuple(own / other for own, other in zip(count(ours, "gradient"), count(theirs, "main")))


def compare(problem, folder, cost):
    """Returns the outcome, the reason, and the ratios that `cost` returns if it is given."""
    arrays, specs, wrt = problem.arrays, problem.specs, problem.wrt
    if not wrt:
        raise NoGradient("no floating-point arguments")
    parts = find_parts(arrays, wrt)
    loss = make_loss(problem.fn)
    gradient = jax.grad(loss, argnums=tuple(wrt))
    try:
        own, exact = harness.expected(gradient, arrays)
    except Exception as error:  # JAX's own are of many types
        raise NoGradient(str(error).splitlines()[0]) from error
    if not any(np.any(array) for array in own):
        raise NoGradient("zero")
    try:
        forward = harness.convert(loss, arrays, specs, differentiable=True)
        text = add_gradient(forward.text, [number for numbers in parts for number in numbers])
        out, _ = run(text, forward, arrays, folder / "ours", "gradient")
    except (mesh_spmd.ConversionError, harness.MeshError) as error:
        return "refused", re.sub(r"^.*?error: ", "", str(error)), None
    convert_theirs = functools.partial(
        harness.convert, gradient, arrays, specs,
        # Mesh's gradients are split as their arguments are.
        out_shardings=tuple(NamedSharding(harness.MESH, PartitionSpec(*specs[i])) for i in wrt))
    theirs = imported = None
    outcome, reason = "right", ""
    for i, (numbers, want, precise) in enumerate(zip(parts, own, exact, strict=True)):
        names = [forward.arguments[number] for number in numbers]
        got, *imaginary = (np.load(out / f"{name}.npy") for name in names)
        if imaginary:
            got = got - 1j * imaginary[0]
        wrong = harness.compare(got, want, precise)
        if wrong:
            try:
                theirs = theirs or convert_theirs()
                imported = imported or harness.join(
                    harness.run(theirs, arrays, folder), [value[0].dtype for value in own])
            except (mesh_spmd.ConversionError, harness.MeshError):
                return "wrong", f"{names[0]}: {wrong}", None
            # JAX's gradient that Mesh runs is a measure, too. Where it is not right itself,
            # Mesh's arithmetic is less exact than XLA's.
            if not harness.compare(got, [*want, imported[i]], precise):
                if harness.compare(imported[i], want, precise):
                    outcome, reason = "inexact", f"{names[0]}: {wrong}"
                wrong = ""
        if wrong:
            return "wrong", f"{names[0]}: {wrong}", None
    if not cost:
        return outcome, reason, None
    theirs = theirs or convert_theirs()
    return outcome, reason, cost(dataclasses.replace(forward, text=text), theirs, arrays, folder)


def compare_alone(make, name, cost):
    """Returns what `compare` does with the problem that `make` makes, in a process of its
    own."""
    with tempfile.TemporaryDirectory() as folder:
        return compare_in(pathlib.Path(folder), make, name, cost)


def compare_in(folder, make, name, cost):
    def work(pipe):
        os.setsid()
        try:
            pipe.send(compare(make(name), folder, cost))
        except NoGradient as error:
            pipe.send(("none", str(error), None))
    # JAX starts its threads later, in the process.
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(sender,))
    process.start()
    sender.close()
    try:
        if receiver.poll(600):
            return receiver.recv()
        reason = "takes more than 10 minutes"
        # And the tools that it runs.
        os.killpg(process.pid, signal.SIGKILL)
    except EOFError:
        reason = "the process has failed"
    finally:
        process.join()
    return "failed", reason, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--models", action="store_true", help="compare models in place of programs")
    parser.add_argument("--times", dest="cost", action="store_const", const=measure,
                        help="measure both, too")
    parser.add_argument("--counts", dest="cost", action="store_const", const=predict,
                        help="predict the time of both instead")
    parser.add_argument("--scale", type=int, default=1,
                        help="make dims of programs so many times as large")
    parser.add_argument("--only", default="", help="programs whose names match")
    options = parser.parse_args()
    names, make = PROGRAMS, functools.partial(make_program, options.scale)
    if options.models:
        names, make = gradient_models.MODELS, make_model
    outcomes = collections.Counter()
    for name in filter(lambda name: re.search(options.only, name), names):
        outcome, reason, ratios = compare_alone(make, name, options.cost)
        outcomes[outcome] += 1
        numbers = f"{ratios[0]:6.2f} {ratios[1]:6.2f}" if ratios else " " * 13
        print(f"{name:40} {outcome:8} {numbers} {reason[:160]}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.items()))
    return any(outcomes[kind] for kind in ("wrong", "inexact", "failed"))


if __name__ == "__main__":
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    sys.exit(main())
