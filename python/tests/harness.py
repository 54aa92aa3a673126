"""Converts a program, runs it on 8 devices with mesh-run, and compares it with JAX.

A result is right if its error against JAX in f64 is at most twice that of JAX's own
result in the program's type, plus 4 units in the last place of the largest value.
Integers are equal.
"""

import os
import pathlib
import subprocess

os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Of JAX, for what runs on a mesh there, too.
os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax.sharding import AbstractMesh, AxisType, NamedSharding, PartitionSpec

import mesh_spmd

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("MESH_BIN", ROOT / "build/release/bin"))
try:
    _enable_x64 = jax.enable_x64
except AttributeError:  # JAX before 0.8
    from jax.experimental import enable_x64 as _enable_x64
MESH = AbstractMesh((2, 4), ("data", "model"))


class MeshError(Exception):
    """mesh-run has rejected a program."""


def make_arguments(args, seed=0):
    """Returns an array for each (shape, type): normal floats, integers below 100."""
    random = np.random.default_rng(seed)
    def make(shape, type_):
        type_ = jnp.dtype(type_)
        if jnp.issubdtype(type_, jnp.floating):
            return random.standard_normal(shape).astype(type_)
        if jnp.issubdtype(type_, jnp.complexfloating):
            return (random.standard_normal(shape)
                    + 1j * random.standard_normal(shape)).astype(type_)
        if type_ == bool:
            return random.integers(0, 2, shape).astype(bool)
        return random.integers(0, 100, shape).astype(type_)
    return [make(*a) for a in args]


def device_mesh(shape=(2, 4), names=("data", "model")):
    """Returns a mesh of JAX's devices: `shard_map` on it also runs there."""
    return jax.make_mesh(shape, names, axis_types=(AxisType.Auto,) * len(shape))


def convert(fn, arrays, specs, mesh=MESH):
    shardings = tuple(NamedSharding(mesh, PartitionSpec(*spec)) for spec in specs)
    return mesh_spmd.convert(fn, *arrays, in_shardings=shardings)


def _save(path, array):
    # mesh-run takes bf16 as numpy writes it: two bytes without a meaning.
    np.save(path, array.view(np.uint16).view("V2") if array.dtype == ml_dtypes.bfloat16
            else array)


def _parts(arrays):
    """Returns the arrays, complex ones as two."""
    return [part for array in map(np.asarray, arrays) for part in (
        (array.real, array.imag) if np.iscomplexobj(array) else (array,))]


def _join(results, own):
    """Returns the results as JAX has them, with complex ones in one."""
    results = iter(results)
    return [next(results) + 1j * next(results) if np.iscomplexobj(r) else next(results)
            for r in own]


def run(program, arrays, folder):
    """Runs a converted program; returns its results as numpy arrays."""
    file = folder / "program.mlir"
    program.save(file)
    command = [BIN / "mesh-run", file, f"--out={folder / 'out'}"]
    (folder / "out").mkdir(exist_ok=True)
    for name, array in zip(program.arguments, _parts(arrays), strict=True):
        _save(folder / f"{name}.npy", np.asarray(array))
        command.append(f"--arg={name}={folder / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line]
        raise MeshError((lines or [done.stderr.strip() or f"status {done.returncode}"])[0])
    return [np.load(folder / "out" / f"{name}.npy") for name in program.results]


def expected(fn, arrays):
    """Returns JAX's results in the program's types, and in f64."""
    own = [np.asarray(r) for r in jax.tree.leaves(jax.jit(fn)(*arrays))]
    if all(not jnp.issubdtype(r.dtype, jnp.inexact) for r in own):
        return own, own
    wide = [np.asarray(a, np.float64) if jnp.issubdtype(a.dtype, jnp.floating)
            else np.asarray(a, np.complex128) if np.iscomplexobj(a) else a for a in arrays]
    with _enable_x64(True):
        exact = [np.asarray(r) for r in jax.tree.leaves(jax.jit(fn)(*wide))]
    return own, exact


def compare(got, own, exact):
    """Returns what is wrong with one result, or an empty string."""
    if got.shape != own.shape:
        return f"shape {got.shape}, expected {own.shape}"
    if not jnp.issubdtype(own.dtype, jnp.inexact):
        same = np.array_equal(got.astype(own.dtype), own)
        return "" if same else f"{np.sum(got.astype(own.dtype) != own)} integers differ"
    if own.dtype == ml_dtypes.bfloat16 and got.dtype.kind in "Vu":
        got = got.view(ml_dtypes.bfloat16)
    epsilon = float(jnp.finfo(own.dtype).eps)
    kind = np.complex128 if np.iscomplexobj(own) else np.float64
    got, own = got.astype(kind), own.astype(kind)
    finite = np.isfinite(exact) & np.isfinite(own)
    if not np.array_equal(got[~finite], own[~finite], equal_nan=True):
        return "infinities or NaN differ"
    if not np.any(finite):
        return ""
    got, own, exact = got[finite], own[finite], exact[finite]
    ours = np.max(np.abs(got - exact))
    theirs = np.max(np.abs(own - exact))
    largest = np.max(np.abs(exact))
    limit = 2 * theirs + 4 * epsilon * largest
    return "" if ours <= limit else f"error {ours:.3g}, expected at most {limit:.3g}"


def check(fn, args, specs, folder, mesh=MESH):
    """Returns ("right", ""), ("refused", reason) or ("wrong", reason)."""
    arrays = make_arguments(args)
    try:
        program = convert(fn, arrays, specs, mesh)
        results = run(program, arrays, folder)
    except (mesh_spmd.ConversionError, MeshError) as error:
        return "refused", str(error)
    own, exact = expected(fn, arrays)
    return compare_all(_join(results, own), own, exact)


def check_jit(fn, args, specs, mesh=MESH):
    """Returns what `check` does, of a call through `mesh_spmd.jit`."""
    arrays = make_arguments(args)
    run = mesh_spmd.jit(fn, in_shardings=tuple(PartitionSpec(*s) for s in specs), mesh=mesh)
    try:
        results = run(*arrays)
    except (mesh_spmd.ConversionError, mesh_spmd.MeshError) as error:
        return "refused", str(error)
    own, exact = expected(fn, arrays)
    leaves = jax.tree.leaves(results)
    for i, (leaf, wanted) in enumerate(zip(leaves, own, strict=True)):
        if not isinstance(leaf, mesh_spmd.Array) or leaf.dtype != wanted.dtype:
            return "wrong", f"result {i}: {type(leaf).__name__} of {leaf.dtype}"
    return compare_all(list(map(np.asarray, leaves)), own, exact)


def compare_all(results, own, exact):
    """Returns ("right", "") or ("wrong", reason)."""
    for i, got in enumerate(results):
        wrong = compare(got, own[i], exact[i])
        if wrong:
            return "wrong", f"result {i}: {wrong}"
    return "right", ""
