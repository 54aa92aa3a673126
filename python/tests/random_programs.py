"""Random JAX programs: compositions of primitives, with random meshes and shardings.

A program is made by draws: `pick(options)`, `below(n)`. Hypothesis makes them in
test_random.py. As a script this module draws by seed, counts and prints what fails:

    python random_programs.py --count 1000 --seed 0
"""

import argparse
import collections
import pathlib
import random
import sys
import tempfile
import traceback

import harness
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AbstractMesh
from random_makers import MAKERS, SIZES

MESHES = (((2, 4), ("data", "model")), ((4, 2), ("data", "model")), ((8,), ("data",)),
          ((2, 2, 2), ("data", "model", "pipe")), ((3, 2), ("data", "model")))
MOST_ELEMENTS = 4096


class Value:
    """A value of a program: its place, shape, type, and whether nothing has been rounded,
    so that comparisons come out the same in f64."""

    def __init__(self, place, shape, dtype, exact):
        self.place, self.shape, self.dtype, self.exact = place, shape, dtype, exact

    @property
    def is_float(self):
        return jnp.issubdtype(self.dtype, jnp.floating)

    @property
    def is_complex(self):
        return jnp.issubdtype(self.dtype, jnp.complexfloating)

    @property
    def is_integer(self):
        return jnp.issubdtype(self.dtype, jnp.integer)


class Program:
    """A random program. Steps are (name, function, places of operands)."""

    def __init__(self, draws):
        self.draws, self.arguments, self.values, self.steps = draws, [], [], []
        sizes, names = draws.pick(MESHES)
        self.mesh, self.specs = AbstractMesh(sizes, names), []
        self.returned = []

    # What makers ask for.

    def obtain(self, accepts, shape=None, dtype="float32"):
        """Returns a value that is accepted, or a new argument."""
        found = [v for v in self.values if accepts(v) and (shape is None or v.shape == shape)]
        if found and self.draws.below(5):
            return self.draws.pick(found)
        return self.argument(shape or self.shape(), dtype)

    def shape(self, rank=None):
        rank = 1 + self.draws.below(3) if rank is None else rank
        shape = tuple(self.draws.pick(SIZES) for _ in range(rank))
        while np.prod(shape) > MOST_ELEMENTS:
            shape = tuple(max(1, n // 2) for n in shape)
        return shape

    def argument(self, shape, dtype):
        """Adds an argument with a random sharding, and returns it."""
        axes, spec = list(self.mesh.axis_names), []
        for _ in shape:
            split = []
            while axes and not self.draws.below(2):
                split.append(axes.pop(self.draws.below(len(axes))))
            spec.append(tuple(split) or None)
        self.arguments.append((shape, dtype))
        self.specs.append(tuple(spec))
        value = Value(len(self.values), shape, jnp.dtype(dtype), True)
        self.values.append(value)
        self.steps.append(("argument", None, ()))
        return value

    def apply(self, name, fn, *operands, exact=False):
        """Adds a step."""
        structs = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in operands]
        result = jax.eval_shape(fn, *structs)
        if np.prod(result.shape) > MOST_ELEMENTS:
            return
        keeps = exact and all(v.exact for v in operands)
        if not jnp.issubdtype(result.dtype, jnp.inexact) and not keeps:
            return
        self.values.append(Value(len(self.values), result.shape, result.dtype, keeps))
        self.steps.append((name, fn, tuple(v.place for v in operands)))

    def function(self):
        """Returns the program as a function of its arguments."""
        def fn(*arguments):
            values, arguments = [], iter(arguments)
            for name, step, places in self.steps:
                values.append(next(arguments) if name == "argument"
                              else step(*[values[p] for p in places]))
            return tuple(values[p] for p in self.returned)
        return fn

    def __str__(self):
        lines = [f"{self.mesh}"]
        for value, (name, _, places) in zip(self.values, self.steps):
            spec = ""
            if name == "argument":
                spec = self.specs[sum(s[0] == "argument" for s in self.steps[:value.place])]
            lines.append(f"  %{value.place} = {name}({', '.join(f'%{p}' for p in places)}) "
                         f"{value.dtype}{list(value.shape)} {spec}")
        return "\n".join([*lines, f"  return {self.returned}"])


def make(draws):
    """Returns a random Program."""
    program = Program(draws)
    program.argument(program.shape(), "float32")
    for _ in range(2 + draws.below(8)):
        draws.pick(MAKERS)(program)
    used = {place for _, _, places in program.steps for place in places}
    program.returned = [v.place for v in program.values if v.place not in used
                        and program.steps[v.place][0] != "argument"] or [0]
    return program


def check(program, folder):
    """Returns as harness.check."""
    return harness.check(program.function(), program.arguments, program.specs, folder,
                         program.mesh)


def primitives(program):
    """Returns the names of the primitives of a program."""
    from test_ledger import _collect
    found = set()
    _collect(jax.make_jaxpr(program.function())(
        *harness.make_arguments(program.arguments)).jaxpr, found)
    return {primitive.name for primitive in found}


class Seeded:
    """Draws by a seed."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def pick(self, options):
        return options[self._random.randrange(len(options))]

    def below(self, n):
        return self._random.randrange(n)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    outcomes, seen = collections.Counter(), collections.Counter()
    for seed in range(options.seed, options.seed + options.count):
        program = make(Seeded(seed))
        try:
            with tempfile.TemporaryDirectory() as folder:
                outcome, message = check(program, pathlib.Path(folder))
            seen.update(primitives(program))
        except Exception:
            outcome, message = "crashed", traceback.format_exc()
        outcomes[outcome] += 1
        if outcome != "right":
            print(f"seed {seed}: {outcome}: {message}\n{program}", flush=True)
        if seed % 50 == 49:
            print(dict(outcomes), flush=True)
    print(dict(outcomes))
    print(f"{len(seen)} primitives:", ", ".join(f"{n} {c}" for n, c in seen.most_common()))
    sys.exit(bool(outcomes["wrong"] or outcomes["crashed"]))


if __name__ == "__main__":
    main()
