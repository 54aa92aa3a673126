"""Calls of libraries become functions of JAX, which are traced for the call's shapes.

These are Fourier transforms, factorizations, triangular solves, and approximate top-k. Calls
that are alike share a function.
"""

import re

import jax
from jax import lax
from jaxlib.mlir import ir

from . import fourier, linear_algebra as linear
from .ops import create, element_of, replace, shape_of, walk
from .shard_map import in_local_view

try:
    _enable_x64 = jax.enable_x64
except AttributeError:  # JAX before 0.8
    from jax.experimental import enable_x64 as _enable_x64
_TYPES = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
          "complex<f32>": "complex64", "complex<f64>": "complex128", "i32": "int32"}


def expand_calls(module, main, meshes):
    """Replaces the calls by calls of functions, which are put before `main`."""
    calls = [(op, made) for op in walk(module.operation) if (made := _function_of(op))]
    if not calls:
        return
    local = in_local_view(module, meshes)
    symbol = next(iter(meshes.axes), None)
    names, comparators = {}, set()
    for op, (fn, key, batch_rank) in calls:
        key = (*key, *(str(v.type) for v in op.operands), *(str(v.type) for v in op.results))
        if key not in names:
            names[key] = _add_function(op, fn, f"library_{len(names)}", main)
        comparators |= _comparators(op)
        _call(op, names[key], batch_rank, None if local(op) else symbol)
    for function in list(module.body.operations):
        if function.operation.attributes["sym_name"] in comparators:
            function.operation.erase()


def _add_function(op, fn, name, main):
    structs = [jax.ShapeDtypeStruct(shape_of(v), _TYPES[str(element_of(v))])
               for v in op.operands]
    with _enable_x64(True):
        text = jax.jit(fn, keep_unused=True).trace(*structs).lower(lowering_platforms=("cpu",)).as_text()
    module = ir.Module.parse(re.sub(r"@(\w+)", rf"@{name}.\1", text))
    for function in list(module.body.operations):
        function = function.operation
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        for key in ("arg_attrs", "res_attrs"):
            if key in function.attributes:
                del function.attributes[key]
        function.location = op.location
        function.move_before(main)
    return f"{name}.main"


def _call(op, name, batch_rank, symbol):
    """Calls a function in place of `op`. No axis of the mesh splits dims behind the leading
    `batch_rank` ones, since a loop over them would communicate in each iteration."""
    def gather(value):
        rank = len(shape_of(value))
        if symbol is None or batch_rank is None or rank <= batch_rank:
            return value
        dims = ", ".join(["{?}"] * batch_rank + ["{}"] * (rank - batch_rank))
        return create("mesh.shard", [value.type], [value],
                      {"sharding": f"#mesh.sharding<@{symbol}, [{dims}]>"}, at=op).result
    call = create("func.call", [r.type for r in op.results], map(gather, op.operands),
                  {"callee": f"@\"{name}\""}, at=op)
    replace(op, [gather(result) for result in call.results])


def _comparators(op):
    if op.name != "stablehlo.custom_call" or "called_computations" not in op.attributes:
        return set()
    return {ir.StringAttr.get(ir.FlatSymbolRefAttr(a).value)
            for a in ir.ArrayAttr(op.attributes["called_computations"])}


def _function_of(op):
    """Returns a function of JAX for `op`, what tells it from others, and the number of dims
    that it does alike; or None."""
    if op.name == "stablehlo.custom_call":
        target = ir.StringAttr(op.attributes["call_target_name"]).value
        if target == "ApproxTopK":
            return _top_k(op)
        found = re.fullmatch(r"lapack_[sdcz](\w+)_ffi", target)
        make = found and _LAPACK.get(found[1])
    else:
        make = _OPS.get(op.name)
    if not make or any(str(element_of(v)) not in _TYPES for v in op.operands):
        return None
    return make(op)


def _matrices(op, fn, *options):
    batch_rank = len(shape_of(op.operands[0])) - 2
    return linear.over_batches(lambda *arrays: fn(*arrays, *options), batch_rank), \
        (fn.__name__, *options), batch_rank


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
    return _matrices(op, factor, ir.BoolAttr(op.attributes["lower"]).value)


def _solve(op):
    left, lower, unit = (ir.BoolAttr(op.attributes[name]).value
                         for name in ("left_side", "lower", "unit_diagonal"))
    transpose = str(op.attributes["transpose_a"])
    return _matrices(op, linear.triangular_solve, left, lower, "NO_TRANSPOSE" not in transpose,
                     "ADJOINT" in transpose, unit)


def _fft(op):
    kind = re.search(r"I?R?FFT", str(op.attributes["fft_type"]))[0]
    lengths = tuple(ir.DenseI64ArrayAttr(op.attributes["fft_length"]))
    return lambda x: fourier.fft(x, kind, lengths), ("fft", kind, lengths), \
        len(shape_of(op.operands[0])) - len(lengths)


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
    return top_k, ("top_k", dim, largest), None


_LAPACK = {
    "geqrf": lambda op: _matrices(op, linear.qr),
    "getrf": lambda op: _matrices(op, linear.lu),
    "orgqr": lambda op: _matrices(op, linear.householder_product),
    "potrf": _lapack_cholesky,
    "trsm": _lapack_solve,
    "ungqr": lambda op: _matrices(op, linear.householder_product),
}
_OPS = {"stablehlo.cholesky": _cholesky, "stablehlo.fft": _fft,
        "stablehlo.triangular_solve": _solve}
