"""JAX programs that the tests convert, with shardings on a mesh of 2 x 4 devices.

PROGRAMS maps a name to (function, arguments as (shape, type), specs). Specs are
PartitionSpecs as tuples; "data" has 2 devices, "model" has 4.
"""

import jax
import jax.numpy as jnp
from jax import lax

PROGRAMS = {}
D, M = "data", "model"


def program(name, args, specs):
    """Registers a function. `args`: (shape, type) or a shape, which is of f32."""
    def register(fn):
        full = [a if a and isinstance(a[0], tuple) else (a, "float32") for a in args]
        PROGRAMS[name] = (fn, full, specs)
        return fn
    return register


def _unary(name, fn, shape=(8, 12), spec=(D, M), type_="float32"):
    program(name, [(shape, type_)], [spec])(fn)


def _sum_grad(fn, count):
    """Returns the gradient of a weighted sum of a function's result."""
    def loss(*args):
        out = fn(*args)
        weights = jnp.cos(jnp.arange(out.size, dtype=out.dtype)).reshape(out.shape)
        return jnp.sum(out * weights)
    return jax.grad(loss, argnums=tuple(range(count)))


def mlp(x, w1, w2):
    return jnp.tanh(x @ w1) @ w2


MLP = [(8, 16), (16, 32), (32, 16)]
program("mlp", MLP, [(D, None), (None, M), (M, None)])(mlp)
program("mlp_gradient", MLP, [(D, None), (None, M), (M, None)])(_sum_grad(mlp, 3))
program("mlp_fsdp", MLP, [(D, None), (D, M), (M, D)])(mlp)
program("mlp_fsdp_gradient", MLP, [((D, M), None), (M, None), (D, None)])(_sum_grad(mlp, 3))
UNEVEN = [(7, 10), (10, 13), (13, 5)]
program("mlp_uneven", UNEVEN, [(D, None), (None, M), (M, None)])(mlp)
program("mlp_uneven_gradient", UNEVEN, [(D, None), (M, None), (None, M)])(_sum_grad(mlp, 3))

