"""Derivatives that programs give functions by `jax.custom_jvp`, `jax.custom_vjp` and
`lax.custom_linear_solve`, and JAX's own of gathers, special functions, draws and factorizations.

JAX lowers a call of such a function as the values alone. Mesh differentiates stages of pipelines,
and programs that are converted for it. There the call becomes one of a function with
`mesh.custom_vjp`: the forward and backward functions that JAX makes of the rule. With
`mesh.custom_jvp` it has the function for forward mode, too, if JAX has it.
"""

import dataclasses
import functools
import inspect

import jax
import jax._src.interpreters.mlir as jax_mlir
import jax.numpy as jnp
from jax._src import core, source_info_util
from jax._src.custom_derivatives import custom_jvp_call_p, custom_vjp_call_p
from jax._src.interpreters.ad import CustomVJPException
from jax._src.lax import lax, linalg, slicing, special
from jax._src.lax.control_flow.loops import cumprod_p
from jax._src.lax.control_flow.solves import linear_solve_p
from jax._src.mesh import use_abstract_mesh
from jax._src.random import random_gamma_p
from jaxlib.mlir import ir

from .errors import ConversionError
from .ops import attributes_of, walk
from .pipeline_primitives import floats, is_float, trace

ATTRIBUTE = "mesh.custom_vjp"
TANGENT_ATTRIBUTE = "mesh.custom_jvp"
# Marks a function that solves linear equations. It has the numbers of operands that the equation,
# its transpose and the solver read.
SOLUTION_ATTRIBUTE = "mesh.solution"
_CALLS = custom_jvp_call_p, custom_vjp_call_p
NO_DERIVATIVE_ATTRIBUTE = "mesh.no_derivative"
# Their values are computed by masks, polynomials, quotients or loops. Derivatives of these would
# be slower than JAX's, and less exact, or read more saved values, or there are none.
_EXPANDED = (
    slicing.gather_p, lax.acos_p, lax.acosh_p, lax.asin_p, lax.asinh_p, lax.atanh_p, lax.cosh_p,
    lax.logistic_p, lax.sinh_p, special.bessel_i0e_p, special.bessel_i1e_p, special.digamma_p,
    special.erf_inv_p, special.erf_p, special.erfc_p, special.igamma_p, special.igammac_p,
    special.lgamma_p, special.polygamma_p, special.regularized_incomplete_beta_p, random_gamma_p,
    linalg.cholesky_p, linalg.lu_p, linalg.qr_p, linalg.triangular_solve_p)
# Functions of complex numbers with JAX's derivatives: their values are many ops on both parts, or
# loops. JAX's of `acosh` has the wrong sign where the real part is negative, and that of `sign` is
# zero.
_COMPLEX = (
    lax.abs_p, lax.acos_p, lax.asin_p, lax.asinh_p, lax.atan_p, lax.atanh_p, lax.cos_p,
    lax.cosh_p, lax.div_p, lax.exp_p, lax.expm1_p, lax.integer_pow_p, lax.log1p_p, lax.log_p,
    lax.logistic_p, lax.pow_p, lax.reduce_prod_p, lax.rsqrt_p, lax.sin_p, lax.sinh_p, lax.sqrt_p,
    lax.tan_p, lax.tanh_p, cumprod_p, linalg.cholesky_p, linalg.lu_p, linalg.qr_p,
    linalg.triangular_solve_p)
# The number of first operands by which JAX has no derivative.
_WITHOUT_DERIVATIVE = {special.polygamma_p: 1, special.regularized_incomplete_beta_p: 2}
_PRIMITIVES = (*_CALLS, linear_solve_p, *{*_EXPANDED, *_COMPLEX})


def with_rules(context, *others):
    """Returns the context of a lowering for code that Mesh differentiates, where `others` are
    lowered by rules of their own, too."""
    plain = _without_rules(context.module_context)
    return context.replace(module_context=_with_lowerings(
        plain, *others, *rule_lowerings(plain)))


