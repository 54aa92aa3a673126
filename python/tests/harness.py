"""Converts a program, runs it on 8 devices with mesh-run, and compares it with JAX.

A result is right if its error against JAX in f64 is at most twice that of JAX's own
result in the program's type, plus 4 units in the last place of the largest value.
Integers are equal. Others may be right by JAX's result as the program is written, where XLA
neither contracts products and sums nor leaves out roundings. `check` says so, and
`check_here`, for random programs, calls them right.
"""

import functools
import os
import pathlib
import subprocess

os.environ.setdefault("JAX_PLATFORMS", "cpu")
# JAX gets as many devices for programs that run on its meshes, too.
os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax.sharding import AbstractMesh, AxisType, NamedSharding, PartitionSpec

import mesh_spmd
from mesh_spmd.api import convert_traced
from mesh_spmd.versions import enable_x64

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("MESH_BIN", ROOT / "build/release/bin"))
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


def convert(fn, arrays, specs, mesh=MESH, **options):
    shardings = tuple(NamedSharding(mesh, PartitionSpec(*spec)) for spec in specs)
    return mesh_spmd.convert(fn, *arrays, in_shardings=shardings, **options)


def _save(path, array):
    # mesh-run takes bf16 as numpy writes it: two bytes without a meaning.
    np.save(path, array.view(np.uint16).view("V2") if array.dtype == ml_dtypes.bfloat16
            else array)


def split(arrays):
    """Returns the arrays, complex ones as two."""
    return [part for array in map(np.asarray, arrays) for part in (
        (array.real, array.imag) if np.iscomplexobj(array) else (array,))]


def join(results, types):
    """Returns the results as JAX has them, with complex ones in one."""
    results = iter(results)
    return [next(results) + 1j * next(results) if jnp.issubdtype(type_, jnp.complexfloating)
            else next(results) for type_ in types]


