"""Arguments: which are arrays that devices can hold."""

import jax
import numpy as np

from .array import Array
from .diagnostics import Diagnostic, MeshError
from .user_line import user_line

ELEMENTS = {"bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
            "bfloat16", "float16", "float32", "float64"}


def error_at_caller(message):
    """Returns a MeshError at the user's line."""
    line = user_line()
    return MeshError(message, [Diagnostic("error", message, *line)] if line else [])


def check_arguments(leaves, names):
    """Raises MeshError for an argument that is no array, or has elements of a type that
    devices do not have."""
    for leaf, name in zip(leaves, names):
        if isinstance(leaf, (bool, int, float)):
            continue
        if isinstance(leaf, jax.Array) and jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.extended):
            continue
        if not isinstance(leaf, (np.ndarray, np.generic, jax.Array, jax.ShapeDtypeStruct, Array)):
            raise error_at_caller(f"argument '{name}' must be an array or a number, but is of "
                                  f"type {type(leaf).__name__}")
        if not isinstance(leaf, Array) and np.dtype(leaf.dtype).name not in ELEMENTS:
            raise error_at_caller(f"argument '{name}' must have elements that devices have, "
                                  f"{', '.join(sorted(ELEMENTS))}, but has {leaf.dtype}")
