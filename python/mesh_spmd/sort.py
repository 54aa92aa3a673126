"""Sorts become `mesh.sort`.

The legalization makes scalar ops of comparators where they are the computation of a
`stablehlo.map`. So a sort is legalized in two steps: `prepare_sort` makes a map of the
comparator, which goes along as the last operand of `mesh.sort`; `finish_sort` takes the
ops out of the structured op that the map has become.
"""

from jaxlib.mlir import ir

from .errors import error_at
from .ops import create, replace, shape_of


def prepare_sort(op):
    """Replaces a `stablehlo.sort` by a `mesh.sort` without a region, and a map."""
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    shape = shape_of(op.operands[0])
    if dim < 0:
        dim += len(shape)
    pairs = [value for operand in op.operands for value in (operand, operand)]
    compare = create(
        "stablehlo.map", [ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(1))],
        pairs, {"dimensions": ir.DenseI64ArrayAttr.get(range(len(shape)))}, regions=1, at=op)
    op.regions[0].blocks[0].append_to(compare.regions[0])
    attributes = {"dim": f"{dim} : i64"}
    if "is_stable" in op.attributes and ir.BoolAttr(op.attributes["is_stable"]).value:
        attributes["stable"] = "unit"
    sort = create("mesh.sort", [result.type for result in op.results],
                  [*op.operands, compare.result], attributes, at=op)
    replace(op, sort.results)


def finish_sort(op):
    """Gives a `mesh.sort` the comparator that its last operand is made by."""
    *operands, compared = op.operands
    structured = compared.owner
    if structured.name not in ("linalg.generic", "linalg.map"):
        raise error_at(op, "has a comparator that has no form in linalg")
    body = structured.regions[0].blocks[0]
    attributes = {name: op.attributes[name] for name in op.attributes}
    sort = create("mesh.sort", [result.type for result in op.results], operands, attributes,
                  regions=1, at=op)
    arguments = list(body.arguments)[:2 * len(operands)]
    block = sort.regions[0].blocks.append(
        *[argument.type for argument in arguments],
        arg_locs=[op.location] * len(arguments))
    values = dict(zip(arguments, block.arguments))
    with ir.InsertionPoint(block):
        for inner in body.operations:
            _clone(op, inner.operation, values)
    replace(op, sort.results)
    structured.erase()


def _clone(sort, inner, values):
    """Clones an op of the comparator, with its constants from outside."""
    for operand in inner.operands:
        if operand in values:
            continue
        owner = operand.owner
        if isinstance(owner, ir.Block) or owner.name != "arith.constant":
            raise error_at(sort, "has a comparator that uses a value from outside of it, "
                                 "expected constants: make it an operand")
        values[operand] = owner.clone().results[0]
    if inner.name == "linalg.yield":
        ir.Operation.create("mesh.scalar_yield", loc=inner.location,
                            operands=[values[operand] for operand in inner.operands])
        return
    clone = inner.clone()
    for i, operand in enumerate(inner.operands):
        clone.operands[i] = values[operand]
    values.update(zip(inner.results, clone.results))