def run(program, arrays, folder, opt_level=3):
    """Runs a converted program; returns its results as numpy arrays."""
    file = folder / "program.mlir"
    program.save(file)
    command = [BIN / "mesh-run", file, f"--out={folder / 'out'}", f"--opt-level={opt_level}"]
    (folder / "out").mkdir(exist_ok=True)
    for name, array in zip(program.arguments, split(arrays), strict=True):
        _save(folder / f"{name}.npy", np.asarray(array))
        command.append(f"--arg={name}={folder / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line]
        raise MeshError((lines or [done.stderr.strip() or f"status {done.returncode}"])[0])
    return [np.load(folder / "out" / f"{name}.npy") for name in program.results]


# As the program is written: XLA contracts no products and sums to fused ones, and rounds to
# narrow types wherever the program does.
_AS_WRITTEN = {"xla_backend_optimization_level": 0, "xla_allow_excess_precision": False}
# XLA compiles in a third of the time without these.
_QUICKLY = {"xla_cpu_use_fusion_emitters": False, "xla_llvm_disable_expensive_passes": True,
            "xla_cpu_parallel_codegen_split_count": 1}


def _run_jax(jitted, arrays, options=None):
    compiled = jitted.lower(*arrays).compile(options)
    return [np.asarray(r) for r in jax.tree.leaves(compiled(*arrays))]


def _exact(jitted, arrays):
    """Returns JAX's results in f64."""
    wide = [np.asarray(a, np.float64) if jnp.issubdtype(a.dtype, jnp.floating)
            else np.asarray(a, np.complex128) if np.iscomplexobj(a) else a for a in arrays]
    with enable_x64(True):
        try:
            return _run_jax(jitted, wide, _AS_WRITTEN | _QUICKLY)
        except jax.errors.JaxRuntimeError:
            # XLA cannot compile lax.mulhi fused with other elementwise ops.
            with jax.disable_jit():
                return [np.asarray(r) for r in jax.tree.leaves(jitted(*map(jnp.asarray, wide)))]


def _jit(fn):
    return fn if hasattr(fn, "lower") else jax.jit(fn, keep_unused=True)


def expected(fn, arrays):
    """Returns JAX's results in the program's types, a list of one for each, and in f64."""
    jitted = _jit(fn)
    own = [(result,) for result in _run_jax(jitted, arrays)]
    if all(not jnp.issubdtype(result.dtype, jnp.inexact) for result, in own):
        return own, [result for result, in own]
    return own, _exact(jitted, arrays)


@functools.lru_cache(maxsize=512)
def _exact_of(fn, args):
    """Returns the types of JAX's results, and the results in f64."""
    jitted, arrays = _jit(fn), make_arguments(args)
    types = [info.dtype for info in jax.tree.leaves(jitted.lower(*arrays).out_info)]
    if all(not jnp.issubdtype(type_, jnp.inexact) for type_ in types):
        return types, _run_jax(jitted, arrays, _AS_WRITTEN)
    return types, _exact(jitted, arrays)


@functools.lru_cache(maxsize=512)
def _own_of(fn, args):
    """Returns JAX's results in the program's types."""
    return _run_jax(_jit(fn), make_arguments(args))


def _verdict(results, fn, args):
    types, exact = _exact_of(fn, tuple(args))
    # A result as close to f64 as its type allows is right, whatever JAX's own error is. XLA
    # takes longer to compile than all else.
    if all(map(_is_close, results, types, exact)):
        return "right", ""
    return _judge(results, [(own,) for own in _own_of(fn, tuple(args))], exact)


def compare(got, own, exact):
    """Returns what is wrong with one result, or an empty string. own: JAX's results in
    the program's type."""
    type_ = own[0].dtype
    if got.shape != own[0].shape:
        return f"shape {got.shape}, expected {own[0].shape}"
    if not jnp.issubdtype(type_, jnp.inexact):
        same = np.array_equal(got.astype(type_), own[0])
        return "" if same else f"{np.sum(got.astype(type_) != own[0])} integers differ"
    if type_ == ml_dtypes.bfloat16 and got.dtype.kind in "Vu":
        got = got.view(ml_dtypes.bfloat16)
    kind = np.complex128 if np.iscomplexobj(own[0]) else np.float64
    got, own = got.astype(kind), [way.astype(kind) for way in own]
    finite = np.isfinite(exact) & np.isfinite(own[0])
    if not np.array_equal(got[~finite], own[0][~finite], equal_nan=True):
        return "infinities or NaN differ"
    if not np.any(finite):
        return ""
    ours, *theirs = (np.max(np.abs(values[finite] - exact[finite])) for values in (got, *own))
    limit = 2 * np.nanmax(theirs) + 4 * float(jnp.finfo(type_).eps) * np.max(np.abs(exact[finite]))
    return "" if ours <= limit else f"error {ours:.3g}, expected at most {limit:.3g}"


def check(fn, args, specs, folder, mesh=MESH, opt_level=3):
    """Returns `("right", "")`, `("refused", reason)`, `("wrong", reason)` or, if it is right
    by JAX's result as the program is written, `("as written", reason)`."""
    arrays = make_arguments(args)
    try:
        program = convert(fn, arrays, specs, mesh)
        results = run(program, arrays, folder, opt_level)
    except (mesh_spmd.ConversionError, MeshError) as error:
        return "refused", str(error)
    types, exact = _exact_of(fn, tuple(args))
    results = join(results, types)
    verdict = _verdict(results, fn, args)
    if verdict[0] == "wrong":
        own = [(result,) for result in _run_jax(_jit(fn), arrays, _AS_WRITTEN)]
        if _judge(results, own, exact)[0] == "right":
            return "as written", verdict[1]
    return verdict


def check_jit(fn, args, specs, mesh=MESH):
    """Returns what `check` does, of a call through `mesh_spmd.jit`."""
    arrays = make_arguments(args)
    run = mesh_spmd.jit(fn, in_shardings=tuple(PartitionSpec(*s) for s in specs), mesh=mesh)
    try:
        results = run(*arrays)
    except (mesh_spmd.ConversionError, mesh_spmd.MeshError) as error:
        return "refused", str(error)
    types, leaves = _exact_of(fn, tuple(args))[0], jax.tree.leaves(results)
    for i, (leaf, type_) in enumerate(zip(leaves, types, strict=True)):
        if not isinstance(leaf, mesh_spmd.Array) or leaf.dtype != type_:
            return "wrong", f"result {i}: {type(leaf).__name__} of {leaf.dtype}"
    return _verdict(list(map(np.asarray, leaves)), fn, args)


def check_here(jitted, arrays, specs, mesh):
    """Returns as `check`, of a run in this process. It takes what `jax.jit` makes, which
    is traced once for Mesh and JAX."""
    shardings = tuple(NamedSharding(mesh, PartitionSpec(*spec)) for spec in specs)
    try:
        program, out_info = convert_traced(jitted, *arrays, in_shardings=shardings)
        compiled = mesh_spmd.Lowered(program, (tuple(arrays), {}), out_info).compile(
            opt_level=0, deadline=60)
        results = list(map(np.asarray, compiled(*arrays)))
    except (mesh_spmd.ConversionError, mesh_spmd.MeshError) as error:
        return "refused", str(error)
    types = [info.dtype for info in jax.tree.leaves(out_info)]
    if all(not jnp.issubdtype(type_, jnp.inexact) for type_ in types):
        exact = _run_jax(jitted, arrays)
        return _judge(results, [(own,) for own in exact], exact)
    exact = _exact(jitted, arrays)
    # As above; others are compared with as few of JAX's forms as needed.
    if all(map(_is_close, results, types, exact)):
        return "right", ""
    ways, verdict = [], None
    for options in (_AS_WRITTEN, None):
        ways.append(_run_jax(jitted, arrays, options))
        verdict = _judge(results, list(zip(*ways)), exact)
        if verdict[0] == "right":
            break
    return verdict


def _is_close(got, type_, exact):
    with np.errstate(over="ignore"):
        rounded = exact.astype(type_)
    return bool(np.all(np.isfinite(rounded) == np.isfinite(exact))) and \
        not compare(got, [rounded], exact)


def _judge(results, own, exact):
    for i, got in enumerate(results):
        wrong = compare(got, own[i], exact[i])
        if wrong:
            return "wrong", f"result {i}: {wrong}"
    return "right", ""
