"""Collectives of StableHLO become those of Mesh, over named axes."""

import math

import numpy as np
from jaxlib.mlir import ir

from .device_groups import axis_parts, fold_groups, fold_pairs, part_of_shift, shift_of
from .errors import error_at
from .ops import constant_int, create, element_of, replace, shape_of

_COMBINERS = {"add": 0, "multiply": 1, "minimum": 2, "maximum": 3, "and": 4, "or": 5}
_OF_BOOL = {"add": "or", "maximum": "or", "multiply": "and", "minimum": "and"}
# A longer list of pairs that is a part of a shift becomes a shift and a choice: what is in
# a program does not grow with the number of devices.
MOST_PAIRS = 64
_REGROUP = "pass axis_index_groups that are a part of an axis, or use an axis for them"


class Collectives:
    """Converts the collectives on one mesh. A table of devices is read once."""

    def __init__(self, symbol, axes):
        """axes: a list of (name, size)."""
        self._symbol = symbol
        self._axes = axes
        self._sizes = dict(axes)
        self._parts = {}
        self._pairs = {}

    def convert(self, op):
        """Replaces `op`, which communicates or asks for the device."""
        converter = _CONVERTERS.get(op.name)
        if converter is None:
            raise error_at(op, f"expected one of {', '.join(_CONVERTERS)}")
        converter(self, op)

    # Where.

    def _groups(self, op, ordered=True):
        """Returns the parts of axes that the groups are; their members may come in
        another order if that is of no importance."""
        table = op.attributes["replica_groups"]
        if (table, ordered) not in self._parts:
            ids = _array(table)
            parts = fold_groups(ids, self._axes)
            if parts is None and not ordered:
                parts = fold_groups(np.sort(ids, axis=1), self._axes)
            if parts is None:
                raise self._no_axes(op, ids, "groups", _REGROUP)
            self._parts[table, ordered] = parts
        return self._parts[table, ordered]

    def _no_axes(self, op, table, kind, advice):
        mesh = ", ".join(f'"{name}"={size}' for name, size in self._axes)
        first = ", ".join(str(row.tolist()) for row in table[:4])
        more = ", …" if len(table) > 4 else ""
        return error_at(op, f"expected {kind} of devices along axes of <[{mesh}]>, got "
                            f"[{first}{more}]: {advice}")

    def _axes_attribute(self, parts):
        def text(name, inner, size):
            extent = self._sizes[name]
            return f'"{name}"' if size == extent else \
                f'"{name}":({extent // (inner * size)}){size}'
        return f"#mesh.axes<[{', '.join(text(*part) for part in parts)}]>"

    def _create(self, op, kind, parts, operand, result, attributes=None):
        if not parts:
            return operand
        attributes = {"mesh": f"@{self._symbol}", "axes": self._axes_attribute(parts),
                      **(attributes or {})}
        return create(f"mesh.{kind}", [result], [operand], attributes, at=op).results[0]

    # The kinds of collectives.

    def _reduction(self, op, kind, parts, attributes):
        """Replaces a reduction, which may be of several tensors."""
        name = _combiner(op)
        values = [self._reduce(op, kind, name, parts, operand, result.type, attributes)
                  for operand, result in zip(op.operands, op.results, strict=True)]
        replace(op, values)

    def _reduce(self, op, kind, name, parts, operand, result, attributes):
        element = element_of(operand)
        if isinstance(element, ir.ComplexType) and name != "add":
            raise error_at(op, f"expected a sum of complex numbers, got {name}")
        if str(element) == "i1":
            name = _OF_BOOL.get(name, name)
        if name not in _COMBINERS:
            raise error_at(op, f"expected one of {', '.join(_COMBINERS)}, got {name}")
        # Mesh compares integers as signed ones.
        flip = name in ("minimum", "maximum") and _is_unsigned(element)
        value = _flip_sign(op, operand) if flip else operand
        value = self._create(op, kind, parts, value, result,
                             {"combiner": f"{_COMBINERS[name]} : i32", **attributes})
        return _flip_sign(op, value) if flip else value

    def _all_reduce(self, op):
        self._reduction(op, "all_reduce", self._groups(op, ordered=False), {})

    def _reduce_scatter(self, op):
        self._reduction(op, "reduce_scatter", self._groups(op), {
            "dim": op.attributes["scatter_dimension"]})

    def _all_gather(self, op):
        parts = self._groups(op)
        replace(op, [self._create(op, "all_gather", parts, operand, result.type,
                                  {"dim": op.attributes["all_gather_dim"]})
                     for operand, result in zip(op.operands, op.results, strict=True)])

    def _all_to_all(self, op):
        parts = self._groups(op)
        attributes = {"split_dim": op.attributes["split_dimension"],
                      "concat_dim": op.attributes["concat_dimension"]}
        replace(op, [self._create(op, "all_to_all", parts, operand, result.type, attributes)
                     for operand, result in zip(op.operands, op.results, strict=True)])

    def _broadcast(self, op):
        """The first of each group is the one that sends."""
        table = _array(op.attributes["replica_groups"])
        parts = fold_groups(np.sort(table, axis=1), self._axes)
        roots = np.argmin(np.abs(np.sort(table, axis=1) - table[:, :1]), axis=1)
        if parts is None or np.any(roots != roots[0]):
            raise self._no_axes(op, table, "groups", _REGROUP)
        replace(op, [self._create(op, "broadcast", parts, op.operands[0], op.results[0].type,
                                  {"root": f"{roots[0]} : i64"})])

    def _permute(self, op):
        table = op.attributes["source_target_pairs"]
        if table not in self._pairs:
            self._pairs[table] = fold_pairs(_array(table).reshape(-1, 2), self._axes)
        folded = self._pairs[table]
        if folded is None:
            raise self._no_axes(op, _array(table), "pairs", "name devices of the mesh")
        names, sent, received = folded
        type_ = op.results[0].type
        parts = [(name, 1, self._sizes[name]) for name in names]
        size = math.prod(self._sizes[name] for name in names)
        shift = shift_of(sent, received, size)
        part = part_of_shift(sent, received, size) if len(sent) > MOST_PAIRS else None
        def permute(attributes):
            return self._create(op, "permute", parts, op.operands[0], type_, attributes)
        if not len(sent):
            value = _zeros(op, type_)
        elif shift is not None:
            value = permute({"shift": f"{shift} : i64"})
        elif part is not None:
            value = self._keep(op, permute({"shift": f"{part[0]} : i64"}), parts, *part[1:])
        else:
            pairs = [n for pair in zip(sent, received) for n in pair]
            value = permute({"pairs": ir.DenseI64ArrayAttr.get(pairs)})
        replace(op, [value])

    def _keep(self, op, value, parts, first, end):
        """Returns `value` on the members from `first` to `end`, and zeros elsewhere."""
        flag = ir.IntegerType.get_signless(1)
        scalar = ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))
        index = self._index(op, scalar, parts)
        def compare(direction, number):
            return create("stablehlo.compare", [ir.RankedTensorType.get([], flag)],
                          [index, _splat(op, scalar, number)],
                          {"comparison_direction":
                           f"#stablehlo<comparison_direction {direction}>"}, at=op).result
        both = create("stablehlo.and", [ir.RankedTensorType.get([], flag)],
                      [compare("GE", first), compare("LT", end)], at=op).result
        return create("stablehlo.select", [value.type], [both, value, _zeros(op, value.type)],
                      at=op).result

    def _partition_id(self, op):
        """An id is divided and taken the remainder of: the index along some axes."""
        quotients = _users_by_constant(op, "stablehlo.divide")
        for quotient, stride in [(op, 1), *quotients]:
            for user, size in _users_by_constant(quotient, "stablehlo.remainder"):
                parts = axis_parts(size, stride, self._axes)
                if parts is not None:
                    self._axis_index(user, parts)
        for quotient, _ in quotients:
            if not list(quotient.results[0].uses):
                quotient.erase()
        if list(op.results[0].uses):
            self._axis_index(op, [(name, 1, size) for name, size in self._axes])
        else:
            op.erase()

    def _axis_index(self, op, parts):
        replace(op, [self._index(op, op.results[0].type, parts)])

    def _index(self, op, type_, parts):
        """Returns the index of the device over `parts`, a scalar tensor of `type_`."""
        element = ir.IntegerType(ir.RankedTensorType(type_).element_type)
        signless = ir.IntegerType.get_signless(element.width)
        tensor = ir.RankedTensorType.get([], signless)
        index = create("mesh.axis_index" if parts else "arith.constant",
                       [ir.IndexType.get()], [],
                       {"mesh": f"@{self._symbol}", "axes": self._axes_attribute(parts)}
                       if parts else {"value": "0 : index"}, at=op)
        number = create("arith.index_cast", [signless], index.results, at=op)
        value = create("tensor.from_elements", [tensor], number.results, at=op)
        if element != signless:
            value = create("builtin.unrealized_conversion_cast", [type_], value.results, at=op)
        return value.result


