"""Arrays of complex numbers on Mesh's devices: real and imaginary parts are apart."""

import dataclasses

import numpy as np

from .array import Array, shards_of
from .layouts import join_parts, part_type, whole_of
from .native import native


class ComplexArray(Array):
    """An Array of complex numbers, of which devices hold the real and the imaginary parts.

    Views of it, by `np.asarray`, DLPack and `.addressable_shards`, are copies.
    """

    # `_data` is a pair of DeviceArrays of one layout.
    __slots__ = ()

    @property
    def addressable_shards(self):
        """A Shard for each device, with a copy of its data."""
        pairs = zip(*(shards_of(part, part_type(self.dtype)) for part in self._get()))
        return [dataclasses.replace(real, data=_read_only(join_parts(real.data, imag.data)))
                for real, imag in pairs]

    @property
    def _layout(self):
        return self._get()[0].layout

    def _whole(self):
        return _read_only(join_parts(*(whole_of(part, self.shape, part_type(self.dtype))
                                 for part in self._get())))

    def __dlpack__(self, **options):
        # numpy lends no memory that cannot be written.
        return self._whole().copy().__dlpack__(**options)


def parts_of(array):
    """Returns the real and the imaginary parts of an array of numpy, row-major."""
    return tuple(np.ascontiguousarray(part).reshape(array.shape)
                 for part in (array.real, array.imag))


def align(real, imag, type_):
    """Returns the parts of a result, DeviceArrays, in one layout: that of the first."""
    if imag.layout == real.layout:
        return real, imag
    return real, native().DeviceArray.make(
        real.layout, whole_of(imag, type_.shape, part_type(type_.dtype)))


def split_leaves(leaves, types, names, to_array):
    """Returns arguments with the parts of complex ones: DeviceArrays or arrays of numpy.

    types, names: of what the function takes. to_array: makes an array of numpy of a leaf.
    """
    split = []
    for leaf, wanted, name in zip(leaves, map(np.dtype, types), names):
        if wanted.kind != "c":
            split.append(leaf)
        elif type(leaf) is ComplexArray and leaf.dtype == wanted:
            split += leaf._get(name)
        else:
            split += parts_of(to_array(leaf, wanted))
    return split


def expand_types(types):
    """Returns the types of what devices hold: two of floats for each complex one."""
    return [part_type(type_) for type_ in types
            for _ in range(2 if np.dtype(type_).kind == "c" else 1)]


def pair_up(items, types):
    """Returns one item for each of `types`, which is a pair of them for a complex one."""
    items = iter(items)
    return [(next(items), next(items)) if np.dtype(type_).kind == "c" else next(items)
            for type_ in types]


def whole_names(names, types):
    """Returns the names of what a function takes. names: of arguments of its program."""
    return [name[0].removesuffix(".real") if isinstance(name, tuple) else name
            for name in pair_up(names, types)]


def _read_only(array):
    array.flags.writeable = False
    return array
