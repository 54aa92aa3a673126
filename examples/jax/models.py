#!/usr/bin/env python3
"""Writes small models as Mesh programs, one file each.

    examples/jax/models.py [--folder examples/jax] [--check]

--check writes nothing: it fails if a file is not what this script makes.

Convolutions, experts, recurrences, state spaces, attention, graphs, losses over a split
vocabulary, optimizers, sampling and sorting: each is a loss with its gradient, or a step.
The mesh has 8 devices, data x model; some dims are not divisible by the number of shards.

The programs are committed: they need neither Python nor JAX. The script needs the package
mesh_spmd (`pip install './python[jax]'`), and the version of JAX that its tests have
(python/requirements-test.txt), as others lower to other operations.
"""

import functools

import jax
import jax.numpy as jnp
import program_files
from jax import lax
from jax.sharding import AbstractMesh, PartitionSpec as P

MESH = AbstractMesh((2, 4), ("data", "model"))
D, M = "data", "model"
# By name: a function, and its arguments as (shape, spec) or (shape, spec, type) in pytrees.
MODELS = {}


def model(*arguments):
    """Registers a function under its name."""
    def register(fn):
        MODELS[fn.__name__] = fn, arguments
        return fn
    return register


def gradient(loss):
    """Returns a function of the loss and its gradient by the first argument. It keeps `loss`
    as `__wrapped__`."""
    @functools.wraps(loss)
    def fn(*arguments):
        return jax.value_and_grad(loss)(*arguments)
    return fn


def rms_norm(x):
    return x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6)


def cross_entropy(logits, labels):
    picked = jnp.take_along_axis(logits, labels[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - picked)


@model({"stem": ((3, 3, 3, 8), P()), "body": ((3, 3, 8, 8), P(None, None, None, M)),
        "head": ((8, 5), P())}, ((4, 15, 16, 3), P(D, M)), ((4, 5), P(D)))
@gradient
def convolutional_net(params, images, targets):
    """Batch norm, a residual and max pooling; rows of images are split: halos."""
    def convolve(x, kernel):
        return lax.conv_general_dilated(x, kernel, (1, 1), "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def batch_norm(x):
        mean = jnp.mean(x, axis=(0, 1, 2))
        return (x - mean) * lax.rsqrt(jnp.var(x, axis=(0, 1, 2)) + 1e-3)

    x = jax.nn.relu(batch_norm(convolve(images, params["stem"])))
    x = x + jax.nn.relu(batch_norm(convolve(x, params["body"])))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
    return jnp.mean((jnp.mean(x, axis=(1, 2)) @ params["head"] - targets) ** 2)


@model({"router": ((16, 6), P()), "up": ((6, 16, 24), P(M)), "down": ((6, 24, 16), P(M))},
       ((24, 16), P(D)), ((24, 16), P(D)))
@gradient
def experts_by_sorting(params, x, y):
    """A mixture of experts: tokens are sorted by their expert, and take places of its
    buffer, as many as it has."""
    count = params["router"].shape[1]
    places = 2 * len(x) // count
    gates = jax.nn.softmax(x @ params["router"])
    gate, expert = jnp.max(gates, axis=1), jnp.argmax(gates, axis=1)
    order = jnp.argsort(expert)
    first = jnp.searchsorted(expert[order], jnp.arange(count))
    place = jnp.arange(len(x)) - first[expert[order]]
    buffer = jnp.zeros((count, places, x.shape[1]))
    buffer = buffer.at[expert[order], place].set(x[order], mode="drop")
    hidden = jax.nn.gelu(jnp.einsum("epd,edh->eph", buffer, params["up"]))
    out = jnp.einsum("eph,ehd->epd", hidden, params["down"])
    back = out.at[expert[order], place].get(mode="fill", fill_value=0)
    routed = jnp.zeros_like(x).at[order].set(back) * gate[:, None]
    return jnp.mean((x + routed - y) ** 2)


@model({"input": ((12, 60), P(None, M)), "state": ((20, 60), P(D, M)), "bias": ((60,), P(M)),
        "out": ((20, 12), P(M))}, ((9, 6, 12), P(None, D)))
@gradient
def recurrent_scan(params, xs):
    """A GRU that predicts its next input, and its gradient through the scan."""
    def cell(state, x):
        reset, update, new = jnp.split(x @ params["input"] + params["bias"], 3, axis=-1)
        r, u, n = jnp.split(state @ params["state"], 3, axis=-1)
        reset, update = jax.nn.sigmoid(reset + r), jax.nn.sigmoid(update + u)
        state = update * state + (1 - update) * jnp.tanh(new + reset * n)
        return state, state @ params["out"]
    _, out = lax.scan(cell, jnp.zeros((xs.shape[1], len(params["state"]))), xs[:-1])
    return jnp.mean((out - xs[1:]) ** 2)


@model({"decay": ((16, 4), P(M)), "input": ((16, 4), P(M)), "output": ((16, 4), P(M)),
        "step": ((16, 16), P(None, M)), "mix": ((16, 16), P(M))}, ((2, 12, 16), P(D, None, M)))
@gradient
def state_space(params, x):
    """A selective diagonal state space, as a scan in logarithmic time."""
    step = jax.nn.softplus(x @ params["step"])[..., None]
    decay = jnp.exp(-step * jnp.exp(params["decay"]))
    inputs = step * params["input"] * x[..., None]

    def combine(first, second):
        return first[0] * second[0], first[1] * second[0] + second[1]
    _, states = lax.associative_scan(combine, (decay, inputs), axis=1)
    y = jnp.sum(states * params["output"], axis=-1) @ params["mix"]
    return jnp.mean((jax.nn.silu(y)[:, :-1] - x[:, 1:]) ** 2)


@model({"table": ((50, 16), P(M)), "head": ((16, 50), P(D, M))},
       ((4, 6), P(D), "int32"), ((4, 6), P(D), "int32"))
@gradient
def vocabulary_loss(params, tokens, labels):
    """An embedding and a cross entropy, both over a vocabulary that is split."""
    x = rms_norm(params["table"][tokens % len(params["table"])])
    return cross_entropy(x @ params["head"], labels % len(params["table"]))


@model({"query": ((16, 8, 2), P(D, M)), "key": ((16, 8, 2), P(D, M)),
        "value": ((16, 8, 2), P(D, M)), "out": ((8, 2, 16), P(M, None, D))},
       ((2, 10, 16), P(D)))
@gradient
def rotary_attention(params, x):
    """Causal attention with rotated queries and keys, recomputed for its gradient."""
    def rotate(x):
        half = x.shape[-1] // 2
        angle = jnp.arange(x.shape[1])[:, None, None] / 10.0 ** jnp.arange(half)
        a, b = x[..., :half], x[..., half:]
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle),
                                a * jnp.sin(angle) + b * jnp.cos(angle)], axis=-1)

    @jax.checkpoint
    def attention(params, x):
        q, k, v = (jnp.einsum("bsd,dhk->bshk", x, params[n]) for n in ("query", "key", "value"))
        scores = jnp.einsum("bshk,bthk->bhst", rotate(q), rotate(k)) / q.shape[-1] ** 0.5
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e9)
        mixed = jnp.einsum("bhst,bthk->bshk", jax.nn.softmax(scores), v)
        return jnp.einsum("bshk,hkd->bsd", mixed, params["out"])

    return jnp.mean((x + attention(params, rms_norm(x)))[:, :-1] * x[:, 1:])


