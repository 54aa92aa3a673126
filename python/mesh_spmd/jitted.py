"""`jit`: runs a function of JAX on Mesh's devices."""

import contextlib
import functools
import inspect
import operator

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from .api import convert_traced
from .arguments import check_arguments, error_at_caller, split_keys
from .array import Array
from .diagnostics import MeshError
from .lowered import Lowered
from .names import argument_names
from .native import native
from .shardings import check_mesh
from .user_line import user_line
from .versions import get_mesh


OPTIONS = {"machine", "credits", "threads", "deadline", "verify", "check_bounds", "opt_level",
           "memory_limit"}


def jit(fn=None, *, in_shardings=None, out_shardings=None, static_argnums=None,
        static_argnames=None, donate_argnums=None, donate_argnames=None,
        keep_unused=True, mesh=None, **compile_options):
    """Makes a function that runs on Mesh's devices, with `jax.jit`'s meaning of its
    arguments.

    fn: a function of arrays in pytrees. Without it, returns a decorator.
    in_shardings, out_shardings: pytree prefixes of `NamedSharding`s, or of
      `PartitionSpec`s on `mesh`; None: left to the partitioner. Dims need not be
      divisible by the number of shards.
    static_argnums, static_argnames: arguments that are compiled in; hashable.
    donate_argnums, donate_argnames: arguments whose Arrays and `jax.Array`s are
      deleted by a call, unless it fails. Arrays of numpy stay. See below.
    mesh: the mesh of PartitionSpecs; None: that of the shardings, or of
      `jax.set_mesh`. Mesh's devices are threads; without a mesh there is one.
    compile_options: of the native `Program.compile`: machine, credits, threads,
      deadline (seconds), verify, check_bounds, opt_level, memory_limit (in bytes or as "80GiB"
      of a device: values are computed again if it is short).

    A result that is computed element by element from a donated Array of its shape, type
    and sharding is written over it, as the state of a training step is. So is one that is
    the Array with parts set, as by `s.at[3].set(x)`. So there is one copy of the state. No device writes before all have reached the point after which
    nothing can fail: a step that fails or is interrupted leaves the last state. Ctrl-C
    that comes later takes effect after the call, once its results are assigned. The
    next call uses other donated memory for results.

    Returns a function of the same arguments that returns arrays in the pytrees of
    `fn`: `jax.Array`s if the mesh is a `jax.sharding.Mesh` of JAX's devices, in its
    order of devices, else `mesh_spmd.Array`s. Keys are `jax.Array`s. Arrays that go in
    are read in place where they are split as the argument is, or lie whole in memory. It
    traces and compiles for each new combination of shapes, types, shardings and static
    arguments, and remembers them. `lower(*args)` returns the program instead of
    running it, `clear_cache()` forgets.

    Raises ConversionError with the Python line of an operation that Mesh does not support, and
    MeshError with that of a program that cannot be partitioned, or of a run that fails.

    >>> import jax.numpy as jnp, mesh_spmd
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> @mesh_spmd.jit(mesh=AbstractMesh((4,), ("model",)), in_shardings=(P(), P(None, "model")))
    ... def layer(x, w):
    ...     return jnp.tanh(x @ w)
    >>> y = layer(jnp.ones((8, 16)), jnp.ones((16, 32)))
    >>> y.shape, y.sharding.spec
    ((8, 32), P(None, 'model'))
    """
    options = dict(in_shardings=in_shardings, out_shardings=out_shardings,
                   static_argnums=static_argnums, static_argnames=static_argnames,
                   donate_argnums=donate_argnums, donate_argnames=donate_argnames,
                   keep_unused=keep_unused, mesh=mesh, compile_options=compile_options)
    if fn is None:
        return lambda function: Jitted(function, **options)
    return Jitted(fn, **options)


def _tuple(value):
    if value is None:
        return ()
    return (value,) if isinstance(value, (int, str)) else tuple(value)


