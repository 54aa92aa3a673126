"""Arguments: which are arrays that devices can hold."""

import jax
import numpy as np

from .array import Array
from .diagnostics import Diagnostic, MeshError
from .user_line import user_line

ELEMENTS = {"bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
            "bfloat16", "float16", "float32", "float64", "complex64", "complex128"}


def error_at_caller(message):
    """Returns a MeshError at the user's line."""
    line = user_line()
    return MeshError(message, [Diagnostic("error", message, *line)] if line else [])


def is_key(leaf):
    """Returns whether an argument is a key of `jax.random.key`."""
    return isinstance(leaf, (jax.Array, jax.ShapeDtypeStruct)) and \
        jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key)


def implementation_of(key):
    """Returns the name of the implementation of a key, an array or a shape."""
    found = []
    jax.eval_shape(lambda k: found.append(jax.random.key_impl(k)), key)
    return found[0]


def rank_of(leaf):
    """Returns the rank of an argument as devices have it: of a key that of its words."""
    return jax.eval_shape(jax.random.key_data, leaf).ndim if is_key(leaf) else len(np.shape(leaf))


def split_keys(tree):
    """Returns a pytree of results with keys as their words, and for each leaf the
    implementation of its key, or None. For use in a function that is traced."""
    leaves, structure = jax.tree.flatten(tree)
    found = [jax.random.key_impl(leaf) if is_key(leaf) else None for leaf in leaves]
    words = [leaf if impl is None else jax.random.key_data(leaf)
             for leaf, impl in zip(leaves, found, strict=True)]
    return jax.tree.unflatten(structure, words), found


def check_arguments(leaves, names):
    """Raises MeshError for an argument that is no array, or has elements that devices
    have not."""
    for leaf, name in zip(leaves, names):
        if isinstance(leaf, (bool, int, float, complex)):
            continue
        if is_key(leaf):
            continue
        if not isinstance(leaf, (np.ndarray, np.generic, jax.Array, jax.ShapeDtypeStruct, Array)):
            raise error_at_caller(f"argument '{name}' must be an array or a number, but is of "
                                  f"type {type(leaf).__name__}")
        if not isinstance(leaf, Array) and np.dtype(leaf.dtype).name not in ELEMENTS:
            raise error_at_caller(f"argument '{name}' must have elements that devices have, "
                                  f"{', '.join(sorted(ELEMENTS))}, but has {leaf.dtype}")
