"""Reductions of windows of several tensors, and the adjoint of pooling.

Each becomes a `linalg.generic` that slides over padded operands, in two steps:
scalar_body.py. A reduction of windows of one tensor is left to the legalization.
"""

import math

from jaxlib.mlir import ir

from . import scalar_body
from .build import Builder
from .ops import clone_ops, create, element_of, replace, shape_of
from .signless import signless


def list_of(op, name, rank, default=1):
    """Returns an attribute of windows, a number for each dim."""
    if name not in op.attributes:
        return [default] * rank
    return list(ir.DenseI64ArrayAttr(op.attributes[name]))


def padding_of(op, rank):
    """Returns the padding of windows, (low, high) for each dim."""
    if "padding" not in op.attributes:
        return [(0, 0)] * rank
    flat = [int(v) for v in ir.DenseIntElementsAttr(op.attributes["padding"])]
    return list(zip(flat[::2], flat[1::2]))


def _repeat(build, value, times):
    """Repeats each element as often along each dim as `times` says."""
    pairs = [n for pair in zip(shape_of(value), times) for n in pair]
    wide = build.broadcast(value, pairs, range(0, len(pairs), 2))
    return build.reshape(wide, [n * t for n, t in zip(shape_of(value), times)])


def _slide(op, shape, slid, plain, inits, window, maps):
    """Creates a `mesh.slide`: for each element of results of `shape`, it reduces a window
    of the operands `slid`, and has the elements of `plain`.

    inits: scalars. window: (sizes, strides, dilations). maps: those of the region, whose
    arguments are elements of the results, then of `slid`, then of `plain`.
    """
    build = Builder(op)
    starts = [build.broadcast(init, shape, []) for init in inits]
    array = ir.DenseI64ArrayAttr.get
    attributes = dict(zip(("sizes", "strides", "dilations"), map(array, window)))
    attributes["counts"] = array([len(slid), len(plain), len(inits)])
    return create("mesh.slide", [start.type for start in starts],
                  [*slid, *plain, *starts, *maps], attributes, at=op)


