"""Shardings of JAX for what devices hold, and back."""

import functools
import math

import jax
import numpy as np
from jax.sharding import AbstractMesh, AxisType, Mesh, NamedSharding, PartitionSpec

from .diagnostics import MeshError
from .native import native
from .shardings import to_text
from .splits import partitions_of


def sharding_of(axes, dims, partial, mesh=None):
    """Returns the NamedSharding of an array.

    axes: (name, size) of the mesh's axes. dims: for each dim the names of the axes
      that split it; "x:(2)3" is the part of size 3 of "x" below one of size 2.
    partial: the axes along which sums are still to be taken.
    mesh: a mesh of these axes, to be used as it is.
    """
    parts = {part for names in (*dims, partial) for part in names if ":" in part}
    if parts:
        mesh, pieces = _finer_mesh(axes, sorted(parts), mesh)
        dims = [[p for name in names for p in pieces.get(name, [name])] for names in dims]
        partial = [p for name in partial for p in pieces.get(name, [name])]
    elif mesh is None or mesh.shape_tuple != tuple(axes):
        mesh = AbstractMesh(tuple(n for _, n in axes), tuple(name for name, _ in axes))
    if partial:
        mesh = _explicit(mesh)
    return NamedSharding(mesh, _spec((_axes(names) for names in dims), partial))


def specs_of(axes, splits):
    """Returns an AbstractMesh and a PartitionSpec on it for each of several arrays.

    axes: as of `sharding_of`. splits: of each array `dims` and `partial` as `sharding_of` has
      them.
    """
    parts = {part for dims, partial in splits for names in (*dims, partial) for part in names
             if ":" in part}
    mesh, pieces = _finer_mesh(axes, sorted(parts), None)
    def in_pieces(names):
        return [p for name in names for p in pieces.get(name, [name])]
    if any(partial for _, partial in splits):
        mesh = _explicit(mesh)
    return mesh, [_spec((_axes(in_pieces(names)) for names in dims), in_pieces(partial))
                  for dims, partial in splits]


def _axes(names):
    """Returns the axes that split a dim as a PartitionSpec has them."""
    return None if not names else names[0] if len(names) == 1 else tuple(names)


def _spec(dims, partial=()):
    """Returns the PartitionSpec of dims, without the last ones that are not split."""
    dims = list(dims)
    while dims and dims[-1] is None:
        dims.pop()
    return PartitionSpec(*dims, unreduced=set(partial)) if partial else PartitionSpec(*dims)


def _explicit(mesh):
    """Returns a mesh with axes of the type that unreduced axes of a spec must have."""
    return mesh.update(axis_types=(AxisType.Explicit,) * len(mesh.axis_names))


