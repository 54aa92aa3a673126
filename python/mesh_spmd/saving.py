"""Policies of saved values: `jax.checkpoint` and `checkpoint_name`.

JAX applies policies itself where it takes gradients. A forward program that Mesh differentiates
has functions with `mesh.checkpoint` for them.
"""

import jax._src.ad_checkpoint as ad_checkpoint
import jax._src.core as core
from jax import lax
from jax._src.interpreters import partial_eval
from jax._src.util import weakref_lru_cache
from jaxlib.mlir import ir

from .custom_derivatives import functions_of, lower_call, name_of
from .ops import attributes_of, replace, walk

ATTRIBUTE = "mesh.checkpoint"
NAME_ATTRIBUTE = "mesh.checkpoint_name"
# The custom call that stands for `checkpoint_name`.
NAME = "mesh.checkpoint_name"
# The attribute of a module with code that JAX recomputes for a gradient.
_DIFFERENTIATED = "mesh.differentiated"

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
    names = [n for n in dict.fromkeys(_names_in(jaxpr))
             if _saves(policy, ad_checkpoint.name_p, name=n)]
    kind = None
    if _saves(policy, lax.dot_general_p, dimension_numbers=_BATCH_DOT):
        kind = "contractions"
    elif _saves(policy, lax.dot_general_p, dimension_numbers=_DOT):
        kind = "contractions_without_batch"
    if names:
        return ir.ArrayAttr.get([ir.StringAttr.get(n) for n in [kind, *names] if n])
    return ir.StringAttr.get(kind) if kind else ir.UnitAttr.get()


@weakref_lru_cache
def _copy(jaxpr, saving):
    """Returns one jaxpr for each policy: JAX lowers equal jaxprs to one function."""
    return jaxpr.replace()


def _lower_checkpoint(context, *operands, jaxpr, differentiated, policy, **params):
    if differentiated:
        module = context.module_context.module.operation
        module.attributes[_DIFFERENTIATED] = ir.UnitAttr.get()
        return _original(context, *operands, jaxpr=jaxpr, differentiated=differentiated,
                         policy=policy, **params)
    saving = _saving_of(policy, jaxpr)
    results = lower_call(context, "checkpoint",
                         core.ClosedJaxpr(_copy(jaxpr, str(saving)), ()), operands)
    if results:
        name = name_of(results[0].owner.attributes["callee"])
        function = context.module_context.symbol_table[name].operation
        function.attributes[ATTRIBUTE] = saving
    return results


def _lower_name(context, value, *, name):
    call = ir.Operation.create("stablehlo.custom_call", results=[value.type], operands=[value],
                               attributes={"call_target_name": ir.StringAttr.get(NAME),
                                           "backend_config": ir.StringAttr.get(name)})
    return call.results


LOWERINGS = ((ad_checkpoint.remat_p, _lower_checkpoint), (ad_checkpoint.name_p, _lower_name))


def is_differentiated(module):
    """Returns whether JAX has taken a gradient of code with policies."""
    return _DIFFERENTIATED in attributes_of(module.operation)


def forget_checkpoints(module, stages):
    """Forgets what is saved, as JAX has taken the gradient. Mesh takes that of pipelines: the
    functions named `stages`, and those that they call, keep it."""
    functions = functions_of(module)
    kept, rest = set(), list(stages)
    while rest:
        name = rest.pop()
        if name not in kept:
            kept.add(name)
            rest += [name_of(op.attributes["callee"]) for op in walk(functions[name])
                     if op.name == "func.call"]
    for name in set(functions) - kept:
        if ATTRIBUTE in attributes_of(functions[name]):
            del functions[name].attributes[ATTRIBUTE]
        for op in walk(functions[name]):
            if (op.name == "stablehlo.custom_call"
                    and ir.StringAttr(op.attributes["call_target_name"]).value == NAME):
                replace(op, list(op.operands))