def _array(table):
    return np.array(ir.DenseIntElementsAttr(table))


def _combiner(op):
    """Returns the name of the op that combines two elements."""
    body = op.regions[0].blocks[0]
    inner = [o.operation for o in body.operations
             if o.operation.name != "sdy.sharding_constraint"]
    if len(inner) != 2 or set(inner[0].operands) != set(body.arguments):
        raise error_at(op, "expected a reduction by one op, got "
                           f"{', '.join(o.name for o in inner[:-1])}")
    return inner[0].name.removeprefix("stablehlo.")


def _is_unsigned(element):
    return isinstance(element, ir.IntegerType) and ir.IntegerType(element).is_unsigned


def _splat(op, type_, number):
    return create("stablehlo.constant", [type_],
                  attributes={"value": f"dense<{number}> : {type_}"}, at=op).results[0]


def _flip_sign(op, value):
    sign = 1 << (ir.IntegerType(element_of(value)).width - 1)
    return create("stablehlo.xor", [value.type], [value, _splat(op, value.type, sign)],
                  at=op).results[0]


def _zeros(op, type_):
    element = ir.RankedTensorType(type_).element_type
    if isinstance(element, ir.ComplexType):
        return _splat(op, type_, "(0.0, 0.0)")
    if str(element) == "i1":
        return _splat(op, type_, "false")
    return _splat(op, type_, "0" if isinstance(element, ir.IntegerType) else "0.0")


def _users_by_constant(op, name):
    """Returns (user, number) of the ops that `name` calls so of the result of `op`
    and a constant."""
    found = []
    for use in list(op.results[0].uses):
        user = use.owner.operation
        if user.name == name and user.operands[0] == op.results[0]:
            number = constant_int(user.operands[1])
            if number:
                found.append((user, number))
    return found


_CONVERTERS = {
    "stablehlo.all_reduce": Collectives._all_reduce,
    "stablehlo.reduce_scatter": Collectives._reduce_scatter,
    "stablehlo.all_gather": Collectives._all_gather,
    "stablehlo.all_to_all": Collectives._all_to_all,
    "stablehlo.collective_broadcast": Collectives._broadcast,
    "stablehlo.collective_permute": Collectives._permute,
    "stablehlo.partition_id": Collectives._partition_id,
}
