"""Shardings that a search finds for a function."""

from .jitted import jit


def search(fn, *args, machine, devices=None, mesh=None, in_shardings=None, out_shardings=None,
           static_argnums=None, memory_limit=None, budget=10.0, even=True, tie=True,
           batch_axis=None, pipelines=False, seed=0):
    """Searches for shardings with which a function takes the least predicted time on a
    machine. Needs no devices.

    fn: a function of arrays in pytrees, as of `jit`.
    args: arrays, or `jax.ShapeDtypeStruct`s, in pytrees; and static arguments.
    machine: its description (docs/reference/machines.md): a path, or a dict of it.
    devices: their number: the shape of the mesh is chosen, too. The mesh keeps the names of
      its axes if there is one.
    mesh: a `Mesh` or an `AbstractMesh`, which may have more devices than there are; None: that
      of the shardings, or of `jax.set_mesh`.
    in_shardings, out_shardings: pytree prefixes of shardings that are kept, as of `jit`; None:
      to be found. An UNCONSTRAINED dim may be split further.
    static_argnums: arguments that are compiled in; hashable.
    memory_limit: the memory of a device, in bytes or as "80GiB"; None: that which the machine
      says.
    budget: the seconds of processor time after which no further strategy is tried.
    even: whether arguments and results are split into equal parts only, as `jax.jit` needs.
    tie: whether tensors of the same role in repeated layers are split the same way.
    batch_axis: the name of an axis that is for the batch. The shardings that are given split
      the batch along it; nothing else is decided about it.
    pipelines: whether repeated layers may be the stages of a pipeline. If one is faster, the
      Strategy's `pipeline` is the program to compile.
    seed: of random changes.

    Returns a Strategy. Raises MeshError with the least memory that was found if no strategy
    fits. Ctrl-C ends it.

    >>> import jax, jax.numpy as jnp, mesh_spmd
    >>> x = jax.ShapeDtypeStruct((4096, 4096), jnp.float32)
    >>> machine = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}},
    ...            "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}
    >>> found = mesh_spmd.search(jnp.matmul, x, x, machine=machine, devices=4)
    >>> found.mesh.size, len(found.in_specs)
    (4, 2)
    """
    lowered = jit(fn, in_shardings=in_shardings, out_shardings=out_shardings, mesh=mesh,
                  static_argnums=static_argnums).lower(*args)
    return lowered.search(machine, devices=devices, memory_limit=memory_limit, budget=budget,
                          even=even, tie=tie, batch_axis=batch_axis, pipelines=pipelines,
                          seed=seed)
