"""Sorts become `mesh.sort`, in two steps: scalar_body.py."""

from jaxlib.mlir import ir

from . import scalar_body
from .ops import attributes_of, create, replace, shape_of


def prepare_sort(op):
    """Replaces a `stablehlo.sort` by a `mesh.sort` without a region, and a map."""
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    if dim < 0:
        dim += len(shape_of(op.operands[0]))
    pairs = [value for operand in op.operands for value in (operand, operand)]
    maps = scalar_body.prepare(op, pairs)
    attributes = {"dim": f"{dim} : i64"}
    if "is_stable" in op.attributes and ir.BoolAttr(op.attributes["is_stable"]).value:
        attributes["stable"] = "unit"
    sort = create("mesh.sort", [result.type for result in op.results],
                  [*op.operands, *maps], attributes, at=op)
    replace(op, sort.results)


def finish_sort(op):
    """Gives a `mesh.sort` the comparator that its last operand is made by."""
    *operands, compared = op.operands
    attributes = attributes_of(op)
    sort = create("mesh.sort", [result.type for result in op.results], operands, attributes,
                  regions=1, at=op)
    erase = scalar_body.finish(op, [compared], sort)
    replace(op, sort.results)
    erase()
