"""Discrete Fourier transforms, as functions of JAX.

A transform of n = a b is one of a, products with roots of unity, and one of b. Transforms of
small primes are contractions with a matrix; large primes become convolutions, which are
transforms of a power of two (Bluestein's algorithm).
"""

import math

import jax.numpy as jnp
from jax import lax

# The largest transform that is a contraction.
_DENSE = 64


def _roots(turns, n, sign, dtype):
    """Returns exp(2 pi i sign turns / n) of integers, as exact as the type has it."""
    turns = turns % n
    # The nearest quarter of a circle, and the rest: at most an eighth.
    quarter = (4 * turns + n // 2) // n
    rest = (4 * turns - quarter * n).astype(dtype)
    angle = rest * jnp.asarray(math.pi / 2 / n, dtype)
    cos, sin = lax.cos(angle), lax.sin(angle)
    odd = quarter % 2 == 1
    real, imag = lax.select(odd, sin, cos), lax.select(odd, cos, sin)
    real = lax.select((quarter == 1) | (quarter == 2), -real, real)
    imag = lax.select((quarter == 2) | (quarter == 3), -imag, imag)
    return lax.complex(real, sign * imag)


def _indices(n, largest):
    """Returns 0 … n - 1 in a type that has four times the largest integer."""
    return jnp.arange(n, dtype=jnp.int32 if 5 * largest < 2**31 else jnp.int64)


def _split(n):
    """Returns the largest divisor of n that is small; 1 if there is none."""
    return max(d for d in range(1, _DENSE + 1) if n % d == 0)


def _transform(x, sign):
    """Transforms the last dim, without a scale."""
    n, real = x.shape[-1], jnp.real(x).dtype
    if n <= _DENSE:
        k = _indices(n, n * n)
        return jnp.matmul(x, _roots(k[:, None] * k, n, sign, real))
    inner = _split(n)
    if inner == 1:
        return _transform_prime(x, sign)
    outer = n // inner
    x = x.reshape(*x.shape[:-1], outer, inner)
    x = _transform(jnp.swapaxes(x, -1, -2), sign)
    turns = _indices(inner, n * n)[:, None] * _indices(outer, n * n)
    x = x * _roots(turns, n, sign, real)
    x = _transform(jnp.swapaxes(x, -1, -2), sign)
    return jnp.swapaxes(x, -1, -2).reshape(*x.shape[:-2], n)


def _transform_prime(x, sign):
    n, real = x.shape[-1], jnp.real(x).dtype
    padded = 1 << (2 * n - 2).bit_length()
    k = _indices(n, n * n)
    chirp = _roots(k * k, 2 * n, sign, real)
    rest = padded - n
    kernel = jnp.concatenate([jnp.conj(chirp), jnp.zeros(rest - n + 1, x.dtype),
                              jnp.conj(chirp[:0:-1])])
    widths = [(0, 0, 0)] * (x.ndim - 1) + [(0, rest, 0)]
    signal = lax.pad(x * chirp, jnp.zeros((), x.dtype), widths)
    product = _transform(signal, -1) * _transform(kernel, -1)
    return _transform(product, 1)[..., :n] * chirp / jnp.asarray(padded, real).astype(x.dtype)


def _scaled(x, sign):
    x = _transform(x, sign)
    return x / jnp.asarray(x.shape[-1], x.dtype) if sign > 0 else x


def _along(x, dim, sign):
    return jnp.moveaxis(_scaled(jnp.moveaxis(x, dim, -1), sign), -1, dim)


def _complete(x, n):
    """Returns all n coefficients of a real signal, of which x has the first."""
    return jnp.concatenate([x, jnp.conj(x[..., (n - 1) // 2:0:-1])], -1)


def fft(x, kind, lengths):
    """Returns the transform of the last dims: kind is FFT, IFFT, RFFT or IRFFT, as StableHLO
    defines them."""
    sign = 1 if kind.startswith("I") else -1
    dims = list(range(x.ndim - len(lengths), x.ndim))
    if not lengths:
        return x
    if kind == "RFFT":
        x = lax.complex(x, jnp.zeros_like(x))
        x = _scaled(x, sign)[..., :lengths[-1] // 2 + 1]
    for dim in dims[:-1]:
        x = _along(x, dim, sign)
    if kind == "IRFFT":
        return jnp.real(_scaled(_complete(x, lengths[-1]), sign))
    return x if kind == "RFFT" else _scaled(x, sign)