def rule_lowerings(plain=None):
    """Returns lowerings of calls that keep rules. plain: the context of the module for code
    that is not differentiated; None: that of the first call, without rules."""
    kept = [plain]

    def lower(primitive, context, *operands, **params):
        kept[0] = kept[0] or _without_rules(context.module_context)
        return _lower(primitive, kept[0], context, *operands, **params)
    return tuple((p, _Rule(lower, p)) for p in _PRIMITIVES)


class _Rule(functools.partial):
    """A lowering that keeps the rule of a call."""


def _with_lowerings(module_context, *lowerings):
    # Functions that were lowered in another way stay where they are.
    parameters = module_context.lowering_parameters
    return module_context.replace(
        lowering_cache={}, cached_primitive_lowerings={},
        lowering_parameters=dataclasses.replace(parameters, override_lowering_rules=(
            *lowerings, *(parameters.override_lowering_rules or ()))))


def _without_rules(module_context):
    parameters = module_context.lowering_parameters
    rules = parameters.override_lowering_rules or ()
    others = tuple(r for r in rules if not isinstance(r[1], _Rule))
    if len(others) == len(rules):
        return module_context
    return _with_lowerings(module_context.replace(lowering_parameters=dataclasses.replace(
        parameters, override_lowering_rules=others)))


def _lower(primitive, plain, context, *operands, **params):
    call = functools.partial(_bind, primitive, params)
    # The functions of a rule are not differentiated any more, and may call what has it.
    context = context.replace(module_context=plain)
    if not _has_rule(primitive, context):
        return jax_mlir.lower_fun(call)(context, *operands)
    jaxpr = params.get("call_jaxpr") or trace_local(
        lambda operands: call(*operands), context.avals_in)
    results = lower_call(context, "custom", jaxpr, operands)
    if not results:
        return results
    owner = results[0].owner
    function = plain.symbol_table[name_of(owner.attributes["callee"])].operation
    if primitive is linear_solve_p:
        mark_solution(function, params["const_lengths"])
    if ATTRIBUTE not in attributes_of(function):
        # The rule of a function says nothing about values from around it: its first operands.
        fixed = params.get("num_consts", _WITHOUT_DERIVATIVE.get(primitive, 0))
        _add_rules(primitive, context, function, call, jaxpr.jaxpr, fixed)
    return results


def mark_solution(function, lengths):
    """Notes that a function solves. lengths: the number of operands that each part of it reads."""
    numbers = lengths.matvec, lengths.vecmat, lengths.solve + lengths.transpose_solve
    function.attributes[SOLUTION_ATTRIBUTE] = ir.DenseI64ArrayAttr.get(numbers)


def _add_rules(primitive, context, function, call, jaxpr, least):
    """Adds to a function the rules that JAX has for it, if any: it has none for the factor Q
    of some shapes, whose derivatives are those of the loops then. There are no derivatives by
    the first operands: `least`, or more."""
    try:
        fixed, forward, backward = _find_rule(
            call, context.avals_in, len(context.avals_out), least)
    except NotImplementedError:
        return
    function.attributes[ATTRIBUTE] = ir.ArrayAttr.get([
        lower_function(context, "custom_forward", forward),
        lower_function(context, "custom_backward", backward)])
    if primitive is not custom_vjp_call_p and _has_forward_mode(jaxpr):
        function.attributes[TANGENT_ATTRIBUTE] = lower_function(
            context, "custom_tangent", _trace_tangent(call, context.avals_in, fixed))
    if fixed:
        marked = ir.DictAttr.get({NO_DERIVATIVE_ATTRIBUTE: ir.UnitAttr.get()})
        function.attributes["arg_attrs"] = ir.ArrayAttr.get([
            marked if i < fixed else ir.DictAttr.get() for i in range(len(context.avals_in))])


def _has_rule(primitive, context):
    """Returns whether calls of a primitive keep a rule: JAX's own if results have derivatives."""
    if primitive in _CALLS or primitive is linear_solve_p:
        return True
    is_complex = any(jnp.issubdtype(aval.dtype, jnp.complexfloating)
                     for aval in (*context.avals_in, *floats(context.avals_out)))
    kept = _COMPLEX if is_complex else _EXPANDED
    return primitive in kept and bool(floats(context.avals_out))