def _finer_mesh(axes, parts, mesh):
    """Returns a mesh in which the parts of axes are axes, and for each axis and each
    part the names of those that it is made of."""
    bounds = {name: {1, size} for name, size in axes}
    found = {}
    for part in parts:
        name, before, size = _split_part(part)
        found[part] = name, before, before * size
        bounds[name] |= {before, before * size}
    finer, pieces = [], {}
    for name, size in axes:
        cuts = sorted(bounds[name])
        if any(high % low for low, high in zip(cuts, cuts[1:])):
            raise MeshError(f"expected parts of the axis {name!r} that are nested, got "
                            f"{', '.join(p for p in parts if found[p][0] == name)}")
        steps = list(zip(cuts, cuts[1:]))
        def label(low, high):
            return name if len(steps) == 1 else f"{name}:({low}){high // low}"
        finer += [(label(*step), step[1] // step[0]) for step in steps] or [(name, 1)]
        if len(steps) > 1:
            pieces[name] = [label(*step) for step in steps]
        for part, (owner, begin, end) in found.items():
            if owner == name:
                pieces[part] = [label(low, high) for low, high in steps
                                if begin <= low and high <= end]
    names, sizes = tuple(n for n, _ in finer), tuple(s for _, s in finer)
    if isinstance(mesh, Mesh):
        return Mesh(mesh.devices.reshape(sizes), names), pieces
    return AbstractMesh(sizes, names), pieces


def _split_part(part):
    """Returns the axis, the size above and the size of "x:(2)3"."""
    name, _, rest = part.rpartition(":(")
    before, size = rest.split(")")
    return name, int(before), int(size)


def mesh_text(mesh):
    """Returns the `#mesh.mesh` of a mesh of JAX. Its devices are numbered by place."""
    axes = ", ".join(f'"{name}"={size}' for name, size in mesh.shape_tuple)
    return f"#mesh.mesh<[{axes}]>"


@functools.lru_cache(maxsize=1024)
def layout_of(shape, dtype, sharding):
    """Returns the native Layout of an array by a NamedSharding; of complex numbers, that
    of the real parts, which is that of the imaginary ones."""
    return native().Layout.make(shape, native_type(dtype), mesh_text(sharding.mesh),
                                to_text(sharding, len(shape), "mesh"))


def native_type(dtype):
    """Returns the name that the native module has for a type: without a sign."""
    return part_type(dtype).name.removeprefix("u")


def part_type(dtype):
    """Returns the type of what devices hold of an element: of complex numbers, floats."""
    dtype = np.dtype(dtype)
    return np.empty(0, dtype).real.dtype if dtype.kind == "c" else dtype


def slices_of(ranges):
    """Returns the slices of a part's (begin, end, padding)."""
    return tuple(slice(begin, end) for begin, end, _ in ranges)


class PartsPlan:
    """The correspondence of the shards of a `jax.Array` to the parts of an argument.

    order: for each device the number of the array's shard that it holds; None if
      the shards are not those parts.
    """

    def __init__(self, layout, sharding):
        shape = layout.shape
        self.order = None
        ranges = layout.ranges()
        if not sharding.is_fully_addressable or any(
                padding for part in ranges for _, _, padding in part):
            return
        places = {}
        indices = sharding.addressable_devices_indices_map(shape)
        for number, index in enumerate(indices.values()):
            key = tuple(s.indices(n)[:2] for s, n in zip(index, shape, strict=True))
            places.setdefault(key, number)
        order = [places.get(tuple((b, e) for b, e, _ in part)) for part in ranges]
        if None not in order:
            self.order = tuple(order)


class JaxMaker:
    """Makes `jax.Array`s of what devices hold, on the devices of a mesh of JAX.

    Dims that are not divisible by the number of shards, which JAX does not have,
    are replicated, and partial sums are added up.
    """

    def __init__(self, shape, dtype, sharding, layout):
        spec = list(partitions_of(sharding.spec))
        spec += [None] * (len(shape) - len(spec))
        partial = bool(sharding.spec.unreduced)
        for dim, names in enumerate(spec):
            names = () if names is None else (names,) if isinstance(names, str) else names
            if partial or shape[dim] % math.prod(sharding.mesh.shape[n] for n in names):
                spec[dim] = None
        kept = NamedSharding(sharding.mesh, _spec(spec))
        # As long as no dim is replicated so, the parts are JAX's.
        self._offsets = layout.offsets
        self._local = layout.local_shape
        self._rows = _rows_of(layout, part_type(dtype))
        self._in_parts = not partial and kept.shard_shape(shape) == layout.local_shape
        self._shape, self._dtype = shape, part_type(dtype)
        self.sharding = kept
        self._aval = jax.core.ShapedArray(shape, np.dtype(dtype))
        self._devices = list(sharding.mesh.devices.flat)
        self._indices = kept.devices_indices_map(shape)

    def make(self, data):
        """Returns the array of a native DeviceArray, which it shares memory with."""
        return self._put(self._split(data))

    def make_complex(self, data):
        """Returns the array of the real and the imaginary parts, of one layout."""
        return self._put([join_parts(*parts) for parts in zip(*map(self._split, data))])

    def _split(self, data):
        """Returns an array of numpy for each device."""
        if self._in_parts:
            memory = data.memory
            if self._rows is not None:
                first, strides = self._rows
                # An array of them all makes its rows faster than each is made.
                return list(np.ndarray((len(self._offsets), *self._local), self._dtype, memory,
                                       first, strides))
            return [np.ndarray(self._local, self._dtype, memory, offset)
                    for offset in self._offsets]
        whole = whole_of(data, self._shape, self._dtype)
        return [np.ascontiguousarray(whole[self._indices[d]]) for d in self._devices]

    def _put(self, parts):
        return _batched_device_put(self._aval, self.sharding, parts, self._devices)


def _rows_of(layout, dtype):
    """Returns the offset of the first part of a layout and the strides of all as one array;
    None if they lie irregularly, or are numbers, of which rows would be no arrays."""
    offsets, shape = list(layout.offsets), layout.local_shape
    steps = {b - a for a, b in zip(offsets, offsets[1:])}
    if not shape or len(steps) > 1 or min(steps, default=0) < 0:
        return None
    return offsets[0], (min(steps, default=0), *np.empty(shape, dtype).strides)


def join_parts(real, imag):
    """Returns an array of complex numbers of two of numpy."""
    joined = np.empty(real.shape, np.result_type(real, np.complex64))
    joined.real, joined.imag = real, imag
    return joined


def whole_of(data, shape, dtype):
    """Returns the whole of a native DeviceArray as an array of numpy that cannot be
    written, without a copy where the memory is the whole."""
    if not data.layout.is_whole:
        data = data.join()
    return np.ndarray(shape, dtype, data.memory)


try:
    from jax._src.lib import xla_client
    _batched_device_put = xla_client.batched_device_put
except (ImportError, AttributeError):
    def _batched_device_put(aval, sharding, parts, devices):
        arrays = [jax.device_put(part, device) for part, device in zip(parts, devices)]
        return jax.make_array_from_single_device_arrays(aval.shape, sharding, arrays)
