"""A program from `jit`, before and after it is compiled."""

import dataclasses
import json
import math
import pathlib
import re

import jax
import jax.numpy as jnp
import numpy as np

from .arguments import check_arguments, error_at_caller, is_key, rank_of
from .array import Array, ArrayType
from .complex_array import (ComplexArray, align, expand_types, pair_up, split_leaves,
                            whole_names)
from .diagnostics import Diagnostic, MeshError
from .layouts import JaxMaker, PartsPlan, sharding_of
from .machines import machine_file, memory_bytes
from .native import native
from .program import Program
from .strategy import make_strategy, reject_keywords
from .tables import Check, Simulation, Table


class Lowered:
    """A Mesh program for arguments of certain shapes and types. Only `check` needs
    devices.

    program: the converted Program, with its text and the names of arguments and
      results. mesh: that of JAX's devices that results are on, or None.

    >>> import jax.numpy as jnp, mesh_spmd
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> mesh = AbstractMesh((4,), ("model",))
    >>> product = mesh_spmd.jit(jnp.matmul, in_shardings=(P(None, "model"), P("model")), mesh=mesh)
    >>> lowered = product.lower(jnp.ones((8, 16)), jnp.ones((16, 32)))
    >>> [(row["kind"], row["bytes"]) for row in lowered.collectives()]
    [('all_reduce', 1536)]
    >>> lowered.check().ok
    True
    >>> lowered.simulate({"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}},
    ...                   "flops": {"f32": 1e12}}).devices
    4
    """

    def __init__(self, program, in_tree, out_info, mesh=None, keys=()):
        self.program = program
        leaves, self._in_tree = jax.tree.flatten(in_tree)
        self._in_types = [_type_of(leaf) for leaf in leaves]
        self._in_ranks = [(rank_of(leaf), len(np.shape(leaf))) for leaf in leaves]
        self._out_info, self.mesh, self._keys = out_info, mesh, keys
        # The step of training that a search is for; None: the function.
        self._step = None
        self._parsed = None

    def _native(self):
        if self._parsed is None:
            self._parsed = native().Program(
                self.program.text, keep_declarations=self._step is not None)
        return self._parsed

    def as_text(self):
        """Returns the whole-tensor program with its shardings (level 0)."""
        return self.program.text

    def save(self, file):
        """Writes `as_text()` to a file, which mesh-run and mesh-opt read."""
        self.program.save(file)

    def spmd(self, machine=None):
        """Returns the text of the program of one device, with collectives (level 2)."""
        return self._lower("spmd", machine)

    def rings(self, machine=None):
        """Returns the text with communication in flight beside contractions (level 3)."""
        return self._lower("rings", machine)

    def programs(self, machine=None):
        """Returns the text of the programs of classes of devices (level 4)."""
        return self._lower("programs", machine)

    def _lower(self, level, machine):
        with machine_file(machine) as path:
            return self._native().lower(level, path)

    def collectives(self, level="spmd", machine=None):
        """Returns a Table of the collectives of the program of one device.

        Columns: kind, axes, group_size, bytes (that one device sends each time), times
        (that constant loops run it), and asynchronous (whether it is in flight beside
        other work, at level "rings"). Further ones are function, and the Python line as
        file, line and column.
        """
        with machine_file(machine) as path:
            return Table(self._native().collectives(level, path))

    def explain(self, path=None):
        """Returns why values are split as they are, as a list of Diagnostics.

        path: "file.py:12", or the number of a line; None: all values.
        """
        if path is None:
            lines, file = [], None
        else:
            file, _, line = str(path).rpartition(":")
            try:
                lines = [int(line)]
                if lines[0] < 1:
                    raise ValueError
            except ValueError:
                raise MeshError("expected a line as in 'model.py:12', got "
                                f"{str(path)!r}") from None
        remarks = map(Diagnostic.make, self._native().explain(lines))
        return [r for r in remarks if not file or r.file.endswith(file)]

    def memory(self):
        """Returns a Table of the bytes that a device needs, a row for each program of
        devices: arguments, results, intermediates, total. Compiles the program."""
        return Table(self.compile().memory())

    def on(self, devices):
        """Returns the program on a mesh of other sizes, as a Lowered. Shapes and
        shardings stay; dims need not be divisible by the number of shards.

        devices: a mesh of JAX; or a dict of the axes' sizes, of which those that are
          left out stay; or the number of devices, by which the first axis grows.
        """
        return self._copy(dataclasses.replace(
            self.program, text=resize_meshes(self.program.text, devices)))

    def _copy(self, program):
        copy = object.__new__(Lowered)
        copy.__dict__.update(self.__dict__, program=program, _parsed=None, mesh=None)
        return copy

    def simulate(self, machine, *, devices=None, memory_limit=None, credits=0):
        """Returns the predicted time and memory of a step on a machine, as a Simulation.

        machine: its description (docs/reference/machines.md): a path, or a dict of it.
        devices: as of `on`; None: those of the program.
        memory_limit: the memory of a device, in bytes or as "80GiB": values are computed again
          if it is short.
        credits: messages from one device to another that may be under way.
        """
        if devices is not None:
            return self.on(devices).simulate(machine, memory_limit=memory_limit,
                                             credits=credits)
        with machine_file(machine, optional=False) as path:
            return Simulation(*self._native().simulate(
                path, memory_limit=memory_bytes(memory_limit), credits=credits))

    def search(self, machine, *, start=None, devices=None, memory_limit=None, micro_batches=1,
               budget=10.0, even=True, tie=True, batch_axis=None, pipelines=False, seed=0):
        """Searches for shardings on a machine, as `mesh_spmd.search` does; those that the
        program has are kept. Returns a Strategy.

        start: a Lowered of the same function, with the shardings to start from.
        """
        reject_keywords(self._in_tree)
        self._check_search(start, devices, micro_batches, pipelines, batch_axis)
        with machine_file(machine, optional=False) as path:
            request = native().SearchRequest()
            options = dict(
                machine=path, entry=self._step or "", devices=devices or 0,
                memory_limit=memory_bytes(memory_limit), micro_batches=micro_batches,
                budget=budget, even=even, tie=tie, batch_axis=batch_axis or "",
                pipelines=pipelines, seed=seed)
            if self._step is None:
                # jax.jit takes what is found, too: PartitionSpecs of arguments and results say
                # nothing of other values, and leave nothing to propagation.
                options.update(recompute=False, results=0, closed=True)
            for name, value in options.items():
                setattr(request, name, value)
            found = self._native().search(request, start=start.program.text if start else "")
        return self._make_strategy(found)

    def _check_search(self, start, devices, micro_batches, pipelines, batch_axis):
        if batch_axis == "":
            raise error_at_caller("expected the name of an axis for batch_axis=, got ''")
        if devices is None and "mesh.mesh @" not in self.program.text:
            raise error_at_caller("expected a mesh or a number of devices: give mesh= or "
                                  "devices=")
        if devices is not None and devices < 1:
            raise error_at_caller(f"expected a positive number of devices, got {devices}")
        if start is not None and (devices is not None or pipelines):
            raise error_at_caller("expected a start on the mesh, without pipelines, got "
                                  + ("devices=" if devices is not None else "pipelines=True"))
        if micro_batches != 1 and self._step is None:
            raise error_at_caller("expected a step of training for micro_batches=: give a loss and "
                                  "train=")

    def _make_strategy(self, found):
        out_leaves, out_tree = jax.tree.flatten(self._out_info)
        keys = self._keys or [None] * len(out_leaves)
        ranks = [(len(leaf.shape), len(leaf.shape) - (key is not None))
                 for leaf, key in zip(out_leaves, keys)]
        strategy = make_strategy(
            found, _part_ranks(self._in_ranks, self._in_types), self._in_tree,
            _part_ranks(ranks, [leaf.dtype for leaf in out_leaves]), out_tree)
        if self._step is not None:
            strategy.step = Program(found["program"], *(
                tuple(name for name, *_ in found[kind]) for kind in ("arguments", "results")))
        elif found["has_pipeline"]:
            strategy.pipeline = self._copy(
                dataclasses.replace(self.program, text=found["program"]))
        return strategy

    def _make_step(self, optimizer):
        """Returns the program with a step of training, which `search` is about. The function is
        its loss, whose first argument are the parameters."""
        args, _ = jax.tree.unflatten(self._in_tree, self._in_types)
        types = jax.tree.leaves(args[:1])
        for name, type_ in zip(self.program.arguments, types):
            if not jnp.issubdtype(type_, jnp.floating):
                raise error_at_caller(f"expected parameters of floats, got '{name}' of {type_}")
        if not types:
            raise error_at_caller("expected a first argument with parameters, got none")
        name = "train_step"
        while f"@{name}" in self.program.text:
            name += "_"
        step = f"mesh.train_step @{name} of @main wrt {list(range(len(types)))} by {optimizer}"
        copy = self._copy(dataclasses.replace(self.program, text=re.sub(
            "^module .*$", lambda line: f"{line[0]}\n{step}", self.program.text, count=1,
            flags=re.MULTILINE)))
        copy._step = name
        return copy

    def check(self, *args, tolerance=None, **kwargs):
        """Runs the program, and compares its results with those of the program without
        a mesh, in f64. Returns a Check. Ctrl-C ends it as it ends a call.

        args, kwargs: as of the function; without any they are random: floats from -1 to
          1, integers from -8 to 7.
        tolerance: of the relative error; None: by the types of values.
        """
        leaves, tree = jax.tree.flatten((args, kwargs))
        if leaves and tree != self._in_tree:
            raise MeshError(f"expected arguments of the structure {self._in_tree}, got "
                            f"{tree}")
        leaves = split_leaves(leaves, self._in_types, whole_names(self.program.arguments, self._in_types),
                              _to_array)
        arrays = [np.asarray(_to_array(leaf, wanted), order="C")
                  for leaf, wanted in zip(leaves, expand_types(self._in_types))]
        return Check(*self._native().check(
            dict(zip(self.program.arguments, arrays)), tolerance=tolerance))

    def trace(self, file, machine):
        """Writes the timeline of a step on a machine, for https://ui.perfetto.dev."""
        with machine_file(machine, optional=False) as path:
            self._native().simulate(path, trace=str(file))

    def report(self, file, machine, *, other=None, other_machine=None, name=None,
               trace=None, memory_limit=None, credits=0):
        """Writes one page about the program on a machine (docs/how-to/report.md).

        machine: as of `simulate`. other: a Lowered to compare with. other_machine: the
          machine of that one; without it, another one for this program.
        name: of the program on the page, or a pair of the programs' names.
        trace: the timeline of a run, a file. memory_limit: as of `simulate`.
        """
        pairs = [(self, machine)]
        if other is not None or other_machine is not None:
            pairs.append((other or self, machine if other_machine is None else other_machine))
        names = [name] * len(pairs) if name is None or isinstance(name, str) else name
        if len(names) != len(pairs):
            raise MeshError(f"expected {len(pairs)} names of programs, got {len(names)}")
        programs = []
        for (lowered, where), called in zip(pairs, names, strict=True):
            with machine_file(where, optional=False) as path:
                program = json.loads(lowered._native().describe(
                    called or "a JAX function", path, credits=credits,
                    trace=str(trace or "") if not programs else ""))
            program["machine"] = "a machine" if isinstance(where, dict) else str(where)
            if memory_limit is not None:
                program["memoryLimit"] = memory_bytes(memory_limit)
            programs.append(program)
        page = native().make_page(json.dumps({"programs": programs}))
        pathlib.Path(file).write_text(page, encoding="utf-8")

    def compile(self, **options):
        """Compiles the program. options: of the native `Program.compile`: machine,
        credits, threads, deadline, verify, check_bounds, opt_level, memory_limit (as
        of `simulate`). Returns a Compiled."""
        return self.compile_donating((), **options)

    def compile_donating(self, donated, *, machine=None, memory_limit=None, **options):
        """Compiles the program as `compile` does. donated: numbers of the leaves of the
        arguments that results may be written over."""
        numbers, first = [], 0
        for leaf, type_ in enumerate(self._in_types):
            count = len(expand_types([type_]))
            if leaf in donated:
                numbers += range(first, first + count)
            first += count
        with machine_file(machine) as path:
            executable = self._native().compile(
                machine=path, donated=numbers, memory_limit=memory_bytes(memory_limit), **options)
        return Compiled(executable, self._in_types, self._in_tree, self._out_info,
                        self.mesh, self._keys)


