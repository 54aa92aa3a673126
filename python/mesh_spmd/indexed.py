"""Gathers and scatters become `mesh.gather_slices` and `mesh.scatter_slices`.

These read and write slices that are one element long along the dims that are indexed
into, and whole along the others. A window of several elements, or of some but not all
of a dim, becomes as many slices: its places are dims of the indices.
"""

import dataclasses

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from . import scalar_body
from .build import Builder
from .ops import attributes_of, create, element_of, replace, shape_of


@dataclasses.dataclass
class _Windows:
    """Windows of a tensor of `shape`, in terms of StableHLO.

    sizes: the size of a window along each dim.
    index_dims: the dim that each coordinate is along.
    batch_dims, index_batch_dims: dims of the tensor and of the indices that go along.
    vector_dim: the dim of the indices that coordinates are along.
    num_lists: the number of the other dims of the indices.
    """
    shape: list
    sizes: list
    index_dims: list
    batch_dims: list
    index_batch_dims: list
    vector_dim: int
    num_lists: int

    def __post_init__(self):
        dims = [d for d in range(len(self.shape)) if d not in self.batch_dims]
        self.whole = [d for d in dims if d not in self.index_dims
                      and self.sizes[d] == self.shape[d]]
        # Dims that slices are one element long along; of these, with more places.
        self.indexed = [d for d in dims if d not in self.whole]
        self.wide = [d for d in self.indexed if self.sizes[d] != 1]

    def order(self, window_dims, list_dims):
        """Returns the order in which the dims of a tensor of windows come in slices.

        window_dims: the dim for each of the tensor's own, or None if it has none.
        list_dims: the dims of the lists, as StableHLO's indices have them.
        """
        return ([list_dims[d] for d in self.list_order()]
                + [window_dims[d] for d in self.wide] + [window_dims[d] for d in self.whole])

    def list_order(self):
        """Returns the order of the dims of the indices without that of coordinates:
        batch dims first."""
        batch = [d - (d > self.vector_dim) for d in self.index_batch_dims]
        return batch + [d for d in range(self.num_lists) if d not in batch]


def _coordinates(op, indices, windows, is_clamped):
    """Returns the coordinates of slices: dims of lists, places in wide windows, and the
    dims that are indexed into."""
    build = Builder(op)
    element = element_of(indices)
    if ir.IntegerType(element).is_unsigned:
        wide = ir.IntegerType(element).width < 32
        indices = build.convert(indices, ir.IntegerType.get_signless(32 if wide else 64))
    elif ir.IntegerType(element).width < 32:
        indices = build.convert(indices, ir.IntegerType.get_signless(32))
    element = element_of(indices)
    rank = len(shape_of(indices))
    if windows.vector_dim == rank:
        indices = build.reshape(indices, [*shape_of(indices), 1])
    lists = [d for d in range(len(shape_of(indices))) if d != windows.vector_dim]
    order = [lists[d] for d in windows.list_order()]
    indices = build.transpose(indices, [*order, windows.vector_dim])
    *lists, count = shape_of(indices)
    if is_clamped and count:
        last = [windows.shape[d] - windows.sizes[d] for d in windows.index_dims]
        indices = _clamp(build, indices, last)
    if not windows.wide and windows.indexed == sorted(windows.index_dims):
        return indices, windows.index_dims
    places = [windows.sizes[d] for d in windows.wide]
    shape = [*lists, *places, 1]
    pieces = []
    for dim in windows.indexed:
        piece = None
        if dim in windows.index_dims:
            i = windows.index_dims.index(dim)
            piece = build.slice(indices, [0] * len(lists) + [i], [*lists, i + 1])
            if not is_clamped and windows.sizes[dim] != 1:
                piece = _drop_outside(build, piece, windows.shape[dim] - windows.sizes[dim])
            piece = build.broadcast(piece, shape, [*range(len(lists)), len(shape) - 1])
        if dim in windows.wide:
            place = build.iota(shape, len(lists) + windows.wide.index(dim), element)
            # A window that is left out stays out: -1 plus a place could be inside.
            moved = place if piece is None else build.like("add", piece, place)
            if piece is not None and not is_clamped:
                zero = build.constant(0, shape, element)
                moved = build.select(build.compare("LT", piece, zero), piece, moved)
            piece = moved
        if piece is None:
            piece = build.constant(0, shape, element)
        pieces.append(piece)
    if not pieces:
        return build.reshape(build.slice(indices, [0] * (len(lists) + 1), [*lists, 0]),
                             [*lists, *places, 0]), []
    return build.concatenate(pieces, len(shape) - 1), windows.indexed


def _clamp(build, indices, last):
    shape, element = shape_of(indices), element_of(indices)
    limit = build.constant(last if len(set(last)) > 1 else last[0], [len(last)], element)
    limit = build.broadcast(limit, shape, [len(shape) - 1])
    zero = build.constant(0, shape, element)
    return build.like("maximum", build.like("minimum", indices, limit), zero)


def _drop_outside(build, start, last):
    """Makes -1 of starts of windows that are not inside of the tensor."""
    shape, element = shape_of(start), element_of(start)
    inside = build.compare("LE", start, build.constant(last, shape, element))
    return build.select(inside, start, build.constant(-1, shape, element))


