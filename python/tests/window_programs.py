"""Reductions of windows, their adjoints, and cumulative ops."""

import jax
import jax.numpy as jnp
from jax import lax
from programs import D, M, program

PAD, NONE = ((2, 2), (0, 1)), (1, 1)


def _pool(x, init=-jnp.inf, op=lax.max, window=(3, 2), strides=(2, 2), padding="SAME"):
    return lax.reduce_window(x, init, op, window, strides, padding)


def _gradient(fn):
    return jax.grad(lambda x: jnp.sum(jnp.sin(fn(x))))


def _larger(a, b):
    return (jnp.maximum(a[0], b[0]), jnp.where(a[0] >= b[0], a[1], b[1]))


def _select_and_gather_add(x, t):
    return lax.select_and_gather_add_p.bind(
        t, x, select_prim=lax.ge_p, window_dimensions=(3, 2), window_strides=(2, 1),
        padding=((1, 1), (0, 1)), base_dilation=(1, 1), window_dilation=(1, 1))


for suffix, shape in (("", (16, 12)), ("_uneven", (15, 11))):
    program("window_dilations" + suffix, [shape], [(D, M)])(lambda x: (
        lax.reduce_window(x, 0.0, lax.add, (3, 2), (2, 3), ((1, 2), (0, 1))),
        lax.reduce_window(x, -jnp.inf, lax.max, (3, 2), NONE, PAD, None, (2, 3)),
        lax.reduce_window(x, 1.0, lax.mul, (3, 2), NONE, PAD, (2, 1), (1, 2)),
        lax.reduce_window(x, -jnp.inf, jnp.logaddexp, (3, 2), NONE, PAD, (2, 1), (1, 2)),
        lax.reduce_window((x, x * 2), (-jnp.inf, 0.0), _larger, (3, 2), NONE, PAD, (2, 1))))
    program("window_integers" + suffix, [(shape, "int32"), (shape, "uint8")],
            [(D, M), (M, D)])(lambda x, y: (
                lax.reduce_window(x, 0, lax.add, (3, 2), (2, 1), PAD),
                lax.reduce_window(x, jnp.int32(0), lax.bitwise_xor, (3, 2), (2, 1), PAD),
                lax.reduce_window(y, jnp.uint8(0), lax.max, (3, 2), (2, 1), PAD)))
    program("pooling_gradient" + suffix, [shape], [(D, M)])(lambda x: (
        _gradient(_pool)(x), _gradient(lambda x: _pool(x, strides=NONE))(x),
        _gradient(lambda x: _pool(x, jnp.inf, lax.min, padding="VALID"))(x),
        _gradient(lambda x: _pool(x, 0.0, lax.add))(x)))
    program("pooling_second_gradient" + suffix, [shape], [(D, M)])(
        jax.grad(lambda x: jnp.sum(jnp.sin(jax.grad(lambda x: jnp.sum(_pool(x) ** 3))(x)))))
    program("pooling_tangent" + suffix, [shape] * 2, [(D, M)] * 2)(
        lambda x, t: (*jax.jvp(_pool, (x,), (t,)), _select_and_gather_add(x, t)))
    program("select_and_scatter" + suffix, [shape, (8, 6)], [(D, M), (M, D)])(
        lambda x, s: lax.select_and_scatter_p.bind(
            x, s[:_pool(x).shape[0], :_pool(x).shape[1]], lax.full((), 0.5, x.dtype),
            select_jaxpr=jax.make_jaxpr(lambda a, b: a >= b)(x[0, 0], x[0, 0]).jaxpr,
            select_consts=(), scatter_jaxpr=jax.make_jaxpr(
                lambda a, b: a * 2 + b)(x[0, 0], x[0, 0]).jaxpr, scatter_consts=(),
            window_dimensions=(2, 2), window_strides=(2, 2),
            padding=((0, x.shape[0] % 2), (0, x.shape[1] % 2))))
    program("cumulative" + suffix, [shape], [(D, M)])(lambda x: (
        jnp.cumsum(x, 0), jnp.cumprod(x, 1), lax.cummax(x, 0),
        lax.cummin(x, 1, reverse=True), lax.cumlogsumexp(x, 1),
        jax.grad(lambda x: jnp.sum(jnp.cumsum(x, 0) ** 2 + jnp.cumprod(x, 1)
                                   + lax.cummax(x, 0) + lax.cumlogsumexp(x, 1)))(x)))
    program("pooling_images" + suffix, [(2, *shape, 3)], [(None, D, M)])(_gradient(
        lambda x: _pool(x, window=(1, 3, 3, 1), strides=(1, 2, 2, 1))))

# No dims; no window fits; no element. XLA cannot compute the adjoint without dims.
program("pooling_degenerate", [(), (1, 8), (0, 4)], [(), (None, M), (None, M)])(lambda x, y, z: (
    _pool(x, window=(), strides=(), padding=()),
    *(_gradient(lambda y: _pool(y, window=window, padding="VALID"))(y) + y
      for window in [(2, 2), (2, 1)]),
    _gradient(lambda z: _pool(z, window=(2, 2), padding="VALID"))(z)))
