"""Fourier transforms, factorizations, solves and approximate top-k."""

import jax
import jax.numpy as jnp
from jax import lax
from programs import D, M, program


def _definite(x):
    return x @ jnp.swapaxes(x, -1, -2) + jnp.eye(x.shape[-1])


def _solvable(x):
    """Returns matrices whose diagonals dominate."""
    return jnp.tanh(x) + 2 * x.shape[-1] * jnp.eye(x.shape[-1], dtype=x.dtype)


program("fft", [(8, 16)], [(D, None)])(lambda x: jnp.abs(jnp.fft.fft(x)))
program("fft_split", [((8, 12), "complex64")], [(None, (D, M))])(jnp.fft.fft)
# A large prime.
program("fft_uneven", [(5, 211)], [(D, M)])(jnp.fft.ifft)
program("fft_real", [(3, 6, 10)], [(M, D)])(lambda x: jnp.fft.irfft2(2 * jnp.fft.rfft2(x)))
program("fft_gradient", [(4, 10)], [(M, D)])(
    jax.grad(lambda x: jnp.sum(jnp.sin(jnp.abs(jnp.fft.rfft(x))))))
program("cholesky", [(6, 6)], [(D, None)])(lambda x: jnp.linalg.cholesky(x @ x.T))
# More than one block.
program("cholesky_uneven", [(3, 40, 40)], [(M, D)])(lambda x: (
    jnp.linalg.cholesky(_definite(x)), jnp.linalg.cholesky(_definite(x), upper=True)))
program("cholesky_not_definite", [(2, 5, 5)], [(D, M)])(
    lambda x: jnp.linalg.cholesky(x + jnp.swapaxes(x, 1, 2)))
program("cholesky_gradient", [(3, 7, 7)], [(M, D)])(
    jax.grad(lambda x: jnp.sum(jnp.linalg.cholesky(_definite(x)))))
program("solve", [(4, 8, 8), (4, 8, 2)], [(M,), (D,)])(
    lambda a, b: jnp.linalg.solve(_solvable(a), b))
program("solve_uneven", [(45, 45), (45, 7)], [(M, D), (None, M)])(
    lambda a, b: (jnp.linalg.solve(_solvable(a), b), jnp.linalg.slogdet(_solvable(a))))
program("solve_complex", [((4, 4), "complex64")], [(M, D)])(
    lambda a: jnp.linalg.solve(a @ a.T.conj() + 2 * jnp.eye(4), a))
program("solve_triangular", [(2, 40, 40), (2, 5, 40)], [(D, M), (M,)])(lambda a, b: [
    lax.linalg.triangular_solve(_solvable(a), b, lower=lower, transpose_a=transposed)
    for lower in (False, True) for transposed in (False, True)])
program("determinant_gradient", [(5, 5)], [(M, D)])(
    jax.grad(lambda a: jnp.linalg.det(a)))
program("qr", [(4, 9, 5)], [(M, D)])(jnp.linalg.qr)
program("qr_complete", [((9, 5), "complex64")], [(M, D)])(
    lambda a: jnp.linalg.qr(a, mode="complete"))
for suffix, shape in (("", (8, 16)), ("_uneven", (7, 15))):
    program("approx_max_k" + suffix, [shape], [(D, M)])(lambda x: lax.approx_max_k(x, 3))
    program("approx_min_k" + suffix, [shape], [(D, M)])(
        lambda x: lax.approx_min_k(x, 3, reduction_dimension=0))
