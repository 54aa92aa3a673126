"""Calls of libraries become functions of JAX, which are traced for the call's shapes.

These are Fourier transforms, factorizations, triangular solves, approximate top-k, and what
`ragged_all_to_all` does with what it receives. Calls that are alike share a function.
"""

import dataclasses
import math
import re
from collections.abc import Callable

import jax
import jax.numpy as jnp
from jax import lax
from jaxlib.mlir import ir

from . import fourier, linear_algebra as linear
from .build import Builder
from .empty import remove_empty
from .errors import error_at
from .locations import can_set_locations
from .ops import create, element_of, replace, shape_of, walk
from .shard_map import in_local_view
from .versions import enable_x64

_TYPES = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
          "complex<f32>": "complex64", "complex<f64>": "complex128", "i1": "bool",
          **{f"{u}i{n}": f"{u and 'u'}int{n}" for u in ("", "u") for n in (8, 16, 32, 64)}}


@dataclasses.dataclass
class _Call:
    """A call that replaces an op.

    function: a function of JAX.
    key: what tells it from others.
    operands: of the call.
    batch_rank: the number of leading dims that it does alike; None if the partitioner knows
      how to split all dims.
    """
    function: Callable
    key: tuple
    operands: list
    batch_rank: int | None


def expand_calls(module, main, meshes):
    """Replaces the calls by calls of functions, which are put before `main`."""
    if not any(map(_maker_of, walk(module.operation))):
        return
    # Calls of nothing go away.
    remove_empty(module)
    calls = [(op, make) for op in walk(module.operation) if (make := _maker_of(op))]
    local = in_local_view(module, meshes)
    symbol = next(iter(meshes.axes), None)
    names, comparators = {}, set()
    for op, make in calls:
        # Now, since its operands may be results of the call before.
        call = make(op)
        key = (*call.key, *(str(v.type) for v in [*call.operands, *op.results]))
        if key not in names:
            names[key] = _add_function(op, call, f"library_{len(names)}", main)
        comparators |= _comparators(op)
        _replace(op, call, names[key], None if local(op) else symbol)
    for function in list(module.body.operations):
        if function.operation.attributes["sym_name"] in comparators:
            function.operation.erase()


def _add_function(op, call, name, main):
    for v in call.operands:
        if str(element_of(v)) not in _TYPES:
            raise error_at(op, f"has elements of type {element_of(v)}, which Mesh does not "
                               "have: convert them to f32 before")
    structs = [jax.ShapeDtypeStruct(shape_of(v), _TYPES[str(element_of(v))])
               for v in call.operands]
    with enable_x64(True):
        traced = jax.jit(call.function, keep_unused=True).trace(*structs)
        text = traced.lower(lowering_platforms=("cpu",)).as_text()
    module = ir.Module.parse(re.sub(r"@(\w+)", rf"@{name}.\1", text))
    for function in list(module.body.operations):
        function = function.operation
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        for key in ("arg_attrs", "res_attrs"):
            if key in function.attributes:
                del function.attributes[key]
        if can_set_locations():
            function.location = op.location
        function.move_before(main)
    return f"{name}.main"


def _replace(op, call, name, symbol):
    """Calls a function in place of `op`. No axis of the mesh splits dims behind the leading
    ones, since a loop over them would communicate in each iteration. Nor does it reshard:
    the largest operand decides how the leading dims are split, and others follow."""
    largest = max(call.operands, key=lambda value: math.prod(shape_of(value)), default=None)

    def gather(value, decides=True):
        rank, open_dims = len(shape_of(value)), call.batch_rank
        if symbol is None or open_dims is None or rank <= open_dims:
            return value
        leading = "{?}" if decides else "{?}p1"
        dims = ", ".join([leading] * open_dims + ["{}"] * (rank - open_dims))
        return create("mesh.shard", [value.type], [value],
                      {"sharding": f"#mesh.sharding<@{symbol}, [{dims}]>"}, at=op).result
    operands = [gather(value, value == largest) for value in call.operands]
    new = create("func.call", [r.type for r in op.results], operands,
                 {"callee": f"@{name}"}, at=op)
    replace(op, [gather(result) for result in new.results])


def _comparators(op):
    if op.name != "stablehlo.custom_call" or "called_computations" not in op.attributes:
        return set()
    return {ir.StringAttr.get(ir.FlatSymbolRefAttr(a).value)
            for a in ir.ArrayAttr(op.attributes["called_computations"])}


def _maker_of(op):
    """Returns what makes the _Call for `op`, or None if it is of another kind."""
    if op.name != "stablehlo.custom_call":
        return _OPS.get(op.name)
    target = ir.StringAttr(op.attributes["call_target_name"]).value
    return _TARGETS.get(re.sub(r"^lapack_[sdcz](\w+)_ffi$", r"lapack_\1", target))


def _matrices(op, fn, *options):
    batch_rank = len(shape_of(op.operands[0])) - 2
    return _Call(linear.over_batches(lambda *arrays: fn(*arrays, *options), batch_rank),
                 (fn.__name__, *options), list(op.operands), batch_rank)


