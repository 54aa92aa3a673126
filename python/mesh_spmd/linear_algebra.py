"""Factorizations and triangular solves of LAPACK, as functions of JAX.

Functions take matrices and return what LAPACK does. Those that are blocked spend their time
in contractions of matrices; a loop has as many iterations as there are blocks or columns.
"""

import jax
import jax.numpy as jnp
from jax import lax

# Columns of a block.
_BLOCK = 32


def _loop(count, body, start):
    return lax.fori_loop(0, count, lambda i, state: body(i.astype(jnp.int32), state), start)


def _adjoint(a):
    return jnp.conj(a.T)


def _mask(condition, value, other=0):
    """Selects elements of `value` where a condition, of lower rank or not, holds."""
    condition = jnp.broadcast_to(condition, value.shape)
    return lax.select(condition, value, jnp.broadcast_to(
        jnp.asarray(other, value.dtype), value.shape))


def _rows(value, start, size=1):
    return lax.dynamic_slice_in_dim(value, start, size, 0)


def _columns(value, start, size=1):
    return lax.dynamic_slice_in_dim(value, start, size, 1)


def _put_rows(value, rows, start):
    return lax.dynamic_update_slice_in_dim(value, rows, start, 0)


def _put_columns(value, columns, start):
    return lax.dynamic_update_slice_in_dim(value, columns, start, 1)


