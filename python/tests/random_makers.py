"""What random programs are made of: each maker adds a step to a random_programs.Program.

Values stay small, so that rounding does. Steps that are not continuous, such as sorts,
take values that nothing has rounded.
"""

import jax
import jax.numpy as jnp
from jax import lax

SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16)


def _is_real(v):
    return v.is_float


def _any(v):
    return True


_UNARY = {
    "tanh": jnp.tanh, "sin": jnp.sin, "cos": jnp.cos, "logistic": lax.logistic,
    "exp": lambda x: jnp.exp(-jnp.abs(x)), "log1p": lambda x: jnp.log1p(jnp.abs(x)),
    "log": lambda x: jnp.log(jnp.abs(x) + 1), "sqrt": lambda x: jnp.sqrt(jnp.abs(x) + 0.1),
    "rsqrt": lambda x: lax.rsqrt(jnp.abs(x) + 0.5), "erf": lax.erf,
    "atan": jnp.arctan, "asinh": jnp.arcsinh, "square": lambda x: jnp.square(jnp.tanh(x)),
    "expm1": lambda x: jnp.expm1(-jnp.abs(x)), "integer_pow": lambda x: jnp.tanh(x) ** 3,
    "gelu": jax.nn.gelu, "silu": jax.nn.silu, "softplus": jax.nn.softplus,
    "cbrt": lambda x: jnp.cbrt(jnp.abs(x) + 0.1), "exp2": lambda x: jnp.exp2(-jnp.abs(x)),
}
_EXACT_UNARY = {
    "abs": jnp.abs, "neg": jnp.negative, "relu": jax.nn.relu,
    "clamp": lambda x: jnp.clip(x, -1, 1), "floor": jnp.floor, "round": jnp.round,
    "sign": jnp.sign, "positive": lambda x: x > 0, "to_int": lambda x: (x * 4).astype("int32"),
}
_BINARY = {
    "add": jnp.add, "sub": jnp.subtract, "mul": lambda a, b: a * jnp.tanh(b),
    "div": lambda a, b: a / (2 + jnp.abs(b)), "atan2": lambda a, b: jnp.arctan2(a, b + 3),
    "logaddexp": jnp.logaddexp, "hypot": lambda a, b: jnp.sqrt(a * a + b * b + 1),
    "pow": lambda a, b: (jnp.abs(a) + 0.5) ** jnp.tanh(b),
}
_INTEGER = {
    "add": jnp.add, "sub": jnp.subtract, "mul": jnp.multiply, "max": jnp.maximum,
    "min": jnp.minimum, "and": jnp.bitwise_and, "or": jnp.bitwise_or, "xor": jnp.bitwise_xor,
    "div": lambda a, b: a // (jnp.abs(b) % 7 + 1), "rem": lambda a, b: a % (jnp.abs(b) % 7 + 1),
    "shift": lambda a, b: a << (b & 3), "eq": jnp.equal, "lt": jnp.less,
}


def _axis(p, v):
    return p.draws.below(len(v.shape))


def _has_dims(v):
    return bool(v.shape) and 0 not in v.shape


def unary(p):
    name = p.draws.pick(sorted(_UNARY))
    p.apply(name, _UNARY[name], p.obtain(_is_real))


def exact_unary(p):
    name = p.draws.pick(sorted(_EXACT_UNARY))
    accepts = _is_real if name in ("abs", "neg", "relu", "clamp") else \
        (lambda v: v.is_float and v.exact)
    p.apply(name, _EXACT_UNARY[name], p.obtain(accepts), exact=True)


def binary(p):
    name = p.draws.pick(sorted(_BINARY))
    a = p.obtain(_is_real)
    shape = tuple(1 if not p.draws.below(4) else n for n in a.shape)
    p.apply(name, _BINARY[name], a, p.obtain(_is_real, shape, str(a.dtype)))


def integer(p):
    name, dtype = p.draws.pick(sorted(_INTEGER)), p.draws.pick(("int32", "uint8", "int8"))
    a = p.obtain(lambda v: v.is_integer, dtype=dtype)
    p.apply(f"integer_{name}", _INTEGER[name], a,
            p.obtain(lambda v: v.dtype == a.dtype, a.shape, str(a.dtype)), exact=True)


