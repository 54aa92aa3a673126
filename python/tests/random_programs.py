"""Random JAX programs: compositions of primitives, with random meshes and shardings.

A program is made by draws: `pick(options)`, `below(n)`. Hypothesis makes them in
test_random.py. As a script this module draws by seed, counts and prints what fails:

    python random_programs.py --count 1000 --seed 0
"""

import argparse
import collections
import copy
import math
import random
import sys
import traceback

import harness
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AbstractMesh
from primitives import collect as collect_primitives, exported, uncovered
from random_makers import MAKERS
from random_reductions import SIZES

MESHES = (((2, 4), ("data", "model")), ((4, 2), ("data", "model")), ((8,), ("data",)),
          ((2, 2, 2), ("data", "model", "pipe")), ((3, 2), ("data", "model")))
MOST_ELEMENTS = 4096


class Value:
    """A value of a program.

    exact: whether nothing has been rounded, so that comparisons come out the same in f64.
    split: for each dim whether the shardings of arguments split it; False if unknown.
    """

    def __init__(self, place, shape, dtype, exact, split):
        self.place, self.shape, self.dtype, self.exact = place, shape, dtype, exact
        self.split = split

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
    """A random program. Steps are (name, function, places of operands).

    splits_reduction: whether a step contracts or reduces a dim that is split.
    """

    def __init__(self, draws):
        self.draws, self.arguments, self.values, self.steps = draws, [], [], []
        sizes, names = draws.pick(MESHES)
        self.mesh, self.specs = AbstractMesh(sizes, names), []
        self.returned, self.splits_reduction = [], False
        # XLA cannot partition general reductions, as it does where there is a `shard_map`.
        self.communicates = self.reduces_generally = False

    # The interface for makers.

    def obtain(self, accepts, shape=None, dtype="float32", split=None):
        """Returns a value that is accepted, or a new argument; split: as of `argument`."""
        found = [v for v in self.values if accepts(v) and (shape is None or v.shape == shape)]
        if found and self.draws.below(5):
            return self.draws.pick(found)
        return self.argument(self.shape() if shape is None else shape, dtype, split)

    def shape(self, rank=None):
        rank = 1 + self.draws.below(3) if rank is None else rank
        shape = tuple(self.draws.pick(SIZES) for _ in range(rank))
        while np.prod(shape) > MOST_ELEMENTS:
            shape = tuple(max(1, n // 2) for n in shape)
        return shape

    def argument(self, shape, dtype, split=None):
        """Adds an argument with a random sharding, and returns it. split: a dim that is
        split."""
        axes, spec = list(self.mesh.axis_names), [[] for _ in shape]
        if split is not None:
            spec[split].append(axes.pop(self.draws.below(len(axes))))
        for names in spec:
            while axes and not self.draws.below(2):
                names.append(axes.pop(self.draws.below(len(axes))))
        self.arguments.append((shape, dtype))
        self.specs.append(tuple(tuple(names) or None for names in spec))
        value = Value(len(self.values), shape, jnp.dtype(dtype), True,
                      [bool(names) and n > 1 for names, n in zip(spec, shape)])
        self.values.append(value)
        self.steps.append(("argument", None, ()))
        return value

    def apply(self, name, fn, *operands, exact=False, elementwise=False, reduced=()):
        """Adds a step.

        exact: whether it rounds nothing.
        reduced: pairs (operand, dim) of what it contracts or reduces.
        """
        structs = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in operands]
        result = jax.eval_shape(fn, *structs)
        if np.prod(result.shape) > MOST_ELEMENTS:
            return
        keeps = exact and all(v.exact for v in operands)
        if not jnp.issubdtype(result.dtype, jnp.inexact) and not keeps:
            return
        split = [elementwise and any(v.shape == result.shape and v.split[d] for v in operands)
                 for d in range(len(result.shape))]
        self.splits_reduction |= any(v.split[d] for v, d in reduced)
        self.values.append(Value(len(self.values), result.shape, result.dtype, keeps, split))
        self.steps.append((name, fn, tuple(v.place for v in operands)))

    def only(self, place, cuts):
        """Returns the program that computes one value of this one, and which values its
        arguments are. cuts: places whose values are arguments of it, not split."""
        needed, todo = set(), [place]
        while todo:
            needed.add(found := todo.pop())
            todo += () if found in cuts else self.steps[found][2]
        new = copy.copy(self)
        new.arguments, new.specs, new.values, new.steps = [], [], [], []
        places, taken = {}, []
        arguments = iter(zip(self.arguments, self.specs))
        for old, (name, fn, operands) in zip(self.values, self.steps):
            own = next(arguments) if name == "argument" else (
                (old.shape, str(old.dtype)), (None,) * len(old.shape))
            if old.place not in needed:
                continue
            if name == "argument" or old.place in cuts:
                name, fn, operands = "argument", None, ()
                new.arguments.append(own[0])
                new.specs.append(own[1])
                taken.append(old.place)
            places[old.place] = len(new.steps)
            new.values.append(Value(len(new.steps), old.shape, old.dtype, old.exact, old.split))
            new.steps.append((name, fn, tuple(places[p] for p in operands)))
        new.returned = [places[place]]
        return new, taken

    def function(self):
        """Returns the program as a function of its arguments."""
        def fn(*arguments):
            values, arguments = [], iter(arguments)
            for name, step, places in self.steps:
                values.append(next(arguments) if name == "argument"
                              else step(*[values[p] for p in places]))
            return tuple(values[p] for p in self.returned)
        return fn

    @property
    def is_uneven(self):
        """Returns whether a dim of an argument is not divisible by its number of shards."""
        return any(n % math.prod(self.mesh.shape[axis] for axis in names or ())
                   for (shape, _), spec in zip(self.arguments, self.specs)
                   for n, names in zip(shape, spec))

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
    for _ in range(3 + draws.below(8)):
        draws.pick(MAKERS)(program)
    used = {place for _, _, places in program.steps for place in places}
    program.returned = [v.place for v in program.values if v.place not in used
                        and program.steps[v.place][0] != "argument"] or [0]
    return program


def check(program, arrays=None):
    """Returns as harness.check, and the primitives of the program."""
    jitted = jax.jit(program.function(), keep_unused=True)
    if arrays is None:
        arrays = harness.make_arguments(program.arguments)
    found = set()
    collect_primitives(jitted.trace(*arrays).jaxpr.jaxpr, found)
    return *harness.check_here(jitted, arrays, program.specs, program.mesh), found


def reduce(program, outcome):
    """Returns a smaller program with an outcome that is not right: it returns one value,
    and what needs not be computed is an argument."""
    everything = copy.copy(program)
    everything.returned = range(len(program.values))
    values = jax.jit(everything.function(), keep_unused=True)(
        *harness.make_arguments(program.arguments))

    def fails(place, cuts):
        smaller, places = program.only(place, cuts)
        return check(smaller, [np.asarray(values[p]) for p in places])[0] == outcome
    places = [v.place for v in program.values if program.steps[v.place][0] != "argument"]
    last = next((place for place in places if fails(place, set())), None)
    if last is None:
        return program
    cuts = set()
    for place in reversed(places[:places.index(last)]):
        if fails(last, cuts | {place}):
            cuts.add(place)
    return program.only(last, cuts)[0]


class Seeded:
    """Draws by a seed."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def pick(self, options):
        return options[self._random.randrange(len(options))]

    def below(self, n):
        return self._random.randrange(n)


class Report:
    """Counts what programs consist of, and how they come out."""

    def __init__(self):
        self.outcomes, self.primitives = collections.Counter(), collections.Counter()
        self.failures, self.split, self.uneven = [], 0, 0

    def run(self, program):
        """Checks a program, and counts it. Returns its outcome."""
        try:
            outcome, message, found = check(program)
        except Exception:
            outcome, message, found = "crashed", traceback.format_exc(), set()
        self.outcomes[outcome] += 1
        if sum(self.outcomes.values()) % 50 == 0:
            jax.clear_caches()  # JAX remembers all that it has compiled.
        self.primitives.update(n for n in exported() if getattr(jax.lax, f"{n}_p") in found)
        self.split += program.splits_reduction
        self.uneven += program.is_uneven
        if outcome != "right":
            self.failures.append(f"{outcome}: {message}\n{program}")
        return outcome

    def shortfalls(self):
        """Returns sentences about what is less than it should be."""
        count = sum(self.outcomes.values())
        wanted = [("right or refused", self.outcomes["right"] + self.outcomes["refused"], count),
                  ("right", self.outcomes["right"], count - count // 100),
                  ("with a split contraction or reduction", self.split, -(-count // 2)),
                  ("with dims that are not divisible", self.uneven, -(-count // 3))]
        # Every primitive is in 20 of 5,000.
        wanted += [(f"with {name}", self.primitives[name], count // 250)
                   for name in sorted(exported() - set(uncovered()))]
        return [f"expected at least {least} programs {what}, got {got}"
                for what, got, least in wanted if got < least]

    def __str__(self):
        count, seen = sum(self.outcomes.values()), self.primitives.most_common()
        covered = exported() - set(uncovered())

        def share(n):
            return f"{n} ({n / max(count, 1):.0%})"
        return "\n".join([
            f"{count} programs: " + ", ".join(f"{share(n)} {o}"
                                              for o, n in self.outcomes.items()),
            f"{share(self.split)} with a split contraction or reduction, {share(self.uneven)} "
            "with dims that are not divisible",
            f"{len(seen)} primitives of {len(covered)}, the rarest in "
            f"{min((self.primitives[name] for name in covered), default=0)} programs: "
            + ", ".join(f"{name} {n}" for name, n in seen),
            *self.shortfalls()])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reduce", action="store_true", help="print smaller programs")
    options = parser.parse_args()
    report = Report()
    try:
        for seed in range(options.seed, options.seed + options.count):
            program = make(Seeded(seed))
            outcome = report.run(program)
            if outcome != "right":
                print(f"seed {seed}: {report.failures[-1]}", flush=True)
                if options.reduce and outcome != "crashed":
                    print(f"reduced: {reduce(program, outcome)}", flush=True)
            if seed % 50 == 49:
                print(dict(report.outcomes), flush=True)
    except KeyboardInterrupt:
        pass
    print(report)
    sys.exit(bool(report.outcomes["wrong"] or report.outcomes["crashed"]))


if __name__ == "__main__":
    main()
