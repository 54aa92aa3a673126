"""The functions of this package."""

import functools
import pathlib

import jax
import jax.export
import jax._src.interpreters.mlir as jax_mlir
from jax._src import source_info_util
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from .arguments import rank_of
from .errors import ConversionError
from .importer import import_module
from .lowering import parameters
from .names import argument_names, result_names
from .program import Program
from .shardings import check_axes, find_mesh, flat_shardings, to_text

# Lines of this package are no lines of the user's.
source_info_util.register_exclusion(str(pathlib.Path(__file__).parent))


def _abstract(leaf):
    if isinstance(leaf, jax.ShapeDtypeStruct):
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype)
    return leaf


def convert(fn, *args, in_shardings=None, out_shardings=None, mesh=None,
            differentiable=False):
    """Converts a function of JAX to a Mesh program.

    args: arrays, or `jax.ShapeDtypeStruct`s, in pytrees. Their own shardings count
      where `in_shardings` says nothing.
    in_shardings, out_shardings: pytree prefixes of `NamedSharding`s, or of
      `PartitionSpec`s on `mesh`; None: left to the partitioner. Dims need not be
      divisible by the number of shards.
    mesh: a `Mesh` or an `AbstractMesh`, which may have more devices than there are.
    differentiable: True for programs that get a `mesh.derivative` or a `mesh.train_step`:
      functions keep the rules of `jax.custom_vjp` and, also in forward mode, `jax.custom_jvp`, and
      the policies of `jax.checkpoint` also where JAX takes a gradient.

    Returns a Program. Raises ConversionError with the Python line of an operation that Mesh
    does not support. Errors of JAX's own tracing pass through.

    >>> import jax, jax.numpy as jnp, mesh_spmd
    >>> from jax.sharding import AbstractMesh, PartitionSpec as P
    >>> x = jax.ShapeDtypeStruct((8, 16), jnp.float32)
    >>> program = mesh_spmd.convert(
    ...     jnp.tanh, x, in_shardings=P("data"), mesh=AbstractMesh((4,), ("data",)))
    >>> program.arguments, program.results
    (('x',), ('result',))
    >>> program.save("tanh.mlir")
    """
    return convert_traced(fn, *args, in_shardings=in_shardings, out_shardings=out_shardings,
                          mesh=mesh, differentiable=differentiable)[0]


def convert_traced(fn, *args, in_shardings=None, out_shardings=None, mesh=None,
                   differentiable=False):
    """Converts as `convert` does. Returns the Program and the results' shapes and
    types in the function's pytree."""
    leaves = jax.tree.leaves(args)
    ins = flat_shardings(in_shardings, args)
    ins = [s if s is not None else _named(leaf) for s, leaf in zip(ins, leaves)]
    jitted = fn if hasattr(fn, "trace") else jax.jit(fn, keep_unused=True)
    traced = jitted.trace(*jax.tree.map(_abstract, args))
    outs = flat_shardings(out_shardings, traced.out_info)
    mesh = find_mesh(mesh, ins + outs)
    if mesh is None and any(s is not None for s in ins + outs):
        raise ConversionError("expected a mesh for PartitionSpecs: give mesh=, or "
                              "NamedShardings")
    results = jax.tree.leaves(traced.out_info)
    arguments, names = argument_names(fn, args), result_names(traced.out_info)
    for sharding, name in zip(ins + outs, arguments + names, strict=True):
        check_axes(sharding, mesh, name)
    lowered = traced.lower(lowering_platforms=("cpu",), _private_parameters=parameters(differentiable))
    # JAX keeps the module for the next one who lowers the function.
    module = lowered.compiler_ir("stablehlo").operation.clone()
    text, arguments, names = import_module(
        module, arguments, names, mesh, _texts(ins, leaves), _texts(outs, results),
        differentiable)
    return Program(text, tuple(arguments), tuple(names)), traced.out_info


def _named(leaf):
    sharding = getattr(leaf, "sharding", None)
    return sharding if isinstance(sharding, jax.sharding.NamedSharding) else None


def _texts(shardings, leaves):
    def text(sharding, leaf):
        if sharding is None:
            return None
        return functools.partial(to_text, sharding, rank_of(leaf))
    return [text(s, leaf) for s, leaf in zip(shardings, leaves, strict=True)]


def convert_artifact(data):
    """Converts StableHLO: text, bytecode (a portable artifact), or what
    `jax.export`'s `serialize` returns. `data` is a str, bytes or a bytearray. Returns a Program.
    Raises ConversionError for anything else.

    >>> import jax, jax.export, jax.numpy as jnp, mesh_spmd
    >>> x = jax.ShapeDtypeStruct((8, 16), jnp.float32)
    >>> exported = jax.export.export(jax.jit(jnp.tanh))(x)
    >>> mesh_spmd.convert_artifact(exported.serialize()).save("tanh.mlir")
    """
    if not isinstance(data, str | bytes | bytearray):
        raise ConversionError(f"expected a str, bytes or a bytearray, got {data!r}")
    data = data if isinstance(data, str) else bytes(data)
    context = jax_mlir.make_ir_context()
    with context:
        try:
            module = _parse(data, context)
        except (ir.MLIRError, ValueError) as error:
            raise ConversionError(
                "expected StableHLO as text, as a portable artifact or as jax.export "
                f"serializes it, got something else: {error}") from error
    return Program(*import_module(module))


def _parse(data, context):
    if isinstance(data, bytes):
        if data.startswith(b"ML\xefR"):
            return stablehlo.deserialize_portable_artifact(context, data)
        try:
            data = data.decode()
        except UnicodeDecodeError:
            data = _exported(data)
    return ir.Module.parse(data, context)


def _exported(data):
    # The reader of flatbuffers reports what is not one by errors of many classes.
    try:
        return jax.export.deserialize(bytearray(data)).mlir_module()
    except ImportError:
        raise
    except Exception as error:
        raise ValueError(error) from error
