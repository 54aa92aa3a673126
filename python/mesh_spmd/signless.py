"""Unsigned integers become signless ones, as linalg has them.

After the legalization the ops themselves say what is unsigned (`divui`); what is
left of the types are casts, and borders of functions and regions.
"""

from jaxlib.mlir import ir

from .ops import blocks, walk


def signless(type_):
    """Returns the type with signless integers."""
    if isinstance(type_, ir.RankedTensorType):
        tensor = ir.RankedTensorType(type_)
        element = signless(tensor.element_type)
        if element != tensor.element_type:
            return ir.RankedTensorType.get(tensor.shape, element)
    elif isinstance(type_, ir.IntegerType):
        integer = ir.IntegerType(type_)
        if not integer.is_signless:
            return ir.IntegerType.get_signless(integer.width)
    return type_


def make_signless(module):
    """Changes all types of the module, and removes the casts between them."""
    known = {}

    def change(value):
        old = value.type
        if old not in known:
            known[old] = signless(old)
        if known[old] != old:
            value.set_type(known[old])

    for block in blocks(module.operation):
        for argument in block.arguments:
            change(argument)
    for op in walk(module.operation):
        for result in op.results:
            change(result)
        if op.name == "func.func":
            type_ = ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value)
            op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(
                [signless(t) for t in type_.inputs], [signless(t) for t in type_.results]))
    for op in walk(module.operation):
        if op.name == "builtin.unrealized_conversion_cast" and \
                len(op.results) == 1 and op.results[0].type == op.operands[0].type:
            op.results[0].replace_all_uses_with(op.operands[0])
            op.erase()
