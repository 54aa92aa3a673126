"""Arrays that Mesh's devices hold."""

import dataclasses

import numpy as np

from .diagnostics import Diagnostic, MeshError
from .layouts import slices_of, whole_of
from .user_line import user_line


class ArrayType:
    """The properties of an Array that a program depends on. There is one for each combination,
    so it is compared by identity."""

    __slots__ = "shape", "dtype", "sharding"
    _known = {}

    @classmethod
    def get(cls, shape, dtype, sharding):
        key = tuple(shape), np.dtype(dtype), sharding
        found = cls._known.get(key)
        if found is None:
            found = cls._known.setdefault(key, cls())
            found.shape, found.dtype, found.sharding = key
        return found


@dataclasses.dataclass(frozen=True)
class Shard:
    """The part of an Array on one device.

    device: its number, by its place in the mesh. index: slices of the whole.
    replica_id: the number of devices before it that hold the same part. data: an array of numpy
    that shares the device's memory and cannot be written.
    """

    device: int
    index: tuple[slice, ...]
    replica_id: int
    data: np.ndarray


class Array(np.lib.mixins.NDArrayOperatorsMixin):
    """An array that Mesh's devices hold, each its shard. It cannot be written.

    `mesh_spmd.jit` returns such arrays, and takes them without a copy where they are
    split as its argument is. `np.asarray` and DLPack share their memory where that is
    the whole array: it is not split, or along the first dim, and `jnp.asarray` makes
    a `jax.Array` of it. Operators and functions of numpy make arrays of numpy.
    """

    __slots__ = "_data", "_type", "_lost", "__weakref__"

    def __init__(self, data, type_):
        """data: a native DeviceArray. type_: an ArrayType."""
        self._data, self._type, self._lost = data, type_, None

    @property
    def shape(self):
        """The sizes of the whole."""
        return self._type.shape

    @property
    def dtype(self):
        """The type of the elements, as numpy and ml_dtypes have it."""
        return self._type.dtype

    @property
    def sharding(self):
        """The sharding: a NamedSharding, with dims that need not be divisible by the number of
        shards. If a sub-axis splits a dim, the mesh of the sharding has it as an axis:
        "x:(2)3"."""
        return self._type.sharding

    @property
    def ndim(self):
        return len(self._type.shape)

    @property
    def size(self):
        """The number of elements of the whole."""
        return int(np.prod(self._type.shape, dtype=np.int64))

    @property
    def nbytes(self):
        """The bytes of the whole."""
        return self.size * self.dtype.itemsize

    @property
    def addressable_shards(self):
        """A Shard for each device."""
        return shards_of(self._get(), self.dtype)

    def is_deleted(self):
        """Returns whether the array was donated or deleted."""
        return self._data is None

    def delete(self):
        """Frees the memory, once no view of it is left."""
        self._lose("deleted")

    def has_lost_memory(self):
        """Returns whether a call has taken the memory, but the array does not know."""
        data = self._data if isinstance(self._data, tuple) else (self._data,)
        return any(part is not None and part.memory is None for part in data)

    def block_until_ready(self):
        """Returns the array: results are there when a call returns."""
        self._get()
        return self

    def _lose(self, how):
        if self._data is None:
            return
        self._data, self._lost = None, (how, user_line())

    @property
    def _layout(self):
        """The native Layout."""
        return self._get().layout

    def _get(self, name=None):
        if self._data is None:
            self._fail(name)
        return self._data

    def _fail(self, name):
        how, line = self._lost
        where = f" at {line[0]}:{line[1]}" if line else ""
        which = f"argument '{name}'" if name else f"the array of shape {self.shape}"
        message = f"{which} was {how}{where}: use the result of that call instead" \
            if how.startswith("donated") else f"{which} was {how}{where}"
        here = user_line()
        raise MeshError(message, [Diagnostic("error", message, *here)] if here else [])

    def _whole(self):
        """Returns the whole as an array of numpy."""
        return whole_of(self._get(), self.shape, self.dtype)

    def __array__(self, dtype=None, copy=None):
        array = self._whole()
        if dtype is not None and np.dtype(dtype) != self.dtype:
            return array.astype(dtype)
        return array.copy() if copy else array

    def __array_ufunc__(self, ufunc, method, *inputs, **options):
        inputs = [np.asarray(x) if isinstance(x, Array) else x for x in inputs]
        return getattr(ufunc, method)(*inputs, **options)

    def __dlpack__(self, **options):
        data = self._get()
        if not data.layout.is_whole:
            data = data.join()
        return data.dlpack(self.dtype.kind == "u").__dlpack__(**options)

    def __dlpack_device__(self):
        return 1, 0  # kDLCPU

    def __len__(self):
        if not self.shape:
            raise TypeError("a scalar has no length")
        return self.shape[0]

    def __getitem__(self, index):
        return np.asarray(self)[index]

    def __iter__(self):
        return iter(np.asarray(self))

    def item(self):
        """Returns the only element as a number of Python."""
        return np.asarray(self).item()

    def __float__(self):
        return float(self.item())

    def __int__(self):
        return int(self.item())

    def __index__(self):
        return np.asarray(self).__index__()

    def __bool__(self):
        return bool(self.item())

    def __format__(self, spec):
        return format(self.item(), spec) if spec else str(self)

    def __repr__(self):
        if self._data is None:
            return f"Array(shape={self.shape}, dtype={self.dtype}, {self._lost[0]})"
        text = np.array2string(np.asarray(self), separator=", ", prefix="Array(", threshold=100)
        return f"Array({text}, dtype={self.dtype}, spec={self.sharding.spec})"


def shards_of(data, dtype):
    """Returns a Shard for each device of a native DeviceArray."""
    layout, memory, shards = data.layout, data.memory, []
    for device, (offset, ranges, replica) in enumerate(zip(
            layout.offsets, layout.ranges(), layout.replicas)):
        index = slices_of(ranges)
        part = np.ndarray(layout.local_shape, dtype, memory, offset)
        part = part[tuple(slice(s.stop - s.start) for s in index)]
        shards.append(Shard(device, index, replica, part))
    return shards
