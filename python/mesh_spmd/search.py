"""Shardings that a search finds for a function."""

from .jitted import jit
from .strategy import Strategy


def search(fn, *args, machine, devices=None, mesh=None, in_shardings=None, out_shardings=None,
           start=None, static_argnums=None, train=None, micro_batches=1, memory_limit=None,
           budget=10.0, even=True, tie=True, batch_axis=None, pipelines=False, seed=0):
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
    start: what to start from, on the same mesh: a Strategy, or shardings as `in_shardings`. The
      search may improve or drop them.
    static_argnums: arguments that are compiled in; hashable.
    train: the optimizer of a step of training, as a `mesh.train_step` has it after `by`:
      "adamw {rate = 1.0e-3}". Then `fn` is the loss, and its first argument the parameters. The
      search is for the step; the Strategy's `step` is its program, which mesh-train runs.
    micro_batches: the most that such a step may divide its batch into. A step that is written in
      JAX, with its gradients and its update, stays as it is: for another number of micro-batches
      search for it again, or give the loss and `train`.
    memory_limit: the memory of a device, in bytes or as "80GiB"; None: that which the machine
      says. A step of `train` may compute values again to fit, which jax.jit does not.
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
    if isinstance(start, Strategy) and mesh is None:
        mesh = start.mesh
    def lower(ins, outs):
        jitted = jit(fn, in_shardings=ins, out_shardings=outs, mesh=mesh,
                     static_argnums=static_argnums)
        return jitted.lower(*args) if train is None else jitted._lower_step(train, *args)
    if start is not None:
        start = lower(start.in_specs, start.out_specs) if isinstance(start, Strategy) else \
            lower(start, None)
    return lower(in_shardings, out_shardings).search(
        machine, start=start, devices=devices, memory_limit=memory_limit,
        micro_batches=micro_batches, budget=budget, even=even, tie=tie, batch_axis=batch_axis,
        pipelines=pipelines, seed=seed)