def reduction(p):
    v = p.obtain(lambda v: _has_dims(v) and (v.is_float or v.is_complex))
    axis, keeps = _axis(p, v), bool(p.draws.below(2))
    names = ("sum", "mean") if v.is_complex else ("sum", "mean", "max", "min", "var", "prod")
    name = p.draws.pick(names)
    fn = getattr(jnp, name)
    scale = (lambda x: jnp.tanh(x)) if name == "prod" else (lambda x: x)
    p.apply(name, lambda x: fn(scale(x), axis=axis, keepdims=keeps), v,
            exact=name in ("max", "min"))


def integer_reduction(p):
    v = p.obtain(lambda v: v.is_integer and _has_dims(v), dtype="int32")
    axis, name = _axis(p, v), p.draws.pick(("sum", "max", "min", "xor", "and", "or"))
    reduce = {"xor": lax.reduce_xor, "and": lax.reduce_and, "or": lax.reduce_or}.get(name)
    fn = (lambda x: reduce(x, (axis,))) if reduce else \
        (lambda x: getattr(jnp, name)(x, axis=axis, dtype=x.dtype) if name == "sum"
         else getattr(jnp, name)(x, axis=axis))
    p.apply(f"reduce_{name}", fn, v, exact=True)


def order(p):
    v = p.obtain(lambda v: v.is_float and v.exact and _has_dims(v))
    axis, name = _axis(p, v), p.draws.pick(("argmax", "argmin", "sort", "argsort", "top_k"))
    if name == "top_k":
        k = 1 + p.draws.below(v.shape[-1])
        which = p.draws.below(2)
        p.apply("top_k", lambda x: lax.top_k(x, k)[which], v, exact=True)
        return
    p.apply(name, lambda x: getattr(jnp, name)(x, axis=axis), v, exact=True)


def product(p):
    rank = 2 + p.draws.below(2)
    a = p.obtain(lambda v: (v.is_float or v.is_complex) and len(v.shape) == rank,
                 p.shape(rank) if not p.draws.below(3) else None)
    if len(a.shape) != rank:
        return
    k, columns = a.shape[-1], p.draws.pick(SIZES)
    batch = a.shape[:-2]
    b = p.obtain(lambda v: v.dtype == a.dtype, (*batch, k, columns), str(a.dtype))
    p.apply("dot_general", lambda x, y: x @ y / k ** 0.5, a, b)


def contraction(p):
    a = p.obtain(lambda v: v.is_float and len(v.shape) == 3, p.shape(3))
    if len(a.shape) != 3:
        return
    equation = p.draws.pick(("abc,abd->cd", "abc,abc->a", "abc,acd->bd", "abc,cba->b"))
    sizes = dict(zip("abc", a.shape), d=p.draws.pick(SIZES))
    shape = tuple(sizes[c] for c in equation.split(",")[1].split("->")[0])
    b = p.obtain(lambda v: v.dtype == a.dtype, shape, str(a.dtype))
    p.apply(f"einsum {equation}", lambda x, y: jnp.einsum(equation, x, y) / 8, a, b)


def layout(p):
    v = p.obtain(_has_dims)
    axis, rank = _axis(p, v), len(v.shape)
    n = v.shape[axis]
    start, kind = p.draws.below(n), p.draws.below(11)
    stop = start + 1 + p.draws.below(n - start)
    index = (slice(None),) * axis
    step = 1 + p.draws.below(2)
    steps = [
        ("reverse", lambda x: jnp.flip(x, axis)), ("roll", lambda x: jnp.roll(x, start, axis)),
        ("slice", lambda x: x[(*index, slice(start, stop, step))]),
        ("transpose", lambda x: jnp.moveaxis(x, axis, 0)),
        ("flatten", lambda x: x.reshape(-1)), ("merge", lambda x: x.reshape(x.shape[0], -1)),
        ("expand", lambda x: jnp.expand_dims(x, axis)),
        ("concatenate", lambda x: jnp.concatenate([x, x[(*index, slice(start, None))]], axis)),
        ("stack", lambda x: jnp.stack([x, x], axis)),
        ("pad", lambda x: lax.pad(x, jnp.zeros((), x.dtype), [
            (start % 3 - (n > 2), stop % 3, step - 1) if d == axis else (0, 0, 0)
            for d in range(rank)])),
        ("tile", lambda x: jnp.repeat(x, 2, axis)),
    ]
    p.apply(*steps[kind], v, exact=True)


