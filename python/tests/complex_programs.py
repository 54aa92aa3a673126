"""Programs with complex numbers."""

import jax
import jax.numpy as jnp
from jax import lax
from programs import D, M, program

C = "complex64"
UNARY = ["abs", "exp", "log", "sqrt", "rsqrt", "expm1", "log1p", "sin", "cos", "tan",
         "sinh", "cosh", "tanh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "sign",
         "logistic", "neg", "square", "conj", "real", "imag"]


def _gradient(fn, count):
    """The gradient of a real function of the result."""
    def loss(*args):
        out = fn(*args)
        weights = jnp.cos(jnp.arange(out.size, dtype=out.real.dtype)).reshape(out.shape)
        return jnp.sum(jnp.real(out) * weights + jnp.imag(out) ** 2)
    return jax.grad(loss, argnums=tuple(range(count)))


def _scan(x, w):
    def step(carry, row):
        carry = jnp.tanh(carry * w) + row
        return carry, jnp.abs(carry)
    return lax.scan(step, jnp.zeros_like(x[0]), x)


def _branch(x, i):
    y = lax.cond(i[0] > 50, lambda x: x * 1j, lambda x: x.conj(), x)
    z = lax.switch(i[1] % 3, [jnp.sin, lambda x: x * (1 + 2j), lambda x: -x], x)
    return y, z, lax.while_loop(lambda c: jnp.max(jnp.abs(c)) < 20, lambda c: c * (1 + 1j), x)


for suffix, shape in (("", (8, 12)), ("_uneven", (7, 10))):
    n, k = shape
    for part in range(0, len(UNARY), 6):
        names = UNARY[part:part + 6]
        program(f"complex_unary_{part}{suffix}", [(shape, C)], [(D, M)])(
            lambda x, names=names: tuple(getattr(lax, name)(x) for name in names))
    program("complex_binary" + suffix, [(shape, C)] * 2, [(D, M), (M, D)])(lambda x, y: (
        x + y, x - y, x * y, x / y, x ** 3, x == y, x != y, lax.pow(x, y), x * 2.5,
        lax.complex(x.real, y.imag), jnp.angle(x), jnp.where(x.real > 0, x, y)))
    program("complex_gradient" + suffix, [(shape, C)] * 2, [(D, M), (M, D)])(
        _gradient(lambda x, y: jnp.exp(x) * y / (2 + jnp.abs(x)) + jnp.log(y) * jnp.sqrt(x), 2))
    program("complex_product" + suffix, [(shape, C), ((k, 9), C), ((k, 9), "float32")],
            [(D, M), (M, None), (M, None)])(lambda x, w, v: (
                x @ w, x @ v, jnp.einsum("ij,kj->ik", x, x.conj()), jnp.vdot(x, x)))
    program("complex_product_gradient" + suffix, [(shape, C), ((k, 9), C)],
            [(D, M), (M, None)])(_gradient(lambda x, w: x @ w, 2))
    program("complex_reductions" + suffix, [(shape, C)], [(D, M)])(lambda x: (
        jnp.sum(x, 0), jnp.mean(x, 1), jnp.prod(x, 1), jnp.var(x, 0), jnp.cumsum(x, 1),
        jnp.linalg.norm(x), jnp.max(jnp.abs(x)), jnp.cumprod(x, 0)))
    program("complex_layout" + suffix, [(shape, C), ((5,), "int32")], [(D, M), (None,)])(
        lambda x, i: (
            x.T.reshape(-1), jnp.roll(x, 3, 1), x[::-1, 1:5], jnp.pad(x, 2, constant_values=1j),
            jnp.concatenate([x, x * 1j], 0), x[i % 7], x.at[i % 7].add(1 + 1j),
            x.at[i % 7].multiply(x[:5]), lax.dynamic_slice(x, (i[0], i[1]), (3, 4)),
            jnp.sort(x, 1), x.astype("complex64"), jnp.broadcast_to(x[:1], x.shape),
            lax.dynamic_update_slice(x, x[:2] * 2, (i[1], i[2])), x.astype(bool)))
    program("complex_scan" + suffix, [(shape, C), ((k,), C)], [(D, M), (M,)])(_scan)
    program("complex_scan_gradient" + suffix, [(shape, C), ((k,), C)], [(D, M), (M,)])(
        _gradient(lambda x, w: _scan(x, w)[0], 2))
    program("complex_branch" + suffix, [(shape, C), ((2,), "int32")], [(D, M), (None,)])(_branch)
    program("complex_convolution" + suffix, [((2, 3, n, k), C), ((4, 3, 3, 3), C)],
            [(D, None, M, None), (None,)])(lambda x, w: lax.conv(x, w, (1, 1), "SAME"))
    program("complex_constants" + suffix, [(shape, "float32")], [(D, M)])(lambda x: (
        x * jnp.exp(1j * jnp.arange(x.shape[1])), jax.vjp(lambda y: y * 2j, x + 0j)[1](x + 1j),
        x + jnp.array([1 + 2j, 0, -1j, 4] * 3)[:x.shape[1]], lax.iota("complex64", 5)))
