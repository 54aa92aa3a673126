"""Regions of scalar tensors, of sorts and scatters, become regions of scalars.

The legalization makes scalar ops of such regions where they are the computation of a
`stablehlo.map`. So an op with a region is legalized in two steps: `prepare` makes a map
for each value that the region yields, which goes along as a last operand of the op;
`finish` takes the ops out of the structured op that the map has become.
"""

from jaxlib.mlir import ir

from .errors import error_at
from .ops import clone_ops, create, shape_of

MAPS = "mesh.maps"


def prepare(op, operands):
    """Returns a map for each value that the region of `op` yields.

    operands: tensors of one shape, one for each argument of the region.
    """
    block = op.regions[0].blocks[0]
    yielded = list(block.operations[len(block.operations) - 1].operands)
    shape, maps = shape_of(operands[0]), []
    for value in yielded:
        element = ir.RankedTensorType(value.type).element_type
        mapped = create(
            "stablehlo.map", [ir.RankedTensorType.get(shape, element)], operands,
            {"dimensions": ir.DenseI64ArrayAttr.get(range(len(shape)))}, regions=1, at=op)
        body = mapped.regions[0].blocks.append(
            *[argument.type for argument in block.arguments],
            arg_locs=[op.location] * len(block.arguments))
        values = dict(zip(block.arguments, body.arguments))
        with ir.InsertionPoint(body):
            for inner in list(block.operations)[:-1]:
                _clone(op, inner.operation, values)
            ir.Operation.create("stablehlo.return", loc=op.location,
                                operands=[values[value]])
        maps.append(mapped.result)
    return maps


def finish(op, maps, new):
    """Gives `new`, of mesh, a region that yields what `maps` compute. Returns a function
    that erases these, once `op` is gone."""
    structured = [_source(op, value) for value in maps]
    count = len(structured[0].operands) - 1
    first = structured[0].regions[0].blocks[0]
    types = [argument.type for argument in list(first.arguments)[:count]]
    block = new.regions[0].blocks.append(*types, arg_locs=[op.location] * count)
    return fill(op, maps, block, block.arguments, "mesh.scalar_yield")


def fill(op, maps, block, arguments, terminator):
    """Adds to a block what `maps` compute of `arguments`. Returns as `finish` does."""
    structured, yielded = [_source(op, value) for value in maps], []
    with ir.InsertionPoint(block):
        for owner in structured:
            body = owner.regions[0].blocks[0]
            values = dict(zip(body.arguments, arguments))
            operations = [inner.operation for inner in body.operations]
            for inner in operations[:-1]:
                _clone(op, inner, values)
            yielded.append(_get(op, operations[-1].operands[0], values))
        ir.Operation.create(terminator, loc=op.location, operands=yielded)

    def erase():
        for value, owner in zip(maps, structured):
            while value.owner != owner:
                cast, value = value.owner, value.owner.operands[0]
                cast.erase()
            owner.erase()
    return erase


def _source(op, value):
    """Returns the structured op that makes a value, which casts may hide."""
    owner = value.owner
    while not isinstance(owner, ir.Block) and \
            owner.name == "builtin.unrealized_conversion_cast":
        value = owner.operands[0]
        owner = value.owner
    if isinstance(owner, ir.Block) or owner.name not in ("linalg.generic", "linalg.map"):
        raise error_at(op, "has a region that has no form in linalg")
    return owner


def _get(op, value, values):
    """Returns what `value` has become; clones it if it is a constant from outside."""
    if value not in values:
        owner = value.owner
        if isinstance(owner, ir.Block) or \
                owner.name not in ("arith.constant", "stablehlo.constant"):
            raise error_at(op, "has a region that uses a value from outside of it, "
                               "expected constants: make it an operand")
        values[value] = owner.clone().results[0]
    return values[value]


def _clone(op, inner, values):
    for operand in inner.operands:
        _get(op, operand, values)
    clone_ops([inner], values)
