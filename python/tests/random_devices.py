"""Steps of random programs whose communication is written by hand, in `shard_map`."""

import functools
import math

import jax
from jax import lax
from jax.sharding import AxisType, PartitionSpec as P


@functools.cache
def _device_mesh(shape, names):
    """Returns a mesh of as many of JAX's devices as it has places."""
    return jax.make_mesh(shape, names, axis_types=(AxisType.Auto,) * len(shape),
                         devices=jax.devices()[:math.prod(shape)])


def _ring(axis, step):
    n = lax.axis_size(axis)
    return [(i, (i + step) % n) for i in range(n)]


# Functions of a block of rows and an axis, and along which dim of the result the axis is.
_ROWS, _COLUMNS, _NONE = P("axis"), P(None, "axis"), P()
_STEPS = {
    "psum": (lax.psum, _NONE), "pmean": (lax.pmean, _NONE),
    "pmax": (lax.pmax, _NONE), "pmin": (lax.pmin, _NONE),
    "all_gather": (lambda x, axis: lax.all_gather(x, axis, tiled=True), _NONE),
    "psum_scatter": (lambda x, axis: lax.psum_scatter(
        x, axis, scatter_dimension=1, tiled=True), _COLUMNS),
    "all_to_all": (lambda x, axis: lax.all_to_all(x, axis, 1, 0, tiled=True), _COLUMNS),
    "ppermute": (lambda x, axis: lax.ppermute(x, axis, _ring(axis, 1)), _ROWS),
    "ppermute_some": (lambda x, axis: lax.ppermute(x, axis, _ring(axis, -1)[1:]), _ROWS),
    "axis_index": (lambda x, axis: x * (1 + lax.axis_index(axis)).astype(x.dtype), _ROWS),
}
_SUMS = ("psum", "pmean", "psum_scatter")
_KEEP = ("pmax", "pmin", "all_gather", "all_to_all", "ppermute", "ppermute_some")


def communication(p):
    if p.reduces_generally:
        return
    p.communicates = True
    axis, name = p.draws.pick(p.mesh.axis_names), p.draws.pick(sorted(_STEPS))
    size = p.mesh.shape[axis]
    shape = tuple(size * (1 + p.draws.below(3)) for _ in range(2))
    v = p.obtain(lambda v: v.dtype == "float32", shape)
    fn, out = _STEPS[name]
    mesh = _device_mesh(p.mesh.axis_sizes, p.mesh.axis_names)

    def step(x):
        # By `psum` XLA only reduces values that are not checked to be replicated.
        return jax.shard_map(
            lambda x: fn(x, axis), mesh=mesh, in_specs=P(axis), check_vma=False,
            out_specs=P(*[axis if part else None for part in out]))(x)
    reduced = [(v, 0)] if name in (*_SUMS, "pmax", "pmin") else []
    p.apply(f"shard_map_{name}", step, v, exact=name in _KEEP, reduced=reduced)


MAKERS = (communication,)