def _bind(primitive, params, *operands):
    if primitive not in _CALLS:
        out = primitive.bind(*operands, **params)
        return out if primitive.multiple_results else [out]
    found = primitive.get_bind_params(params)
    # JAX before 0.10 returns functions and further parameters.
    functions, rest = found if isinstance(found, tuple) else ((), found)
    return primitive.bind(*functions, *operands, **rest)


def _find_rule(call, avals, count, least):
    """Returns the number of first operands that are fixed, and what `_trace_rule` does. Those are
    as few as JAX allows, but `least`: in a solve, it does not tell which ones a function with a
    rule has from around it."""
    for fixed in range(least, len(avals)):
        try:
            return fixed, *_trace_rule(call, avals, fixed, count)
        except CustomVJPException:
            continue
    return len(avals), *_trace_rule(call, avals, len(avals), count)


def _trace_rule(call, avals, fixed, count):
    """Returns the jaxprs of the forward function, which returns `count` results and what is
    saved, and of the backward function of that and of cotangents. The function has no derivatives
    by the first `fixed` operands."""
    trees = []

    def forward(operands):
        run = functools.partial(_run, call, operands[:fixed], operands[fixed:])
        _, pull, out = jax.vjp(run, floats(operands[fixed:]), has_aux=True)
        saved, tree = jax.tree.flatten(pull)
        trees.append(tree)
        return [*out, *saved]

    def backward(saved, cotangents):
        zeros = [jnp.zeros(a.shape, a.dtype) for a in floats(avals[:fixed])]
        found = jax.tree.unflatten(trees[-1], saved)(list(map(_conjugate, cotangents)))[0]
        return [*zeros, *map(_conjugate, found)]
    first = trace_local(forward, avals)
    results, saved = first.out_avals[:count], first.out_avals[count:]
    second = trace_local(backward, saved, floats(results))
    _check_captured(first, second)
    return first, second


def _conjugate(cotangent):
    """Returns the cotangent with that of the imaginary part, or JAX's given that one: JAX's pairs
    with a tangent as the real part of their product, Mesh's with each part by itself."""
    is_complex = jnp.issubdtype(cotangent.dtype, jnp.complexfloating)
    return jnp.conj(cotangent) if is_complex else cotangent


def _has_forward_mode(jaxpr):
    """Returns whether no function that is called has reverse mode alone."""
    return not any(eqn.primitive is custom_vjp_call_p
                   or not all(map(_has_forward_mode, core.jaxprs_in_params(eqn.params)))
                   for eqn in jaxpr.eqns)


def _trace_tangent(call, avals, fixed):
    """Returns the jaxpr of the function of operands and tangents of floats, which returns results
    and tangents of floats. The first `fixed` operands have tangents that are not read."""
    def tangent(operands, tangents):
        run = functools.partial(_run, call, operands[:fixed], operands[fixed:])
        moving = tangents[len(floats(operands[:fixed])):]
        _, moved, out = jax.jvp(run, (floats(operands[fixed:]),), (moving,), has_aux=True)
        return [*out, *moved]
    closed = trace_local(tangent, avals, floats(avals))
    _check_captured(closed)
    return closed


def _run(call, fixed, operands, moving):
    """Calls with floats of the operands replaced by `moving`. Returns floats of the results, and
    all results."""
    moving = iter(moving)
    out = call(*fixed, *[next(moving) if is_float(o) else o for o in operands])
    return floats(out), out


def _check_captured(*rules):
    for closed in rules:
        for variable, value in zip(closed.jaxpr.constvars, closed.consts, strict=True):
            if isinstance(value, core.Tracer):
                _refuse_captured(closed.jaxpr, variable)


def _refuse_captured(jaxpr, variable):
    """Raises the error for a traced value that is no constant, at its first use."""
    lines = [source_info_util.summarize(eqn.source_info).rsplit(" (", 1)[0]
             for eqn in jaxpr.eqns if any(v is variable for v in eqn.invars)]
    where = f"{lines[0]}: " if lines and lines[0] else ""
    raise ConversionError(f"{where}the rule of a custom derivative reads a value from around "
                          "it: pass it as an argument")


