"""The splits of parameters: the axes of dims, and boxes that know them."""

import math

from jax.sharding import PartitionSpec


def is_box(leaf):
    """Returns whether a leaf holds a value and the names of the axes that split it, as
    `flax.linen.Partitioned` does."""
    return hasattr(leaf, "names") and hasattr(leaf, "replace_boxed")


def axes_of(part):
    """Returns the axes that split a dim, as a tuple. part: of a PartitionSpec."""
    if part is None or part is PartitionSpec.UNCONSTRAINED:
        return ()
    return part if isinstance(part, tuple) else (part,)


def join_axes(axes):
    """Returns the part of a PartitionSpec of the axes that split a dim."""
    return None if not axes else axes[0] if len(axes) == 1 else tuple(axes)


def partitions_of(spec):
    """Returns the dims of a PartitionSpec, which JAX does not iterate over if it has unreduced
    axes."""
    return getattr(spec, "partitions", spec)


def all_axes(spec):
    """Returns the axes of all dims."""
    return [axis for part in partitions_of(spec) for axis in axes_of(part)]


def add_axis(shape, parts, axis, counts, least):
    """Returns the parts of a PartitionSpec with one more axis, as FSDP splits a parameter:
    along its largest dim that is divisible.

    counts: what the size of each dim must be divisible by. least: the elements of the smallest
    parameter that is split. Returns `parts` where nothing can be split.
    """
    if math.prod(shape) < least or axis in all_axes(parts):
        return parts
    for dim in sorted(range(len(shape)), key=lambda d: -shape[d]):
        if shape[dim] % counts[dim] == 0:
            return (*parts[:dim], join_axes((*axes_of(parts[dim]), axis)), *parts[dim + 1:])
    return parts