class Jitted:
    """A function that `jit` made."""

    def __init__(self, fn, in_shardings, out_shardings, static_argnums, static_argnames,
                 donate_argnums, donate_argnames, keep_unused, mesh, compile_options):
        if not keep_unused:
            raise ValueError("expected keep_unused=True: unused arguments are kept")
        if not callable(fn):
            raise TypeError(f"expected a function, got {fn!r}")
        check_mesh(mesh)
        functools.update_wrapper(self, fn)
        self._fn = fn
        self._in_shardings, self._out_shardings = in_shardings, out_shardings
        self._mesh, self._compile_options = mesh, compile_options
        # Shardings of arguments count where none are given.
        self._get_key = _key if None in _sharding_leaves(in_shardings) else _type_key
        self._own_mesh = _find_concrete([mesh, *_sharding_leaves(
            in_shardings), *_sharding_leaves(out_shardings)])
        unknown = sorted(set(compile_options) - OPTIONS)
        if unknown:
            raise TypeError(f"expected options among {', '.join(sorted(OPTIONS))}, got "
                            f"{', '.join(unknown)}")
        names = _parameter_names(fn)
        static_argnums = _numbers("static_argnums", static_argnums)
        donate_argnums = _numbers("donate_argnums", donate_argnums)
        _check_numbers(fn, names, static_argnums=static_argnums, donate_argnums=donate_argnums)
        self._static = _positions(names, static_argnums, static_argnames)
        self._donated = _positions(names, donate_argnums, donate_argnames)
        if self._static[0] & self._donated[0] or self._static[1] & self._donated[1]:
            raise ValueError("static arguments cannot be donated")
        self._cache = {}

    def clear_cache(self):
        """Forgets what was compiled."""
        self._cache.clear()

    def lower(self, *args, **kwargs):
        """Returns the program for arguments, arrays or `jax.ShapeDtypeStruct`s, as a
        Lowered. Needs no devices."""
        return self._trace(self._split(args, kwargs))

    def _lower_step(self, optimizer, *args):
        """Returns the step of training by the function, a loss, as a Lowered to search in."""
        return self._trace(self._split(args, {}), differentiable=True)._make_step(optimizer)

    def __call__(self, *args, **kwargs):
        call = self._split(args, kwargs)
        leaves, tree = jax.tree.flatten(call.dynamic)
        key = (tree, call.static, self._context(), jax.config.jax_enable_x64,
               *map(self._get_key, leaves))
        try:
            compiled = self._cache.get(key)
        except TypeError as error:
            values = ", ".join(repr(value) for part in call.static for _, value in part)
            raise ValueError(f"expected hashable static arguments, got {values}") from error
        if compiled is None:
            compiled = self._cache[key] = self._compile(call)
        if not compiled.donated:
            return compiled.run_leaves(leaves)
        donated = [leaves[number] for number in compiled.donated]
        # Results that nobody has taken are lost, and so is what they are written over.
        is_held = native().hold_interrupts()
        try:
            result = compiled.run_leaves(leaves)
            self._delete(donated, compiled)
            return result
        except MeshError:
            self._note_lost(donated)
            raise
        finally:
            if is_held:
                native().release_interrupts()

    def _compile(self, call):
        lowered, donated = self._trace(call), self._donated_leaves(call.dynamic)
        # Results on JAX's devices are in memory that JAX looks at.
        in_place = donated if lowered.mesh is None else ()
        compiled = lowered.compile_donating(in_place, **self._compile_options)
        compiled.donated = donated
        return compiled

    def _context(self):
        """Returns what a program depends on beside its arguments: the mesh around."""
        if self._mesh is not None:
            return self._mesh
        mesh = get_mesh()
        return jax.sharding.get_abstract_mesh() if mesh.empty else mesh

    def _split(self, args, kwargs):
        if not self._static[0] and not self._static[1]:
            return _Call((args, kwargs), ((), ()))
        positions, names = self._static
        static = (tuple((i % len(args), args[i]) for i in sorted(positions)
                        if -len(args) <= i < len(args)),
                  tuple((n, kwargs[n]) for n in sorted(names) if n in kwargs))
        fixed = dict(static[0])
        dynamic = (tuple(a for i, a in enumerate(args) if i not in fixed),
                   {n: v for n, v in kwargs.items() if n not in names})
        return _Call(dynamic, static)

    def _trace(self, call, differentiable=False):
        args, kwargs = call.dynamic
        if kwargs and self._in_shardings is not None:
            raise ValueError("expected positional arguments where in_shardings are given, "
                             f"got {', '.join(kwargs)} by name")
        bound = _Bound(self._fn, call)
        mesh = _mesh_of_context(self._mesh)
        structs = jax.tree.map(functools.partial(_struct, mesh=mesh), call.dynamic)
        values = *structs[0], *structs[1].values()
        check_arguments(jax.tree.leaves(values), argument_names(bound, values))
        try:
            program, out_info = convert_traced(
                bound, *values, in_shardings=self._in_shardings,
                out_shardings=self._out_shardings, mesh=mesh, differentiable=differentiable)
        except ValueError as error:
            if "pytree structure error" not in str(error):
                raise
            raise error_at_caller(
                "expected in_shardings and out_shardings of the structures of arguments and "
                f"results, or prefixes of these, got {self._in_shardings} and "
                f"{self._out_shardings}") from error
        return Lowered(program, structs, out_info, self._concrete_mesh(call), bound.keys)

    def _concrete_mesh(self, call):
        """Returns the mesh of JAX's devices that results are on, or None."""
        if self._own_mesh or self._mesh is not None:
            return self._own_mesh
        # Where all shardings are given, arguments make no new program.
        leaves = jax.tree.leaves(call.dynamic) if self._get_key is _key else []
        return _find_concrete([getattr(leaf, "sharding", None) for leaf in leaves]
                              + [get_mesh()])

    def _donated_leaves(self, dynamic):
        """Returns the numbers of the leaves of arguments that are donated."""
        fixed, (args, kwargs) = self._static[0], dynamic
        places = [i for i in range(len(args) + len(fixed)) if i not in fixed]
        def mark(value, is_donated):
            return jax.tree.map(lambda _: is_donated, value)
        marks = jax.tree.leaves((
            [mark(a, i in self._donated[0]) for i, a in zip(places, args)],
            {n: mark(v, n in self._donated[1]) for n, v in kwargs.items()}))
        return tuple(number for number, is_donated in enumerate(marks) if is_donated)

    def _note_lost(self, donated):
        """Notes which donated Arrays a failed call has begun to write over."""
        for leaf in donated:
            if isinstance(leaf, Array) and leaf.has_lost_memory():
                leaf._lose(f"written over by a call of '{self._get_name()}' that failed")

    def _get_name(self):
        return getattr(self._fn, "__name__", "a function")

    def _delete(self, donated, compiled):
        how = f"donated to '{self._get_name()}'", user_line()
        for leaf in donated:
            if isinstance(leaf, Array):
                compiled.take_memory(leaf, how)
            elif isinstance(leaf, jax.Array) and not leaf.is_deleted():
                leaf.delete()


