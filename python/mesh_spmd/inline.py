"""Inlines the functions that are called once."""

import collections

from jaxlib.mlir import ir

from .entry import dictionaries
from .errors import python_line
from .locations import can_set_locations
from .ops import replace, walk


def _is_annotated(function):
    return any(len(entry) for key in ("arg_attrs", "res_attrs")
               for entry in dictionaries(function, key) or [])


def inline_single_calls(module):
    """Inlines what is called once: repeated layers stay functions, and what JAX wraps in
    one is partitioned with the code around it."""
    calls = collections.defaultdict(list)
    for op in walk(module.operation):
        if op.name == "func.call":
            calls[ir.FlatSymbolRefAttr(op.attributes["callee"]).value].append(op)
    for function in list(module.body.operations):
        function = function.operation
        sites = calls[ir.StringAttr(function.attributes["sym_name"]).value]
        if (function.name != "func.func" or len(sites) != 1 or _is_annotated(function)
                or "sym_visibility" not in function.attributes
                or ir.StringAttr(function.attributes["sym_visibility"]).value != "private"
                or len(function.regions[0].blocks) != 1):
            continue
        call, body = sites[0], function.regions[0].blocks[0]
        for argument, value in zip(body.arguments, call.operands, strict=True):
            argument.replace_all_uses_with(value)
        for op in walk(function):
            if can_set_locations() and python_line(op.location) is None:
                op.location = function.location
        *ops, terminator = [op.operation for op in body.operations]
        for op in ops:
            op.move_before(call)
        replace(call, list(terminator.operands))
        function.erase()