class Compiled:
    """A compiled program. It takes arguments of the shapes and types that it was
    made for, and runs on threads."""

    def __init__(self, executable, in_types, in_tree, out_info, mesh=None, keys=()):
        self._executable = executable
        # The numbers of the leaves that a call deletes.
        self.donated = ()
        self._in_tree, self._in_types = in_tree, in_types
        self._names = [name for name, *_ in executable.arguments]
        self._plans = {}
        self._out_leaves, self._out_tree = jax.tree.flatten(out_info)
        # Complex numbers are two arguments or results of floats.
        self._out_types = [leaf.dtype for leaf in self._out_leaves]
        self._has_complex = any(
            np.dtype(t).kind == "c" for t in [*in_types, *self._out_types])
        if self._has_complex:
            self._whole_types = in_types
            self._whole_names = whole_names(self._names, in_types)
            self._in_types = expand_types(in_types)
        self._makers = [
            _maker(leaf, executable.axes, split, mesh, layout)
            for leaf, split, layout in zip(
                self._out_leaves, pair_up(executable.result_shardings, self._out_types),
                pair_up(executable.result_layouts, self._out_types), strict=True)]
        for number, key in enumerate(keys):
            if key is not None:
                self._makers[number] = _key_maker(self._makers[number], key)

    def __call__(self, *args, **kwargs):
        """Runs the program; static arguments are left out. Returns arrays in the
        function's pytrees."""
        leaves, tree = jax.tree.flatten((args, kwargs))
        if tree != self._in_tree:
            raise MeshError(f"expected arguments of the structure {self._in_tree}, got "
                            f"{tree}")
        return self.run_leaves(leaves)

    def run_leaves(self, leaves):
        """Runs the program on the leaves of its arguments."""
        if self._has_complex:
            leaves = split_leaves(leaves, self._whole_types, self._whole_names, _to_array)
        arrays = [leaf._data if type(leaf) is Array and leaf._type.dtype is wanted
                  and leaf._data is not None else self._take(i, leaf, wanted)
                  for i, (leaf, wanted) in enumerate(zip(leaves, self._in_types))]
        results = self._executable(arrays)
        if self._has_complex:
            results = pair_up(results, self._out_types)
        results = [make(data) for make, data in zip(self._makers, results)]
        return jax.tree.unflatten(self._out_tree, results)

    def take_memory(self, array, how):
        """Takes the memory of an Array for results of the next call. how: why the
        Array has none any more."""
        data = array._data
        if data is not None:
            array._data, array._lost = None, how
            for part in data if type(data) is tuple else (data,):
                self._executable.recycle(part)

    def _take(self, number, leaf, wanted):
        """Returns an argument as the native module takes it."""
        if type(leaf) is np.ndarray and leaf.dtype == wanted or \
                isinstance(leaf, native().DeviceArray):
            return leaf
        if type(leaf) is Array:
            data = leaf._get(self._names[number])
            return data if leaf.dtype == wanted else _to_array(leaf, wanted)
        if isinstance(leaf, jax.Array) and leaf.dtype == wanted and \
                len(leaf.sharding.device_set) > 1:
            order = self._plan(number, leaf.sharding).order
            if order is not None:
                shards = list(map(np.asarray, leaf._arrays))
                return tuple([shards[n] for n in order])
        if not isinstance(leaf, _ARRAYS):
            check_arguments([leaf], [self._names[number]])
        return _to_array(leaf, wanted)

    def _plan(self, number, sharding):
        plan = self._plans.get((number, sharding))
        if plan is None:
            layout = self._executable.argument_layouts[number]
            plan = self._plans[number, sharding] = PartsPlan(layout, sharding)
        return plan

    def memory(self):
        """Returns the bytes that a device needs, as a list of dicts."""
        return self._executable.memory()

    def counters(self):
        """Returns what each device did in the last call, as a Table."""
        return Table(self._executable.counters())

    @property
    def num_devices(self):
        """The number of devices of the mesh."""
        return self._executable.num_devices


