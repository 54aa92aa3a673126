"""Parameters: tables, counts, norms, masks, and FSDP shardings of pytrees.

>>> import jax.numpy as jnp
>>> from jax.sharding import AbstractMesh
>>> from mesh_spmd import parameters
>>> params = {"w": jnp.ones((512, 1024)), "b": jnp.zeros(1024)}
>>> specs = parameters.shard_params(params, AbstractMesh((4,), ("data",)), "data")
>>> specs["w"]
P(None, 'data')
>>> parameters.get_param_mask_fn(exclude="^b$")(params)
{'b': False, 'w': True}
"""

import math
import re

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec

from .array import Array
from .checkpoint import tensor_names
from .placement import named_sharding
from .diagnostics import MeshError
from .layouts import layout_of
from .shardings import flat_shardings
from .splits import add_axis, all_axes, axes_of
from .tables import Table


def get_num_params(tree):
    """Returns the number of elements of all leaves."""
    return sum(math.prod(np.shape(leaf)) for leaf in jax.tree.leaves(tree))


def is_partitioned(array):
    """Returns whether devices hold different parts of an array: an Array, a `jax.Array`,
    or a `jax.ShapeDtypeStruct` with a sharding."""
    sharding = getattr(array, "sharding", None)
    return isinstance(sharding, NamedSharding) and any(
        sharding.mesh.shape[axis] > 1 for axis in all_axes(sharding.spec))


def get_param_mask_fn(exclude=None, include=None):
    """Returns a function from a pytree to one of booleans, by patterns of names.

    exclude: a regular expression, or several; what one of them is found in is False.
    include: the same; only what one of them is found in is True. Not both. The function
    raises MeshError for a pattern that is found in no name.
    """
    if exclude is not None and include is not None:
        raise MeshError("expected patterns of what to exclude or of what to include, got both")
    patterns = exclude if exclude is not None else include
    patterns = [patterns] if isinstance(patterns, str) else list(patterns or ())
    for pattern in patterns:
        try:
            re.compile(pattern)
        except re.error as error:
            raise MeshError(f"expected a regular expression, got {pattern!r}: {error}") from None

    def mask(tree):
        names = tensor_names(tree)
        for pattern in patterns:
            if not any(re.search(pattern, name) for name in names):
                raise MeshError(f"expected a pattern that is found in a name, got {pattern!r}; "
                                f"names are {', '.join(names[:5])}")
        found = [any(re.search(p, name) for p in patterns) for name in names]
        return jax.tree.unflatten(jax.tree.structure(tree), [
            f == (include is not None) for f in found])
    return mask


def tabulate_params(tree, shardings=None, *, mesh=None, weight_decay_exclude=None,
                    weight_decay_include=None):
    """Returns a Table of the leaves of a pytree, and a row of totals.

    shardings: a pytree prefix of `NamedSharding`s, or of `PartitionSpec`s on `mesh`; None:
      those of the leaves. weight_decay_exclude, weight_decay_include: as of
      `get_param_mask_fn`; one of them adds the column decay.
    Columns: name, shape, count (elements), dtype, sharding, device_bytes (of a part, with
      padding), decay.
    """
    leaves, rows = jax.tree.leaves(tree), Table()
    chosen = flat_shardings(shardings, tree)
    if shardings is None:
        chosen = [getattr(leaf, "sharding", None) for leaf in leaves]
        chosen = [s if isinstance(s, NamedSharding) else None for s in chosen]
    has_decay = weight_decay_exclude is not None or weight_decay_include is not None
    decay = jax.tree.leaves(get_param_mask_fn(weight_decay_exclude, weight_decay_include)(tree)) \
        if has_decay else [None] * len(leaves)
    for leaf, name, sharding, decays in zip(leaves, tensor_names(tree), chosen, decay, strict=True):
        shape, dtype = tuple(np.shape(leaf)), np.dtype(jax.dtypes.result_type(leaf))
        sharding = named_sharding(sharding, mesh)
        local = layout_of(shape, dtype, sharding).local_shape
        rows.append({"name": name, "shape": shape, "count": math.prod(shape), "dtype": str(dtype),
                     "sharding": str(sharding.spec), "device_bytes": math.prod(local) * dtype.itemsize,
                     **({"decay": decays} if has_decay else {})})
    total = {"name": "total", "shape": None, "dtype": None, "sharding": None,
             "count": sum(row["count"] for row in rows),
             "device_bytes": sum(row["device_bytes"] for row in rows),
             **({"decay": sum(row["decay"] for row in rows)} if has_decay else {})}
    if rows:
        rows.append({column: total[column] for column in rows[0]})
    return rows


def get_param_norms(tree):
    """Returns the 2-norm of each leaf of floats, by name. For use in a function that is
    compiled: devices square their parts, and sum over the axes that split each."""
    return {name: jnp.sqrt(squares) for name, squares in get_sharded_norm_logits(tree).items()}


# The usual name, of gradients.
get_grad_norms = get_param_norms


def get_sharded_norm_logits(tree):
    """Returns the square of the 2-norm of each leaf of floats, by name: what norms of
    several leaves are summed up from. For use in a function that is compiled."""
    return {name: _squares(leaf) for leaf, name in
            zip(jax.tree.leaves(tree), tensor_names(tree)) if _is_float(leaf)}


def get_sharded_global_norm(tree):
    """Returns the 2-norm of all leaves of floats together. For use in a function that is
    compiled."""
    squares = get_sharded_norm_logits(tree).values()
    return jnp.sqrt(sum(squares)) if squares else jnp.zeros(())


def _is_float(leaf):
    return jnp.issubdtype(jax.dtypes.result_type(leaf), jnp.floating)


def _squares(leaf):
    leaf = jnp.asarray(np.asarray(leaf) if isinstance(leaf, Array) else leaf)
    wide = leaf.astype(jnp.promote_types(leaf.dtype, jnp.float32))
    return jnp.sum(wide * wide)


def shard_params(tree, mesh, axis, specs=None, *, min_weight_size=2 ** 18):
    """Returns PartitionSpecs that split parameters along one more axis, as FSDP does: each
    along its largest dim that is divisible by the number of shards.

    tree: arrays or shapes. specs: a pytree prefix of PartitionSpecs that stay; None:
    nothing is split. Parameters of fewer than `min_weight_size` elements, or that are split
    along the axis already, or have no such dim, stay as they are.
    """
    if axis not in mesh.shape:
        raise MeshError(f"expected an axis of {', '.join(mesh.shape)}, got {axis}")
    given = flat_shardings(specs, tree)
    return jax.tree.unflatten(jax.tree.structure(tree), [
        _split(tuple(np.shape(leaf)), spec, mesh, axis, min_weight_size)
        for leaf, spec in zip(jax.tree.leaves(tree), given, strict=True)])


def _split(shape, spec, mesh, axis, least):
    parts = (*(spec or ()), *[None] * (len(shape) - len(spec or ())))
    counts = [math.prod(mesh.shape[a] for a in (*axes_of(part), axis)) for part in parts]
    return PartitionSpec(*add_axis(shape, parts, axis, counts, least))