def trace_local(fn, *lists):
    """Traces as `trace` does. In `shard_map`, types say over which axes values vary."""
    avals = sum(map(list, lists), [])
    meshes = [a.sharding.mesh for a in avals if hasattr(a, "sharding")]
    mesh = next((m for m in meshes if m.manual_axes), None)
    if mesh is None:
        return trace(fn, *lists)
    axes = [(name, mesh.shape[name]) for name in mesh.manual_axes]
    with core.extend_axis_env_nd(axes), use_abstract_mesh(mesh):
        return jax.make_jaxpr(fn)(*lists)


def lower_call(context, name, jaxpr, operands):
    """Lowers a jaxpr as a function, and returns the results of a call of it."""
    return jax_mlir.core_call_lowering(
        context.replace(avals_in=jaxpr.in_avals, avals_out=jaxpr.out_avals), *operands,
        name=name, call_jaxpr=jaxpr)


def lower_function(context, name, jaxpr):
    """Lowers a jaxpr as a function, and returns its symbol."""
    scratch = ir.Module.create()
    with ir.InsertionPoint(scratch.body):
        arguments = [ir.Operation.create("builtin.unrealized_conversion_cast", results=[
            ir_type(context, aval)]).result for aval in jaxpr.in_avals]
        lower_call(context, name, jaxpr, arguments)
    return scratch.body.operations[len(jaxpr.in_avals)].attributes["callee"]


def ir_type(context, aval):
    """Returns the type that JAX lowers an abstract value to."""
    return jax_mlir.aval_to_ir_type(*[context.module_context] * _needs_module(), aval)


@functools.cache
def _needs_module():
    # Versions of JAX before 0.10 need no module.
    return len(inspect.signature(jax_mlir.aval_to_ir_type).parameters) > 1


def functions_of(module):
    """Returns the functions of a module by name."""
    return {ir.StringAttr(op.operation.attributes["sym_name"]).value: op.operation
            for op in module.body.operations if op.operation.name == "func.func"}


def drop_rules(module):
    """Removes the rules of functions."""
    for function in functions_of(module).values():
        for name in {ATTRIBUTE, TANGENT_ATTRIBUTE} & {*attributes_of(function)}:
            del function.attributes[name]


def _rule_of(function):
    """Returns references to the functions of a rule."""
    attributes = attributes_of(function)
    return [*attributes[ATTRIBUTE], *(attributes[name] for name in (TANGENT_ATTRIBUTE,)
                                      if name in attributes)]


def merge_equal(module):
    """Makes functions that are equal one, if there are rules: pipelines are equal only if they
    call the same."""
    while True:
        functions = functions_of(module)
        if not any(ATTRIBUTE in attributes_of(f) for f in functions.values()):
            return
        calls = [op for op in walk(module.operation) if op.name == "func.call"]
        rules = [f for f in functions.values() if ATTRIBUTE in attributes_of(f)]
        called = {name_of(op.attributes["callee"]) for op in calls} | {
            name_of(a) for f in rules for a in _rule_of(f)}
        first, same = {}, {}
        for name in sorted(called):
            text = str(functions[name]).replace(f"@{name}(", "@(", 1)
            kept = first.setdefault(text, name)
            if kept != name:
                same[name] = ir.FlatSymbolRefAttr.get(kept)
        if not same:
            return
        for op in calls:
            op.attributes["callee"] = same.get(
                name_of(op.attributes["callee"]), op.attributes["callee"])
        for function in rules:
            function.attributes[ATTRIBUTE] = ir.ArrayAttr.get(
                [same.get(name_of(a), a) for a in function.attributes[ATTRIBUTE]])
            if TANGENT_ATTRIBUTE in attributes_of(function):
                tangent = function.attributes[TANGENT_ATTRIBUTE]
                function.attributes[TANGENT_ATTRIBUTE] = same.get(name_of(tangent), tangent)
        for name in same:
            functions[name].erase()


def name_of(symbol):
    """Returns the name that a reference has."""
    return ir.FlatSymbolRefAttr(symbol).value
