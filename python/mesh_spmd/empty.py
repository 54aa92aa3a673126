"""Removes tensors without elements.

`associative_scan` makes them: slices whose offset is the end of the dim, which
jaxlib's legalization cannot take.
"""

from jaxlib.mlir import ir

from .ops import create, replace, shape_of, walk


def _is_empty(value):
    return isinstance(value.type, ir.RankedTensorType) and 0 in shape_of(value)


def remove_empty(module):
    """Makes constants of results without elements, and takes them from their users."""
    for op in walk(module.operation):
        name = op.name
        if name == "stablehlo.scatter" and _is_empty(op.operands[-1]):
            replace(op, list(op.operands)[:len(op.results)])
            continue
        if not name.startswith("stablehlo.") or len(op.results) != 1:
            continue
        result = op.results[0]
        if _is_empty(result):
            if name != "stablehlo.constant":
                replace(op, [_make_empty(op, ir.RankedTensorType(result.type))])
        elif any(_is_empty(operand) for operand in op.operands):
            _replace_user(op)


def _make_empty(op, type_):
    if isinstance(type_.element_type, ir.ComplexType):
        # The bindings have no class for complex elements.
        part = ir.RankedTensorType.get(
            type_.shape, ir.ComplexType(type_.element_type).element_type)
        return create("stablehlo.complex", [type_], [_make_empty(op, part)] * 2, at=op).result
    return create("stablehlo.constant", [type_], attributes={"value": f"dense<> : {type_}"},
                  at=op).result


def _replace_user(op):
    name, operands = op.name, list(op.operands)
    if name == "stablehlo.concatenate":
        left = [v for v in operands if not _is_empty(v)]
        if len(left) == 1:
            replace(op, left)
            return
        new = create(name, [op.results[0].type], left,
                     {"dimension": op.attributes["dimension"]}, at=op)
    elif name in ("stablehlo.pad", "stablehlo.reduce", "stablehlo.dot_general"):
        if name == "stablehlo.dot_general":
            type_ = op.results[0].type
            element = ir.RankedTensorType(type_).element_type
            zero = "0" if isinstance(element, ir.IntegerType) else "0.0"
            new = create("stablehlo.constant", [type_],
                         attributes={"value": f"dense<{zero}> : {type_}"}, at=op)
        else:
            new = create("stablehlo.broadcast_in_dim", [op.results[0].type],
                         [operands[-1]],
                         {"broadcast_dimensions": ir.DenseI64ArrayAttr.get([])}, at=op)
    elif name == "stablehlo.dynamic_update_slice":
        replace(op, [operands[0]])
        return
    else:
        return
    replace(op, new.results)
