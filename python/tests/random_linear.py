"""Steps of random programs that call libraries in JAX."""

import jax.numpy as jnp
from jax import lax
from random_reductions import axis_of, has_dims


def transform(p):
    v = p.obtain(lambda v: v.dtype == "float32" and has_dims(v))
    axis = axis_of(p, v)
    name, fn = p.draws.pick((
        ("fft", lambda x: jnp.abs(jnp.fft.fft(x, axis=axis, norm="ortho"))),
        ("rfft", lambda x: jnp.fft.rfft(x, axis=axis, norm="ortho").imag),
        ("irfft", lambda x: jnp.fft.irfft(x + 0j, 2 * x.shape[axis] - 1, axis, norm="ortho"))))
    p.apply(name, fn, v, reduced=[(v, axis)])


def solve(p):
    n, count = (1 + p.draws.below(9) for _ in range(2))
    batch = p.shape(p.draws.below(2))
    a, b = p.argument((*batch, n, n), "float32"), p.argument((*batch, n, count), "float32")
    def matrix(a):
        return jnp.tanh(a) + 2 * n * jnp.eye(n, dtype=a.dtype)
    name, fn = p.draws.pick((
        ("solve", lambda a, b: jnp.linalg.solve(matrix(a), b)),
        ("triangular_solve", lambda a, b: lax.linalg.triangular_solve(
            matrix(a), b, left_side=True, lower=True)),
        ("cholesky", lambda a, b: jnp.linalg.cholesky(
            matrix(a) + jnp.swapaxes(matrix(a), -1, -2)) @ b / n),
        ("qr", lambda a, b: jnp.linalg.qr(matrix(a))[0] @ b)))
    rank = len(batch)
    p.apply(name, fn, a, b, reduced=[(a, rank + 1), (b, rank)])


def top(p):
    v = p.obtain(lambda v: v.dtype == "float32" and v.exact and has_dims(v))
    axis = axis_of(p, v)
    count = 1 + p.draws.below(v.shape[axis])
    p.apply("approx_max_k", lambda x: lax.approx_max_k(x, count, axis)[0], v, exact=True)


MAKERS = (transform, solve, solve, top)
