"""Ops that Mesh does not have, and the way around."""

from .errors import error_at
from .ops import walk
from .shard_map import REGION_OPS

REASONS = {
    "stablehlo.custom_call": "calls a library that Mesh does not have: "
                             "run it outside of the program",
    "stablehlo.rng": "expected random numbers that a key determines: use jax.random",
}


def refuse(op):
    """Raises the error of an op that Mesh does not have."""
    raise error_at(op, REASONS.get(op.name, "has no form in linalg"))


def refuse_rest(module):
    """Raises an error if ops are left that belong to other dialects."""
    for op in walk(module.operation):
        dialect = op.name.partition(".")[0]
        if dialect in ("stablehlo", "chlo", "sdy", "mhlo"):
            if op.name in ("stablehlo.optimization_barrier", *REGION_OPS):
                continue
            refuse(op)
        if op.name == "builtin.unrealized_conversion_cast":
            raise error_at(op, f"has no form in linalg for {op.results[0].type}")