def _attributes(windows, dims):
    array = ir.DenseI64ArrayAttr.get
    return {"dims": array(list(dims)), "batch_dims": array(list(windows.batch_dims))}


def convert_gather(op):
    """Replaces a `stablehlo.gather` by a `mesh.gather_slices`."""
    numbers = stablehlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    source, indices = op.operands
    build, shape = Builder(op), shape_of(source)
    windows = _Windows(shape, list(ir.DenseI64ArrayAttr(op.attributes["slice_sizes"])),
                       list(numbers.start_index_map), list(numbers.operand_batching_dims),
                       list(numbers.start_indices_batching_dims), numbers.index_vector_dim,
                       len(shape_of(op.results[0])) - len(numbers.offset_dims))
    coordinates, dims = _coordinates(op, indices, windows, is_clamped=True)
    result = op.results[0]
    dropped = {*numbers.collapsed_slice_dims, *windows.batch_dims}
    offsets = list(numbers.offset_dims)
    window_dims = dict(zip((d for d in range(len(shape)) if d not in dropped), offsets))
    list_dims = [d for d in range(len(shape_of(result))) if d not in offsets]
    for d in windows.wide + windows.whole:
        window_dims.setdefault(d, None)
    order = [d for d in windows.order(window_dims, list_dims) if d is not None]
    slices = [*shape_of(coordinates)[:-1], *[shape[d] for d in windows.whole]]
    type_ = ir.RankedTensorType.get(slices, element_of(source))
    value = create("mesh.gather_slices", [type_], [source, coordinates],
                   _attributes(windows, dims), at=op).result
    # Dims of size 1 come and go.
    value = build.reshape(value, [shape_of(result)[d] for d in order])
    rest = [d for d in range(len(shape_of(result))) if d not in order]
    value = build.reshape(value, [*shape_of(value), *[1] * len(rest)])
    order += rest
    replace(op, [build.transpose(value, [order.index(d) for d in range(len(order))])])


def convert_scatter(op):
    """Replaces a `stablehlo.scatter` by a `mesh.scatter_slices` without a region, and
    maps."""
    numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    count = len(op.results)
    dests, indices, updates = op.operands[:count], op.operands[count], op.operands[count + 1:]
    build, shape = Builder(op), shape_of(dests[0])
    update_shape = shape_of(updates[0])
    window = list(numbers.update_window_dims)
    dropped = {*numbers.inserted_window_dims, *numbers.input_batching_dims}
    window_dims = dict(zip((d for d in range(len(shape)) if d not in dropped), window))
    sizes = [update_shape[window_dims[d]] if d in window_dims else 1
             for d in range(len(shape))]
    windows = _Windows(shape, sizes, list(numbers.scattered_dims_to_operand_dims),
                       list(numbers.input_batching_dims),
                       list(numbers.scatter_indices_batching_dims), numbers.index_vector_dim,
                       len(update_shape) - len(window))
    coordinates, dims = _coordinates(op, indices, windows, is_clamped=False)
    list_dims = [d for d in range(len(update_shape)) if d not in window]
    for d in windows.wide + windows.whole:
        window_dims.setdefault(d, None)
    order = [d for d in windows.order(window_dims, list_dims) if d is not None]
    rest = [d for d in range(len(update_shape)) if d not in order]
    slices = [*shape_of(coordinates)[:-1], *[shape[d] for d in windows.whole]]
    values = [build.reshape(build.transpose(value, [*order, *rest]), slices)
              for value in updates]
    if _is_subtraction(op):
        values = [build.like("negate", value) for value in values]
    maps = [] if _is_overwriting(op) else scalar_body.prepare(op, [*dests, *dests])
    scatter = create("mesh.scatter_slices", [result.type for result in op.results],
                     [*dests, coordinates, *values, *maps], _attributes(windows, dims), at=op)
    replace(op, scatter.results)


def _is_overwriting(op):
    block = op.regions[0].blocks[0]
    count = len(op.results)
    return list(block.operations[len(block.operations) - 1].operands) == \
        list(block.arguments)[count:]


def _is_subtraction(op):
    """Makes an addition of a subtraction of the update. Returns whether it was one."""
    block = op.regions[0].blocks[0]
    inner = block.operations[0].operation
    if len(block.operations) != 2 or inner.name != "stablehlo.subtract" or \
            list(inner.operands) != list(block.arguments):
        return False
    new = create("stablehlo.add", [inner.results[0].type], inner.operands, at=inner)
    replace(inner, new.results)
    return True


def finish_scatter(op):
    """Gives a `mesh.scatter_slices` the combiner that its last operands are made by."""
    count = len(op.results)
    operands, maps = list(op.operands)[:2 * count + 1], list(op.operands)[2 * count + 1:]
    attributes = attributes_of(op)
    scatter = create("mesh.scatter_slices", [result.type for result in op.results], operands,
                     attributes, regions=1, at=op)
    erase = None
    if maps:
        erase = scalar_body.finish(op, maps, scatter)
    else:
        types = [element_of(value) for value in operands[:count]] * 2
        block = scatter.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
        with ir.InsertionPoint(block):
            ir.Operation.create("mesh.scalar_yield", loc=op.location,
                                operands=list(block.arguments)[count:])
    replace(op, scatter.results)
    if erase:
        erase()
