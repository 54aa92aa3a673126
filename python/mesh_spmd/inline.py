"""Inlines the functions that are called once, and short ones without a contraction."""

import collections

from jaxlib.mlir import ir

from .custom_derivatives import ATTRIBUTE, functions_of, name_of
from .entry import dictionaries
from .errors import python_line
from .locations import can_set_locations
from .ops import attributes_of, clone_ops, replace, walk
from .saving import ATTRIBUTE as CHECKPOINT

_FEW = 10
# Ops whose regions combine scalars.
_COMBINING = {f"stablehlo.{name}" for name in (
    "all_reduce", "map", "reduce", "reduce_scatter", "reduce_window", "scatter",
    "select_and_scatter", "sort")}
_LONG = {"func.call", "stablehlo.convolution", "stablehlo.dot_general"}


def _is_annotated(function):
    attributes = attributes_of(function)
    return ATTRIBUTE in attributes or CHECKPOINT in attributes or any(len(entry) for key in ("arg_attrs", "res_attrs")
               for entry in dictionaries(function, key) or [])


def _is_short(function):
    """Returns whether a function only moves or maps elements, as JAX's helpers do."""
    ops = walk(function)
    return len(ops) <= _FEW and not any(
        op.name in _LONG or len(op.regions) for op in ops)


def _can_inline(function):
    return (function.name == "func.func" and not _is_annotated(function)
            and "sym_visibility" in function.attributes
            and ir.StringAttr(function.attributes["sym_visibility"]).value == "private"
            and len(function.regions[0].blocks) == 1)


def inline_calls(module):
    """Inlines functions that are called once, and short ones: repeated layers stay
    functions, and what JAX wraps in one is partitioned with the code around it."""
    while _inline_combining(module):
        pass
    for choose in (lambda function, sites: _is_short(function),
                   lambda function, sites: len(sites) == 1):
        calls = collections.defaultdict(list)
        for op in walk(module.operation):
            if op.name == "func.call":
                calls[ir.FlatSymbolRefAttr(op.attributes["callee"]).value].append(op)
        for function in list(module.body.operations):
            function = function.operation
            sites = calls[ir.StringAttr(function.attributes["sym_name"]).value]
            if sites and _can_inline(function) and choose(function, sites):
                _inline(function, sites)


def _inline_combining(module):
    """Inlines the calls in regions that combine scalars: also of functions with derivatives of
    their own, as these regions are differentiated as they are. Returns whether there are some."""
    functions = functions_of(module)
    calls = [op for op in walk(module.operation)
             if op.name == "func.call" and op.parent.name in _COMBINING]
    for call in calls:
        _clone_body(functions[name_of(call.attributes["callee"])], call)
    return bool(calls)


def _clone_body(function, call):
    """Replaces a call by a copy of the body of a function."""
    body = function.regions[0].blocks[0]
    *ops, terminator = [op.operation for op in body.operations]
    values = dict(zip(body.arguments, call.operands, strict=True))
    with ir.InsertionPoint(call):
        _give_lines(clone_ops(ops, values), call)
    replace(call, [values.get(value, value) for value in terminator.operands])


def _give_lines(ops, call):
    """Gives ops without a Python line the location of the call that they come from."""
    for op in ops:
        if can_set_locations() and python_line(op.location) is None:
            op.location = call.location


def _inline(function, sites):
    """Replaces all calls of a function by its body."""
    body = function.regions[0].blocks[0]
    *ops, terminator = [op.operation for op in body.operations]
    for call in sites[1:]:
        _clone_body(function, call)
    # The calls among the ops are known as sites of their own, so these ops stay.
    call = sites[0]
    _give_lines(walk(function), call)
    for argument, value in zip(body.arguments, call.operands, strict=True):
        argument.replace_all_uses_with(value)
    for op in ops:
        op.move_before(call)
    replace(call, list(terminator.operands))
    function.erase()