_unary("softmax", jax.nn.softmax)
_unary("softmax_uneven", jax.nn.softmax, (7, 10))
_unary("log_softmax_gradient", _sum_grad(jax.nn.log_softmax, 1))
_unary("logsumexp", lambda x: jax.nn.logsumexp(x, axis=0))
_unary("gelu", jax.nn.gelu)
_unary("variance", lambda x: jnp.var(x, axis=1))
_unary("argmax", lambda x: jnp.argmax(x, axis=1))
_unary("argmin_uneven", lambda x: jnp.argmin(x, axis=0), (7, 10))
_unary("cumsum", lambda x: jnp.cumsum(x, axis=1))
_unary("cumsum_gradient", _sum_grad(lambda x: jnp.cumsum(x, axis=0), 1))
_unary("cumprod", lambda x: jnp.cumprod(x, axis=1))
_unary("cummax", lambda x: lax.cummax(x, axis=1))
_unary("cumlogsumexp", lambda x: lax.cumlogsumexp(x, axis=0))
_unary("associative_scan", lambda x: lax.associative_scan(jnp.maximum, x, axis=1))
_unary("sort", lambda x: jnp.sort(x, axis=1))
_unary("sort_uneven", lambda x: jnp.sort(x, axis=0), (7, 10))
_unary("argsort", lambda x: jnp.argsort(x, axis=1))
_unary("sort_bf16", lambda x: jnp.sort(x, axis=1), type_="bfloat16")
_unary("sort_gradient", _sum_grad(lambda x: jnp.sort(x, axis=1), 1))
_unary("sort_long", lambda x: jnp.sort(x, axis=1), (4, 10000))
_unary("argsort_uint8", lambda x: jnp.argsort(x, axis=0, descending=True), (48, 8), type_="uint8")
_unary("lexsort", lambda x: jnp.lexsort((x, jnp.round(x)), axis=0), (20, 8))
_unary("top_k", lambda x: lax.top_k(x, 3))
_unary("lax_sort_pairs", lambda x: lax.sort((jnp.round(x), x), dimension=1, num_keys=2))
_unary("median", lambda x: jnp.median(x, axis=1))
_unary("slice", lambda x: x[1:6:2, 3:9])
_unary("pad", lambda x: jnp.pad(x, ((1, 2), (0, 3))))
_unary("reverse", lambda x: x[:, ::-1])
_unary("roll", lambda x: jnp.roll(x, 3, axis=1))
_unary("transpose_reshape", lambda x: x.T.reshape(6, 16))
_unary("reshape_split", lambda x: x.reshape(8, 4, 3).sum(axis=2))
_unary("tril", jnp.tril)
_unary("clip", lambda x: jnp.clip(x, -0.5, 0.5))
_unary("diff", lambda x: jnp.diff(x, axis=1))
_unary("dynamic_slice", lambda x: lax.dynamic_slice(x, (jnp.int32(2), jnp.int32(5)), (4, 6)))
_unary("one_hot", lambda x: jax.nn.one_hot(jnp.argmax(x, axis=1), 12))
_unary("nonlinear_f16", lambda x: jnp.sin(x) * x, type_="float16")
_unary("unsigned_division", lambda x: (x // 7, x % 7, x >> 2, x > 100), type_="uint32")
_unary("integers", lambda x: (x // 3, x % 5, x & 12, x << 1, jnp.abs(x)), type_="int32")
_unary("popcount", lambda x: lax.population_count(x), type_="uint8")
_unary("bool_any", lambda x: (jnp.any(x > 0.9, axis=1), jnp.all(x > -3, axis=0)))
_unary("random_bits", lambda x: jax.random.bits(jax.random.key(3), x.shape))
_unary("random_normal", lambda x: x + jax.random.normal(jax.random.key(7), x.shape))

program("concatenate", [(8, 12), (8, 8)], [(D, M), (D, M)])(
    lambda a, b: jnp.concatenate([a, b], axis=1))
program("shardings_conflict", [(8, 8), (8, 8)], [(D, M), (M, D)])(lambda a, b: a + b @ a)
program("dynamic_update_slice", [(8, 12), (3, 4)], [(D, M), (None, M)])(
    lambda x, u: lax.dynamic_update_slice(x, u, (jnp.int32(3), jnp.int32(7))))


@program("layer_norm", [(8, 16), (16,), (16,)], [(D, M), (M,), (M,)])
def layer_norm(x, scale, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    return (x - mean) * lax.rsqrt(jnp.var(x, axis=-1, keepdims=True) + 1e-5) * scale + bias


program("layer_norm_gradient", [(8, 16), (16,), (16,)], [(D, M), (M,), (M,)])(
    _sum_grad(layer_norm, 3))

ROWS = ((6, 4), "int32")
program("embedding", [(24, 16), ROWS], [(M, None), (D, None)])(lambda t, i: t[i % 24])
program("embedding_gradient", [(24, 16), ROWS], [(M, None), (D, None)])(
    lambda t, i: _sum_grad(lambda t: t[i % 24], 1)(t))
program("take_along_axis", [(6, 12), ROWS], [(D, M), (D, None)])(
    lambda x, i: jnp.take_along_axis(x, i % 12, axis=1))
program("scatter_set", [(8, 12), ((3,), "int32"), (3, 12)], [(D, M), (None,), (None, M)])(
    lambda x, i, u: x.at[i % 8].set(u))
program("scatter_max", [(8, 12), ((3,), "int32"), (8, 3)], [(D, M), (None,), (D, None)])(
    lambda x, i, u: x.at[:, i % 12].max(u))
program("scatter_window", [(8, 12), ((2,), "int32"), (3, 12)], [(D, M), (None,), (None, M)])(
    lambda x, i, u: lax.dynamic_update_slice(x, u, (i[0], jnp.int32(0))))
program("segment_sum", [(16, 4), ((16,), "int32")], [(M, None), (M,)])(
    lambda x, i: jax.ops.segment_sum(x, i % 5, num_segments=5))
program("bincount", [((16,), "int32")], [(M,)])(lambda i: jnp.bincount(i % 6, length=6))


def attention(x, wq, wk, wv):
    b, s, f = x.shape
    q, k, v = ((x @ w).reshape(b, s, 4, f // 4) for w in (wq, wk, wv))
    scores = jnp.einsum("bshd,bthd->bhst", q, k) / (f // 4) ** 0.5
    scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -1e9)
    return jnp.einsum("bhst,bthd->bshd", jax.nn.softmax(scores), v).reshape(b, s, f)


ATTENTION = [(2, 8, 16)] + [(16, 16)] * 3
HEADS, SEQUENCE = [(D,)] + [(None, M)] * 3, [(D, M)] + [()] * 3
program("attention_heads", ATTENTION, HEADS)(attention)
program("attention_heads_gradient", ATTENTION, HEADS)(_sum_grad(attention, 4))
program("attention_sequence", ATTENTION, SEQUENCE)(attention)
program("attention_sequence_gradient", ATTENTION, SEQUENCE)(_sum_grad(attention, 4))
program("attention_checkpoint", ATTENTION, HEADS)(_sum_grad(jax.checkpoint(attention), 4))


def convolution(x, k):
    return lax.conv_general_dilated(x, k, (1, 1), "SAME",
                                    dimension_numbers=("NHWC", "HWIO", "NHWC"))


program("convolution", [(2, 8, 8, 3), (3, 3, 3, 4)], [(D, M), ()])(convolution)
program("convolution_gradient", [(2, 8, 8, 3), (3, 3, 3, 4)], [(D, M), ()])(
    _sum_grad(convolution, 2))
program("max_pool", [(2, 8, 8, 3)], [(D, M)])(
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"))
program("max_pool_gradient", [(2, 8, 8, 3)], [(D, M)])(_sum_grad(
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), 1))

RECURRENT = [(5, 4, 8), (8, 16), (16, 16)]


def recurrent(xs, w, u):
    def cell(h, x):
        h = jnp.tanh(x @ w + h @ u)
        return h, h.sum(axis=1)
    return lax.scan(cell, jnp.zeros((4, 16)), xs)[1]


program("scan", RECURRENT, [(None, D), (None, M), (None, M)])(recurrent)
program("scan_gradient", RECURRENT, [(None, D), (None, M), (None, M)])(
    _sum_grad(recurrent, 3))
_unary("fori_loop", lambda x: lax.fori_loop(0, 5, lambda i, y: jnp.sin(y) + i, x))
_unary("while_on_data", lambda x: lax.while_loop(
    lambda y: jnp.sum(y * y) > 1, lambda y: y * 0.5, x))
_unary("cond", lambda x: lax.cond(jnp.sum(x) > 0, jnp.sin, lambda y: -y, x))
_unary("switch", lambda x: lax.switch(jnp.argmax(x[0]) % 3, [jnp.sin, jnp.cos, jnp.exp], x))


@program("adam", [(8, 16)] * 4, [(D, M)] * 4)
def adam(p, g, m, v):
    m, v = 0.9 * m + 0.1 * g, 0.99 * v * v + 0.01 * g * g
    return p - 0.01 * m / (jnp.sqrt(v) + 1e-6), m, v


@program("experts", [(16, 8), (8, 4), (4, 8, 8)], [(D, None), (), (M, None, None)])
def experts(x, router, w):
    gates = jax.nn.softmax(x @ router)
    value, index = lax.top_k(gates, 2)
    mask = jnp.sum(jax.nn.one_hot(index, 4) * value[..., None], axis=1)
    return jnp.einsum("be,bf,efg->bg", mask, x, w)


@program("cross_entropy_gradient", [(8, 16), (16, 24), ((8,), "int32")],
         [(D, None), (None, M), (D,)])
def cross_entropy(x, w, labels):
    def loss(x, w):
        logits = jax.nn.log_softmax(x @ w)
        return -jnp.mean(jnp.take_along_axis(logits, labels[:, None] % 24, axis=1))
    return jax.grad(loss, argnums=(0, 1))(x, w)
