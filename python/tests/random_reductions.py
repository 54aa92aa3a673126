"""Steps of random programs that reduce: reductions, contractions, scans and windows."""

import math

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

# As many results make their largest error a matter of the program, not of luck.
FEWEST = 24
SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16)
# The initial value of each window reduction, and its function.
_WINDOWS = {"add": (0.0, lax.add), "max": (-jnp.inf, lax.max), "min": (jnp.inf, lax.min),
            "logaddexp": (-jnp.inf, jnp.logaddexp)}


def axis_of(p, v):
    """Returns a dim."""
    return p.draws.below(len(v.shape))


def reduced_axis(p, v):
    """Returns a dim to reduce: more often than not one that is split."""
    split = [d for d, is_split in enumerate(v.split) if is_split]
    return p.draws.pick(split) if split and p.draws.below(4) else axis_of(p, v)


def terms(v, axes):
    """Returns a function for a tensor that is to be summed up along dims.

    It takes absolute values if there are few sums: the largest error of a few sums that
    cancel is a matter of luck.
    """
    sums = math.prod(n for d, n in enumerate(v.shape) if d not in axes)
    return jnp.abs if sums < FEWEST else (lambda x: x)


def has_dims(v):
    """Returns whether a value has dims, and elements."""
    return bool(v.shape) and 0 not in v.shape


def reduction(p):
    v = p.obtain(lambda v: has_dims(v) and (v.is_float or v.is_complex))
    axis, keeps = reduced_axis(p, v), bool(p.draws.below(2))
    names = ("sum", "mean") if v.is_complex else (
        "sum", "mean", "max", "min", "var", "prod", "logaddexp")
    name = p.draws.pick(names)
    if name == "logaddexp":
        if p.communicates:
            return
        p.reduces_generally = True
        p.apply(name, lambda x: lax.reduce(x, np.array(-np.inf, x.dtype), jnp.logaddexp,
                                           (axis,)), v, reduced=[(v, axis)])
        return
    fn = getattr(jnp, name)
    scale = terms(v, [axis]) if name in ("sum", "mean") else \
        jnp.tanh if name == "prod" else (lambda x: x)
    p.apply(name, lambda x: fn(scale(x), axis=axis, keepdims=keeps), v,
            exact=name in ("max", "min"), reduced=[(v, axis)])


def integer_reduction(p):
    v = p.obtain(lambda v: v.is_integer and has_dims(v), dtype="int32")
    axis, name = reduced_axis(p, v), p.draws.pick(("sum", "max", "min", "xor", "and", "or"))
    if name in ("xor", "and", "or"):
        if p.communicates:
            return
        p.reduces_generally = True
    reduce = {"xor": lax.reduce_xor, "and": lax.reduce_and, "or": lax.reduce_or}.get(name)
    fn = (lambda x: reduce(x, (axis,))) if reduce else \
        (lambda x: getattr(jnp, name)(x, axis=axis, dtype=x.dtype) if name == "sum"
         else getattr(jnp, name)(x, axis=axis))
    p.apply(f"reduce_{name}", fn, v, exact=True, reduced=[(v, axis)])


def order(p):
    v = p.obtain(lambda v: v.is_float and v.exact and has_dims(v))
    axis, name = reduced_axis(p, v), p.draws.pick(("argmax", "argmin", "sort", "argsort", "top_k"))
    if name == "top_k":
        k = 1 + p.draws.below(v.shape[-1])
        which = p.draws.below(2)
        p.apply("top_k", lambda x: lax.top_k(x, k)[which], v, exact=True)
        return
    p.apply(name, lambda x: getattr(jnp, name)(x, axis=axis), v, exact=True,
            reduced=[(v, axis)] if name in ("argmax", "argmin") else [])


def product(p):
    rank = 2 + p.draws.below(2)
    a = p.obtain(lambda v: (v.is_float or v.is_complex) and len(v.shape) == rank,
                 p.shape(rank) if not p.draws.below(3) else None)
    if len(a.shape) != rank:
        return
    k, columns = a.shape[-1], p.draws.pick(SIZES)
    batch = a.shape[:-2]
    split = len(batch) if p.draws.below(2) else None
    b = p.obtain(lambda v: v.dtype == a.dtype, (*batch, k, columns), str(a.dtype), split)
    few = math.prod((*a.shape[:-1], columns)) < FEWEST
    scale = jnp.abs if few else (lambda x: x)
    p.apply("dot_general", lambda x, y: scale(x) @ scale(y) / k ** 0.5, a, b,
            reduced=[(a, rank - 1), (b, rank - 2)])


def contraction(p):
    a = p.obtain(lambda v: v.is_float and len(v.shape) == 3, p.shape(3))
    if len(a.shape) != 3:
        return
    equation = p.draws.pick(("abc,abd->cd", "abc,abc->a", "abc,acd->bd", "abc,cba->b"))
    sizes = dict(zip("abc", a.shape), d=p.draws.pick(SIZES))
    left, right, out = equation.replace("->", ",").split(",")
    summed = [right.index(c) for c in right if c not in out]
    split = p.draws.pick(summed) if p.draws.below(2) else None
    b = p.obtain(lambda v: v.dtype == a.dtype, tuple(sizes[c] for c in right), str(a.dtype),
                 split)
    reduced = [(v, d) for v, dims in ((a, left), (b, right)) for d, c in enumerate(dims)
               if c not in out]
    few = math.prod(sizes[c] for c in out) < FEWEST
    count = max(8, math.prod(sizes[c] for c in {*left, *right} - {*out}))
    scale = jnp.abs if few else (lambda x: x)
    p.apply(f"einsum {equation}",
            lambda x, y: jnp.einsum(equation, scale(x), scale(y)) / count, a, b,
            reduced=reduced)


