"""Shardings that a search has found."""

import jax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from .arguments import error_at_caller
from .layouts import specs_of
from .tables import Report, Table


class Strategy(Report):
    """Shardings of a function's arguments and results, which a search found. It prints what
    the search reports.

    mesh: the AbstractMesh of the shardings.
    in_specs: a tuple of `PartitionSpec`s, in the pytrees of the arguments that are not static.
    out_specs: `PartitionSpec`s in the pytree of the results.
    seconds: the predicted time of a step.
    memory: the bytes that a device needs: arguments, results and intermediate values.
    specs: a Table of the names and `PartitionSpec`s of arguments and results.
    pipeline: a Lowered of the function with its layers as the stages of a pipeline, which
      `seconds` and `memory` are of; None if there is none. No PartitionSpec says a pipeline:
      `pipeline.compile()` runs it, and `jax.jit` with the specs does not.
    step: a Program of the step of training that was searched for, which mesh-train runs; None
      for a function. The specs are those of the loss; `specs` has the state, too.
    micro_batches: the number of parts that the step divides its batch into.
    """

    def __init__(self, mesh, in_specs, out_specs, seconds, memory, specs, text, micro_batches=1):
        self.mesh, self.in_specs, self.out_specs = mesh, in_specs, out_specs
        self.seconds, self.memory, self.specs = seconds, memory, specs
        self.pipeline, self.step, self.micro_batches = None, None, micro_batches
        super().__init__(text, specs)

    def shardings(self, mesh=None):
        """Returns (in_shardings, out_shardings) of `NamedSharding`s, in the pytrees of
        `in_specs` and `out_specs`.

        mesh: of JAX's devices, with the axes of `mesh`; None: a mesh of all that there are.
        """
        if mesh is None:
            mesh = jax.make_mesh(self.mesh.axis_sizes, self.mesh.axis_names,
                                 axis_types=self.mesh.axis_types)
        if not isinstance(mesh, Mesh) or mesh.shape_tuple != self.mesh.shape_tuple:
            raise error_at_caller(f"expected a mesh of JAX's devices with the axes "
                                  f"{dict(self.mesh.shape_tuple)}, got {mesh}")
        def name(specs):
            return jax.tree.map(lambda spec: NamedSharding(mesh, spec), specs,
                                is_leaf=lambda spec: isinstance(spec, PartitionSpec))
        return name(self.in_specs), name(self.out_specs)


def reject_keywords(in_tree):
    """Raises MeshError if a function was given arguments by name: `in_shardings` has none for
    these."""
    _, kwargs = jax.tree.unflatten(in_tree, [None] * in_tree.num_leaves)
    if kwargs:
        raise error_at_caller(f"expected positional arguments, got {', '.join(kwargs)} by name")


def make_strategy(found, in_ranks, in_tree, out_ranks, out_tree):
    """Returns the Strategy that the native module has found.

    in_ranks, out_ranks: of each array that devices hold for a leaf, its rank there and that of
      the leaf; None for what has no leaf of its own: the imaginary part of a complex number.
    """
    ins, outs = _values(found, "argument"), _values(found, "result")
    # A step of training takes its state, too.
    state = [(name, split) for name, _, split in ins[len(in_ranks):]]
    ins = [(value, rank) for value, rank in zip(ins, in_ranks) if rank is not None]
    outs = [(value, rank) for value, rank in zip(outs, out_ranks) if rank is not None]
    parts = [_part_of_leaf(*pair) for pair in [*ins, *outs]]
    micro_batches = [shape[0] for (_, shape, _), (whole, _) in ins if len(shape) > whole]
    mesh, specs = specs_of(found["axes"], [split for _, split in [*parts, *state]])
    args, _ = jax.tree.unflatten(in_tree, specs[:len(ins)])
    table = Table({"name": name, "spec": str(spec)} for (name, _), spec in zip([*parts, *state], specs))
    return Strategy(mesh, args, jax.tree.unflatten(out_tree, specs[len(ins):len(parts)]),
                    found["seconds"], found["memory"], table, found["report"],
                    micro_batches[0] if micro_batches else 1)


def _values(found, kind):
    """Returns the name, the shape, and the split dims and partial axes of arguments or results."""
    return [(name, shape, split) for (name, shape, _), split in
            zip(found[f"{kind}s"], found[f"{kind}_shardings"], strict=True)]


def _part_of_leaf(value, rank):
    """Returns the name of a value, and what splits the dims of its leaf: micro-batches come
    before these, and the words of a key after them."""
    (name, shape, (dims, partial)), (whole, own) = value, rank
    first = len(shape) - whole
    return name, (dims[first:first + own], partial)