def finish_slide(op):
    """Makes a `linalg.generic` of a `mesh.slide`."""
    def get(name):
        return list(ir.DenseI64ArrayAttr(op.attributes[name]))
    slid, plain, count = get("counts")
    sizes, strides, dilations = get("sizes"), get("strides"), get("dilations")
    operands = list(op.operands)
    maps = operands[slid + plain + count:]
    operands = operands[:slid + plain + count]
    rank = len(sizes)
    places = [ir.AffineExpr.get_dim(d) for d in range(rank)]
    steps = [ir.AffineExpr.get_dim(rank + d) for d in range(rank)]
    sliding = [p * s + k * d for p, s, k, d in zip(places, strides, steps, dilations)]

    def map_of(results):
        return ir.AffineMapAttr.get(ir.AffineMap.get(2 * rank, 0, results))
    indexing = [map_of(sliding)] * slid + [map_of(places)] * plain + [map_of(steps)] + \
        [map_of(places)] * count
    # Only the shape counts.
    window = create("tensor.empty", [ir.RankedTensorType.get(
        sizes, ir.IntegerType.get_signless(1))], at=op).result
    inputs, inits = operands[:slid + plain], operands[slid + plain:]
    kinds = ["parallel"] * rank + ["reduction"] * rank
    inputs = [_cast(op, value) for value in inputs]
    inits = [_cast(op, value) for value in inits]
    new = create("linalg.generic", [value.type for value in inits],
                 [*inputs, window, *inits], {
        "indexing_maps": ir.ArrayAttr.get(indexing),
        "iterator_types": ir.ArrayAttr.get(
            [ir.Attribute.parse(f"#linalg.iterator_type<{kind}>") for kind in kinds]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([slid + plain + 1, count])},
        regions=1, at=op)
    types = [element_of(value) for value in [*inputs, window, *inits]]
    block = new.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    arguments = list(block.arguments)
    erase = scalar_body.fill(
        op, maps, block, arguments[slid + plain + 1:] + arguments[:slid + plain],
        "linalg.yield")
    replace(op, [_cast(op, result, old.type) for result, old in zip(new.results, op.results)])
    erase()


def _cast(op, value, type_=None):
    type_ = type_ or signless(value.type)
    if type_ == value.type:
        return value
    return create("builtin.unrealized_conversion_cast", [type_], [value], at=op).result


def convert_reduce_window(op):
    """Replaces a `stablehlo.reduce_window` of several tensors by a `mesh.slide`."""
    count = len(op.results)
    if count == 1:
        return
    operands, inits = list(op.operands)[:count], list(op.operands)[count:]
    build, shape = Builder(op), shape_of(op.results[0])
    rank = len(shape)
    padding = padding_of(op, rank)
    interior = [d - 1 for d in list_of(op, "base_dilations", rank)]
    padded = [build.pad(value, init, [a for a, _ in padding], [b for _, b in padding],
                        interior) for value, init in zip(operands, inits)]
    starts = [build.broadcast(init, shape, []) for init in inits]
    maps = scalar_body.prepare(op, starts * 2)
    window = (list_of(op, "window_dimensions", rank), list_of(op, "window_strides", rank),
              list_of(op, "window_dilations", rank))
    replace(op, _slide(op, shape, padded, [], inits, window, maps).results)


def convert_select_and_scatter(op):
    """Replaces a `stablehlo.select_and_scatter` by two `mesh.slide`s.

    The first one finds the place of the element that each window selects. The second one
    combines, for each element, the sources of the windows that have selected it.
    """
    operand, source, init = op.operands
    build, shape, windows = Builder(op), shape_of(operand), shape_of(source)
    rank = len(shape)
    sizes = list_of(op, "window_dimensions", rank)
    strides, padding = list_of(op, "window_strides", rank), padding_of(op, rank)
    ones = [1] * rank
    index = ir.IntegerType.get_signless(64 if math.prod(shape) > 2**31 - 1 else 32)
    flat = build.iota([math.prod(shape)], 0, index)
    places = build.reshape(flat, shape)
    none = build.constant(-1, [], index)
    low, high = [a for a, _ in padding], [b for _, b in padding]
    selected = _slide(
        op, windows, [build.pad(operand, init, low, high), build.pad(places, none, low, high)],
        [], [init, none], (sizes, strides, ones), _select_maps(op, windows, index)).results[1]
    if [p * size for p, size in zip(windows, sizes)] == shape and sizes == strides:
        # No two windows have an element in common: each has one.
        slid, sizes = [_repeat(build, v, sizes) for v in (source, selected)], ones
    else:
        # Windows that slide over windows: the last element of one comes first.
        low = [size - 1 - a for size, (a, _) in zip(sizes, padding)]
        high = [n + size - 1 - a - ((p - 1) * stride + 1) for n, size, a, p, stride in
                zip(shape, sizes, low, windows, strides)]
        interior = [stride - 1 for stride in strides]
        slid = [build.pad(source, init, low, high, interior),
                build.pad(selected, none, low, high, interior)]
    result = _slide(op, shape, slid, [places], [init], (sizes, ones, ones),
                    _scatter_maps(op, shape, index))
    replace(op, result.results)


def _map(op, shape, elements, compute):
    """Creates a map over tensors of `shape` with elements of the types `elements`, whose
    region `compute(builder, *arguments)` fills and returns the result of."""
    build = Builder(op)
    operands = [build.constant("false" if str(e) == "i1" else
                               0 if isinstance(e, ir.IntegerType) else 0.0, shape, e)
                for e in elements]
    types = [ir.RankedTensorType.get([], e) for e in elements]
    scratch = create("mesh.region", [], [], regions=1, at=op)
    block = scratch.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    with ir.InsertionPoint(block):
        end = ir.Operation.create("stablehlo.return", loc=op.location)
    results = compute(Builder(end), *block.arguments)
    create("stablehlo.return", [], results, at=end)
    end.erase()
    maps = scalar_body.prepare(scratch, operands)
    scratch.erase()
    return maps


def _inline(build, region, arguments):
    """Clones the ops of a region. Returns what it yields."""
    block = region.blocks[0]
    values = dict(zip(block.arguments, arguments))
    *operations, end = [o.operation for o in block.operations]
    with ir.InsertionPoint(build.at):
        clone_ops(operations, values)
    return [values.get(v, v) for v in end.operands]


def _select_maps(op, shape, index):
    element = element_of(op.operands[0])

    def compute(build, best, place, value, new):
        keeps, = _inline(build, op.regions[0], [best, value])
        zero = build.constant(0, [], index)
        outside, first = build.compare("LT", new, zero), build.compare("LT", place, zero)
        keeps = build.like("and", build.like("or", keeps, outside), build.like("not", first))
        return [build.select(keeps, best, value), build.select(keeps, place, new)]
    return _map(op, shape, [element, index, element, index], compute)


def _scatter_maps(op, shape, index):
    element = element_of(op.operands[0])

    def compute(build, total, value, selected, place):
        sum_, = _inline(build, op.regions[1], [total, value])
        return [build.select(build.compare("EQ", selected, place), sum_, total)]
    return _map(op, shape, [element, element, index, index], compute)
