"""Batches of host arrays to the devices of a mesh, and back."""

import dataclasses
import time
import zlib

import jax
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec

from .checkpoint import tensor_names
from .diagnostics import MeshError
from .jitted import jit
from .layouts import layout_of, slices_of
from .placement import device_put
from .shardings import check_mesh, flat_shardings


@dataclasses.dataclass
class OperationStats:
    """Counts of an operation since it was last reset: calls, and calls that ended in an error.
    Arrays, elements, bytes and seconds count the other calls."""

    calls: int = 0
    errors: int = 0
    arrays: int = 0
    elements: int = 0
    bytes: int = 0
    seconds: float = 0.0


@dataclasses.dataclass(frozen=True)
class LeafInfo:
    """The placement of an array: the shapes of the whole and of a part, its PartitionSpec, the
    slices that each device holds, and the bytes of all parts together."""

    name: str
    shape: tuple[int, ...]
    local_shape: tuple[int, ...]
    spec: PartitionSpec
    slices: list[tuple[slice, ...]]
    bytes: int


class BatchSharder:
    """Splits batches, pytrees of host arrays, over the devices of a mesh.

    mesh: a Mesh or AbstractMesh of JAX.
    sharding_rules: logical names, such as "batch", and the axis or axes of each; None
      stands for a dim that is not split.
    pad: allow dims that are not divisible by the number of shards.
    statistics: a function from a batch to a dict of numbers.
    rngs: names of random streams and their seeds.
    required: the streams that `ensure_rng_streams` asks for.

    >>> import mesh_spmd, numpy as np
    >>> from jax.sharding import AbstractMesh
    >>> sharder = mesh_spmd.BatchSharder(AbstractMesh((4,), ("data",)), {"batch": "data"})
    >>> batch = sharder.shard_with_logical_names({"x": np.ones((8, 3))}, ("batch",))
    >>> batch["x"].sharding.spec
    P('data',)
    """

    def __init__(self, mesh, sharding_rules=None, *, pad=False, statistics=None, rngs=None,
                 required=(), name="sharder"):
        check_mesh(mesh, is_optional=False)
        self.mesh = getattr(mesh, "abstract_mesh", mesh)
        self.sharding_rules = dict(sharding_rules or {})
        self.pad, self.name = pad, name
        self.rngs, self.required = dict(rngs or {}), tuple(required)
        self._function, self._statistics, self._record = statistics, None, None
        self._transforms = {}
        self.reset_operation_stats()

    # Splitting.

    def get_partition_spec(self, names):
        """Returns the PartitionSpec of logical names, one for each dim; None: not split."""
        unknown = [n for n in names if n is not None and n not in self.sharding_rules]
        if unknown:
            raise MeshError(f"expected logical names among {', '.join(self.sharding_rules)}, got "
                            f"{', '.join(unknown)}")
        return PartitionSpec(*[None if n is None else self.sharding_rules[n] for n in names])

    def get_named_sharding(self, names):
        """Returns the NamedSharding of logical names."""
        return NamedSharding(self.mesh, self.get_partition_spec(names))

    def shard(self, batch, spec):
        """Returns the batch as Arrays. spec: a pytree prefix of PartitionSpecs; dims beyond
        one are not split. Raises MeshError with the name of an array that does not fit."""
        return self._count("shard", lambda: self._shard(batch, spec))

    shard_static = shard

    def shard_with_logical_names(self, batch, names):
        """Returns the batch as Arrays. names: for all arrays a tuple of logical names, or a
        dict of such tuples by the arrays' names; dims beyond them are not split."""
        def shard():
            if isinstance(names, dict):
                known = tensor_names(batch)
                missing = sorted(set(known) ^ set(names))
                if missing:
                    raise MeshError(f"expected names of {', '.join(known)}, got {', '.join(names)}")
                specs = [self.get_partition_spec(names[name]) for name in known]
                spec = jax.tree.unflatten(jax.tree.structure(batch), specs)
            else:
                spec = self.get_partition_spec(names)
            return self._shard(batch, spec)
        return self._count("shard", shard)

    def shard_with_info(self, batch, spec):
        """Returns the batch as Arrays, and a list with a LeafInfo for each."""
        arrays = self.shard(batch, spec)
        infos = []
        for array, name in zip(jax.tree.leaves(arrays), tensor_names(arrays), strict=True):
            layout = layout_of(array.shape, array.dtype, array.sharding)
            slices = [slices_of(ranges) for ranges in layout.ranges()]
            part = int(np.prod(layout.local_shape, dtype=np.int64)) * array.dtype.itemsize
            infos.append(LeafInfo(name, array.shape, layout.local_shape, array.sharding.spec, slices,
                                  part * len(slices)))
        return arrays, infos

    def gather(self, batch):
        """Returns the whole arrays of a batch, as arrays of numpy."""
        return self._count("gather", lambda: jax.tree.map(np.asarray, batch))

    def _shard(self, batch, spec):
        leaves, structure = jax.tree.flatten(batch)
        arrays = []
        for leaf, name, own in zip(leaves, tensor_names(batch), flat_shardings(spec, batch),
                                   strict=True):
            try:
                sharding = NamedSharding(self.mesh, own if own is not None else PartitionSpec())
                array = device_put(leaf, sharding)
            except Exception as error:
                raise MeshError(f"'{name}': {error}") from error
            if not self.pad and any(padding for ranges in array._layout.ranges()
                                    for _, _, padding in ranges):
                raise MeshError(f"'{name}': dims of {array.shape} must be divisible by the number of "
                                f"shards of {sharding.spec}, or padded")
            arrays.append(array)
        return jax.tree.unflatten(structure, arrays)

    # Functions on the parts, and parameters in their shards.

    def parallel_transform(self, fn, in_spec, out_spec=None):
        """Returns a function of batches that runs `fn` on the parts that each device holds,
        and returns Arrays. `fn` takes and returns a batch, and may use collectives.

        in_spec, out_spec: pytree prefixes of PartitionSpecs, of what `fn` takes and returns;
        None: as `in_spec`. A result that is not split must be replicated.
        """
        out_spec = in_spec if out_spec is None else out_spec
        local = jax.shard_map(fn, mesh=self.mesh, in_specs=(in_spec,), out_specs=out_spec)
        run = jit(local, in_shardings=(in_spec,), out_shardings=out_spec, mesh=self.mesh)
        return lambda batch: self._count("parallel_transform", lambda: run(batch))

    def apply_parallel_transform(self, fn, batch, in_spec, out_spec=None):
        """Returns what `parallel_transform` makes of a batch. It compiles once for the same
        function and specs."""
        leaves, tree = jax.tree.flatten(
            (in_spec, out_spec), is_leaf=lambda s: s is None or isinstance(s, PartitionSpec))
        key = fn, tuple(leaves), tree
        if key not in self._transforms:
            self._transforms[key] = self.parallel_transform(fn, in_spec, out_spec)
        return self._transforms[key](batch)

    def create_sharded_param(self, name, init, shape, spec, dtype=np.float32, *, stream="params"):
        """Returns a parameter as an Array of which each device has computed its own part. Its
        elements do not depend on the mesh.

        init: a function of a key, a shape and a type, as those of `jax.nn.initializers`.
        spec: a PartitionSpec. stream: of random numbers; `name` is folded into its key.
        """
        def create():
            key = jax.random.fold_in(self.get_key(stream), zlib.crc32(name.encode()))
            return jit(lambda key: init(key, tuple(shape), dtype), out_shardings=spec,
                       mesh=self.mesh)(key)
        return self._count("create_sharded_param", create)

    # Counters.

    def _count(self, operation, call):
        stats = self._stats.setdefault(operation, OperationStats())
        stats.calls += 1
        begin = time.perf_counter()
        try:
            result = call()
        except Exception:
            stats.errors += 1
            raise
        leaves = jax.tree.leaves(result)
        stats.arrays += len(leaves)
        stats.elements += sum(leaf.size for leaf in leaves)
        stats.bytes += sum(leaf.nbytes for leaf in leaves)
        stats.seconds += time.perf_counter() - begin
        return result

    def get_operation_stats(self):
        """Returns the OperationStats of each operation that was called."""
        return {name: dataclasses.replace(stats) for name, stats in self._stats.items()}

    def reset_operation_stats(self):
        """Begins to count anew."""
        self._stats = {}

    # Statistics of batches: None until they are set or computed.

    def compute_statistics(self, batch):
        """Returns the statistics that were set, or else the function's of this batch, which
        is not called again for an equal one; without a function the last ones."""
        if self._record == "set" or self._function is None:
            return self._statistics
        content = [(np.asarray(leaf).tobytes(), np.shape(leaf)) for leaf in jax.tree.leaves(batch)]
        key = hash((tuple(content), tensor_names(batch)))
        if self._record != key:
            self._statistics, self._record = dict(self._function(batch)), key
        return self._statistics

    def get_statistics(self):
        """Returns the statistics, or None."""
        return self._statistics

    def set_statistics(self, statistics):
        """Sets the statistics, which are not computed until they are reset."""
        self._statistics, self._record = dict(statistics), "set"

    def reset_statistics(self):
        """Forgets the statistics."""
        self._statistics = self._record = None

    # Random streams and state.

    def ensure_rng_streams(self, names=None):
        """Raises MeshError with the names of streams that are missing, of `names` or of
        those that are required."""
        missing = [n for n in (self.required if names is None else names) if n not in self.rngs]
        if missing:
            raise MeshError(f"expected random streams {', '.join(missing)}, got "
                            f"{', '.join(self.rngs) or 'none'}")

    @property
    def requires_rng_streams(self):
        """The names of the streams that `ensure_rng_streams` asks for."""
        return self.required

    def get_key(self, name):
        """Returns the key that a random stream starts from."""
        self.ensure_rng_streams([name])
        return jax.random.key(self.rngs[name])

    def copy(self, **changes):
        """Returns a sharder with other arguments, and counters and statistics of its own."""
        arguments = dict(mesh=self.mesh, sharding_rules=self.sharding_rules, pad=self.pad,
                         statistics=self._function, rngs=self.rngs, required=self.required,
                         name=self.name)
        return BatchSharder(**arguments | changes)

    def clone(self):
        """Returns a sharder with all there is of this one."""
        other = self.copy()
        other._stats = self.get_operation_stats()
        other._statistics, other._record = self._statistics, self._record
        return other

    def get_state(self):
        """Returns all but the function of statistics, for `set_state` and JSON."""
        return {"name": self.name, "mesh": [list(axis) for axis in self.mesh.shape_tuple],
                "sharding_rules": self.sharding_rules, "pad": self.pad, "rngs": self.rngs,
                "required": list(self.required), "statistics": self._statistics,
                "is_set": self._record == "set",
                "operations": {n: dataclasses.asdict(s) for n, s in self._stats.items()}}

    def set_state(self, state):
        """Takes over what `get_state` returned, or nothing if there is an error in it."""
        try:
            sizes = dict(map(tuple, state["mesh"]))
            other = BatchSharder(
                jax.sharding.AbstractMesh(tuple(sizes.values()), tuple(sizes)),
                state.get("sharding_rules"), pad=bool(state.get("pad", False)),
                statistics=self._function, rngs=state.get("rngs"), required=state.get("required", ()),
                name=state.get("name", "sharder"))
            other._stats = {n: OperationStats(**s) for n, s in state.get("operations", {}).items()}
            if state.get("statistics") is not None:
                other._statistics = dict(state["statistics"])
                other._record = "set" if state.get("is_set") else "restored"
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise MeshError(f"expected the state of a sharder: {error!r}") from error
        self.__dict__.update(other.__dict__)
