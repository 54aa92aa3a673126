"""Checkpoints: pytrees of arrays in files, .safetensors or .npz.

A tensor's name is its path in the pytree, joined by dots, as in argument names:
`layers.0.w`.

>>> import jax.numpy as jnp
>>> from jax.sharding import AbstractMesh, PartitionSpec as P
>>> from mesh_spmd import checkpoint
>>> state = {"w": jnp.ones((8, 4)), "b": jnp.zeros(4)}
>>> checkpoint.save("state.safetensors", state)
>>> mesh = AbstractMesh((4,), ("data",))
>>> checkpoint.load("state.safetensors", state, P("data"), mesh=mesh)["w"].sharding.spec
P('data',)
"""

import jax
import numpy as np

from .arguments import check_arguments, implementation_of, is_key
from .array import Array, ArrayType
from .complex import part_name
from .complex_array import ComplexArray, pair_up
from .diagnostics import MeshError
from .layouts import layout_of
from .names import unique
from .native import native
from .placement import device_put, named_sharding
from .shardings import flat_shardings


def tensor_names(tree, prefix=""):
    """Returns the names of the leaves of a pytree: their paths, behind `prefix`."""
    paths = jax.tree_util.tree_flatten_with_path(tree)[0]
    keys = [jax.tree_util.keystr(path, simple=True, separator=".") for path, _ in paths]
    return unique(".".join(filter(None, (prefix, key))) or "value" for key in keys)


def save(file, tree, *, prefix=""):
    """Writes the arrays of a pytree to a file. After an error the file is as it was.

    file: a path that ends in .safetensors or .npz.
    prefix: goes before each name. With the name of a function's parameter, such as
      "params", the names are those of a program's arguments, for `mesh-run --params`.

    Unsigned integers are written as signed integers of the same bits, and complex numbers
    as two tensors, `z.real` and `z.imag`. A key of `jax.random.key` is written as its words,
    with the name of its implementation: `rng.threefry2x32`. The argument of a program is
    `rng`: give `mesh-run` its words by `--arg`.
    """
    leaves, names = jax.tree.leaves(tree), tensor_names(tree, prefix)
    names = [_key_name(name, leaf) if is_key(leaf) else name
             for name, leaf in zip(names, leaves, strict=True)]
    arrays = [leaf if isinstance(leaf, Array) else device_put(
        jax.random.key_data(leaf) if is_key(leaf) else leaf) for leaf in leaves]
    data = [part for array in arrays for part in (
        array._get() if isinstance(array, ComplexArray) else (array._get(),))]
    native().write_tensors(str(file), _names_of_parts(names, [a.dtype for a in arrays]), data)


def _key_name(name, key):
    return f"{name}.{implementation_of(key)}"


def _names_of_parts(names, types):
    """Returns the names of what is written of arrays: two for a complex one."""
    return [part for name, type_ in zip(names, types, strict=True)
            for part in ([part_name(name, i) for i in range(2)]
                         if np.dtype(type_).kind == "c" else [name])]


def load(file, like, shardings=None, *, mesh=None, prefix=""):
    """Reads the arrays of a pytree from a file, and splits them. Returns Arrays, and keys as
    `jax.Array`s, which are not split.

    like: a pytree of arrays or `jax.ShapeDtypeStruct`s, whose shapes and types the
      tensors must have. The file may have other tensors, too.
    shardings: a pytree prefix of `NamedSharding`s, or of `PartitionSpec`s on `mesh`,
      whatever the mesh that the file was written from; None: those of `like`.
    prefix: goes before each name.
    """
    opened = native().TensorFile.open(str(file))
    leaves, tree = jax.tree.flatten(like)
    names = tensor_names(like, prefix)
    check_arguments(leaves, names)
    names = [_key_name(name, leaf) if is_key(leaf) else name
             for name, leaf in zip(names, leaves, strict=True)]
    words = [jax.eval_shape(jax.random.key_data, leaf) if is_key(leaf) else leaf
             for leaf in leaves]
    types = [_type_of(leaf) for leaf in words]
    parts = _names_of_parts(names, types)
    missing = sorted(set(parts) - set(opened.names))
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
    for leaf, data, dtype, stored, sharding in zip(
            leaves, words, types, pair_up(parts, types), chosen, strict=True):
        shape = tuple(np.shape(data))
        sharding = named_sharding(None if is_key(leaf) else sharding, mesh)
        type_ = ArrayType.get(shape, dtype, sharding)
        try:
            layout = layout_of(shape, dtype, sharding)
            if dtype.kind == "c":
                data = tuple(opened.read(name, layout) for name in stored)
                arrays.append(ComplexArray(data, type_))
            else:
                arrays.append(Array(opened.read(stored, layout), type_))
            if is_key(leaf):
                arrays[-1] = jax.random.wrap_key_data(np.asarray(arrays[-1]),
                                                      impl=implementation_of(leaf))
        except MeshError as error:
            raise MeshError(f"{file}: {error}") from None
    return jax.tree.unflatten(tree, arrays)


def _type_of(leaf):
    """Returns the type that JAX gives an array or a number."""
    return np.dtype(jax.dtypes.canonicalize_dtype(
        leaf.dtype if hasattr(leaf, "dtype") else jax.dtypes.result_type(leaf)))
