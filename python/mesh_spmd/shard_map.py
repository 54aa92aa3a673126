"""`shard_map`: Shardy's manual computations become `mesh.shard_map`.

Collectives are converted before the legalization. The regions are converted at the very
end: a region of an op that jaxlib does not know might hold the functions that it calls.
"""

import re

from jaxlib.mlir import ir, passmanager

from .collectives import Collectives
from .errors import error_at
from .ops import clone_ops, create, replace, walk
from .shardings import says_nothing

_REGION = "sdy.manual_computation"
# The ops of Shardy that remain until the regions are converted.
REGION_OPS = (_REGION, "sdy.return", "sdy.mesh")
_COMMUNICATES = ("stablehlo.all_", "stablehlo.collective_", "stablehlo.reduce_scatter",
                 "stablehlo.partition_id", "stablehlo.replica_id")


def convert_collectives(module, meshes):
    """Converts collectives in manual computations, and in functions that these call."""
    functions, called = _called(module, meshes)
    if _inline_mixed(module, functions, called):
        functions, called = _called(module, meshes)
    regions = {}
    for op in [op for op in walk(module.operation) if _communicates(op)]:
        symbol = _mesh_around(op, meshes, called)
        if symbol not in regions:
            regions[symbol] = Collectives(symbol, meshes.sizes(symbol))
        regions[symbol].convert(op)
    _mark_local(functions, called)


def _called(module, meshes):
    """Returns all functions by name, and the mesh for the name of each that is called in
    local view."""
    functions = {ir.StringAttr(op.operation.attributes["sym_name"]).value: op.operation
                 for op in module.body.operations if op.operation.name == "func.func"}
    called = {}
    for op in walk(module.operation):
        if op.name == _REGION:
            _mark_called(op, _mesh_of(op, meshes), functions, called)
    return functions, called


def in_local_view(module, meshes):
    """Returns a function of an op: whether it is in local view."""
    _, called = _called(module, meshes)

    def is_local(op):
        around = _around(op)
        return around.name == _REGION or \
            ir.StringAttr(around.attributes["sym_name"]).value in called
    return is_local


def _inline_mixed(module, functions, called):
    """Inlines the functions that are called in local view along some axes and are on
    whole tensors along others, which no function of Mesh is. Returns whether there are
    any."""
    mixed = set()
    def is_mixed(op):
        return op.name == _REGION or (op.name == "func.call" and _callee(op) in mixed) or (
            op.name == "sdy.sharding_constraint" and not says_nothing(op))
    _grow(mixed, called, lambda name: any(map(is_mixed, walk(functions[name]))))
    if not mixed:
        return False
    for region in [op for op in walk(module.operation) if op.name == _REGION]:
        while calls := [op for op in walk(region)
                        if op.name == "func.call" and _callee(op) in mixed]:
            for call in calls:
                _inline_call(call, functions[_callee(call)])
    passmanager.PassManager.parse("builtin.module(symbol-dce)").run(module.operation)
    return True


def _inline_call(call, function):
    values = dict(zip(function.regions[0].blocks[0].arguments, call.operands))
    *body, end = function.regions[0].blocks[0].operations
    with ir.InsertionPoint(call):
        clone_ops(body, values)
    replace(call, [values.get(operand, operand) for operand in end.operation.operands])


def _grow(found, names, test):
    """Adds to `found` the names that pass `test`, which may ask for those found."""
    more = True
    while more:
        more = {name for name in names if name not in found and test(name)}
        found |= more


def _callee(call):
    return ir.FlatSymbolRefAttr(call.attributes["callee"]).value


def _communicates(op):
    return op.name.startswith(_COMMUNICATES)


def _mark_called(op, symbol, functions, called):
    """Notes the mesh of functions that `op` calls, and those that they call."""
    for inner in walk(op):
        if inner.name != "func.call":
            continue
        name = _callee(inner)
        if name in called:
            if called[name] != symbol:
                raise error_at(inner, f"calls a function on mesh @{symbol} that is called on "
                                      f"@{called[name]}, too")
        else:
            called[name] = symbol
            _mark_called(functions[name], symbol, functions, called)


def _mark_local(functions, called):
    """Marks the functions that are in local view: those that communicate, or call one
    that does."""
    local = set()
    def is_local(op):
        return bool(_axes_of(op)) or (op.name == "func.call" and _callee(op) in local)
    _grow(local, called, lambda name: any(map(is_local, walk(functions[name]))))
    for name in local:
        functions[name].attributes["mesh.spmd"] = ir.FlatSymbolRefAttr.get(called[name])


