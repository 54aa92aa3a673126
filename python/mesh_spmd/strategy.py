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
    """

    def __init__(self, mesh, in_specs, out_specs, seconds, memory, specs, text, pipeline=None):
        self.mesh, self.in_specs, self.out_specs = mesh, in_specs, out_specs
        self.seconds, self.memory, self.specs = seconds, memory, specs
        self.pipeline = pipeline
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


def make_strategy(found, names, in_ranks, in_tree, out_ranks, out_tree):
    """Returns the Strategy that the native module has found.

    names: of all arguments and results. in_ranks, out_ranks: the ranks of their leaves, None
      for what has no leaf of its own: the imaginary part of a complex number.
    """
    splits = [*found["arguments"], *found["results"]]
    ranks = [*in_ranks, *out_ranks]
    # The devices hold the words of a key, which are no dimension of it.
    mesh, specs = specs_of(found["axes"], [
        (dims[:rank], partial) for (dims, partial), rank in zip(splits, ranks, strict=True) if rank is not None])
    count = sum(rank is not None for rank in in_ranks)
    args, _ = jax.tree.unflatten(in_tree, specs[:count])
    named = [name for name, rank in zip(names, ranks) if rank is not None]
    table = Table({"name": name, "spec": str(spec)} for name, spec in zip(named, specs))
    return Strategy(mesh, args, jax.tree.unflatten(out_tree, specs[count:]), found["seconds"],
                    found["memory"], table, found["report"])
