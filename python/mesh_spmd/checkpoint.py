"""Checkpoints: pytrees of arrays in files, .safetensors or .npz.

A tensor's name is its path in the pytree, joined by dots, as in argument names:
`layers.0.w`.
"""

import jax
import numpy as np

from .arguments import ELEMENTS, check_arguments
from .array import Array, ArrayType, device_put, named_sharding
from .diagnostics import MeshError
from .layouts import layout_of
from .names import unique
from .native import native
from .shardings import flat_shardings


def tensor_names(tree, prefix=""):
    """Returns the names of the leaves of a pytree: their paths, behind `prefix`."""
    paths = jax.tree_util.tree_flatten_with_path(tree)[0]
    keys = [jax.tree_util.keystr(path, simple=True, separator=".") for path, _ in paths]
    return unique(".".join(filter(None, (prefix, key))) or "value" for key in keys)


def save(file, tree, *, prefix=""):
    """Writes the arrays of a pytree to a file, which is there as a whole or, after an
    error, as it was before.

    file: a path that ends in .safetensors or .npz. prefix: goes before each name; with
    that of a parameter, as in "params", the names are those of the arguments of a
    program, for `mesh-run --params`. Unsigned integers are written as those of their
    bits that have a sign.
    """
    arrays = [leaf if isinstance(leaf, Array) else device_put(leaf)
              for leaf in jax.tree.leaves(tree)]
    native().write_tensors(str(file), list(tensor_names(tree, prefix)),
                           [array._get() for array in arrays])


def load(file, like, shardings=None, *, mesh=None, prefix=""):
    """Reads the arrays of a pytree from a file, and splits them. Returns Arrays.

    like: a pytree of arrays or `jax.ShapeDtypeStruct`s, whose shapes and types the
      tensors must have. The file may have other tensors, too.
    shardings: a pytree prefix of `NamedSharding`s, or of `PartitionSpec`s on `mesh`,
      whatever the mesh that the file was written from; None: those of `like`.
    prefix: goes before each name.
    """
    opened = native().TensorFile.open(str(file))
    leaves, tree = jax.tree.flatten(like)
    names = tensor_names(like, prefix)
    check_arguments(leaves, names, ELEMENTS)
    missing = sorted(set(names) - set(opened.names))
    if missing:
        raise MeshError(f"{file}: expected tensors {', '.join(missing[:5])}"
                        + (f" and {len(missing) - 5} more" if len(missing) > 5 else "")
                        + f", got {', '.join(opened.names[:5])}"
                        + (f" and {len(opened.names) - 5} more" if len(opened.names) > 5 else ""))
    chosen = flat_shardings(shardings, like)
    if shardings is None:
        own = [getattr(leaf, "sharding", None) for leaf in leaves]
        chosen = [s if isinstance(s, jax.sharding.NamedSharding) else None for s in own]
    arrays = []
    for leaf, name, sharding in zip(leaves, names, chosen, strict=True):
        dtype = np.dtype(jax.dtypes.canonicalize_dtype(jax.dtypes.result_type(leaf)
                         if not hasattr(leaf, "dtype") else leaf.dtype))
        shape, sharding = tuple(np.shape(leaf)), named_sharding(sharding, mesh)
        try:
            data = opened.read(name, layout_of(shape, dtype, sharding))
        except MeshError as error:
            raise MeshError(f"{file}: {error}") from None
        arrays.append(Array(data, ArrayType.get(shape, dtype, sharding)))
    return jax.tree.unflatten(tree, arrays)
