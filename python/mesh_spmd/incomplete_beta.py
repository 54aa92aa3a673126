"""The regularized incomplete beta function of f32, in f64.

In f32, JAX's own is tens of units in the last place off: logarithms cancel, and each iteration
rounds. XLA contracts their products and sums, which Mesh does not. The continued fraction
seldom stops there, as its last bits change. In f64 it stops at the precision of f32, after
about as many steps as the square root of the larger parameter.
"""

import jax.numpy as jnp
from jax import lax

_ENOUGH, _TINY, _MOST = 2.0**-25, 1e-100, 10000


def incomplete_beta(a, b, x):
    """Returns the function as f32 of arguments of f32. It is traced with f64 enabled."""
    a, b, x = jnp.broadcast_arrays(*(value.astype(jnp.float64) for value in (a, b, x)))
    inside = (a >= 0) & (b >= 0) & (x >= 0) & (x <= 1)
    # Elsewhere it may never stop.
    usual = inside & (a > 0) & (b > 0) & jnp.isfinite(a) & jnp.isfinite(b)
    result = _by_fraction(*(jnp.where(usual, value, 0.5) for value in (a, b, x)))
    # Where all of the distribution is at 0 or at 1.
    at_zero, at_one = (a == 0) | jnp.isinf(b), (b == 0) | jnp.isinf(a)
    result = jnp.where((at_one & (x < 1)) | (at_zero & (x == 0)), 0.0, result)
    result = jnp.where((at_zero & (x > 0)) | (at_one & (x == 1)), 1.0, result)
    return jnp.where(inside & ~(at_zero & at_one), result, jnp.nan).astype(jnp.float32)


def _by_fraction(a, b, x):
    # The fraction converges rapidly on this side: DLMF, 8.17.22. It is symmetric: 8.17.4.
    near = x < (a + 1) / (a + b + 2)
    p, q, y = jnp.where(near, a, b), jnp.where(near, b, a), jnp.where(near, x, 1 - x)
    log_beta = lax.lgamma(p) + lax.lgamma(q) - lax.lgamma(p + q)
    part = _fraction(p, q, y) * jnp.exp(
        p * jnp.log(y) + q * jnp.log1p(-y) - log_beta) / p
    return jnp.clip(jnp.where(near, part, 1 - part), 0, 1)


def _fraction(p, q, y):
    """Returns the continued fraction, by Lentz's algorithm: two terms in each step."""
    def guard(value):
        return jnp.where(jnp.abs(value) < _TINY, _TINY, value)

    def add_term(c, d, term):
        return guard(1 + term / c), 1 / guard(1 + term * d)

    def step(state):
        m, c, d, total, _ = state
        twice = p + 2 * m
        c, d = add_term(c, d, m * (q - m) * y / ((twice - 1) * twice))
        total = total * c * d
        c, d = add_term(c, d, -(p + m) * (p + q + m) * y / (twice * (twice + 1)))
        return m + 1, c, d, total * c * d, jnp.any(jnp.abs(c * d - 1) > _ENOUGH)
    c, d = add_term(jnp.full_like(p, 1 / _TINY), jnp.ones_like(p), -(p + q) * y / (p + 1))
    first = (jnp.float64(1), c, d, d, jnp.any(d == d))
    return lax.while_loop(lambda s: (s[0] <= _MOST) & s[4], step, first)[3]
