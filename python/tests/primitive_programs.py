"""Programs that each apply many primitives of jax.lax, for the ledger."""

import jax.numpy as jnp
from jax import lax
from programs import D, M, _sum_grad, program

UNARY = ["abs", "asinh", "atan", "cbrt", "ceil", "cos", "erf", "erfc", "exp",
         "exp2", "expm1", "floor", "is_finite", "logistic", "neg", "round", "sign",
         "sin", "sinh", "cosh", "square", "tan", "tanh", "lgamma", "digamma"]
POSITIVE = ["log", "log1p", "rsqrt", "sqrt"]
INSIDE = ["asin", "acos", "atanh", "erf_inv"]
SMOOTH = ["asinh", "atan", "cos", "erf", "exp", "expm1", "logistic", "sin", "tanh"]
BINARY = ["add", "sub", "mul", "div", "max", "min", "atan2", "rem", "nextafter",
          "eq", "ne", "lt", "le", "gt", "ge"]
INTEGER = ["add", "sub", "mul", "div", "rem", "max", "min", "bitwise_and", "bitwise_or",
           "bitwise_xor", "eq", "lt"]


def _all(names, prepare=lambda x: x):
    return lambda *args: tuple(getattr(lax, n)(*map(prepare, args)) for n in names)


def _sum_of(names):
    return _sum_grad(lambda x: sum(getattr(lax, n)(x) for n in names), 1)


for suffix, shape in (("", (8, 12)), ("_uneven", (7, 10))):
    program("unary" + suffix, [shape], [(D, M)])(_all(UNARY))
    program("unary_positive" + suffix, [shape], [(D, M)])(
        _all([*POSITIVE, "acosh"], lambda x: lax.abs(x) + 1.5))
    program("unary_inside" + suffix, [shape], [(D, M)])(_all(INSIDE, lambda x: jnp.sin(x) * 0.8))
    program("unary_gradient" + suffix, [shape], [(D, M)])(_sum_of(SMOOTH))
    program("binary" + suffix, [shape] * 2, [(D, M), (M, D)])(_all(BINARY))
    for type_ in ("int32", "uint8"):
        program(f"binary_{type_}{suffix}", [(shape, type_)] * 2, [(D, M), (M, D)])(
            lambda a, b: _all(INTEGER)(a, b | 1))
    program("bits" + suffix, [(shape, "int32")], [(D, M)])(lambda x: (
        lax.clz(x), lax.bitwise_not(x), lax.shift_left(x, x & 7),
        lax.shift_right_logical(x, x & 7), lax.shift_right_arithmetic(x, x & 7),
        lax.bitcast_convert_type(x, "float32"), lax.integer_pow(x, 3)))
    program("reductions" + suffix, [shape], [(D, M)])(lambda x: (
        jnp.prod(x, 1), jnp.min(x, 0), jnp.max(x, 1), lax.cummin(x, axis=0),
        lax.reduce_precision(x, 8, 7), lax.clamp(-0.5, x, 0.5), lax.stop_gradient(x),
        lax.pow(lax.abs(x), x), lax.split(x, (3, x.shape[1] - 3), axis=1),
        lax.optimization_barrier(x), lax.square(x), lax.rev(x, (0,)),
        lax.expand_dims(x, (1,)).squeeze(1), lax.select(x > 0, x, -x)))
    program("scatters" + suffix, [shape, ((3,), "int32"), (3, shape[1])],
            [(D, M), (None,), (None, M)])(lambda x, i, u: (
                x.at[i % 7].add(u), x.at[i % 7].min(u), x.at[i % 7].multiply(u)))
    program("xor_reduction" + suffix, [(shape, "int32")], [(D, M)])(
        lambda x: (lax.reduce_xor(x, (1,)), lax.reduce_and(x, (0,)), lax.reduce_or(x, (1,))))
    program("window" + suffix, [shape], [(D, M)])(
        lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 3), (1, 1), "SAME"))
    program("special" + suffix, [shape], [(D, M)])(lambda x: (
        lax.bessel_i0e(x), lax.bessel_i1e(x)))
    program("incomplete_gamma" + suffix, [shape] * 2, [(D, M), (M, D)])(lambda a, x: (
        lax.igamma(abs(a) + 0.5, abs(x)), lax.igammac(abs(a) + 0.5, abs(x))))
    program("incomplete_gamma_gradient" + suffix, [shape] * 2, [(D, M), (M, D)])(
        lambda a, x: lax.igamma_grad_a(abs(a) + 0.5, abs(x) + 0.1))
    program("incomplete_beta" + suffix, [shape] * 3, [(D, M), (M, D), (D, M)])(
        lambda a, b, x: lax.betainc(abs(a) + 0.5, abs(b) + 0.5, lax.logistic(x)))
    program("zeta" + suffix, [shape], [(D, M)])(lambda x: (
        lax.zeta(abs(x) + 2, abs(x) + 1), lax.polygamma(jnp.ones_like(x), abs(x) + 1)))
    program("mulhi" + suffix, [(shape, "int32")] * 2, [(D, M), (M, D)])(
        lambda a, b: lax.mulhi(a << 20, b << 20))
    program("reduce" + suffix, [shape], [(D, M)])(
        lambda x: (lax.reduce(x, -jnp.inf, jnp.logaddexp, (1,)), jnp.sum(jnp.sin(x), axis=())))
    program("window_min" + suffix, [shape], [(D, M)])(
        lambda x: lax.reduce_window(x, jnp.inf, lax.min, (2, 3), (1, 1), "SAME"))
    program("window_general" + suffix, [shape], [(D, M)])(
        lambda x: lax.reduce_window(x, -jnp.inf, jnp.logaddexp, (2, 3), (1, 1), "VALID"))
    program("scatter_sub" + suffix, [shape, ((3,), "int32"), (3, shape[1])],
            [(D, M), (None,), (None, M)])(lambda x, i, u: x.at[i % 7].subtract(u))
    program("tile" + suffix, [shape], [(D, M)])(lambda x: lax.tile(x, (2, 3)))
    program("stack" + suffix, [shape] * 2, [(D, M), (M, D)])(lambda a, b: (
        lax.stack((a, b), axis=1), *lax.unstack(a, axis=0)[:2]))
    program("copy" + suffix, [shape], [(D, M)])(lambda x: lax.copy_p.bind(x))
    program("total_order" + suffix, [shape] * 2, [(D, M), (M, D)])(lambda a, b: (
        lax.eq_to_p.bind(a, b), lax.le_to_p.bind(a, b), lax.lt_to_p.bind(a, b)))
    program("rng_bit_generator" + suffix, [((4,), "uint32")], [(None,)])(
        lambda key, s=shape: lax.rng_bit_generator(key, s))
