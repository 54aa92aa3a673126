"""Walks and edits modules of jaxlib's MLIR."""

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _mlir

_mlir.globals.append_dialect_search_prefix(f"{__package__}.dialects")


def walk(op):
    """Returns all ops inside of `op`, inner ones before the ops around them.

    Iterating over a block looks for a Python class of each op, which takes longer.
    """
    found = []

    def visit(inner):
        found.append(inner.operation)
        return ir.WalkResult.ADVANCE
    op.walk(visit, ir.WalkOrder.POST_ORDER)
    return found[:-1]


def blocks(op):
    """Returns all blocks inside of `op`."""
    return [block for inner in [op, *walk(op)] for region in inner.regions
            for block in region]


def replace(op, values):
    """Replaces the results of `op` by `values`, and erases it."""
    for result, value in zip(op.results, values, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def create(name, results, operands=(), attributes=None, regions=0, at=None):
    """Creates an op before `at`, with its location, and returns it."""
    return ir.Operation.create(
        name, results=list(results), operands=list(operands),
        attributes={k: v if isinstance(v, ir.Attribute) else ir.Attribute.parse(v)
                    for k, v in (attributes or {}).items()},
        regions=regions, loc=at.location, ip=ir.InsertionPoint(at))


def clone_ops(operations, values):
    """Clones ops, with what is in them, at the current insertion point, and returns the clones.

    values: what each value has become. The results are added to it.
    """
    clones = []
    for old in operations:
        new = old.operation.clone()
        inner = [new, *walk(new)]
        clones += inner
        for op in inner:
            for i, operand in enumerate(op.operands):
                if operand in values:
                    op.operands[i] = values[operand]
        values.update(zip(old.results, new.results))
    return clones


def attributes_of(op):
    """Returns the attributes of an op as a dict. Versions of jaxlib iterate over names, or
    over named attributes."""
    return {getattr(a, "name", a): op.attributes[getattr(a, "name", a)]
            for a in op.attributes}


def shape_of(value):
    """Returns the shape of a tensor value, a list."""
    return list(ir.RankedTensorType(value.type).shape)


def element_of(value):
    """Returns the element type of a tensor value."""
    return ir.RankedTensorType(value.type).element_type


def constant_int(value):
    """Returns the number that a constant holds, all of whose elements are equal,
    or None."""
    owner = value.owner
    if isinstance(owner, ir.Block) or owner.name != "stablehlo.constant":
        return None
    attribute = owner.attributes["value"]
    if not isinstance(attribute, ir.DenseIntElementsAttr):
        return None
    dense = ir.DenseIntElementsAttr(attribute)
    return int(dense[0]) if len(dense) and dense.is_splat else None