def gather(p):
    v = p.obtain(_has_dims)
    axis = _axis(p, v)
    ids = p.argument(p.shape(1 + p.draws.below(2)), "int32")
    n, mode = v.shape[axis], p.draws.pick(("clip", "fill", "wrap"))
    p.apply(f"gather_{mode}", lambda x, i: jnp.take(x, i % (n + 2), axis, mode=mode,
                                                    fill_value=0), v, ids, exact=True)


def take_along(p):
    v = p.obtain(_has_dims)
    axis = _axis(p, v)
    shape = tuple(p.draws.pick(SIZES) if d == axis else n for d, n in enumerate(v.shape))
    ids = p.obtain(lambda v: v.dtype == "int32", shape, "int32")
    n = v.shape[axis]
    p.apply("take_along_axis", lambda x, i: jnp.take_along_axis(x, i % n, axis), v, ids,
            exact=True)


def scatter(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    count, n = p.draws.pick(SIZES), v.shape[0]
    ids = p.argument((count,), "int32")
    u = p.obtain(lambda u: u.dtype == v.dtype, (count, *v.shape[1:]), str(v.dtype))
    name = p.draws.pick(("add", "set", "max", "min", "multiply"))
    scale = jnp.tanh if name == "multiply" else (lambda u: u)
    p.apply(f"scatter_{name}", lambda x, i, u: getattr(x.at[i % (n + 1)], name)(scale(u)),
            v, ids, u, exact=name in ("set", "max", "min"))


def cumulative(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    axis, name = _axis(p, v), p.draws.pick(
        ("cumsum", "cummax", "cummin", "cumlogsumexp", "cumprod"))
    scale = jnp.tanh if name == "cumprod" else (lambda x: x)
    back = bool(p.draws.below(2))
    p.apply(name, lambda x: getattr(lax, name)(scale(x), axis=axis, reverse=back), v,
            exact=name in ("cummax", "cummin"))


def normalized(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    axis, name = _axis(p, v), p.draws.pick(("softmax", "log_softmax", "logsumexp", "norm"))
    fn = {"softmax": jax.nn.softmax, "log_softmax": jax.nn.log_softmax,
          "logsumexp": jax.nn.logsumexp,
          "norm": lambda x, axis: x * lax.rsqrt(
              jnp.mean(x * x, axis, keepdims=True) + 0.5)}[name]
    p.apply(name, lambda x: fn(x, axis=axis), v)


def window(p):
    v = p.obtain(lambda v: v.is_float and len(v.shape) == 2, p.shape(2))
    if len(v.shape) != 2:
        return
    sizes = tuple(min(n, 1 + p.draws.below(3)) for n in v.shape)
    strides = tuple(1 + p.draws.below(2) for _ in v.shape)
    padding, name = p.draws.pick(("SAME", "VALID")), p.draws.pick(("add", "max", "grad"))
    init, op = (0.0, lax.add) if name == "add" else (-jnp.inf, lax.max)

    def pool(x):
        return lax.reduce_window(x, init, op, sizes, strides, padding)
    if name == "grad" and v.exact and v.dtype == "float32":
        p.apply("select_and_scatter", jax.grad(lambda x: jnp.sum(jnp.sin(pool(x)))), v)
    else:
        p.apply(f"reduce_window_{name}", pool, v, exact=name != "add")


def convolution(p):
    n, k = p.draws.pick((2, 3, 4)), p.draws.pick((1, 2, 3))
    x = p.argument((n, 3, p.draws.pick(SIZES[2:]), p.draws.pick(SIZES[2:])), "float32")
    w = p.argument((p.draws.pick((2, 4)), 3, k, k), "float32")
    strides, padding = (1 + p.draws.below(2),) * 2, p.draws.pick(("SAME", "VALID"))
    p.apply("conv", lambda x, w: lax.conv(x, w, strides, padding) / 4, x, w)


def control(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    kind, length = p.draws.below(5), 1 + p.draws.below(4)

    def scan(x):
        return lax.scan(lambda c, row: ((y := jnp.tanh(c + row)), y * 0.5),
                        jnp.zeros_like(x[0]), x)[1]
    steps = [
        ("scan", scan), ("fori", lambda x: lax.fori_loop(
            0, length, lambda i, c: jnp.sin(c) + i * 0.1, x)),
        ("cond", lambda x: lax.cond(length > 2, jnp.sin, jnp.cos, x)),
        ("remat", lambda x: jax.checkpoint(lambda x: jnp.sin(jnp.cos(x)))(x)),
        ("associative_scan", lambda x: lax.associative_scan(
            lambda a, b: a + b, x)),
    ]
    p.apply(*steps[kind], v)


def branch(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    i = p.argument((), "int32")
    if p.draws.below(2):
        p.apply("switch", lambda x, i: lax.switch(i % 3, [jnp.sin, jnp.cos, jnp.tanh], x), v, i)
    else:
        p.apply("while", lambda x, i: lax.while_loop(
            lambda c: c[0] < i % 5, lambda c: (c[0] + 1, jnp.sin(c[1])),
            (jnp.zeros((), i.dtype), x))[1], v, i)


def choice(p):
    flag = p.obtain(lambda v: v.dtype == bool and v.exact, dtype="bool")
    a = p.obtain(_is_real, flag.shape)
    b = p.obtain(lambda v: v.dtype == a.dtype, flag.shape, str(a.dtype))
    p.apply("select", jnp.where, flag, a, b, exact=True)


def dynamic(p):
    v = p.obtain(lambda v: v.is_float and _has_dims(v))
    sizes = tuple(1 + p.draws.below(n) for n in v.shape)
    i = p.argument((len(v.shape),), "int32")

    # In bounds: XLA forgets to clamp the inner one of two slices (jaxlib 0.10.2).
    def starts(i):
        return [i[d] % (n - size + 1) for d, (n, size) in enumerate(zip(v.shape, sizes))]
    if p.draws.below(2):
        p.apply("dynamic_slice", lambda x, i: lax.dynamic_slice(x, starts(i), sizes), v, i,
                exact=True)
    else:
        u = p.obtain(lambda u: u.dtype == v.dtype, sizes, str(v.dtype))
        p.apply("dynamic_update_slice",
                lambda x, u, i: lax.dynamic_update_slice(x, u, starts(i)), v, u, i, exact=True)


def narrow(p):
    """Of values that are not rounded yet: others may be rounded to different numbers."""
    v = p.obtain(lambda v: v.dtype == "float32" and v.exact)
    dtype = p.draws.pick(("bfloat16", "float16"))
    p.apply(dtype, lambda x: x.astype(dtype).astype(x.dtype), v, exact=True)


def complex_numbers(p):
    v = p.obtain(lambda v: v.is_complex, dtype="complex64")
    name = p.draws.pick(("mul", "exp", "conj", "abs", "div", "sin", "real"))
    if not v.is_complex:
        return
    fn = {"mul": lambda z: z * (1 + 2j) / 3, "exp": lambda z: jnp.exp(z / (1 + jnp.abs(z))),
          "conj": jnp.conj, "abs": jnp.abs, "div": lambda z: z / (2 + z * z.conj()),
          "sin": lambda z: jnp.sin(z / (1 + jnp.abs(z))), "real": lambda z: z.real - z.imag}
    p.apply(f"complex_{name}", fn[name], v)


def gradient(p):
    a = p.obtain(lambda v: v.dtype == "float32" and _has_dims(v))
    b = p.obtain(lambda v: v.dtype == "float32", a.shape)
    fn = p.draws.pick((
        lambda x, y: jnp.sum(jnp.tanh(x) * jnp.sin(y)),
        lambda x, y: jnp.mean(jax.nn.softmax(x) * jnp.tanh(y)),
        lambda x, y: jnp.sum(jax.nn.gelu(x + y) * jnp.cumsum(y, 0)),
        lambda x, y: jnp.sum(jnp.sin(jnp.concatenate([x[1:], y], 0)))))
    p.apply("gradient", jax.grad(fn, p.draws.below(2)), a, b)


def random_numbers(p):
    key = p.argument((2,), "uint32")
    shape = p.shape()
    p.apply("random_uniform", lambda k: jax.random.uniform(k, shape), key, exact=True)


MAKERS = (unary, unary, exact_unary, binary, binary, integer, reduction, reduction,
          integer_reduction, order, product, product, contraction, layout, layout, gather,
          take_along, scatter, cumulative, normalized, window, convolution, control, branch,
          choice, dynamic, narrow, complex_numbers, gradient, random_numbers)