class _Call:
    """Arguments (args, kwargs) that are traced, and static ones as ((position,
    value)…, (name, value)…)."""

    __slots__ = "dynamic", "static"

    def __init__(self, dynamic, static):
        self.dynamic, self.static = dynamic, static


class _Bound:
    """A function of the traced arguments alone, in order: `convert` names them."""

    def __init__(self, fn, call):
        self._fn, self._static = fn, call.static
        self._names = tuple(call.dynamic[1])
        self._count = len(call.dynamic[0])
        # Once it is traced: of each result the implementation of its key, or None.
        self.keys = ()
        self.__name__ = getattr(fn, "__name__", "main")
        self.__signature__ = _signature(fn, self._count, self._names, call.static)

    def __call__(self, *values):
        args = list(values[:self._count])
        for position, value in sorted(self._static[0]):
            args.insert(position, value)
        kwargs = dict(zip(self._names, values[self._count:]))
        results, self.keys = split_keys(self._fn(*args, **kwargs, **dict(self._static[1])))
        return results


def _signature(fn, count, names, static):
    """Returns a signature of positional parameters for `count` arguments and
    those of `names`."""
    known = _parameter_names(fn)
    fixed = {position for position, _ in static[0]}
    places = [i for i in range(count + len(fixed)) if i not in fixed]
    taken = [known[i] if i < len(known) else f"arg{i}" for i in places] + list(names)
    return inspect.Signature([
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY) for name in taken])