def _around(op):
    """Returns the region or function that `op` stands in."""
    op = op.parent
    while op.operation.name not in (_REGION, "func.func"):
        op = op.operation.parent
    return op.operation


def _mesh_around(op, meshes, called):
    """Returns the symbol of the mesh on which `op` communicates."""
    around = _around(op)
    if around.name == _REGION:
        return _mesh_of(around, meshes)
    name = ir.StringAttr(around.attributes["sym_name"]).value
    if name not in called:
        raise error_at(op, "stands outside of shard_map, the one place where Mesh takes "
                           "what names devices")
    return called[name]


def _mesh_of(op, meshes):
    """Returns the symbol of the mesh of a manual computation."""
    text = f"{op.attributes['in_shardings']}{op.attributes['out_shardings']}"
    found = re.search(r"<@([^,\s]+), ", text)
    symbol = found and found[1]
    if symbol not in meshes.axes or meshes.device_ids[symbol]:
        raise error_at(op, "expected a mesh of named axes whose devices are in order, got "
                           f"@{symbol}")
    return symbol


def _axes_of(op):
    """Returns the names of the axes over which `op` communicates."""
    if not op.name.startswith("mesh.") or "axes" not in op.attributes:
        return set()
    return set(re.findall(r'"([^"]*)"', str(op.attributes["axes"])))


def _axes_text(names):
    return "#mesh.axes<[" + ", ".join(f'"{name}"' for name in names) + "]>"


def convert_regions(module, meshes):
    """Converts manual computations, inner ones first."""
    for op in [op for op in walk(module.operation) if op.name == _REGION]:
        _convert_region(op, meshes)


def _convert_region(op, meshes):
    manual = re.findall(r'"([^"]*)"', str(op.attributes["manual_axes"]))
    symbol = _mesh_of(op, meshes)
    shardings = [[_border(op, text, symbol, manual) for text in
                  _per_value(str(op.attributes[key]))]
                 for key in ("in_shardings", "out_shardings")]
    if any("unreduced" in text for text in shardings[0]):
        raise error_at(op, "expected operands that are reduced, got unreduced ones: reduce "
                           "them before")
    end = op.regions[0].blocks[0].operations
    end = end[len(end) - 1].operation
    if _is_whole(op, manual, shardings):
        _inline(op, end)
        return
    create("mesh.yield", [], list(end.operands), at=end)
    end.erase()
    new = create("mesh.shard_map", [r.type for r in op.results], list(op.operands), {
        "mesh": f"@{symbol}", "manual": _axes_text(manual),
        "in_shardings": f"[{', '.join(shardings[0])}]",
        "out_shardings": f"[{', '.join(shardings[1])}]"}, regions=1, at=op)
    op.regions[0].blocks[0].append_to(new.regions[0])
    replace(op, new.results)


def _is_whole(op, manual, shardings):
    """Returns whether a region inside of another one is replicated over its own axes. So
    JAX writes the index on an axis of the outer one."""
    return _around(op).name == _REGION and \
        not any('"' in text for texts in shardings for text in texts) and \
        not any(_axes_of(inner) & set(manual) for inner in walk(op))


def _inline(op, end):
    block = op.regions[0].blocks[0]
    for argument, operand in zip(block.arguments, op.operands, strict=True):
        argument.replace_all_uses_with(operand)
    values = list(end.operands)
    for inner in list(block.operations)[:-1]:
        inner.operation.move_before(op)
    replace(op, values)


def _per_value(text):
    """Returns the texts of the shardings of `#sdy.sharding_per_value<[…]>`, without
    their brackets."""
    return re.findall(r"<(@[^<>]*)>", text)


def _border(op, text, symbol, manual):
    """Returns the text of the `#mesh.sharding` of a value at the border of a region:
    the manual axes alone."""
    found = re.match(r"@([^,\s]+), \[(.*?)\](.*)", text)
    if found[1] != symbol:
        raise error_at(op, f"expected shardings on one mesh, got @{symbol} and @{found[1]}")
    def names(axes):
        refs = re.findall(r'"([^"]*)"(:\(\d+\)\d+)?', axes)
        return ", ".join(f'"{name}"{part}' for name, part in refs if name in manual)
    dims = [f"{{{names(dim)}}}" for dim in re.findall(r"\{([^{}]*)\}", found[2])]
    unreduced = re.search(r"unreduced=\{([^{}]*)\}", found[3])
    tail = names(unreduced[1]) if unreduced else ""
    tail = f", unreduced={{{tail}}}" if tail else ""
    return f"#mesh.sharding<@{symbol}, [{', '.join(dims)}]{tail}>"
