"""Pipelines of stages: in JAX one stage after the other, in Mesh a `mesh.pipeline`."""

import operator

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .arguments import error_at_caller
from .pipeline_primitives import Options, Counts, pipeline_p, trace
from .schedules import Schedule


def pipeline(stage_fn, params, x, *, axis, microbatches, schedule=None, split=None, stages=None,
             chunks=None, costs=None, contiguous=False):
    """Sends the micro-batches of a batch through a chain of stages, and returns what the last
    stage makes of them, as one batch. For use in a function that is compiled.

    stage_fn: a function of a stage's parameters and of the values of the stage before, pytrees
      of arrays. It returns the values for the next stage. With `split`, the micro-batch's part
      is a third argument. Or a list of such functions, one for each stage, whose values may
      differ. A value that stages return as they got it goes directly to the stage that uses it.
    params: a pytree of arrays whose leading dim is the stage; of a list of functions, a list
      of pytrees.
    x: a pytree of arrays with the rows of the batch as their dim 0: the values for the first
      stage.
    axis: the axis of the mesh along which devices have the stages, each as many consecutive
      ones. Other axes split the values of stages as those of any program.
    microbatches: their number, by which the number of rows must be divisible. Micro-batch k of
      m is the rows k, k + m, k + 2m, …
    schedule: the name of a schedule (`schedules.kinds()`), or a Schedule. None: "1f1b" where
      there are gradients.
    split: a pytree of arrays that are cut as `x` is, such as targets or masks; every stage gets
      its micro-batch's part. They have no gradients, as by `lax.stop_gradient`.
    stages: the number of stages, where neither parameters nor a list of functions tell.
    chunks: with the name of a schedule, the blocks of consecutive stages on each device.
    costs: with a schedule, the relative costs of stages, positive integers, by which these are
      split over the devices.
    contiguous: micro-batch k is the k-th block of rows instead.

    It can be differentiated with respect to `params`, `x` and what stages capture. In Mesh the
    gradients are a pipeline by the same schedule. That one computes the values, too, if their
    gradients do not depend on them: so end the last stage with the loss of its rows, and
    average these. JAX runs one micro-batch after the other, through one stage after the other.
    Second derivatives are those of such a program in Mesh, too.

    >>> import jax, jax.numpy as jnp, mesh_spmd
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> def loss(w, x):
    ...     y = mesh_spmd.pipeline(lambda w, x: jnp.tanh(x @ w), w, x, axis="pipe",
    ...                            microbatches=4, schedule="1f1b")
    ...     return (y * y).mean()
    >>> gradient = mesh_spmd.jit(jax.grad(loss), in_shardings=(P("pipe"), P()),
    ...                          mesh=AbstractMesh((2,), ("pipe",)))
    >>> gradient(jnp.ones((4, 16, 16)), jnp.ones((8, 16))).shape
    (4, 16, 16)
    """
    microbatches, stages, chunks, costs = _check_options(
        axis, microbatches, schedule, stages, chunks, costs, contiguous)
    acts, tree = _arrays(x)
    sides, split_tree = _arrays(lax.stop_gradient(split))
    functions, trees, slots, places, count = _stages_of(stage_fn, params, stages)
    if costs is not None and len(costs) != count:
        raise error_at_caller(f"expected a cost for each of {count} stages, got {len(costs)}")
    _check_rows([*acts, *sides], microbatches)
    calls = [_flat_stage(fn, own, place, split_tree if sides else None)
             for fn, own, place in zip(functions, trees, places)]
    parts = [_part(a, microbatches) for a in sides]
    slices = [jax.ShapeDtypeStruct(slot.shape[1:], slot.dtype) for slot in slots]
    traced, tree = _trace(calls, tree, [_part(a, microbatches) for a in acts], slices, parts,
                          count)
    shared, captured, stage_jaxprs = _close(traced, slices, parts, count)
    slots = [*slots, *shared]
    table = tuple(schedule.csv().splitlines()) if isinstance(schedule, Schedule) else None
    return jax.tree.unflatten(tree, pipeline_p.bind(
        *acts, *slots, *sides, *captured, stages=stage_jaxprs,
        counts=Counts(len(acts), len(slots), len(sides), len(captured)),
        options=Options(axis, count, microbatches, None if table else schedule, chunks, table,
                        costs, bool(contiguous))))


def _check_options(axis, microbatches, schedule, stages, chunks, costs, contiguous):
    """Returns the numbers among options as those of Python."""
    if not isinstance(axis, str):
        raise error_at_caller(f"expected the name of an axis, got {axis!r}")
    if not isinstance(schedule, (str, Schedule, type(None))):
        raise error_at_caller(f"expected the name of a schedule or a Schedule, got {schedule!r}")
    if chunks is not None:
        chunks = _positive(chunks, "chunks")
    if stages is not None:
        stages = _positive(stages, "stages")
    if costs is not None:
        costs = tuple(_positive(cost, "costs") for cost in np.ravel(costs).tolist())
    if chunks is not None and not isinstance(schedule, str):
        raise error_at_caller(f"chunks need the name of a schedule, got {schedule!r}")
    if costs is not None and schedule is None:
        raise error_at_caller("costs need a schedule, got None")
    if not isinstance(contiguous, (bool, np.bool_)):
        raise error_at_caller(f"expected a bool for contiguous, got {contiguous!r}")
    return _positive(microbatches, "micro-batches"), stages, chunks, costs


def _positive(value, what):
    try:
        number = operator.index(value)
    except TypeError:
        number = 0
    if number < 1:
        raise error_at_caller(f"expected a positive integer for {what}, got {value!r}")
    return number


