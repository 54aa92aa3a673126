"""The ledger: each primitive of jax.lax is in a program that is right, or rejected.

uncovered.txt lists the primitives that no such program contains, with the reason.

As few programs as contain all others run on three meshes, in three types, and with
their gradients; ledger.txt has those of them that are not right. MESH_LEDGER=all runs
all of these, optimized, else one of many. With the oldest version of JAX, ledger-oldest.txt counts too.
"""

import functools
import os
import zlib

import harness
import jax
import jax.numpy as jnp
import pytest
from jax.sharding import AbstractMesh
from primitives import collect, exported, uncovered
from programs import PROGRAMS
from test_programs import EXPECTED, read_expectations

MESHES = {"2x4": AbstractMesh((2, 4), ("data", "model")),
          "4x2": AbstractMesh((4, 2), ("data", "model")),
          "2x2x2": AbstractMesh((2, 2, 2), ("data", "more", "model"))}
IS_OLDEST = jax.__version_info__ < (0, 8)
VARIANTS = ["float32", "bfloat16", "int32", "gradient"]
RUNS_ALL = os.environ.get("MESH_LEDGER") == "all"
# One of so many runs every day.
SHARE = 1 if RUNS_ALL else 16
REFUSED = read_expectations("ledger.txt")
if IS_OLDEST:
    REFUSED |= read_expectations("ledger-oldest.txt")


def _primitives(fn, args):
    found = set()
    try:
        collect(jax.make_jaxpr(fn)(*harness.make_arguments(args)).jaxpr, found)
    except AttributeError as error:
        # The oldest JAX lacks some.
        assert IS_OLDEST, error
    return {n for n in exported() if getattr(jax.lax, f"{n}_p") in found}


def by_program():
    """Returns the names of the primitives of jax.lax in each program that is right."""
    return {name: _primitives(fn, args) for name, (fn, args, _) in PROGRAMS.items()
            if EXPECTED.get(name, ("right",))[0] == "right"}


@pytest.mark.skipif(IS_OLDEST, reason="the list is of the newest JAX")
def test_every_primitive_is_listed():
    reasons = uncovered()
    assert all(reasons.values())
    assert set(reasons) == exported() - set().union(*by_program().values())


def smallest_cover():
    """Returns programs that contain each primitive, and their twins whose dims do not
    divide. Those on a mesh of their own run in test_shard_map.py."""
    programs = {name: found for name, found in by_program().items()
                if not name.startswith("shard_map")}
    left, names = set().union(*programs.values()), []
    while left:
        name = max(programs, key=lambda name: len(programs[name] & left))
        names.append(name)
        left -= programs[name]
    twins = [f"{name}_uneven" for name in names if f"{name}_uneven" in PROGRAMS]
    return sorted({*names, *twins})


def _gradient(fn):
    """Returns the gradient, by the floats among the arguments, of a weighted sum of the
    floats among the results."""
    def is_float(x):
        return jnp.issubdtype(x.dtype, jnp.floating)
    def gradient(*args):
        places = tuple(i for i, arg in enumerate(args) if is_float(arg))
        def loss(*args):
            return sum(jnp.vdot(jnp.ravel(y), jnp.cos(jnp.arange(y.size, dtype=y.dtype)))
                       for y in jax.tree.leaves(fn(*args)) if is_float(y))
        return jax.grad(loss, places)(*args)
    return gradient


@functools.cache
def _variant(name, variant):
    """Returns a function of `jax.jit` and its arguments, or None where JAX has no such
    variant. There is one for all meshes, so that JAX traces and compiles it once."""
    fn, args, _ = PROGRAMS[name]
    if variant == "gradient":
        fn = _gradient(fn)
    else:
        args = [(shape, variant if type_ == "float32" else type_) for shape, type_ in args]
    fn = fn if hasattr(fn, "lower") else jax.jit(fn, keep_unused=True)
    try:
        # Some errors come when it is lowered.
        results = jax.tree.leaves(fn.lower(*harness.make_arguments(args)).out_info)
    except (TypeError, ValueError, NotImplementedError, AssertionError, OverflowError):
        return None
    # JAX computes in floats what has no integers.
    if variant == "int32" and all(jnp.issubdtype(r.dtype, jnp.inexact) for r in results):
        return None
    return fn, args


CASES = [(name, mesh, variant) for name in smallest_cover() for mesh in MESHES
         for variant in VARIANTS
         if (mesh, variant) != ("2x4", "float32")  # test_programs has these.
         and zlib.crc32(f"{name} {mesh} {variant}".encode()) % SHARE == 0]


def _opt_level(name, mesh, variant):
    """LLVM takes most of the time: every day it optimizes a program on one of the meshes,
    which its name and variant choose."""
    optimized = list(MESHES)[zlib.crc32(f"{name} {variant}".encode()) % len(MESHES)]
    return 3 if RUNS_ALL or mesh == optimized else 0


def test_exceptions_name_programs():
    known = {f"{n} {m} {v}" for n in PROGRAMS for m in [*MESHES, "*"] for v in VARIANTS}
    assert set(REFUSED) <= known


@pytest.mark.parametrize("name, mesh, variant", CASES)
def test_variant(name, mesh, variant, tmp_path):
    found = _variant(name, variant)
    if found is None:
        pytest.skip("JAX has no such variant")
    outcome, message = harness.check(*found, PROGRAMS[name][2], tmp_path, MESHES[mesh],
                                     opt_level=_opt_level(name, mesh, variant))
    expected, part = REFUSED.get(f"{name} {mesh} {variant}") or REFUSED.get(
        f"{name} * {variant}", ("right", ""))
    assert outcome == expected, message
    assert part in message