@model({"w": ((8, 16), P(D)), "v": ((16, 8), P(M))}, ((20, 8), P(M)), ((40,), P(D), "int32"),
       ((40,), P(D), "int32"))
@gradient
def graph_net(params, nodes, senders, receivers):
    """Messages along edges, summed up at the nodes that receive them."""
    count = len(nodes)
    messages = jax.nn.relu(nodes[senders % count] @ params["w"])
    received = jax.ops.segment_sum(messages, receivers % count, num_segments=count)
    most = jax.ops.segment_max(messages, receivers % count, num_segments=count)
    most = jnp.where(jnp.isfinite(most), most, 0)
    return jnp.mean((nodes + (received + most) @ params["v"]) ** 2)


@model({"image": ((12, 16), P(None, M)), "text": ((10, 16), P(None, M))},
       ((8, 12), P((D, M))), ((8, 10), P((D, M))))
@gradient
def contrastive_loss(params, images, texts):
    """Pairs of images and texts, all against all: the batch is split over all devices."""
    a, b = (rms_norm(x @ params[n]) for x, n in ((images, "image"), (texts, "text")))
    scores, own = a @ b.T, jnp.arange(len(images))
    return cross_entropy(scores, own) + cross_entropy(scores.T, own)


PARAMS = {"w": ((24, 16), P(D, M)), "stack": ((3, 16, 10), P(None, M, D)), "bias": ((10,), P(M))}


def _map_state(update, params, *trees):
    """Returns what `update` returns for each parameter, as trees."""
    leaves, tree = jax.tree.flatten(params)
    results = [update(*p) for p in zip(leaves, *map(tree.flatten_up_to, trees))]
    return tuple(tree.unflatten(part) for part in zip(*results))


@model(PARAMS, PARAMS, PARAMS, PARAMS)
def adamw(params, gradients, first, roots):
    """A step of AdamW whose gradients are clipped to a norm. `roots`: of second moments."""
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    scale = jnp.minimum(1, 1 / (norm + 1e-6))

    def update(p, g, m, r):
        m, v = 0.9 * m + 0.1 * g * scale, 0.99 * r * r + 0.01 * (g * scale) ** 2
        step = m / 0.19 / (jnp.sqrt(v / 0.02) + 1e-4)
        return p - 1e-2 * (step + (0.1 * p if p.ndim > 1 else 0)), m, jnp.sqrt(v)
    return _map_state(update, params, gradients, first, roots)


