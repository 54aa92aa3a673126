"""Policies of saved values: `jax.checkpoint` and `checkpoint_name`.

JAX applies policies itself where it takes gradients. A forward program that Mesh differentiates
has functions with `mesh.checkpoint` for them.
"""

import jax._src.ad_checkpoint as ad_checkpoint
import jax._src.core as core
from jax import lax
from jax._src.interpreters import partial_eval
from jaxlib.mlir import ir

from .custom_derivatives import lower_call, name_of
from .ops import attributes_of, replace, walk

ATTRIBUTE = "mesh.checkpoint"
NAME_ATTRIBUTE = "mesh.checkpoint_name"
# The custom call that stands for `checkpoint_name`.
NAME = "mesh.checkpoint_name"

_original = getattr(ad_checkpoint, "_remat_lowering", None) or ad_checkpoint.remat_lowering
_DOT = (((1,), (0,)), ((), ()))
_BATCH_DOT = (((2,), (1,)), ((0,), (0,)))


def _saves(policy, primitive, **params):
    try:
        saved = policy(primitive, **params)
    except Exception:  # A policy of the user's own may look at more than it is given here.
        return False
    return saved is True or saved is partial_eval.Saveable


def _names_in(jaxpr):
    names = []
    for eqn in jaxpr.eqns:
        if eqn.primitive is ad_checkpoint.name_p:
            names.append(eqn.params["name"])
    for inner in core.subjaxprs(jaxpr):
        names += _names_in(inner)
    return names


def _saving_of(policy, jaxpr):
    """Returns the attribute for a policy: the most that Mesh has and that it saves."""
    if policy is None:
        return ir.UnitAttr.get()
    if _saves(policy, lax.sin_p):
        return ir.StringAttr.get("everything")
    if _saves(policy, lax.dot_general_p, dimension_numbers=_BATCH_DOT):
        return ir.StringAttr.get("contractions")
    if _saves(policy, lax.dot_general_p, dimension_numbers=_DOT):
        return ir.StringAttr.get("contractions_without_batch")
    names = [n for n in dict.fromkeys(_names_in(jaxpr))
             if _saves(policy, ad_checkpoint.name_p, name=n)]
    if not names:
        return ir.UnitAttr.get()
    return ir.ArrayAttr.get([ir.StringAttr.get(n) for n in names])


def _lower_checkpoint(context, *operands, jaxpr, differentiated, policy, **params):
    if differentiated:
        return _original(context, *operands, jaxpr=jaxpr, differentiated=differentiated,
                         policy=policy, **params)
    results = lower_call(context, "checkpoint", core.ClosedJaxpr(jaxpr, ()), operands)
    if results:
        name = name_of(results[0].owner.attributes["callee"])
        function = context.module_context.symbol_table[name].operation
        function.attributes[ATTRIBUTE] = _saving_of(policy, jaxpr)
    return results


def _lower_name(context, value, *, name):
    call = ir.Operation.create("stablehlo.custom_call", results=[value.type], operands=[value],
                               attributes={"call_target_name": ir.StringAttr.get(NAME),
                                           "backend_config": ir.StringAttr.get(name)})
    return call.results


LOWERINGS = ((ad_checkpoint.remat_p, _lower_checkpoint), (ad_checkpoint.name_p, _lower_name))


def check_checkpoints(module):
    """Forgets what is saved of functions if JAX has taken the gradient: barriers tell."""
    ops = walk(module.operation)
    if not any(op.name == "stablehlo.optimization_barrier" for op in ops):
        return
    for op in ops:
        if op.name == "func.func" and ATTRIBUTE in attributes_of(op):
            del op.attributes[ATTRIBUTE]
        elif (op.name == "stablehlo.custom_call"
              and ir.StringAttr(op.attributes["call_target_name"]).value == NAME):
            replace(op, list(op.operands))