def _arrays(tree):
    return jax.tree.flatten(jax.tree.map(jnp.asarray, tree))


def _stages_of(stage_fn, params, stages):
    """Returns functions, the pytrees of their parameters, all parameters with the stage as their
    leading dim, which of these each function has, and the number of stages."""
    if isinstance(stage_fn, (list, tuple)):
        if not isinstance(params, (list, tuple)) or len(params) != len(stage_fn):
            raise error_at_caller(f"expected a list of parameters of {len(stage_fn)} stages, as "
                                  "there are functions")
        functions, count = list(stage_fn), len(stage_fn)
        trees = [jax.tree.structure(p) for p in params]
        slots, places = _stack([_arrays(p)[0] for p in params])
    else:
        functions, (slots, own) = [stage_fn], _arrays(params)
        trees, places, count = [own], [range(len(slots))], _count_stages(slots, stages)
    for fn in functions:
        if not callable(fn):
            raise error_at_caller(f"expected a function of a stage, got {fn!r}")
    if not count:
        raise error_at_caller("expected at least one stage")
    if stages not in (None, count):
        raise error_at_caller(f"expected {stages} stages, got functions or parameters of {count}")
    return functions, trees, slots, places, count


def _trace(calls, tree, before, slices, parts, count):
    """Returns the jaxpr of each stage and the values that it takes, and the pytree of those of
    the last one."""
    traced = []
    for call in calls:
        closed, out = jax.make_jaxpr(lambda *a: call(tree, *a), return_shape=True)(
            before, slices, parts)
        after = [jax.ShapeDtypeStruct(v.shape, v.dtype) for v in jax.tree.leaves(out)]
        if len(calls) == 1 < count and (jax.tree.structure(out), after) != (tree, before):
            raise error_at_caller(
                f"expected a stage that returns values as it takes, {_describe(before)}, got "
                f"{_describe(after)}: give a list of functions for stages that differ")
        traced.append((closed, before))
        tree, before = jax.tree.structure(out), after
    if any(not value.shape for value in before):
        raise error_at_caller("expected a last stage that returns arrays whose dim 0 is rows, got "
                              f"{_describe(before)}")
    return traced, tree


def _describe(values):
    return ", ".join(f"{v.dtype.name}{list(v.shape)}" for v in values) or "nothing"


def _part(array, microbatches):
    """Returns the shape and type of a micro-batch's part."""
    return jax.ShapeDtypeStruct((array.shape[0] // microbatches, *array.shape[1:]), array.dtype)


def _count_stages(slots, stages):
    if not slots and stages is None:
        raise error_at_caller("expected parameters whose leading dim is the stage, or stages=")
    counts = {slot.shape[0] if slot.ndim else None for slot in slots} or {stages}
    if len(counts) > 1 or None in counts:
        raise error_at_caller("expected parameters with the stage as their leading dim, got "
                              f"{_describe(slots)}")
    return counts.pop()


def _check_rows(arrays, microbatches):
    if len({a.shape[:1] for a in arrays}) != 1 or not arrays[0].ndim:
        raise error_at_caller("expected a batch of arrays with the same rows as their dim 0, got "
                              f"{_describe(arrays)}")
    if arrays[0].shape[0] % microbatches:
        raise error_at_caller(f"the number of rows must be divisible by {microbatches} "
                              f"micro-batches, but is {arrays[0].shape[0]}")


def _stack(leaves):
    """Returns the parameters of stages that differ as arrays with the stage as their leading
    dim, and for each stage which of these it has. Stages share an array where they have
    parameters of one shape and type; it is zero for the others."""
    slots, places = {}, []
    for stage, own in enumerate(leaves):
        place, seen = [], {}
        for leaf in own:
            kind = leaf.shape, leaf.dtype
            number = seen[kind] = seen.get(kind, -1) + 1
            slots.setdefault((kind, number), {})[stage] = leaf
            place.append((kind, number))
        places.append(place)
    def join(kind, own):
        return jnp.stack([own[s] if s in own else jnp.zeros(*kind) for s in range(len(leaves))])
    order = {key: i for i, key in enumerate(slots)}
    return ([join(kind, own) for (kind, _), own in slots.items()],
            [[order[key] for key in place] for place in places])


def _flat_stage(fn, own, place, split_tree):
    """Returns a stage as a function of the pytree and the leaves of its values, of all
    parameters, and of the parts of split operands."""
    def call(tree, values, slices, parts):
        params = jax.tree.unflatten(own, [slices[i] for i in place])
        values = jax.tree.unflatten(tree, values)
        if split_tree is None:
            return fn(params, values)
        return fn(params, values, jax.tree.unflatten(split_tree, parts))
    return call


def _close(traced, slices, parts, count):
    """Returns what stages capture, and the stages as functions of it, too: floats of the
    program as parameters with a copy for each stage, which may have gradients, and others."""
    consts = {id(c): c for closed, _ in traced for c in closed.consts}
    shared = {i: c for i, c in consts.items()
              if isinstance(c, jax.core.Tracer) and jnp.issubdtype(c.dtype, jnp.inexact)}
    captured = {i: c for i, c in consts.items() if i not in shared}

    def stage(closed, before):
        def call(values, slices, own, parts, others):
            known = dict(zip([*shared, *captured], [*own, *others]))
            return jax.core.eval_jaxpr(closed.jaxpr, [known[id(c)] for c in closed.consts],
                                       *values, *slices, *parts)
        return trace(call, before, slices, list(shared.values()), parts,
                     list(captured.values()))
    copies = [jnp.broadcast_to(c, (count, *c.shape)) for c in shared.values()]
    return copies, list(captured.values()), tuple(stage(*t) for t in traced)
