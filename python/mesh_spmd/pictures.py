"""Pictures of shardings."""

import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from .array import Array
from .diagnostics import MeshError
from .layouts import layout_of
from .shardings import check_mesh
from .tables import Picture


def visualize_sharding(array, sharding=None, *, mesh=None):
    """Returns a Picture of which device holds which part of an array.

    array: an Array, a `jax.Array`, a `jax.ShapeDtypeStruct`, or a shape.
    sharding: a NamedSharding, or a PartitionSpec on `mesh`; None: the array's own.
    Devices are numbered as JAX numbers them, those of an abstract mesh by place.

    >>> import mesh_spmd
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> mesh_spmd.visualize_sharding((8, 4), P("x"), mesh=AbstractMesh((2, 2), ("x", "y")))
    (8, 4) of float32 by P('x',) over (x=2, y=2)
           [0:4)
          ┌─────┐
    [0:4) │ 0,1 │
          ├─────┤
    [4:8) │ 2,3 │
          └─────┘
    """
    check_mesh(mesh)
    shape = tuple(getattr(array, "shape", array))
    dtype = np.dtype(getattr(array, "dtype", np.float32))
    sharding = sharding if sharding is not None else getattr(array, "sharding", None)
    if isinstance(sharding, PartitionSpec) and mesh is not None:
        sharding = NamedSharding(mesh, sharding)
    if not isinstance(sharding, NamedSharding):
        raise MeshError("expected a NamedSharding, or a PartitionSpec and a mesh, got "
                        f"{sharding!r}")
    if isinstance(array, Array) and sharding == array.sharding:
        layout = array._layout
    else:
        layout = layout_of(shape, dtype, sharding)
    ids = []
    if isinstance(sharding.mesh, Mesh):
        ids = [device.id for device in sharding.mesh.devices.flat]
    axes = ", ".join(f"{name}={size}" for name, size in sharding.mesh.shape_tuple)
    title = f"{shape} of {dtype} by {sharding.spec} over ({axes})"
    return Picture(*layout.draw(title, ids))
