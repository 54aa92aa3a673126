"""Tables of device ids as axes of a mesh.

StableHLO lists the devices of every group of a collective. On a mesh of named axes
such a table is a few axes, or parts of axes. Each function takes linear time in the
number of devices.

Axes are a list of (name, size), the first being the most major. Parts of axes are a
list of (name, inner, size): `inner` elements of the axis are more minor than the part.
"""

import itertools
import math

import numpy as np


def _strides(axes):
    strides, stride = [], 1
    for _, size in reversed(axes):
        strides.insert(0, stride)
        stride *= size
    return strides


def _factors(offsets):
    """Returns the (size, stride) whose digits count out `offsets`, the first being the
    most major, or None."""
    factors = []
    while len(offsets) > 1:
        stride = offsets[1] - offsets[0]
        breaks = np.nonzero(offsets != offsets[0] + stride * np.arange(len(offsets)))[0]
        size = int(breaks[0]) if len(breaks) else len(offsets)
        if stride <= 0 or len(offsets) % size:
            return None
        rows = offsets.reshape(-1, size)
        if not np.array_equal(rows, rows[:, :1] + stride * np.arange(size)):
            return None
        factors.insert(0, (size, int(stride)))
        offsets = rows[:, 0]
    return factors


def axis_parts(size, stride, axes):
    """Returns the parts of axes that `size` devices at distances of `stride` are, the
    first being the most major, or None."""
    parts = []
    for (name, extent), unit in zip(reversed(axes), reversed(_strides(axes))):
        if size == 1 or unit * extent <= stride:
            continue
        inner = stride // unit
        if stride % unit or extent % inner:
            return None
        room = extent // inner
        part = min(size, room)
        if size % part or room % part:
            return None
        parts.insert(0, (name, inner, part))
        size, stride = size // part, stride * part
    return parts if size == 1 else None


def fold_groups(table, axes):
    """Returns the parts of axes over which the rows of `table` are the groups, in their
    order, or None."""
    count = math.prod(size for _, size in axes)
    if table.size != count or table.min() < 0 or table.max() >= count:
        return None
    if np.any(np.bincount(table.reshape(-1), minlength=count) != 1):
        return None
    offsets = table[0] - table[0, 0]
    if not np.array_equal(table, table[:, :1] + offsets):
        return None
    factors = _factors(offsets)
    parts = factors and [axis_parts(*factor, axes) for factor in factors]
    if factors is None or None in parts:
        return None
    return [part for factor in parts for part in factor]


def fold_pairs(pairs, axes):
    """Returns (names of axes, pairs of positions over them) of the permutation that
    sends from device a to device b for each row (a, b) of `pairs`, or None.

    The axes are as few as there can be: those along which devices send, or along which
    what they do differs.
    """
    sizes = [size for _, size in axes]
    count = math.prod(sizes)
    if pairs.size and (pairs.min() < 0 or pairs.max() >= count):
        return None
    ids = np.arange(count)
    targets = np.full(count, -1)
    targets[pairs[:, 0]] = pairs[:, 1]
    sends = targets >= 0
    moves = np.where(sends, targets - ids, count).reshape(sizes)
    needed = []
    for k, ((_, size), stride) in enumerate(zip(axes, _strides(axes))):
        crosses = (targets // stride % size != ids // stride % size) & sends
        if np.any(crosses) or np.any(moves != np.take(moves, [0], k)):
            needed.append(k)
    index = tuple(slice(None) if k in needed else 0 for k in range(len(axes)))
    sources = ids.reshape(sizes)[index].reshape(-1)
    sources = sources[targets[sources] >= 0]
    found = []
    # The order of the axes that makes a shift of it, if one does.
    for order in itertools.permutations(needed):
        found.append((order, _positions(sources, order, axes),
                      _positions(targets[sources], order, axes)))
        if shift_of(found[-1][1], found[-1][2], math.prod(sizes[k] for k in order)):
            found = found[-1:]
            break
    order, sent, received = found[0]
    return [axes[k][0] for k in order], sent, received


def _positions(devices, order, axes):
    strides, position = _strides(axes), np.zeros_like(devices)
    for k in order:
        position = position * axes[k][1] + devices // strides[k] % axes[k][1]
    return position


def shift_of(sent, received, size):
    """Returns by how much each of `size` members is shifted, or None if they are not."""
    if not size or len(sent) != size:
        return None
    shifts = (received - sent) % size
    return int(shifts[0]) if np.all(shifts == shifts[0]) else None


def part_of_shift(sent, received, size):
    """Returns (shift, first, end) if the members from `first` to `end` are those that
    receive, and from as far away, or None."""
    shifts, members = (received - sent) % size, np.sort(received)
    if np.any(shifts != shifts[0]) or np.any(np.diff(members) != 1):
        return None
    return int(shifts[0]), int(members[0]), int(members[-1]) + 1