def cumulative(p):
    v = p.obtain(lambda v: v.is_float and has_dims(v))
    axis, name = axis_of(p, v), p.draws.pick(
        ("cumsum", "cummax", "cummin", "cumlogsumexp", "cumprod"))
    scale = jnp.tanh if name == "cumprod" else (lambda x: x)
    back = bool(p.draws.below(2))
    p.apply(name, lambda x: getattr(lax, name)(scale(x), axis=axis, reverse=back), v,
            exact=name in ("cummax", "cummin"))


def normalized(p):
    v = p.obtain(lambda v: v.is_float and has_dims(v))
    axis, name = reduced_axis(p, v), p.draws.pick(("softmax", "log_softmax", "logsumexp", "norm"))
    fn = {"softmax": jax.nn.softmax, "log_softmax": jax.nn.log_softmax,
          "logsumexp": jax.nn.logsumexp,
          "norm": lambda x, axis: x * lax.rsqrt(
              jnp.mean(x * x, axis, keepdims=True) + 0.5)}[name]
    p.apply(name, lambda x: fn(x, axis=axis), v, reduced=[(v, axis)])


def window(p):
    v = p.obtain(lambda v: v.is_float and len(v.shape) == 2, p.shape(2))
    if len(v.shape) != 2:
        return
    sizes = tuple(min(n, 1 + p.draws.below(3)) for n in v.shape)
    strides = tuple(1 + p.draws.below(2) for _ in v.shape)
    padding, name = p.draws.pick(("SAME", "VALID")), p.draws.pick(sorted(_WINDOWS))
    if name == "logaddexp":
        if p.communicates:
            return
        p.reduces_generally = True
    init, op = _WINDOWS[name]

    def pool(x):
        return lax.reduce_window(x, np.array(init, x.dtype), op, sizes, strides, padding)
    p.apply(f"reduce_window_{name}", pool, v, exact=name in ("max", "min"))


def window_adjoint(p):
    """Adjoints of pooling, and what they are made of. Windows select an element."""
    v = p.obtain(lambda v: v.dtype == "float32" and v.exact and len(v.shape) == 2, p.shape(2))
    if len(v.shape) != 2:
        return
    sizes = tuple(min(n, 1 + p.draws.below(3)) for n in v.shape)
    strides = tuple(1 + p.draws.below(2) for _ in v.shape)
    padding = lax.padtype_to_pads(v.shape, sizes, strides, p.draws.pick(("SAME", "VALID")))

    def pool(x):
        return lax.reduce_window(x, np.array(-np.inf, x.dtype), lax.max, sizes, strides,
                                 padding)
    kind = p.draws.below(3)
    if kind == 0:
        p.apply("select_and_scatter_add", jax.grad(lambda x: jnp.sum(jnp.sin(pool(x)))), v)
    elif kind == 1:
        t = p.obtain(lambda t: t.dtype == "float32", v.shape)
        p.apply("select_and_gather_add", lambda x, t: lax.select_and_gather_add_p.bind(
            t, x, select_prim=lax.ge_p, window_dimensions=sizes, window_strides=strides,
            padding=tuple(padding), base_dilation=(1, 1), window_dilation=(1, 1)), v, t)
    else:
        shape = jax.eval_shape(pool, jax.ShapeDtypeStruct(v.shape, v.dtype)).shape
        source = p.obtain(lambda t: t.dtype == "float32", shape)
        p.apply("select_and_scatter", lambda x, s: _select_and_scatter(
            x, s, sizes, strides, tuple(padding)), v, source)


def _select_and_scatter(x, source, sizes, strides, padding):
    def trace(fn):
        return jax.make_jaxpr(fn)(*[jax.ShapeDtypeStruct((), x.dtype)] * 2).jaxpr
    return lax.select_and_scatter_p.bind(
        x, source, np.array(0.5, x.dtype), select_jaxpr=trace(lambda a, b: a >= b),
        select_consts=(), scatter_jaxpr=trace(lambda a, b: a * 0.5 + b), scatter_consts=(),
        window_dimensions=sizes, window_strides=strides, padding=padding)


def convolution(p):
    n, k = p.draws.pick((2, 3, 4)), p.draws.pick((1, 2, 3))
    x = p.argument((n, 3, p.draws.pick(SIZES[2:]), p.draws.pick(SIZES[2:])), "float32")
    w = p.argument((p.draws.pick((2, 4)), 3, k, k), "float32")
    strides, padding = (1 + p.draws.below(2),) * 2, p.draws.pick(("SAME", "VALID"))
    p.apply("conv", lambda x, w: lax.conv(x, w, strides, padding) / 4, x, w,
            reduced=[(x, 1), (w, 1)])


MAKERS = (reduction, reduction, reduction, integer_reduction, integer_reduction, order, product,
          product, contraction, contraction, cumulative, normalized, window, window_adjoint,
          convolution)