@model(PARAMS, PARAMS, PARAMS)
def lion(params, gradients, momenta):
    """A step of Lion: signs of what momenta and gradients make."""
    def update(p, g, m):
        return p - 1e-2 * (jnp.sign(0.9 * m + 0.1 * g) + 0.1 * p), 0.99 * m + 0.01 * g
    return _map_state(update, params, gradients, momenta)


@model({"w": PARAMS["w"], "stack": PARAMS["stack"]},
       {"w": PARAMS["w"], "stack": PARAMS["stack"]},
       {"w": ((24,), P(D)), "stack": ((3, 16), P(None, M))},
       {"w": ((16,), P(M)), "stack": ((3, 10), P(None, D))})
def adafactor(params, gradients, rows, columns):
    """A step of Adafactor: second moments are of rows and of columns, and steps are
    clipped by their root mean square."""
    def update(p, g, row, column):
        row = 0.9 * jnp.abs(row) + 0.1 * (jnp.mean(g * g, axis=-1) + 1e-3)
        column = 0.9 * jnp.abs(column) + 0.1 * (jnp.mean(g * g, axis=-2) + 1e-3)
        scale = row / jnp.mean(row, axis=-1, keepdims=True)
        step = g * lax.rsqrt(scale)[..., None] * lax.rsqrt(column)[..., None, :]
        step = step / jnp.maximum(1, jnp.sqrt(jnp.mean(step * step)))
        return p - 1e-2 * jnp.maximum(1e-3, jnp.sqrt(jnp.mean(p * p))) * step, row, column
    return _map_state(update, params, gradients, rows, columns)


@model(((4, 50), P(D, M)), ((2,), P(), "uint32"))
def sampling(logits, key):
    """Draws a token of the likeliest ones: the top 20, and of these the nucleus of 90 %."""
    value, index = lax.top_k(logits / 0.7, 20)
    weights = jax.nn.softmax(value)
    before = jnp.cumsum(weights, axis=-1) - weights
    value = jnp.where(before < 0.9, value, -jnp.inf)
    noise = -jnp.log(-jnp.log(jax.random.uniform(key, value.shape, minval=1e-6)))
    chosen = jnp.argmax(value + noise, axis=-1)
    return jnp.take_along_axis(index, chosen[:, None], axis=-1)[:, 0]


@model({"table": ((40, 16), P(M)), "query": ((16, 16), P(None, M)), "key": ((16, 16), P(None, M)),
        "value": ((16, 16), P(None, M)), "out": ((16, 16), P(M))},
       ((4, 12, 16), P(D, None, M)), ((4, 12, 16), P(D, None, M)), ((4,), P(D), "int32"))
def greedy_decoding(params, keys, values, tokens):
    """Tokens one after the other, with a cache of keys and values."""
    def step(carry, place):
        keys, values, tokens = carry
        x = rms_norm(params["table"][tokens % 40])
        keys = keys.at[:, place].set(x @ params["key"])
        values = values.at[:, place].set(x @ params["value"])
        scores = jnp.einsum("bd,btd->bt", x @ params["query"], keys) / 4
        weights = jax.nn.softmax(jnp.where(jnp.arange(12) <= place, scores, -jnp.inf))
        x = x + jnp.einsum("bt,btd->bd", weights, values) @ params["out"]
        tokens = jnp.argmax(x @ params["table"].T, axis=-1).astype(tokens.dtype)
        return (keys, values, tokens), tokens
    return lax.scan(step, (keys, values, tokens), jnp.arange(4, 9))


@model(((6, 30), P(D, M)), ((6, 30), P(D, M)))
def ranking(scores, relevance):
    """The gain of a ranking by scores, against the best one, and quantiles of scores."""
    discount = 1 / jnp.log2(jnp.arange(scores.shape[1]) + 2.0)
    order = jnp.argsort(-scores, axis=-1)
    gain = jnp.sum(jnp.take_along_axis(relevance, order, axis=-1) * discount, axis=-1)
    best = jnp.sum(-jnp.sort(-relevance, axis=-1) * discount, axis=-1)
    return gain / (jnp.abs(best) + 1), jnp.quantile(scores, jnp.array([0.1, 0.5, 0.9]), axis=-1)


def text_of(name):
    """Returns the text of a model's program."""
    import mesh_spmd

    fn, arguments = MODELS[name]
    def is_argument(x):
        return isinstance(x, tuple) and len(x) > 1 and isinstance(x[1], P)
    def tree(make):
        return jax.tree.map(make, arguments, is_leaf=is_argument)
    structs = tree(lambda a: jax.ShapeDtypeStruct(a[0], *(a[2:] or ("float32",))))
    program = mesh_spmd.convert(fn, *structs, in_shardings=tree(lambda a: a[1]), mesh=MESH)
    return program_files.portable(program.text)


def main():
    options = program_files.parser(__doc__).parse_args()
    program_files.write({f"{name}.mlir": text_of(name) for name in MODELS}, options)


if __name__ == "__main__":
    main()
