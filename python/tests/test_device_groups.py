"""Tables of devices as axes of a mesh."""

import itertools
import sys
import tracemalloc

import numpy as np
import pytest
from mesh_spmd.device_groups import (axis_parts, fold_groups, fold_pairs, part_of_shift,
                                     shift_of)

AXES = [("a", 2), ("b", 3), ("c", 4)]
SIZES = [2, 3, 4]


def groups_over(order, sizes=SIZES):
    """Returns the table of the groups over the dims `order`, the first most major."""
    ids = np.arange(np.prod(sizes)).reshape(sizes)
    rest = [d for d in range(len(sizes)) if d not in order]
    return ids.transpose([*rest, *order]).reshape(-1, int(np.prod([sizes[d] for d in order])))


@pytest.mark.parametrize("order", [order for n in range(1, 4)
                                   for order in itertools.permutations(range(3), n)])
def test_groups_are_axes_in_order(order):
    expected = [(AXES[d][0], 1, AXES[d][1]) for d in order]
    assert fold_groups(groups_over(order), AXES) == expected


def test_groups_are_parts_of_axes():
    axes = [("a", 2), ("b", 8)]
    parts = [2, 2, 2, 2]
    # Factors of axis "b" of 8: the middle one, then with the outermost before it.
    assert fold_groups(groups_over([2], parts), axes) == [("b", 2, 2)]
    assert fold_groups(groups_over([3, 1], parts), axes) == [("b", 1, 2), ("b", 4, 2)]
    assert fold_groups(groups_over([1, 2, 3], parts), axes) == [("b", 1, 8)]
    assert fold_groups(groups_over([0, 1], parts), axes) == [("a", 1, 2), ("b", 4, 2)]


def test_groups_of_one():
    assert fold_groups(np.arange(24).reshape(24, 1), AXES) == []


@pytest.mark.parametrize("table", [
    [[0, 3], [1, 2]],
    [[0, 1], [3, 2]],
    [[0, 1, 2], [3, -1, -1]],
    [[0, 1], [2, 4]],
    [[0, 1], [0, 1]],
    [[0, 1]],
    [[0, 1], [2, 3], [4, 5]],
])
def test_no_axes(table):
    assert fold_groups(np.array(table), [("x", 4)]) is None


def test_groups_that_cross_an_axis():
    assert fold_groups(np.arange(6).reshape(2, 3), [("x", 2), ("y", 3)]) is not None
    assert fold_groups(np.arange(6).reshape(3, 2), [("x", 2), ("y", 3)]) is None


def test_index_is_of_parts_of_axes():
    assert axis_parts(3, 4, AXES) == [("b", 1, 3)]
    assert axis_parts(2, 2, AXES) == [("c", 2, 2)]
    assert axis_parts(6, 4, AXES) == [("a", 1, 2), ("b", 1, 3)]
    assert axis_parts(1, 4, AXES) == []
    assert axis_parts(5, 1, AXES) is None


def pairs_of(moves, order, sizes=SIZES):
    return np.concatenate([[(row[s], row[t]) for s, t in moves]
                           for row in groups_over(order, sizes)])


@pytest.mark.parametrize("order", [[0], [1], [2], [0, 1], [2, 0], [1, 0], [2, 1, 0]])
@pytest.mark.parametrize("step", [1, -1])
def test_shifts(order, step):
    size = int(np.prod([SIZES[d] for d in order]))
    moves = [(i, (i + step) % size) for i in range(size)]
    names, sent, received = fold_pairs(pairs_of(moves, order), AXES)
    assert {*names} == {AXES[d][0] for d in order}
    shift = shift_of(sent, received, size)
    expected = {int(t): int(s) for s, t in pairs_of(moves, order)}
    assert shift is not None
    # It is the same permutation, whatever the order of the axes.
    folded = groups_over([[n for n, _ in AXES].index(name) for name in names])
    assert {int(row[(i + shift) % size]): int(row[i])
            for row in folded for i in range(size)} == expected


def test_pairs_of_some():
    names, sent, received = fold_pairs(pairs_of([(0, 1), (1, 2)], [2]), AXES)
    assert (names, sent.tolist(), received.tolist()) == (["c"], [0, 1], [1, 2])
    assert shift_of(sent, received, 4) is None


@pytest.mark.parametrize("moves, expected", [
    ([(0, 1), (1, 2), (2, 3)], (1, 1, 4)),
    ([(3, 1), (2, 0)], (6, 0, 2)),
    ([(7, 0), (0, 1)], (1, 0, 2)),
    ([(0, 1), (2, 3)], None),
    ([(0, 1), (1, 3)], None),
])
def test_part_of_a_shift(moves, expected):
    assert part_of_shift(*np.array(moves).T, 8) == expected


def test_one_pair_is_over_all_axes():
    names, sent, received = fold_pairs(np.array([[0, 1]]), AXES)
    assert (names, sent.tolist(), received.tolist()) == (["a", "b", "c"], [0], [1])


def test_pairs_that_move_nothing():
    ids = np.arange(24)
    names, sent, _ = fold_pairs(np.stack([ids, ids], axis=1), AXES)
    assert names == [] and len(sent) == 1
    names, sent, _ = fold_pairs(np.zeros((0, 2), np.int64), AXES)
    assert names == [] and len(sent) == 0
    assert fold_pairs(np.array([[0, 24]]), AXES) is None


def cost(function, *args):
    """Returns the calls that a function makes, and the most bytes that it holds at once."""
    calls = 0

    def count(frame, event, arg):
        nonlocal calls
        calls += event in ("call", "c_call")
    tracemalloc.start()
    try:
        function(*args)
        held = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    sys.setprofile(count)
    try:
        function(*args)
    finally:
        sys.setprofile(None)
    return calls, held


@pytest.mark.parametrize("kind", ["groups", "pairs"])
def test_time_is_linear(kind):
    """Numpy does what grows with the devices, in as many calls for any number of them."""
    def measure(side):
        axes, sizes = [("x", side), ("y", side)], [side, side]
        if kind == "groups":
            return cost(fold_groups, groups_over([0], sizes), axes)
        return cost(fold_pairs, pairs_of([(i, (i + 1) % side) for i in range(side)], [1], sizes),
                    axes)
    (few_calls, few_bytes), (calls, held) = measure(64), measure(256)
    assert calls <= 1.5 * few_calls
    # 16 times the devices.
    assert held <= 16 * 1.5 * few_bytes
