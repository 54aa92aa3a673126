"""Lowerings of the primitives whose StableHLO would lose what Mesh needs."""

import jax._src.interpreters.mlir as jax_mlir
import jax.numpy as jnp
from jax._src import ad_util
from jaxlib.mlir import ir

from .pipeline_import import LOWERINGS

# The custom call that stands for `lax.stop_gradient`.
STOP_GRADIENT = "mesh.stop_gradient"


def _stop_gradient(context, value):
    """JAX's own rule is the identity, through which Mesh would differentiate."""
    if not jnp.issubdtype(context.avals_in[0].dtype, jnp.inexact):
        return [value]
    call = ir.Operation.create("stablehlo.custom_call", results=[value.type], operands=[value],
                               attributes={"call_target_name": ir.StringAttr.get(STOP_GRADIENT)})
    return call.results


PARAMETERS = jax_mlir.LoweringParameters(override_lowering_rules=(
    (ad_util.stop_gradient_p, _stop_gradient), *LOWERINGS))
