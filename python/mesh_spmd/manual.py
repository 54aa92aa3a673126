"""Functions for use within `jax.shard_map`: keys, arrays and parameters of one device.

A spec says how devices split a parameter along the axes of the mesh. It is given by `specs`,
a pytree prefix of PartitionSpecs, or by boxes with the names of axes, as `flax.linen.Partitioned`.

>>> import jax, jax.numpy as jnp, mesh_spmd
>>> from jax.sharding import AbstractMesh, PartitionSpec as P
>>> from mesh_spmd import manual, parameters
>>> mesh, w = AbstractMesh((4,), ("data",)), jnp.ones((16, 8))
>>> specs = parameters.shard_params(w, mesh, "data", min_weight_size=1)
>>> def step(w, batch):
...     def loss(part):
...         return jnp.mean((batch @ manual.gather_params(part, "data", specs)) ** 2)
...     return manual.sync_gradients(jax.grad(loss)(w), "data", specs)
>>> gradient = jax.shard_map(step, mesh=mesh, in_specs=(specs, P("data")), out_specs=specs,
...                          check_vma=False)
>>> mesh_spmd.jit(gradient)(w, jnp.ones((8, 16))).sharding.spec
P('data',)
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec

from .diagnostics import MeshError
from .shardings import flat_shardings
from .splits import all_axes, axes_of, is_box, join_axes


def fold_rng_over_axis(rng, axis_name):
    """Returns a key of its own for each device along an axis, or along several.

    rng: a key. axis_name: a name, or a tuple of names.
    """
    return jax.random.fold_in(rng, lax.axis_index(axis_name))


def split_array_over_mesh(x, axis_name, split_axis):
    """Returns the block of an array that belongs to this device.

    x: an array that all devices have. axis_name: of the axis, or a tuple of names.
    split_axis: the dim, whose size must be divisible by the size of the axis.
    """
    count, dim = lax.axis_size(axis_name), range(x.ndim)[split_axis]
    if x.shape[dim] % count:
        raise MeshError(f"dimension {dim} must be divisible by the size {count} of {axis_name!r}, "
                        f"but is {x.shape[dim]}")
    if count == 1:
        return x
    size = x.shape[dim] // count
    return lax.dynamic_slice_in_dim(x, lax.axis_index(axis_name) * size, size, dim)


def stack_params(params, axis_name, axis=0, mask_except=None):
    """Returns parameters with a new dim of size 1, along which devices hold theirs: outside,
    `out_specs` with `axis_name` at that dim makes one array of them.

    axis: the dim. mask_except: the index of a device along the axis; the parameters of all
      others become 0. None: they stay.
    """
    def stack(value, names):
        if mask_except is not None:
            value = jnp.where(lax.axis_index(axis_name) == mask_except, value, 0)
        dim = range(value.ndim + 1)[axis]
        return jnp.expand_dims(value, dim), (*names[:dim], axis_name, *names[dim:])
    return _map(stack, params)


def unstack_params(params, axis_name, axis=0):
    """Returns parameters without the dim that `stack_params` has added. axis: that dim;
    a box knows its own, and one that is not split along the axis stays."""
    def unstack(value, names):
        if any(names):
            if axis_name not in names:
                return value, names
            dim = names.index(axis_name)
        else:
            dim = range(value.ndim)[axis]
        if value.shape[dim] != 1:
            raise MeshError(f"expected a dim of size 1 for {axis_name!r}, as stack_params adds it, "
                            f"got a parameter of shape {value.shape}")
        return jnp.squeeze(value, dim), (*names[:dim], *names[dim + 1:])
    return _map(unstack, params)


def gather_params(params, axis_name, specs=None, *, gather_dtype=None, grad_scatter_dtype=None):
    """Returns parameters that are gathered along an axis, as FSDP uses them. Their gradients are
    the means over that axis, each device with its part. Needs `check_vma=False`.

    specs: how they are split; those that are not split along the axis stay as they are.
    gather_dtype: the type of floats on the way, and of the result; None: that of the parameter.
    grad_scatter_dtype: the type in which gradients are added up; None: that of the parameter.
    """
    _check_is_local(axis_name)

    def gather(value, names):
        dim, rest = _find(names, axis_name)
        if dim is None:
            return value, names
        whole = _gather(value, dim, axis_name, gather_dtype, grad_scatter_dtype)
        return whole, (*names[:dim], rest, *names[dim + 1:])
    return _map(gather, params, specs)


def sync_gradients(grads, axis_names, specs=None):
    """Returns the means of gradients over those of some axes that do not split them, as data
    parallelism needs them. Needs `check_vma=False`.

    axis_names: a name, or several. specs: as those of the parameters.
    """
    axis_names = (axis_names,) if isinstance(axis_names, str) else tuple(axis_names)
    _check_is_local(axis_names)

    def sync(value, names):
        others = tuple(a for a in axis_names if a not in all_axes(names))
        return (lax.pmean(value, others) if others else value), names
    return _map(sync, grads, specs)


def _check_is_local(axis_name):
    """Raises MeshError where JAX adds up gradients of what devices share by itself: a second
    time they must not be reduced."""
    index = jax.typeof(lax.axis_index(axis_name))
    kind = getattr(index, "manual_axis_type", None)  # Its name in later versions of JAX.
    if kind.varying if kind is not None else getattr(index, "vma", ()):
        raise MeshError("expected jax.shard_map with check_vma=False: with check_vma=True JAX itself "
                        "reduces the gradients of what devices share")


def _map(fn, params, specs=None):
    """Applies a function of (value, names), which returns both, to the leaves of a pytree.
    names: for each dim the axes that split it: a name, a tuple of names, or None."""
    leaves, tree = jax.tree.flatten(params, is_leaf=is_box)
    shells = jax.tree.unflatten(tree, [0] * len(leaves))
    out = []
    for leaf, spec in zip(leaves, flat_shardings(specs, shells), strict=True):
        if is_box(leaf):
            value, names = fn(leaf.value, tuple(leaf.names))
            out.append(leaf.replace(value=value, names=names))
            continue
        leaf = jnp.asarray(leaf)
        names = tuple(spec or ()) + (None,) * (leaf.ndim - len(spec or ()))
        out.append(fn(leaf, names)[0])
    return jax.tree.unflatten(tree, out)


def _find(names, axis_name):
    """Returns the dim that an axis splits, and what else splits it; or None twice."""
    for dim, parts in enumerate(map(axes_of, names)):
        if axis_name not in parts:
            continue
        if parts[-1] != axis_name:
            raise MeshError(f"expected {axis_name!r} to be the last of the axes that split a dim, "
                            f"got {PartitionSpec(*names)}")
        return dim, join_axes(parts[:-1])
    return None, None


def _gather(value, dim, axis_name, gather_dtype, grad_dtype):
    own = value.dtype
    if not jnp.issubdtype(own, jnp.inexact):
        return lax.all_gather(value, axis_name, axis=dim, tiled=True)

    def forward(x):
        x = x if gather_dtype is None else x.astype(gather_dtype)
        return lax.all_gather(x, axis_name, axis=dim, tiled=True)

    def backward(_, gradient):
        gradient = gradient.astype(grad_dtype or own)
        total = lax.psum_scatter(gradient, axis_name, scatter_dimension=dim, tiled=True)
        return ((total / lax.axis_size(axis_name)).astype(own),)

    gather = jax.custom_vjp(forward)
    gather.defvjp(lambda x: (forward(x), None), backward)
    return gather(value)
