"""Cumulative reductions along a dim, in blocks.

JAX writes them as windows of the size of the dim: quadratic, and the last device needs all
elements. Each block is reduced by itself. Blocks are at least as many as the mesh can split
the dim into, so that devices exchange the totals of blocks alone.
"""

import itertools
import math

from jaxlib.mlir import ir

from .build import Builder
from .ops import clone_ops, create, replace, shape_of, walk
from .windows import list_of, padding_of

# A dim of more elements has blocks, of this size where no mesh says more.
_MOST, _BLOCK = 64, 16


def split_cumulative(module, meshes):
    """Rewrites the windows that are cumulative reductions."""
    found = [(op, direction) for op in walk(module.operation)
             if op.name == "stablehlo.reduce_window" and (direction := _direction_of(op))]
    if not found:
        return
    symbol = next(iter(meshes.axes), None)
    sizes = [n for _, n in meshes.sizes(symbol)] if symbol else []
    for op, (dim, backward) in found:
        scan = _Scan(op, backward)
        count = _shards(sizes, shape_of(op.operands[0])[dim])
        replace(op, [scan.run(op.operands[0], dim, count)])


def _direction_of(op):
    """Returns (dim, whether it starts at the end) of a cumulative reduction, or None."""
    if len(op.results) != 1:
        return None
    shape = shape_of(op.operands[0])
    rank, window = len(shape), list_of(op, "window_dimensions", len(shape))
    dims = [d for d in range(rank) if window[d] != 1]
    if len(dims) != 1 or window[dims[0]] != shape[dims[0]] or any(
            list_of(op, name, rank) != [1] * rank
            for name in ("window_strides", "window_dilations", "base_dilations")):
        return None
    last = shape[dims[0]] - 1
    padding = padding_of(op, rank)
    if any(padding[d] != (0, 0) for d in range(rank) if d != dims[0]):
        return None
    return {(last, 0): (dims[0], False), (0, last): (dims[0], True)}.get(padding[dims[0]])


def _shards(sizes, n):
    """Returns the most shards of n elements, of two each, that axes make; 1 if none do."""
    products = {math.prod(some) for count in range(len(sizes) + 1)
                for some in itertools.combinations(sizes, count)}
    return max(p for p in products if p == 1 or p <= n // 2)


class _Scan:
    """Writes the cumulative reduction that `op` is, before it."""

    def __init__(self, op, backward):
        self._op, self._init, self._backward = op, op.operands[1], backward
        self._build = Builder(op)

    def run(self, value, dim, count=1):
        """Returns the cumulative reduction of `value`, in `count` blocks if that is not 1."""
        shape = shape_of(value)
        n = shape[dim]
        if count == 1 and n > _MOST:
            count = -(-n // _BLOCK)
        if count == 1:
            return self._slide(value, dim)
        size = -(-n // count)
        value = self._pad(value, dim, 0, count * size - n)
        blocks = self.run(self._build.reshape(
            value, [*shape[:dim], count, size, *shape[dim + 1:]]), dim + 1)
        last = 0 if self._backward else size - 1
        totals = self._cut(blocks, dim + 1, last, last + 1)
        totals = self._build.reshape(totals, [*shape[:dim], count, *shape[dim + 1:]])
        before = self._build.broadcast(
            self._before(totals, dim), shape_of(blocks),
            [d for d in range(len(shape) + 1) if d != dim + 1])
        whole = self._combine(blocks, before) if self._backward else \
            self._combine(before, blocks)
        whole = self._build.reshape(whole, [*shape[:dim], count * size, *shape[dim + 1:]])
        return self._cut(whole, dim, 0, n)

    def _before(self, totals, dim):
        """Returns for each block the reduction of those before it, in the direction."""
        count = shape_of(totals)[dim]
        if count <= _MOST:
            return self._reduce_others(totals, dim)
        others = self._cut(totals, dim, 1, count) if self._backward else \
            self._cut(totals, dim, 0, count - 1)
        low, high = (0, 1) if self._backward else (1, 0)
        return self.run(self._pad(others, dim, low, high), dim)

    def _reduce_others(self, totals, dim):
        """Reduces a table of pairs of blocks. Slices and windows of the totals would move
        them between neighbours first."""
        build, shape = self._build, shape_of(totals)
        table = [*shape[:dim], *[shape[dim]] * 2, *shape[dim + 1:]]
        dims = [d for d in range(len(table)) if d != dim]
        own, other = (build.iota(table, d, ir.IntegerType.get_signless(32))
                      for d in (dim, dim + 1))
        before = build.compare("GT" if self._backward else "LT", other, own)
        filling = build.broadcast(self._init, table, [])
        chosen = build.select(before, build.broadcast(totals, table, dims), filling)
        new = create("stablehlo.reduce", [totals.type], [chosen, self._init], {
            "dimensions": ir.DenseI64ArrayAttr.get([dim + 1])}, regions=1, at=self._op)
        self._copy_body(new)
        return new.result

    def _pad(self, value, dim, low, high):
        edges = [[n if d == dim else 0 for d in range(len(shape_of(value)))]
                 for n in (low, high)]
        return self._build.pad(value, self._init, *edges)

    def _cut(self, value, dim, start, limit):
        limits = shape_of(value)
        starts, limits[dim] = [0] * len(limits), limit
        starts[dim] = start
        return self._build.slice(value, starts, limits)

    def _slide(self, value, dim):
        """Returns the reduction of windows, which begin or end outside."""
        shape, array = shape_of(value), ir.DenseI64ArrayAttr.get
        pairs = [[0, 0] for _ in shape]
        pairs[dim][1 if self._backward else 0] = shape[dim] - 1
        new = create("stablehlo.reduce_window", [value.type], [value, self._init], {
            "window_dimensions": array([n if d == dim else 1 for d, n in enumerate(shape)]),
            "padding": f"dense<{pairs}> : tensor<{len(shape)}x2xi64>"}, regions=1, at=self._op)
        self._copy_body(new)
        return new.result

    def _combine(self, earlier, later):
        body = [o.operation for o in self._op.regions[0].blocks[0].operations]
        if len(body) == 2 and list(body[0].operands) == list(
                self._op.regions[0].blocks[0].arguments):
            return self._build.like(body[0].name.removeprefix("stablehlo."), earlier, later)
        new = create("stablehlo.map", [earlier.type], [earlier, later], {
            "dimensions": ir.DenseI64ArrayAttr.get(list(range(len(shape_of(earlier)))))},
            regions=1, at=self._op)
        self._copy_body(new)
        return new.result

    def _copy_body(self, new):
        old = self._op.regions[0].blocks[0]
        block = new.regions[0].blocks.append(*[a.type for a in old.arguments],
                                             arg_locs=[self._op.location] * 2)
        with ir.InsertionPoint(block):
            clone_ops(old.operations, dict(zip(old.arguments, block.arguments)))
