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


def _slide(op, shape, slid, inits, window, maps, phases=(), places=()):
    """Creates a `mesh.slide`: for each element of results of `shape`, it reduces a window
    of the operands `slid`.

    inits: scalars. window: (sizes, strides, dilations). maps: those of the region. Their
    arguments are elements of the results, then of `slid`, then a place. phases: the dims
    behind which results have one more, along which all elements have the same window.
    places: (sizes, low padding, strides, minor loops) of a tensor in which elements have
    places, or nothing. Along each dim, a place is that of the result times the stride, plus
    the minor loop, which is -1 if there is none, less the padding.
    """
    build = Builder(op)
    starts = [build.broadcast(init, shape, []) for init in inits]
    array = ir.DenseI64ArrayAttr.get
    attributes = dict(zip(("sizes", "strides", "dilations"), map(array, window)))
    attributes["counts"] = array([len(slid), len(inits)])
    attributes["phases"] = array(list(phases))
    attributes["places"] = array([n for part in places for n in part])
    return create("mesh.slide", [start.type for start in starts], [*slid, *starts, *maps],
                  attributes, at=op)


def _slide_maps(strides, dilations, phases):
    """Returns the maps of operands that windows slide over, of windows, and of results, and
    the kinds of the loops: places of windows, elements with the same window, steps."""
    rank, count = len(strides), 2 * len(strides) + len(phases)
    dims = [ir.AffineExpr.get_dim(d) for d in range(count)]
    places, within, steps = dims[:rank], dims[rank:-rank], dims[-rank:]
    results = []
    for d, place in enumerate(places):
        results.append(place)
        if d in phases:
            results.append(within[phases.index(d)])
    sliding = [p * s + k * d for p, s, k, d in zip(places, strides, steps, dilations)]
    return [*(ir.AffineMapAttr.get(ir.AffineMap.get(count, 0, e))
              for e in (sliding, steps, results)),
            ["parallel"] * (count - rank) + ["reduction"] * rank]


def finish_slide(op):
    """Makes a `linalg.generic` of a `mesh.slide`."""
    def get(name):
        return list(ir.DenseI64ArrayAttr(op.attributes[name]))
    slid, count = get("counts")
    sizes, phases = get("sizes"), get("phases")
    operands = list(op.operands)
    maps = operands[slid + count:]
    sliding, steps, results, kinds = _slide_maps(get("strides"), get("dilations"), phases)
    # Only the shape counts.
    window = create("tensor.empty", [ir.RankedTensorType.get(
        sizes, ir.IntegerType.get_signless(1))], at=op).result
    operands = [_cast(op, value) for value in operands[:slid + count]]
    inputs, inits = [*operands[:slid], window], operands[slid:]
    new = create("linalg.generic", [value.type for value in inits], [*inputs, *inits], {
        "indexing_maps": ir.ArrayAttr.get([sliding] * slid + [steps] + [results] * count),
        "iterator_types": ir.ArrayAttr.get(
            [ir.Attribute.parse(f"#linalg.iterator_type<{kind}>") for kind in kinds]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([slid + 1, count])},
        regions=1, at=op)
    types = [element_of(value) for value in [*inputs, *inits]]
    block = new.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    arguments = list(block.arguments)
    arguments = arguments[slid + 1:] + arguments[:slid]
    if get("places"):
        arguments.append(_place(op, block, get("places")))
    erase = scalar_body.fill(op, maps, block, arguments, "linalg.yield")
    replace(op, [_cast(op, result, old.type) for result, old in zip(new.results, op.results)])
    erase()


def _place(op, block, places):
    """Adds to the body of a slide the place of an element, counted in order, or -1 outside.
    It is made of the indices of loops: as a tensor it would be sent between devices."""
    rank = len(places) // 4
    sizes, low, strides, minor = (places[i * rank:(i + 1) * rank] for i in range(4))
    index = ir.IndexType.get()

    def add(name, *operands, type_=index, **attributes):
        attributes = {k: ir.Attribute.parse(v) for k, v in attributes.items()}
        return ir.Operation.create(name, results=[type_], operands=list(operands),
                                   attributes=attributes, loc=op.location).result

    def constant(value):
        return add("arith.constant", value=f"{value} : index")
    flat = inside = None
    with ir.InsertionPoint(block):
        for d in range(rank):
            place = add("linalg.index", dim=f"{d} : i64")
            if strides[d] != 1:
                place = add("arith.muli", place, constant(strides[d]))
            if minor[d] >= 0:
                place = add("arith.addi", place, add("linalg.index", dim=f"{minor[d]} : i64"))
            place = add("arith.subi", place, constant(low[d]))
            # As unsigned numbers, places before the first one are large.
            check = add("arith.cmpi", place, constant(sizes[d]), predicate="6 : i64",
                        type_=ir.IntegerType.get_signless(1))
            inside = check if inside is None else add("arith.andi", inside, check,
                                                      type_=check.type)
            flat = place if flat is None else add(
                "arith.addi", add("arith.muli", flat, constant(sizes[d])), place)
        flat = add("arith.select", inside, flat, constant(-1))
        return add("arith.index_cast", flat, type_=_index_type(sizes))


def _index_type(shape):
    """Returns the type of places of elements."""
    return ir.IntegerType.get_signless(64 if math.prod(shape) > 2**31 - 1 else 32)


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
    replace(op, _slide(op, shape, padded, inits, window, maps).results)


def convert_select_and_scatter(op):
    """Replaces a `stablehlo.select_and_scatter` by two `mesh.slide`s.

    The first one finds the place of the element that each window selects. The second one
    combines, for each element, the sources of the windows that have selected it. Elements
    between the beginnings of two windows are in the same windows.
    """
    operand, source, init = op.operands
    build, shape, windows = Builder(op), shape_of(operand), shape_of(source)
    rank = len(shape)
    if 0 in shape + windows:  # There is no window, or no element.
        return replace(op, [build.broadcast(init, shape, [])])
    if rank == 0:
        return replace(op, _inline(build, op.regions[1], [init, source]))
    sizes = list_of(op, "window_dimensions", rank)
    strides, padding = list_of(op, "window_strides", rank), padding_of(op, rank)
    ones, low, high = [1] * rank, [a for a, _ in padding], [b for _, b in padding]
    index = _index_type(shape)
    none = build.constant(-1, [], index)
    selected = _slide(op, windows, [build.pad(operand, init, low, high)], [init, none],
                      (sizes, strides, ones), _select_maps(op, windows, index),
                      places=(shape, low, strides, range(rank, 2 * rank))).results[1]
    counts = [-(-(a + n) // s) for a, n, s in zip(low, shape, strides)]
    steps = [-(-size // s) for size, s in zip(sizes, strides)]
    edges = [k - 1 for k in steps], [c - n for c, n in zip(counts, windows)]
    phases = [d for d in range(rank) if strides[d] != 1]
    split = [n for d in range(rank) for n in [counts[d], strides[d]][:1 + (d in phases)]]
    minor = [rank + phases.index(d) if d in phases else -1 for d in range(rank)]
    slid = [build.pad(source, init, *edges), build.pad(selected, none, *edges)]
    result = _slide(op, split, slid, [init], (steps, ones, ones),
                    _scatter_maps(op, split, index), phases, (shape, low, strides, minor)).result
    result = build.reshape(result, [c * s for c, s in zip(counts, strides)])
    replace(op, [build.slice(result, low, [a + n for a, n in zip(low, shape)])])


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
