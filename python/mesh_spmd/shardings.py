"""Shardings: from JAX's and Shardy's to `#mesh.sharding`."""

import re

import jax
from jax.sharding import AbstractMesh, Mesh, NamedSharding, PartitionSpec
from jaxlib.mlir import ir

from .errors import ConversionError, error_at
from .ops import create, replace, walk
from .splits import all_axes, partitions_of

# A sharding of Shardy with all dims open, and none split.
_OPEN = re.compile(r"#sdy\.sharding<@\S+, \[(\{\?\}(, )?)*\]>")
_MESH = re.compile(r"sdy\.mesh @(\S+) = <(\[[^\]]*\])(, device_ids=\[[^\]]*\])?")


def flat_shardings(shardings, tree):
    """Returns a sharding or None for each leaf of `tree`; `shardings` is a prefix
    of its pytree."""
    def is_leaf(x):
        return x is None or isinstance(x, (jax.sharding.Sharding, PartitionSpec))
    if shardings is None:
        return [None] * len(jax.tree.leaves(tree))
    out = []
    jax.tree.map(lambda s, part: out.extend([s] * len(jax.tree.leaves(part))),
                 shardings, tree, is_leaf=is_leaf)
    return out


def check_mesh(mesh, is_optional=True):
    """Raises TypeError for what is neither a mesh of JAX nor, if it is optional, None."""
    if not (mesh is None and is_optional) and not isinstance(mesh, (AbstractMesh, Mesh)):
        raise TypeError(f"expected a Mesh or an AbstractMesh, got {mesh!r}")


def check_axes(sharding, mesh, name):
    """Raises ConversionError if the PartitionSpec of the value `name` has an axis that the
    mesh has not, or one twice. NamedShardings are checked by JAX."""
    if not isinstance(sharding, PartitionSpec):
        return
    axes = [*all_axes(sharding), *sorted(getattr(sharding, "unreduced", None) or ())]
    for axis in axes:
        if axis not in mesh.axis_names:
            raise ConversionError(f"sharding of '{name}': expected axes of the mesh, "
                                  f"{', '.join(map(str, mesh.axis_names))}, got '{axis}'")
        if axes.count(axis) > 1:
            raise ConversionError(f"sharding of '{name}': {sharding} has the axis '{axis}' twice")


def find_mesh(mesh, shardings):
    """Returns the abstract mesh that the shardings share, or None."""
    check_mesh(mesh)
    meshes = [mesh] if mesh is not None else []
    meshes += [s.mesh for s in shardings if isinstance(s, NamedSharding)]
    meshes = [getattr(m, "abstract_mesh", m) for m in meshes]
    for other in meshes[1:]:
        if other.shape_tuple != meshes[0].shape_tuple:
            raise ConversionError(f"expected shardings on one mesh, got {meshes[0]} "
                                  f"and {other}")
    return meshes[0] if meshes else None


def to_text(sharding, rank, symbol):
    """Returns the text of the `#mesh.sharding` of a PartitionSpec or NamedSharding.

    Dims that the spec leaves out are closed and whole; UNCONSTRAINED ones are open.
    """
    spec = sharding.spec if isinstance(sharding, NamedSharding) else sharding
    if not isinstance(spec, PartitionSpec):
        raise ConversionError(
            f"expected a NamedSharding or a PartitionSpec, got {sharding!r}")
    parts = list(partitions_of(spec))
    parts += [None] * (rank - len(parts))
    if len(parts) > rank:
        raise ConversionError(
            f"{spec} has {len(parts)} dims, expected at most the rank {rank}")
    dims = []
    for part in parts:
        if part is PartitionSpec.UNCONSTRAINED:
            dims.append("{?}")
        else:
            axes = () if part is None else (part,) if isinstance(part, str) else part
            dims.append("{" + ", ".join(f'"{axis}"' for axis in axes) + "}")
    unreduced = sorted(getattr(spec, "unreduced", None) or ())
    tail = ", unreduced={" + ", ".join(f'"{a}"' for a in unreduced) + "}" if unreduced else ""
    return f"#mesh.sharding<@{symbol}, [{', '.join(dims)}]{tail}>"


