"""Puts arrays of the host on Mesh's devices."""

import jax
import numpy as np
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

from .array import Array, ArrayType
from .complex_array import ComplexArray, parts_of
from .diagnostics import MeshError
from .layouts import layout_of
from .native import native
from .shardings import check_mesh, flat_shardings


def device_put(tree, sharding=None, *, mesh=None):
    """Puts arrays of the host on Mesh's devices, and returns Arrays in their pytree.

    tree: arrays of numpy or JAX, Arrays, numbers, or objects with `__dlpack__`.
      They are read in place, and are not to be written to any more, where the memory
      of the devices is the whole array: it is not split, or along the first dim.
      Complex numbers are copied.
    sharding: a pytree prefix of `NamedSharding`s, or of `PartitionSpec`s on `mesh`;
      None: not split. Dims need not be divisible by the number of shards.

    >>> import mesh_spmd, numpy as np
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> x = mesh_spmd.device_put(np.arange(8.0), P("data"), mesh=AbstractMesh((4,), ("data",)))
    >>> [shard.data.tolist() for shard in x.addressable_shards]
    [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]
    """
    check_mesh(mesh)
    leaves, structure = jax.tree.flatten(tree)
    shardings = flat_shardings(sharding, tree)
    return jax.tree.unflatten(structure, [
        _put(leaf, named_sharding(s, mesh)) for leaf, s in zip(leaves, shardings, strict=True)])


def from_dlpack(array):
    """Returns an Array, which is not split, of an object with `__dlpack__` in the
    host's memory, as of torch. It is read in place if it is row-major.

    >>> import mesh_spmd, numpy as np
    >>> mesh_spmd.from_dlpack(np.ones((2, 3), np.float32)).shape
    (2, 3)
    """
    return device_put(jax.dlpack.from_dlpack(array))


def named_sharding(sharding, mesh):
    """Returns the NamedSharding of a sharding or None, on `mesh`, or on the mesh
    around, if it names none."""
    if sharding is None:
        return NamedSharding(AbstractMesh((), ()), PartitionSpec())
    if isinstance(sharding, NamedSharding):
        return sharding
    if isinstance(sharding, PartitionSpec):
        if mesh is None:
            mesh = jax.sharding.get_abstract_mesh()
            if mesh.empty:
                raise MeshError("expected a mesh for PartitionSpecs: give mesh=, or "
                                "NamedShardings")
        return NamedSharding(getattr(mesh, "abstract_mesh", mesh), sharding)
    raise MeshError(f"expected a NamedSharding or a PartitionSpec, got {sharding!r}")


def _put(leaf, sharding):
    if isinstance(leaf, Array) and leaf.sharding == sharding:
        leaf._get()
        return leaf
    if not hasattr(leaf, "__array__") and hasattr(leaf, "__dlpack__"):
        leaf = jax.dlpack.from_dlpack(leaf)
    array = np.asarray(leaf)
    dtype = jax.dtypes.canonicalize_dtype(array.dtype)
    array = np.ascontiguousarray(array, dtype).reshape(array.shape)
    layout = layout_of(array.shape, dtype, sharding)
    type_ = ArrayType.get(array.shape, dtype, sharding)
    if dtype.kind == "c":
        return ComplexArray(tuple(native().DeviceArray.make(layout, part)
                                  for part in parts_of(array)), type_)
    return Array(native().DeviceArray.make(layout, array), type_)