def _blocks(n):
    """Returns the number of blocks of n columns, and their size."""
    size = max(1, min(n, _BLOCK))
    return -(-n // size), size


def _pad(a, rows, columns):
    return lax.pad(a, jnp.zeros((), a.dtype), [(0, rows - a.shape[0], 0),
                                               (0, columns - a.shape[1], 0)])


def _pad_with_identity(a, n):
    outside = jnp.arange(n, dtype=jnp.int32) >= a.shape[0]
    return _pad(a, n, n) + _mask(outside, jnp.eye(n, dtype=a.dtype))


def cholesky(a, lower):
    """Returns the factor, and 0 if the matrix is positive definite."""
    if not lower:
        factor, info = cholesky(_adjoint(a), True)
        return _adjoint(factor), info
    n = a.shape[0]
    count, size = _blocks(n)
    a = _pad_with_identity(a, count * size)
    rows, own = (jnp.arange(k, dtype=jnp.int32)[:, None] for k in (count * size, size))

    def factor_block(i, factor):
        start = i * size
        known = _adjoint(_rows(factor, start, size))
        panel = _columns(a, start, size) - factor @ known

        def factor_column(j, panel):
            column = _columns(panel, j)
            root = lax.sqrt(jnp.real(_rows(column, start + j)))
            column = _mask(rows >= start + j, column / root.astype(a.dtype))
            weights = _mask(own > j, _rows(column, start, size))
            return _put_columns(panel - column * _adjoint(weights), column, j)
        panel = _loop(size, factor_column, panel)
        return _put_columns(factor, panel, start)
    factor = _loop(count, factor_block, jnp.zeros_like(a))[:n, :n]
    bad = ~(jnp.real(jnp.diagonal(factor)) > 0)
    return factor, jnp.any(bad).astype(jnp.int32)


def _solve_block(inner, diagonal, right):
    """Solves for the rows of a block. inner: strictly lower; diagonal: a column, or None."""
    def solve_row(j, right):
        row = _rows(right, j)
        if diagonal is not None:
            row = row / _rows(diagonal, j)
        return _put_rows(right - _columns(inner, j) * row, row, j)
    return _loop(inner.shape[0], solve_row, right)


def triangular_solve(a, b, left, lower, transpose, adjoint, unit):
    """Returns the solution of op(a) x = b, or of x op(a) = b unless `left`."""
    if transpose or adjoint:
        a, lower = (_adjoint(a) if adjoint else a.T), not lower
    if not left:
        return triangular_solve(a.T, b.T, True, not lower, False, False, unit).T
    if not lower:
        return lax.rev(triangular_solve(lax.rev(a, (0, 1)), lax.rev(b, (0,)), True, True,
                                        False, False, unit), (0,))
    n = a.shape[0]
    count, size = _blocks(n)
    a, b = _pad_with_identity(a, count * size), _pad(b, count * size, b.shape[1])
    places = jnp.arange(count * size, dtype=jnp.int32)
    strict = _mask(places[:, None] > places, a)
    diagonal = None if unit else jnp.diagonal(a)[:, None]

    def solve(i, known):
        start = i * size
        rows = _rows(strict, start, size)
        right = _rows(b, start, size) - rows @ known
        own = None if unit else _rows(diagonal, start, size)
        return _put_rows(known, _solve_block(_columns(rows, start, size), own, right), start)
    return _loop(count, solve, jnp.zeros_like(b))[:n]


def _magnitude(value):
    if jnp.iscomplexobj(value):
        return lax.abs(jnp.real(value)) + lax.abs(jnp.imag(value))
    return lax.abs(value)


def _swap(value, i, j):
    upper, lower = _rows(value, i), _rows(value, j)
    return _put_rows(_put_rows(value, lower, i), upper, j)


def _factor_panel(panel, start, height, pivots):
    """Factors columns, of which the first has the diagonal element `start`.

    height: the number of rows that are not padding. Returns the columns, the order of
    rows, and the pivots of all columns with those of these.
    """
    rows = jnp.arange(panel.shape[0], dtype=jnp.int32)[:, None]
    columns = jnp.arange(panel.shape[1], dtype=jnp.int32)

    def factor_column(j, state):
        panel, order, pivots = state
        place = start + j
        active = place < pivots.shape[0]
        below = (rows >= place) & (rows < height)
        sizes = _mask(below, _magnitude(_columns(panel, j)), -1)
        pivot = lax.argmax(sizes, 0, jnp.int32)
        pivot = lax.select(active, pivot[0], place)
        panel, order = _swap(panel, place, pivot), _swap(order, place, pivot)
        pivots = _mask(jnp.arange(pivots.shape[0], dtype=jnp.int32) != place, pivots, pivot)
        row, column = _rows(panel, place), _columns(panel, j)
        divisor = _columns(row, j)
        divisor = _mask(divisor != 0, divisor, 1)
        factors = _mask((rows > place) & active, column / divisor)
        column = lax.select((rows > place) & active, factors, column)
        panel = panel - factors * _mask(columns > j, row)
        return _put_columns(panel, column, j), order, pivots
    return _loop(panel.shape[1], factor_column, (panel, rows, pivots))


def lu(a):
    """Returns the factors, the pivots from 1 on, and 0."""
    height, width = a.shape
    rank = min(height, width)
    count, size = _blocks(rank)
    a = _pad(a, max(height, count * size), max(width, count * size))
    rows, columns = (jnp.arange(n, dtype=jnp.int32) for n in a.shape)
    own = jnp.arange(size, dtype=jnp.int32)

    def factor_block(i, state):
        a, pivots = state
        start = i * size
        panel, order, pivots = _factor_panel(_columns(a, start, size), start, height, pivots)
        a = _put_columns(jnp.take(a, order[:, 0], axis=0, mode="clip"), panel, start)
        right, under = columns >= start + size, rows[:, None] >= start + size
        inner = _mask(own[:, None] > own, _rows(panel, start, size))
        upper = _rows(a, start, size)
        solved = _solve_block(inner, None, _mask(right, upper))
        a = _put_rows(a, lax.select(jnp.broadcast_to(right, upper.shape), solved, upper), start)
        return a - _mask(under, panel) @ solved, pivots
    a, pivots = _loop(count, factor_block, (a, jnp.zeros(rank, jnp.int32)))
    return a[:height, :width], pivots + 1, jnp.zeros((), jnp.int32)


def qr(a):
    """Returns Householder vectors below the factor R, and their scales."""
    rows = jnp.arange(a.shape[0], dtype=jnp.int32)[:, None]
    columns = jnp.arange(a.shape[1], dtype=jnp.int32)
    rank = min(a.shape)

    def factor_column(j, state):
        a, scales = state
        column = _columns(a, j)
        first, tail = _rows(column, j), _mask(rows > j, column)
        largest = jnp.max(_magnitude(_mask(rows >= j, column)))
        largest = _mask(largest > 0, largest, 1).astype(a.dtype)
        norm = lax.sqrt(jnp.sum(jnp.square(lax.abs(_mask(rows >= j, column) / largest))))
        norm = norm * jnp.real(largest)
        real = jnp.real(first)
        beta = lax.select(real >= 0, -norm + 0 * real, norm + 0 * real).astype(a.dtype)
        done = ~jnp.any(tail != 0) & (jnp.imag(first) == 0)
        beta = lax.select(done, first, beta)
        scale = _mask(~done, (beta - first) / _mask(~done, beta, 1))
        vector = tail / _mask(~done, first - beta, 1)
        vector = _mask(rows != j, vector, 1)
        change = jnp.conj(scale) * (_adjoint(vector) @ a)
        a = a - vector * _mask(columns > j, change)
        column = _mask(rows <= j, _mask(rows != j, column)) + _mask(rows > j, vector)
        column = column + _mask(rows == j, jnp.broadcast_to(beta, column.shape))
        return _put_columns(a, column, j), _put_rows(scales, scale, j)
    a, scales = _loop(rank, factor_column, (a, jnp.zeros((rank, 1), a.dtype)))
    return a, scales[:, 0]


def householder_product(a, scales):
    """Returns the first columns of the product of reflections, of which `qr` returns the
    vectors and scales."""
    rows = jnp.arange(a.shape[0], dtype=jnp.int32)[:, None]
    count = scales.shape[0]

    def reflect(i, product):
        j = count - 1 - i
        vector = _mask(rows > j, _columns(a, j)) + _mask(rows == j, jnp.ones_like(rows, a.dtype))
        return product - _rows(scales[:, None], j) * vector * (_adjoint(vector) @ product)
    return _loop(count, reflect, jnp.eye(*a.shape, dtype=a.dtype))


def over_batches(fn, batch_rank):
    """Returns a function on matrices with leading dims."""
    for _ in range(batch_rank):
        fn = jax.vmap(fn)
    return fn
