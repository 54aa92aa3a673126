"""The primitives of pipelines: values, tangents and gradients.

Operands are the inputs, the parameters with the stage as their leading dim, the operands that
are split into micro-batches, and what stages capture, and then tangents or cotangents. A stage
is a jaxpr of the values of the stage before, and of its parts of the others. Floats among inputs
and parameters have derivatives.
"""

import functools
import typing

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.extend.core import Primitive, jaxpr_as_fun
from jax.interpreters import ad, batching, mlir


class Counts(typing.NamedTuple):
    """The number of operands of each kind."""
    inputs: int
    params: int
    split: int
    captured: int

    def cut(self, operands):
        """Returns lists of the operands of each kind, and of those behind them."""
        lists, operands = [], list(operands)
        for count in self:
            lists.append(operands[:count])
            operands = operands[count:]
        return *lists, operands


class Options(typing.NamedTuple):
    """Where and when stages are run, as `pipeline` has it."""
    axis: str
    stages: int
    microbatches: int
    schedule: str | None
    chunks: int | None
    table: tuple | None
    costs: tuple | None
    contiguous: bool


pipeline_p = Primitive("mesh_pipeline")
tangent_p = Primitive("mesh_pipeline_tangent")
gradient_p = Primitive("mesh_pipeline_gradient")


def is_float(value):
    """Returns whether an array or abstract value has derivatives."""
    return jnp.issubdtype(value.dtype, jnp.inexact)


def floats(values):
    return [v for v in values if is_float(v)]


def trace(fn, *args):
    """Returns the jaxpr of a function of lists of arrays or abstract values."""
    return jax.make_jaxpr(fn)(*jax.tree.map(
        lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), args))


def _run(*operands, stages, counts, options):
    """Returns the values of the last stage: one micro-batch after the other."""
    inputs, params, split, captured, _ = counts.cut(operands)
    number = options.microbatches

    def cut(array):
        rows = array.shape[0] // number
        if options.contiguous:
            return array.reshape(number, rows, *array.shape[1:])
        return jnp.moveaxis(array.reshape(rows, number, *array.shape[1:]), 1, 0)

    def join(parts):
        parts = parts if options.contiguous else jnp.moveaxis(parts, 0, 1)
        return parts.reshape(parts.shape[0] * parts.shape[1], *parts.shape[2:])

    def run_one(part):
        values, parts = part
        calls = [jaxpr_as_fun(stage) for stage in stages]
        if len(calls) == 1:
            return lax.scan(lambda values, own: (calls[0](*values, *own, *parts, *captured), None),
                            values, params, length=options.stages)[0]
        for index, call in enumerate(calls):
            values = call(*values, *[p[index] for p in params], *parts, *captured)
        return values
    return [join(out) for out in lax.map(run_one, ([cut(a) for a in inputs],
                                                   [cut(a) for a in split]))]


def _with_floats(fn, operands, counts):
    """Returns a function of the floats among inputs and parameters, and their values."""
    places = [i for i in range(counts.inputs + counts.params) if is_float(operands[i])]

    def call(*values):
        full = list(operands)
        for i, value in zip(places, values, strict=True):
            full[i] = value
        return floats(fn(*full))
    return call, [operands[i] for i in places]