_MESH = re.compile(r"^(\s*mesh\.mesh @\S+ = <)\[([^\]]*)\](?:, device_ids=\[[^\]]*\])?",
                   re.MULTILINE)


def resize_meshes(text, devices):
    """Returns the text of a program with meshes of other sizes, as `Lowered.on` has
    them."""
    if hasattr(devices, "shape_tuple"):
        devices = dict(devices.shape_tuple)
    if not isinstance(devices, int) and not (isinstance(devices, dict) and all(
            isinstance(size, int) for size in devices.values())):
        raise MeshError("expected a mesh, a dict of the sizes of axes, or a number of devices, "
                        f"got {devices!r}")
    known = set()

    def resize(found):
        axes = dict(re.findall(r'"([^"]*)"=(\d+)', found[2]))
        known.update(axes)
        if isinstance(devices, int):
            rest = math.prod(map(int, list(axes.values())[1:]))
            if devices < 1 or devices % rest or not axes:
                raise MeshError(f"expected a multiple of {rest} devices, got {devices}")
            axes[next(iter(axes))] = devices // rest
        else:
            axes.update((name, size) for name, size in devices.items() if name in axes)
        return found[1] + "[" + ", ".join(f'"{n}"={s}' for n, s in axes.items()) + "]"

    resized = _MESH.sub(resize, text)
    if not known:
        raise MeshError("expected a program with a mesh")
    if not isinstance(devices, int) and not set(devices) <= known:
        raise MeshError(f"expected axes of {', '.join(sorted(known))}, got "
                        f"{', '.join(sorted(set(devices) - known))}")
    return resized