class Meshes:
    """The meshes of a module: finds, adds and prints them.

    A mesh may name its devices (`device_ids`). Values lie at places of a mesh, so that
    the names are of no importance as long as all meshes have the same.
    """

    def __init__(self, module):
        self.axes, self.device_ids, self._without_axes, self._used = {}, {}, {}, None
        for op in list(module.body.operations):
            found = op.operation.name == "sdy.mesh" and _MESH.search(op.operation.get_asm())
            if not found:
                continue
            symbol, axes, ids = found[1], found[2], found[3] or ""
            if axes == "[]":
                self._without_axes[symbol] = ids
            else:
                self.axes[symbol], self.device_ids[symbol] = axes, ids

    @staticmethod
    def erase(module):
        """Removes Shardy's meshes, once nothing refers to them."""
        for op in list(module.body.operations):
            if op.operation.name == "sdy.mesh":
                op.operation.erase()

    def sizes(self, symbol):
        """Returns the axes of a mesh as a list of (name, size)."""
        return [(name, int(size)) for name, size in
                re.findall(r'"([^"]*)"=(\d+)', self.axes[symbol])]

    def symbol(self, mesh):
        """Returns the symbol of a mesh of JAX, added if it is missing."""
        axes = ", ".join(f'"{name}"={size}' for name, size in mesh.shape_tuple)
        for symbol, known in self.axes.items():
            if known == f"[{axes}]":
                return symbol
        symbol = "mesh" if "mesh" not in self.axes else f"mesh_{len(self.axes)}"
        self.axes[symbol], self.device_ids[symbol] = f"[{axes}]", ""
        return symbol

    def convert(self, attribute):
        """Returns the `#mesh.sharding` of a `#sdy.sharding`; None if its mesh has neither
        axes nor a device, so that it says nothing. Raises ValueError."""
        text = str(attribute)
        found = re.match(r"#sdy\.sharding<@([^,\s]+), ", text)
        symbol = found and found[1]
        if symbol in self.axes:
            self._check_order(symbol)
            return ir.Attribute.parse("#mesh" + text[len("#sdy"):])
        if self._without_axes.get(symbol, "no mesh"):
            raise ValueError(f"expected a sharding on a mesh of named axes, got {text}")
        return None

    def _check_order(self, symbol):
        self._used = self._used or symbol
        if self.device_ids[self._used] != self.device_ids[symbol]:
            raise ValueError(
                "expected meshes whose devices are in one order, got " + " and ".join(
                    f"@{s} = <{self.axes[s]}{self.device_ids[s]}>"
                    for s in (self._used, symbol)))

    def text(self):
        return "".join(f"mesh.mesh @{symbol} = <{axes}{self.device_ids[symbol]}>\n"
                       for symbol, axes in self.axes.items())


def says_nothing(op):
    """Returns whether an `sdy.sharding_constraint` leaves all to the partitioner. JAX
    writes such ones where some axes of a mesh are manual."""
    return _OPEN.fullmatch(str(op.attributes["sharding"])) is not None


def convert_constraints(module, meshes):
    """Replaces each `sdy.sharding_constraint` by `mesh.shard`."""
    for op in walk(module.operation):
        if op.name == "sdy.sharding_constraint":
            _convert_constraint(op, meshes)


def _convert_constraint(op, meshes):
    try:
        sharding = meshes.convert(op.attributes["sharding"])
    except ValueError as error:
        raise error_at(op, str(error)) from error
    if sharding is None or says_nothing(op):
        replace(op, list(op.operands))
    else:
        replace(op, create("mesh.shard", [op.results[0].type], op.operands,
                           {"sharding": sharding}, at=op).results)