def _tangents(*operands, stages, counts, options):
    """Returns the tangents of values: those of a pipeline whose stages have tangents, too."""
    *lists, tangents = counts.cut(operands)
    inputs, params, split, captured = lists
    first = len(floats(inputs))
    wide = Counts(counts.inputs + first, counts.params + len(tangents) - first,
                  counts.split, counts.captured)
    stages = tuple(_tangent_stage(stage, counts) for stage in stages)
    results = pipeline_p.bind(*inputs, *tangents[:first], *params, *tangents[first:], *split,
                              *captured, stages=stages, counts=wide, options=options)
    return results[len(stages[-1].out_avals) - len(floats(stages[-1].out_avals)) // 2:]


def _tangent_stage(stage, counts):
    avals = list(stage.in_avals)
    rest = counts.params + counts.split + counts.captured
    own = Counts(len(avals) - rest, *counts[1:])
    values, params, split, captured, _ = own.cut(avals)

    def call(values, moving, params, turning, split, captured):
        fn, primals = _with_floats(jaxpr_as_fun(stage), [*values, *params, *split, *captured], own)
        out = jaxpr_as_fun(stage)(*values, *params, *split, *captured)
        return [*out, *jax.jvp(fn, primals, [*moving, *turning])[1]]
    return trace(call, values, floats(values), params, floats(params), split, captured)


def _gradients(*operands, stages, counts, options):
    *lists, cotangents = counts.cut(operands)
    fn, values = _with_floats(functools.partial(
        _run, stages=stages, counts=counts, options=options), sum(lists, []), counts)
    return list(jax.vjp(fn, *values)[1](cotangents))


def _zero(value):
    return ad.Zero(jax.typeof(value).to_tangent_aval())


def _jvp(primals, tangents, *, counts, **params):
    out = pipeline_p.bind(*primals, counts=counts, **params)
    given = [t for p, t in zip(primals, tangents[:counts.inputs + counts.params])
             if is_float(p)]
    if all(isinstance(t, ad.Zero) for t in given):
        return out, [_zero(value) for value in out]
    for stage in params["stages"]:  # JAX rejects some with an error.
        _tangent_stage(stage, counts)
    moved = iter(tangent_p.bind(*primals, *map(ad.instantiate_zeros, given), counts=counts,
                                **params))
    return out, [next(moved) if is_float(value) else _zero(value)
                 for value in out]


def _transpose(cotangents, *operands, counts, **params):
    primals, tangents = operands[:sum(counts)], operands[sum(counts):]
    found = gradient_p.bind(*primals, *map(ad.instantiate_zeros, cotangents), counts=counts,
                            **params)
    return [None] * len(primals) + [
        g if ad.is_undefined_primal(t) else None for g, t in zip(found, tangents, strict=True)]


def _differentiate_again(fn, primals, tangents, **params):
    tangents = [ad.instantiate_zeros(t) if is_float(p) else
                np.zeros(p.shape, jax.dtypes.float0) for p, t in zip(primals, tangents)]
    return jax.jvp(functools.partial(fn, **params), list(primals), tangents)


def _batch(primitive, operands, dims, *, stages, counts, options):
    """Batches operands behind rows and stages: along dim 1, and 0 of what is captured and of
    scalars between stages."""
    size, = {v.shape[d] for v, d in zip(operands, dims) if d is not None}
    def move(value, dim, place):
        if dim is None:
            return jnp.broadcast_to(jnp.expand_dims(value, place),
                                    (*value.shape[:place], size, *value.shape[place:]))
        return jnp.moveaxis(value, dim, place)
    first = sum(counts[:3])
    fixed = [dim is None for dim in dims[first:sum(counts)]]
    moved = [value if first <= i < sum(counts) and fixed[i - first] else
             move(value, dim, 0 if first <= i < sum(counts) else 1)
             for i, (value, dim) in enumerate(zip(operands, dims))]

    def vectorize(stage):
        own = len(stage.in_avals) - sum(counts[1:])
        axes = [min(1, len(a.shape)) for a in stage.in_avals[:own]] + [0] * counts.params + [1] * counts.split + [
            None if f else 0 for f in fixed]
        def grow(aval, axis):
            shape = list(aval.shape)
            shape[axis or 0:axis or 0] = [] if axis is None else [size]
            return jax.ShapeDtypeStruct(shape, aval.dtype)
        ends = [min(1, len(a.shape)) for a in stage.out_avals]
        return trace(lambda args: jax.vmap(jaxpr_as_fun(stage), axes, ends)(*args),
                     [grow(a, axis) for a, axis in zip(stage.in_avals, axes)])
    out = primitive.bind(*moved, stages=tuple(map(vectorize, stages)), counts=counts,
                         options=options)
    return out, [1] * len(out)


def _wide(aval, options):
    return jax.core.ShapedArray((aval.shape[0] * options.microbatches, *aval.shape[1:]),
                                aval.dtype)


def _define(primitive, fn, abstract):
    primitive.multiple_results = True
    primitive.def_abstract_eval(abstract)
    primitive.def_impl(lambda *args, **params: jax.jit(functools.partial(fn, **params))(*args))
    mlir.register_lowering(primitive, mlir.lower_fun(fn, multiple_results=True))
    batching.primitive_batchers[primitive] = functools.partial(_batch, primitive)


def _plain(aval):
    return jax.core.ShapedArray(aval.shape, aval.dtype)


_define(pipeline_p, _run, lambda *avals, stages, counts, options: [
    _wide(a, options) for a in stages[-1].out_avals])
_define(tangent_p, _tangents, lambda *avals, stages, counts, options: [
    _wide(a, options) for a in floats(stages[-1].out_avals)])
_define(gradient_p, _gradients, lambda *avals, stages, counts, options: [
    _plain(a) for a in floats(avals[:counts.inputs + counts.params])])
ad.primitive_jvps[pipeline_p] = _jvp
ad.primitive_jvps[tangent_p] = functools.partial(_differentiate_again, _tangents)
ad.primitive_jvps[gradient_p] = functools.partial(_differentiate_again, _gradients)
ad.primitive_transposes[tangent_p] = _transpose