def _maker(info, axes, split, mesh, layout):
    """Returns a function that makes an array of a native DeviceArray, or of two: then
    `split` and `layout` are pairs, too."""
    is_complex = np.dtype(info.dtype).kind == "c"
    if is_complex:
        split, layout = split[0], layout[0]
    sharding = sharding_of(axes, *split, mesh)
    type_ = ArrayType.get(info.shape, info.dtype, sharding)
    if isinstance(sharding.mesh, jax.sharding.Mesh):
        maker = JaxMaker(info.shape, info.dtype, sharding, layout)
        if not is_complex:
            return maker.make
        return lambda data: maker.make_complex(align(*data, type_))
    if is_complex:
        return lambda data: ComplexArray(align(*data, type_), type_)
    return lambda data: Array(data, type_)


def _key_maker(make, key):
    """Returns a function that makes keys of their words, which `make` makes."""
    def make_key(data):
        words = make(data)
        words = np.asarray(words) if isinstance(words, Array) else words
        return jax.random.wrap_key_data(words, impl=key)
    return make_key


def _type_of(leaf):
    """Returns the type that JAX gives an argument; of a key that of its words."""
    if is_key(leaf):
        return np.dtype(np.uint32)
    if isinstance(leaf, (np.ndarray, jax.Array, jax.ShapeDtypeStruct)):
        return np.dtype(jax.dtypes.canonicalize_dtype(leaf.dtype))
    return np.dtype(jax.eval_shape(jnp.asarray, leaf).dtype)


def _part_ranks(ranks, types):
    """Returns the rank of each array that devices hold; None for imaginary parts."""
    return [part for rank, type_ in zip(ranks, types, strict=True)
            for part in ([rank, None] if np.dtype(type_).kind == "c" else [rank])]


def _to_array(leaf, wanted):
    array = np.asarray(jax.random.key_data(leaf) if is_key(leaf) else leaf)
    return array if array.dtype == wanted else array.astype(wanted)


_ARRAYS = (np.ndarray, np.generic, jax.Array, Array, bool, int, float, complex)
