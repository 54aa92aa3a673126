"""The makers of random programs: each adds a step to a random_programs.Program.

Values stay small, so that rounding does. Steps that are not continuous, such as sorts,
take values that nothing has rounded.
"""

import jax
import jax.numpy as jnp
from jax import lax
import random_devices
import random_elementwise
import random_linear
import random_reductions
from random_reductions import SIZES, axis_of, has_dims


def layout(p):
    v = p.obtain(has_dims)
    axis, rank = axis_of(p, v), len(v.shape)
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


def layout_primitives(p):
    """Primitives of JAX that jnp does not use."""
    v = p.obtain(has_dims)
    axis = axis_of(p, v)
    n = v.shape[axis]
    cut, which = p.draws.below(n + 1), p.draws.below(n)
    name, fn = p.draws.pick((
        ("split", lambda x: lax.split(x, (cut, n - cut), axis)[cut < n]),
        ("unstack", lambda x: lax.unstack(x, axis=axis)[which]),
        ("lax_stack", lambda x: lax.stack((x, x), axis=axis)),
        ("lax_tile", lambda x: lax.tile(x, [2 if d == axis else 1 for d in range(x.ndim)])),
        ("squeeze", lambda x: lax.squeeze(lax.slice_in_dim(x, which, which + 1, axis=axis),
                                          (axis,)))))
    p.apply(name, fn, v, exact=True)


def gather(p):
    v = p.obtain(has_dims)
    axis = axis_of(p, v)
    ids = p.argument(p.shape(1 + p.draws.below(2)), "int32")
    n, mode = v.shape[axis], p.draws.pick(("clip", "fill", "wrap"))
    p.apply(f"gather_{mode}", lambda x, i: jnp.take(x, i % (n + 2), axis, mode=mode,
                                                    fill_value=0), v, ids, exact=True)


def take_along(p):
    v = p.obtain(has_dims)
    axis = axis_of(p, v)
    shape = tuple(p.draws.pick(SIZES) if d == axis else n for d, n in enumerate(v.shape))
    ids = p.obtain(lambda v: v.dtype == "int32", shape, "int32")
    n = v.shape[axis]
    p.apply("take_along_axis", lambda x, i: jnp.take_along_axis(x, i % n, axis), v, ids,
            exact=True)


def scatter(p):
    v = p.obtain(lambda v: v.is_float and has_dims(v))
    count, n = p.draws.pick(SIZES), v.shape[0]
    ids = p.argument((count,), "int32")
    u = p.obtain(lambda u: u.dtype == v.dtype, (count, *v.shape[1:]), str(v.dtype))
    name = p.draws.pick(("add", "set", "max", "min", "multiply", "subtract"))
    scale = jnp.tanh if name == "multiply" else (lambda u: u)
    p.apply(f"scatter_{name}", lambda x, i, u: getattr(x.at[i % (n + 1)], name)(scale(u)),
            v, ids, u, exact=name in ("set", "max", "min"))


def control(p):
    v = p.obtain(lambda v: v.is_float and has_dims(v))
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
    v = p.obtain(lambda v: v.is_float and has_dims(v))
    i = p.argument((), "int32")
    if p.draws.below(2):
        p.apply("switch", lambda x, i: lax.switch(i % 3, [jnp.sin, jnp.cos, jnp.tanh], x), v, i)
    else:
        p.apply("while", lambda x, i: lax.while_loop(
            lambda c: c[0] < i % 5, lambda c: (c[0] + 1, jnp.sin(c[1])),
            (jnp.zeros((), i.dtype), x))[1], v, i)


def dynamic(p):
    v = p.obtain(lambda v: v.is_float and has_dims(v))
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


def gradient(p):
    a = p.obtain(lambda v: v.dtype == "float32" and has_dims(v))
    b = p.obtain(lambda v: v.dtype == "float32", a.shape)
    fn = p.draws.pick((
        lambda x, y: jnp.sum(jnp.tanh(x) * jnp.sin(y)),
        lambda x, y: jnp.mean(jax.nn.softmax(x) * jnp.tanh(y)),
        lambda x, y: jnp.sum(jax.nn.gelu(x + y) * jnp.cumsum(y, 0)),
        lambda x, y: jnp.sum(jnp.sin(jnp.concatenate([x[1:], y], 0)))))
    p.apply("gradient", jax.grad(fn, p.draws.below(2)), a, b)


def random_numbers(p):
    shape = p.shape()
    if p.draws.below(2):
        p.apply("random_uniform", lambda k: jax.random.uniform(k, shape),
                p.argument((2,), "uint32"), exact=True)
    else:
        p.apply("rng_bit_generator", lambda k: lax.rng_bit_generator(k, shape)[1],
                p.argument((4,), "uint32"), exact=True)


# Hypothesis draws the first ones more often.
MAKERS = (*random_reductions.MAKERS, *random_elementwise.MAKERS, *random_devices.MAKERS,
          *random_linear.MAKERS, layout, layout, layout_primitives, gather, take_along, scatter,
          control, branch, dynamic, gradient, random_numbers, random_elementwise.unary)
