"""Sorting by ranks: an element's place is the number of those that come before it.

Nothing in linalg sorts. Ranks are structured ops, which partition like any other,
along the sorted dim, too; they take n² comparisons for a dim of n, so long dims are
refused.
"""

from jaxlib.mlir import ir

from .errors import error_at
from .ops import create, element_of, replace, shape_of

LONGEST = 4096


class _Pairs:
    """Builds ops on pairs of elements: tensors with the sorted dim twice, first that
    of the one element, then that of the other."""

    def __init__(self, op, dim):
        self.op, self.dim = op, dim
        self.shape = shape_of(op.operands[0])
        self.pairs = self.shape[:dim + 1] + self.shape[dim:]

    def build(self, name, types, operands=(), attributes=None, regions=0):
        return create(name, types, operands, attributes, regions, at=self.op)

    def tensor(self, element, shape=None):
        return ir.RankedTensorType.get(self.pairs if shape is None else shape, element)

    def spread(self, value, other):
        """Broadcasts along the other element's dim: the first, or the second one."""
        skip = self.dim if other else self.dim + 1
        dims = [i for i in range(len(self.pairs)) if i != skip]
        return self.build("stablehlo.broadcast_in_dim", [self.tensor(element_of(value))],
                          [value], {"broadcast_dimensions": ir.DenseI64ArrayAttr.get(dims)}
                          ).results[0]

    def iota(self, dim):
        return self.build("stablehlo.iota", [self.tensor(ir.IntegerType.get_signless(32))],
                          [], {"iota_dimension": f"{dim} : i64"}).results[0]

    def compare(self, a, b, direction):
        return self.build(
            "stablehlo.compare", [self.tensor(ir.IntegerType.get_signless(1))], [a, b],
            {"comparison_direction": f"#stablehlo<comparison_direction {direction}>"}
        ).results[0]

    def logical(self, name, *operands):
        return self.build(f"stablehlo.{name}", [operands[0].type], operands).results[0]

    def constant(self, element, value, shape=()):
        type_ = self.tensor(element, list(shape))
        return self.build("stablehlo.constant", [type_],
                          attributes={"value": f"dense<{value}> : {type_}"}).results[0]

    def select(self, where, value):
        zeros = self.build("stablehlo.broadcast_in_dim", [value.type],
                           [self.constant(element_of(value), _zero(value))],
                           {"broadcast_dimensions": ir.DenseI64ArrayAttr.get([])})
        return self.build("stablehlo.select", [value.type],
                          [where, value, zeros.results[0]]).results[0]

    def reduce(self, value, dim, combiner):
        """Reduces the pairs along one of the two dims."""
        element = element_of(value)
        shape = self.pairs[:dim] + self.pairs[dim + 1:]
        op = self.build("stablehlo.reduce", [self.tensor(element, shape)],
                        [value, self.constant(element, _zero(value))],
                        {"dimensions": ir.DenseI64ArrayAttr.get([dim])}, regions=1)
        scalar = self.tensor(element, [])
        block = op.regions[0].blocks.append(scalar, scalar,
                                            arg_locs=[self.op.location] * 2)
        with ir.InsertionPoint(block), self.op.location:
            total = ir.Operation.create(f"stablehlo.{combiner}", results=[scalar],
                                        operands=list(block.arguments))
            ir.Operation.create("stablehlo.return", operands=[total.result])
        return op.results[0]


def _zero(value):
    element = element_of(value)
    if isinstance(element, ir.IntegerType):
        return "false" if ir.IntegerType(element).width == 1 else "0"
    return "0.0"


def _compare_pairs(pairs, swapped):
    """Clones the comparator's body, with pairs in place of scalars. Swapped: it
    compares the second element of the pair with the first."""
    op = pairs.op
    body = op.regions[0].blocks[0]
    values = {}
    for i, operand in enumerate(op.operands):
        for which in (0, 1):
            values[body.arguments[2 * i + which]] = pairs.spread(
                operand, other=bool(which) != swapped)
    def lookup(value):
        # A scalar from outside of the comparator.
        return values[value] if value in values else pairs.build(
            "stablehlo.broadcast_in_dim", [pairs.tensor(element_of(value))], [value],
            {"broadcast_dimensions": ir.DenseI64ArrayAttr.get([])}).results[0]
    for inner in body.operations:
        inner = inner.operation
        if inner.name == "stablehlo.return":
            return lookup(inner.operands[0])
        if inner.regions:
            raise error_at(op, f"expected a comparator of elementwise ops, got {inner.name}")
        attributes = {name: inner.attributes[name] for name in inner.attributes}
        types = [pairs.tensor(element_of(r)) for r in inner.results]
        if inner.name == "stablehlo.constant":
            new = pairs.build("stablehlo.broadcast_in_dim", types,
                              [inner.clone(ip=ir.InsertionPoint(op)).results[0]],
                              {"broadcast_dimensions": ir.DenseI64ArrayAttr.get([])})
        else:
            new = pairs.build(inner.name, types,
                              [lookup(v) for v in inner.operands], attributes)
        for old, value in zip(inner.results, new.results):
            values[old] = value
    raise error_at(op, "expected a comparator that returns")


def convert_sort(op):
    """Replaces a `stablehlo.sort` by comparisons of all pairs. The order is stable."""
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    rank = len(shape_of(op.operands[0]))
    dim = dim + rank if dim < 0 else dim
    length = shape_of(op.operands[0])[dim]
    if length > LONGEST:
        raise error_at(op, f"sorts a dim of {length}, expected at most {LONGEST}: sort "
                           "shorter parts, or outside of the program")
    pairs = _Pairs(op, dim)
    other_first = _compare_pairs(pairs, swapped=True)
    self_first = _compare_pairs(pairs, swapped=False)
    earlier = pairs.compare(pairs.iota(dim + 1), pairs.iota(dim), "LT")
    tie = pairs.logical("and", pairs.logical("not", self_first), earlier)
    before = pairs.logical("or", other_first, tie)
    counts = pairs.build("stablehlo.convert",
                         [pairs.tensor(ir.IntegerType.get_signless(32))], [before])
    places = pairs.reduce(counts.results[0], dim + 1, "add")
    here = pairs.compare(pairs.spread(places, other=False), pairs.iota(dim + 1), "EQ")
    replace(op, [_pick(pairs, here, value) for value in op.operands])


def _pick(pairs, here, value):
    """Returns for each place the one element that belongs there, to the bit."""
    element = element_of(value)
    bits = element
    if not isinstance(element, ir.IntegerType):
        if isinstance(element, ir.ComplexType):
            raise error_at(pairs.op, "sorts complex numbers, expected real ones")
        bits = ir.IntegerType.get_signless(
            int("".join(c for c in str(element) if c.isdigit())))
        value = pairs.build("stablehlo.bitcast_convert",
                            [pairs.tensor(bits, pairs.shape)], [value]).results[0]
    picked = pairs.reduce(pairs.select(here, pairs.spread(value, other=False)),
                          pairs.dim, "or" if str(bits) == "i1" else "add")
    if bits != element:
        picked = pairs.build("stablehlo.bitcast_convert",
                             [pairs.tensor(element, pairs.shape)], [picked]).results[0]
    return picked