def _parameter_names(fn):
    """Returns the names of the positional parameters, as far as they are known."""
    try:
        parameters = inspect.signature(fn).parameters.values()
    except (TypeError, ValueError):
        return []
    return [p.name for p in parameters
            if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]


def _numbers(option, value):
    """Returns numbers of arguments, one or several, as a tuple of int, or None. Raises
    TypeError for what is no integer."""
    if value is None:
        return None
    with contextlib.suppress(TypeError):
        return (operator.index(value),)
    try:
        return tuple(operator.index(number) for number in value)
    except TypeError:
        raise TypeError(f"expected {option} as integers, got {value!r}") from None


def _check_numbers(fn, names, **options):
    """Raises ValueError for numbers of arguments that a function does not take."""
    try:
        parameters = inspect.signature(fn).parameters.values()
    except (TypeError, ValueError):
        return
    if any(p.kind == p.VAR_POSITIONAL for p in parameters):
        return
    for option, numbers in options.items():
        for number in numbers or ():
            if not -len(names) <= number < len(names):
                raise ValueError(f"expected {option} of the {len(names)} positional arguments, "
                                 f"got {number}")


def _positions(names, argnums, argnames):
    """Returns the positions and the names of arguments, each completed by the
    other as `jax.jit` does where one of them is not given."""
    positions = {i % len(names) if i < 0 and names else i for i in _tuple(argnums)}
    by_name = set(_tuple(argnames))
    if argnames is None:
        by_name = {names[i] for i in positions if i < len(names)}
    elif argnums is None:
        positions = {names.index(n) for n in by_name if n in names}
    return frozenset(positions), frozenset(by_name)


def _mesh_of_context(mesh):
    if mesh is not None:
        return mesh
    current = jax.sharding.get_abstract_mesh()
    return None if current.empty else current


def _sharding_leaves(shardings):
    return jax.tree.leaves(shardings, is_leaf=lambda x: x is None or isinstance(
        x, (jax.sharding.Sharding, PartitionSpec)))


def _find_concrete(candidates):
    """Returns the first mesh of JAX's devices among meshes and shardings, or None."""
    for candidate in candidates:
        if isinstance(candidate, NamedSharding):
            candidate = candidate.mesh
        if isinstance(candidate, Mesh) and not candidate.empty:
            return candidate
    return None


def _struct(leaf, mesh):
    """Returns what is traced of an argument: of an Array its shape and type, and its
    sharding if it is on the program's mesh."""
    if not isinstance(leaf, Array):
        return leaf
    own = leaf.sharding.mesh
    fits = not own.empty and mesh in (None, own) or \
        mesh is not None and mesh.shape_tuple == own.shape_tuple
    return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype,
                                sharding=leaf.sharding if fits else None)


def _type_key(leaf):
    """Returns what a program depends on of an argument whose sharding is given."""
    if isinstance(leaf, (np.ndarray, Array)):
        return leaf.shape, leaf.dtype
    if isinstance(leaf, jax.Array):
        return leaf.shape, leaf.dtype, getattr(leaf, "weak_type", False)  # Keys have none.
    if isinstance(leaf, (bool, int, float, complex)):
        return type(leaf)
    return np.shape(leaf), np.asarray(leaf).dtype


def _key(leaf):
    """Returns what a program depends on of an argument."""
    if isinstance(leaf, Array):
        return leaf._type
    if isinstance(leaf, jax.Array):
        return leaf.shape, leaf.dtype, getattr(leaf, "weak_type", False), leaf.sharding
    return _type_key(leaf)
