"""Elementwise steps of random programs: functions of floats, integers, bits and complex
numbers. Arguments are brought to where a function is well conditioned."""

import math

import jax
import jax.numpy as jnp
from jax import lax
from random_reductions import FEWEST


def is_float(v):
    return v.is_float


def is_exact_float(v):
    return v.is_float and v.exact


def _inside(x):
    return 0.8 * jnp.tanh(x)


def _positive(x):
    return jnp.abs(x) + 0.5


_UNARY = {
    "tanh": jnp.tanh, "sin": jnp.sin, "cos": jnp.cos, "logistic": lax.logistic,
    "exp": lambda x: jnp.exp(-jnp.abs(x)), "log1p": lambda x: jnp.log1p(jnp.abs(x)),
    "log": lambda x: jnp.log(jnp.abs(x) + 1), "sqrt": lambda x: jnp.sqrt(jnp.abs(x) + 0.1),
    "rsqrt": lambda x: lax.rsqrt(_positive(x)), "erf": lax.erf, "erfc": lax.erfc,
    "atan": jnp.arctan, "asinh": jnp.arcsinh, "square": lambda x: jnp.square(jnp.tanh(x)),
    "expm1": lambda x: jnp.expm1(-jnp.abs(x)), "integer_pow": lambda x: jnp.tanh(x) ** 3,
    "gelu": jax.nn.gelu, "silu": jax.nn.silu, "softplus": jax.nn.softplus,
    "cbrt": lambda x: jnp.cbrt(jnp.abs(x) + 0.1), "exp2": lambda x: lax.exp2(-jnp.abs(x)),
    "tan": lambda x: jnp.tan(_inside(x)), "sinh": lambda x: jnp.sinh(_inside(x)),
    "cosh": lambda x: jnp.cosh(_inside(x)), "asin": lambda x: jnp.arcsin(_inside(x)),
    "acos": lambda x: jnp.arccos(_inside(x)), "acosh": lambda x: jnp.arccosh(jnp.abs(x) + 1.5),
    "atanh": lambda x: jnp.arctanh(_inside(x)), "erf_inv": lambda x: lax.erf_inv(_inside(x)),
    "lgamma": lambda x: lax.lgamma(jnp.abs(x) + 3), "digamma": lambda x: lax.digamma(
        jnp.abs(x) + 2),
    "bessel_i0e": lax.bessel_i0e, "bessel_i1e": lax.bessel_i1e,
    "polygamma": lambda x: lax.polygamma(jnp.ones_like(x), jnp.abs(x) + 1),
}
_EXACT_UNARY = {
    "abs": jnp.abs, "neg": jnp.negative, "relu": jax.nn.relu,
    "clamp": lambda x: lax.clamp(-jnp.ones((), x.dtype), x, jnp.ones((), x.dtype)),
    "copy": lambda x: lax.copy_p.bind(x), "stop_gradient": lax.stop_gradient,
    "barrier": lax.optimization_barrier,
}
# Not continuous.
_STEPS = {
    "floor": jnp.floor, "ceil": jnp.ceil, "round": jnp.round, "sign": jnp.sign,
    "positive": lambda x: x > 0, "is_finite": lax.is_finite,
    "to_int": lambda x: (x * 4).astype("int32"),
    "reduce_precision": lambda x: lax.reduce_precision(x, 8, 5),
}
_BINARY = {
    "add": jnp.add, "sub": jnp.subtract, "mul": lambda a, b: a * jnp.tanh(b),
    "div": lambda a, b: a / (2 + jnp.abs(b)), "atan2": lambda a, b: jnp.arctan2(a, b + 3),
    "logaddexp": jnp.logaddexp, "hypot": lambda a, b: jnp.sqrt(a * a + b * b + 1),
    "pow": lambda a, b: (jnp.abs(a) + 0.5) ** jnp.tanh(b),
    "max": jnp.maximum, "min": jnp.minimum, "nextafter": lambda a, b: lax.nextafter(a + b, b),
    "zeta": lambda a, b: lax.zeta(jnp.abs(a) + 2, jnp.abs(b) + 1),
    "igamma": lambda a, b: lax.igamma(_positive(a), jnp.abs(b)),
    "igammac": lambda a, b: lax.igammac(_positive(a), jnp.abs(b)),
    "igamma_grad_a": lambda a, b: lax.igamma_grad_a(_positive(a), jnp.abs(b) + 0.1),
    "betainc": lambda a, b: lax.betainc(_positive(a), _positive(b), lax.logistic(a - b)),
}
# Comparisons of values that nothing has rounded.
_COMPARISONS = {
    **{name: getattr(lax, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{name: lambda a, b, p=getattr(lax, f"{name}_p"): p.bind(a, b)
       for name in ("eq_to", "le_to", "lt_to")},
    "rem": lambda a, b: lax.rem(a, jnp.abs(b) + 1),
}
def _other_sign(dtype):
    """Results may be wider than in the program where JAX runs it in f64."""
    name = str(dtype)
    return name[1:] if name[0] == "u" else f"u{name}"


_INTEGER = {
    "add": jnp.add, "sub": jnp.subtract, "mul": jnp.multiply, "max": jnp.maximum,
    "min": jnp.minimum, "and": jnp.bitwise_and, "or": jnp.bitwise_or, "xor": jnp.bitwise_xor,
    "div": lambda a, b: a // (jnp.abs(b) % 7 + 1), "rem": lambda a, b: a % (jnp.abs(b) % 7 + 1),
    "shift": lambda a, b: a << (b & 3), "eq": jnp.equal, "lt": jnp.less, "ne": jnp.not_equal,
    "ge": jnp.greater_equal, "not": lambda a, b: ~(a + b), "clz": lambda a, b: lax.clz(a ^ b),
    "population_count": lambda a, b: lax.population_count(a ^ b),
    "shift_right": lambda a, b: lax.shift_right_logical(a, b.astype(a.dtype) & 3),
    "shift_arithmetic": lambda a, b: lax.shift_right_arithmetic(
        a, b.astype(a.dtype) & 3),
    "mulhi": lambda a, b: lax.mulhi(a.astype("int32") << 20, b.astype("int32") << 20),
    "bitcast": lambda a, b: lax.bitcast_convert_type(a + b, _other_sign(a.dtype)),
}
_SIGN_CHANGES = ("int32", "int8", "uint8")
_COMPLEX = {
    "mul": lambda z: z * (1 + 2j) / 3, "exp": lambda z: jnp.exp(z / (1 + jnp.abs(z))),
    "conj": jnp.conj, "abs": jnp.abs, "div": lambda z: z / (2 + z * z.conj()),
    "sin": lambda z: jnp.sin(z / (1 + jnp.abs(z))), "real": lambda z: z.real - z.imag,
}


# These round a lot.
_ROUGH = {"lgamma", "digamma", "polygamma", "zeta", "igamma", "igammac", "igamma_grad_a",
          "betainc"}


def _obtain_for(p, name):
    """Returns a float for a function, of enough elements."""
    if name not in _ROUGH:
        return p.obtain(is_float)
    found = [v for v in p.values if v.is_float and math.prod(v.shape) >= FEWEST]
    if found:
        return p.draws.pick(found)
    return p.argument((p.draws.pick((5, 6, 8)), p.draws.pick((7, 9, 12))), "float32")


def unary(p):
    name = p.draws.pick(sorted(_UNARY))
    p.apply(name, _UNARY[name], _obtain_for(p, name), elementwise=True)


def exact_unary(p):
    name = p.draws.pick(sorted({*_EXACT_UNARY, *_STEPS}))
    if name in _EXACT_UNARY:
        v, fn = p.obtain(is_float), _EXACT_UNARY[name]
    else:
        v, fn = p.obtain(is_exact_float), _STEPS[name]
    p.apply(name, fn, v, exact=True, elementwise=True)


def binary(p):
    name = p.draws.pick(sorted(_BINARY))
    a = _obtain_for(p, name)
    shape = tuple(1 if not p.draws.below(4) else n for n in a.shape)
    b = p.obtain(is_float, shape, str(a.dtype))
    if a.dtype == b.dtype:
        p.apply(name, _BINARY[name], a, b, elementwise=True)


def comparison(p):
    name = p.draws.pick(sorted(_COMPARISONS))
    a = p.obtain(is_exact_float)
    b = p.obtain(lambda v: v.exact and v.dtype == a.dtype, a.shape, str(a.dtype))
    p.apply(name, _COMPARISONS[name], a, b, exact=True, elementwise=True)


def integer(p):
    name, dtype = p.draws.pick(sorted(_INTEGER)), p.draws.pick(sorted(_SIGN_CHANGES))
    a = p.obtain(lambda v: v.is_integer and str(v.dtype) in _SIGN_CHANGES, dtype=dtype)
    b = p.obtain(lambda v: v.dtype == a.dtype, a.shape, str(a.dtype))
    p.apply(f"integer_{name}", _INTEGER[name], a, b, exact=True, elementwise=True)


def choice(p):
    flag = p.obtain(lambda v: v.dtype == bool and v.exact, dtype="bool")
    a = p.obtain(is_float, flag.shape)
    b = p.obtain(lambda v: v.dtype == a.dtype, flag.shape, str(a.dtype))
    p.apply("select", jnp.where, flag, a, b, exact=True, elementwise=True)


def narrow(p):
    """Takes values that are not rounded yet: others may be rounded to different numbers."""
    v = p.obtain(lambda v: v.dtype == "float32" and v.exact)
    dtype = p.draws.pick(("bfloat16", "float16"))
    p.apply(dtype, lambda x: x.astype(dtype).astype(x.dtype), v, exact=True, elementwise=True)


def complex_numbers(p):
    if not p.draws.below(3):
        a = p.obtain(lambda v: v.dtype == "float32")
        b = p.obtain(lambda v: v.dtype == "float32", a.shape)
        p.apply("complex", lax.complex, a, b, elementwise=True)
        return
    v, name = p.obtain(lambda v: v.is_complex, dtype="complex64"), p.draws.pick(sorted(_COMPLEX))
    p.apply(f"complex_{name}", _COMPLEX[name], v, elementwise=True)


MAKERS = (unary, unary, exact_unary, exact_unary, binary, binary, comparison, integer, integer,
          choice, narrow, complex_numbers)
