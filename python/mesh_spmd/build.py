"""Builds ops of StableHLO before another op."""

from jaxlib.mlir import ir

from .ops import create, element_of, shape_of


def add_region(op):
    """Fills the region of a reduction with a sum."""
    scalar = ir.RankedTensorType.get([], element_of(op.results[0]))
    block = op.regions[0].blocks.append(scalar, scalar, arg_locs=[op.location] * 2)
    with ir.InsertionPoint(block):
        total = ir.Operation.create("stablehlo.add", results=[scalar], loc=op.location,
                                    operands=list(block.arguments))
        ir.Operation.create("stablehlo.return", loc=op.location, operands=total.results)


class Builder:
    """Creates ops before `at`, with its location. Methods return the result."""

    def __init__(self, at):
        self.at = at

    def op(self, name, shape, element, operands, **attributes):
        type_ = ir.RankedTensorType.get(list(shape), element)
        return create(f"stablehlo.{name}", [type_], operands, attributes, at=self.at).result

    def like(self, name, *operands):
        """Creates an op whose result has the type of its first operand."""
        return create(f"stablehlo.{name}", [operands[0].type], operands, at=self.at).result

    def constant(self, value, shape, element):
        type_ = ir.RankedTensorType.get(list(shape), element)
        return create("stablehlo.constant", [type_],
                      attributes={"value": f"dense<{value}> : {type_}"}, at=self.at).result

    def iota(self, shape, dim, element):
        return self.op("iota", shape, element, [], iota_dimension=f"{dim} : i64")

    def reshape(self, value, shape):
        if shape_of(value) == list(shape):
            return value
        return self.op("reshape", shape, element_of(value), [value])

    def transpose(self, value, order):
        if list(order) == sorted(order):
            return value
        shape = [shape_of(value)[dim] for dim in order]
        return self.op("transpose", shape, element_of(value), [value],
                       permutation=ir.DenseI64ArrayAttr.get(list(order)))

    def broadcast(self, value, shape, dims):
        if shape_of(value) == list(shape):
            return value
        return self.op("broadcast_in_dim", shape, element_of(value), [value],
                       broadcast_dimensions=ir.DenseI64ArrayAttr.get(list(dims)))

    def convert(self, value, element):
        if element_of(value) == element:
            return value
        return self.op("convert", shape_of(value), element, [value])

    def compare(self, direction, lhs, rhs):
        return self.op("compare", shape_of(lhs), ir.IntegerType.get_signless(1), [lhs, rhs],
                       comparison_direction=f"#stablehlo<comparison_direction {direction}>")

    def select(self, where, if_true, if_false):
        return self.op("select", shape_of(if_true), element_of(if_true),
                       [where, if_true, if_false])

    def slice(self, value, starts, limits):
        shape = [limit - start for start, limit in zip(starts, limits)]
        if shape == shape_of(value):
            return value
        array = ir.DenseI64ArrayAttr.get
        return self.op("slice", shape, element_of(value), [value], start_indices=array(starts),
                       limit_indices=array(limits), strides=array([1] * len(shape)))

    def concatenate(self, values, dim):
        if len(values) == 1:
            return values[0]
        shape = shape_of(values[0])
        shape[dim] = sum(shape_of(value)[dim] for value in values)
        return self.op("concatenate", shape, element_of(values[0]), values,
                       dimension=f"{dim} : i64")

    def pad(self, value, filling, low, high, interior=None):
        """Adds elements before, after and, if `interior` is given, between those of each
        dim."""
        interior = interior or [0] * len(low)
        if not any([*low, *high, *interior]):
            return value
        array = ir.DenseI64ArrayAttr.get
        shape = [n + max(n - 1, 0) * i + a + b
                 for n, a, b, i in zip(shape_of(value), low, high, interior)]
        return self.op("pad", shape, element_of(value), [value, filling],
                       edge_padding_low=array(low), edge_padding_high=array(high),
                       interior_padding=array(interior))

    def sum(self, value, dims):
        """Creates a sum of floats along dims."""
        element = element_of(value)
        shape = [n for d, n in enumerate(shape_of(value)) if d not in dims]
        total = create("stablehlo.reduce", [ir.RankedTensorType.get(shape, element)],
                       [value, self.constant(0.0, [], element)],
                       {"dimensions": ir.DenseI64ArrayAttr.get(list(dims))}, regions=1,
                       at=self.at)
        add_region(total)
        return total.result