def _has(config, key, letter):
    return ir.IntegerAttr(ir.DictAttr(config)[key]).value == ord(letter)


def _lapack_cholesky(op):
    return _matrices(op, linear.cholesky, _has(op.attributes["mhlo.backend_config"], "uplo", "L"))


def _lapack_solve(op):
    config = op.attributes["mhlo.backend_config"]
    return _matrices(op, linear.triangular_solve, *(_has(config, *pair) for pair in (
        ("side", "L"), ("uplo", "L"), ("trans_x", "T"), ("trans_x", "C"), ("diag", "U"))))


def _cholesky(op):
    def factor(a, lower):
        return linear.cholesky(a, lower)[0]
    lower = "lower" in op.attributes and ir.BoolAttr(op.attributes["lower"]).value
    return _matrices(op, factor, lower)


def _solve(op):
    left, lower, unit = (ir.BoolAttr(op.attributes[name]).value
                         for name in ("left_side", "lower", "unit_diagonal"))
    transpose = str(op.attributes["transpose_a"])
    return _matrices(op, linear.triangular_solve, left, lower, "NO_TRANSPOSE" not in transpose,
                     "ADJOINT" in transpose, unit)


def _fft(op):
    kind = re.search(r"I?R?FFT", str(op.attributes["fft_type"]))[0]
    lengths = tuple(ir.DenseI64ArrayAttr(op.attributes["fft_length"]))
    return _Call(lambda x: fourier.fft(x, kind, lengths), ("fft", kind, lengths),
                 list(op.operands), len(shape_of(op.operands[0])) - len(lengths))


def _top_k(op):
    """All elements are sorted, so that the result is exact."""
    config = ir.DictAttr(op.attributes["mhlo.backend_config"])
    dim = ir.IntegerAttr(config["reduction_dim"]).value
    count = shape_of(op.results[0])[dim]
    largest = any("top_k_gt" in name.value for name in _comparators(op))

    def top_k(x, places, *_):
        order, places, x = lax.sort((-x if largest else x, places, x), dimension=dim, num_keys=1)
        return lax.slice_in_dim(x, 0, count, axis=dim), \
            lax.slice_in_dim(places, 0, count, axis=dim)
    return _Call(top_k, ("top_k", dim, largest), list(op.operands), None)


def _ragged_all_to_all(op):
    """All devices of a group receive all operands, since sizes are data. Each takes its
    slices of them."""
    data, output, offsets, _, places, sizes = op.operands
    groups = ir.DictAttr(op.attributes["mhlo.backend_config"])["replica_groups"] \
        if "mhlo.backend_config" in op.attributes else \
        ir.DictAttr(op.attributes["backend_config"])["replica_groups"]
    devices = ir.RankedTensorType(groups.type).shape[1]
    shape = shape_of(data)
    build = Builder(op)
    data = build.op("all_gather", [devices * shape[0], *shape[1:]], element_of(data), [data],
                    all_gather_dim="0 : i64", replica_groups=groups)
    offsets, places = (build.op(
        "all_to_all", shape_of(v), element_of(v), [v], split_dimension="0 : i64",
        concat_dimension="0 : i64", split_count=f"{devices} : i64", replica_groups=groups)
        for v in (offsets, places))

    def place(data, output, offsets, places, sizes):
        count, length = offsets.shape[0], data.shape[0] // devices
        rows = jnp.arange(output.shape[0], dtype=places.dtype)[:, None]
        slices = jnp.arange(count, dtype=places.dtype)
        inside = (rows >= places) & (rows < places + sizes)
        chosen = jnp.max(lax.select(inside, jnp.broadcast_to(slices, inside.shape),
                                    jnp.full_like(inside, -1, places.dtype)), 1)
        starts = slices // (count // devices) * length + offsets - places
        read = jnp.take(starts, chosen, mode="clip") + rows[:, 0]
        received = (chosen >= 0).reshape(-1, *[1] * (output.ndim - 1))
        return lax.select(jnp.broadcast_to(received, output.shape),
                          jnp.take(data, read, axis=0, mode="clip"), output)
    return _Call(place, ("ragged_all_to_all", devices), [data, output, offsets, places, sizes],
                 None)


_OPS = {"stablehlo.cholesky": _cholesky, "stablehlo.fft": _fft,
        "stablehlo.triangular_solve": _solve}
_TARGETS = {
    "ApproxTopK": _top_k,
    "lapack_geqrf": lambda op: _matrices(op, linear.qr),
    "lapack_getrf": lambda op: _matrices(op, linear.lu),
    "lapack_orgqr": lambda op: _matrices(op, linear.householder_product),
    "lapack_potrf": _lapack_cholesky,
    "lapack_trsm": _lapack_solve,
    "lapack_ungqr": lambda op: _matrices(op, linear.householder_product),
    "ragged_all_to_all": _ragged_all_to_all,
}
