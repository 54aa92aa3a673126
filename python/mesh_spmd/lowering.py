"""Lowerings of primitives: StableHLO of JAX's own would lose what Mesh needs, or round a
lot."""

import jax._src.interpreters.mlir as jax_mlir
import jax.numpy as jnp
from jax._src import ad_util
from jax._src.lax import lax, special
from jaxlib.mlir import ir

from . import saving, solves
from .custom_derivatives import rule_lowerings
from .incomplete_beta import incomplete_beta
from .pipeline_import import LOWERINGS
from .solves import STOP_GRADIENT
from .versions import enable_x64


def _stop_gradient(context, value):
    """JAX's own rule is the identity, through which Mesh would differentiate."""
    if not jnp.issubdtype(context.avals_in[0].dtype, jnp.inexact):
        return [value]
    call = ir.Operation.create("stablehlo.custom_call", results=[value.type], operands=[value],
                               attributes={"call_target_name": ir.StringAttr.get(STOP_GRADIENT)})
    return call.results


def _bits(context, value, **params):
    """The derivative of a number's bits is zero, also as a number of the same type. Mesh would
    take that for the identity."""
    if context.avals_in[0].dtype == params["new_dtype"]:
        return _stop_gradient(context, value)
    return lax._bitcast_convert_type_lower(context, value, **params)


def _incomplete_beta(context, *operands):
    if context.avals_in[0].dtype == jnp.float32:
        with enable_x64(True):
            return jax_mlir.lower_fun(incomplete_beta, multiple_results=False)(
                context, *operands)
    own = special._up_and_broadcast(special.regularized_incomplete_beta_impl)
    return jax_mlir.lower_fun(own, multiple_results=False)(context, *operands)


_LOWERINGS = (
    (ad_util.stop_gradient_p, _stop_gradient),
    (lax.bitcast_convert_type_p, _bits),
    (special.regularized_incomplete_beta_p, _incomplete_beta),
    *saving.LOWERINGS, *LOWERINGS)
_PARAMETERS = jax_mlir.LoweringParameters(override_lowering_rules=_LOWERINGS)


def parameters(differentiable=False):
    """Returns JAX's parameters of a lowering. differentiable: of code that Mesh differentiates."""
    if not differentiable:
        return _PARAMETERS
    return jax_mlir.LoweringParameters(
        override_lowering_rules=(*rule_lowerings(), *solves.LOWERINGS, *_LOWERINGS))
