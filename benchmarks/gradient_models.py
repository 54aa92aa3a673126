"""Models and layers for gradients.py --models: what people train, in sizes where memory is
that of tensors.

MODELS maps a name to a function and its arguments, as in examples/jax/models.py: pytrees of
(shape, spec) or (shape, spec, type). Gradients are by the first argument. They are the losses
of examples/jax, layers of python/tests (MLPs, attention, those in `shard_map`), by their inputs
too, and the models below.
The mesh is 2 x 4, data x model.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("examples/jax", "python/tests", "python")]

import harness  # noqa: E402, F401  (sets up JAX)
import mixture_of_experts  # noqa: E402
import models as examples  # noqa: E402
import programs  # noqa: E402
import shard_map_programs  # noqa: E402
import transformer  # noqa: E402
import xlstm  # noqa: E402
from models import D, M, cross_entropy, rms_norm  # noqa: E402

MODELS = {}


def is_argument(value):
    """Returns whether a value describes an argument, and is no tree of such."""
    return isinstance(value, tuple) and len(value) > 1 and isinstance(value[1], P)


def model(*arguments, name=None):
    """Registers a function, under its own name if it has none."""
    def register(fn):
        MODELS[name or fn.__name__] = fn, arguments
        return fn
    return register


def add_example(name, *arguments):
    """Registers a loss of examples/jax/models.py in another size."""
    fn, _ = examples.MODELS[name]
    model(*arguments, name=name)(getattr(fn, "__wrapped__", fn))


def add_program(name, *shapes):
    """Registers a program of python/tests in another size. Arguments of integers are data."""
    fn, args, specs = programs.PROGRAMS[name]
    described = [(shape, P(*spec), type_)
                 for shape, spec, (_, type_) in zip(shapes, specs, args, strict=True)]
    count = sum(type_ == "float32" for _, type_ in args)
    model(described[:count], *described[count:], name=name)(
        lambda first, *data: fn(*first, *data))


def add_transformer(form):
    size = transformer.Size(layers=4, batch=8, sequence=128, width=256, heads=8, hidden=768,
                            vocabulary=2048)
    fn, structs, specs, _ = transformer.program("loss", form, size)
    model(*jax.tree.map(lambda struct, spec: (struct.shape, spec, struct.dtype), structs, specs),
          name=f"transformer_{form}")(fn)


# The losses of examples/jax.
add_example("convolutional_net",
            {"stem": ((3, 3, 3, 64), P()), "body": ((3, 3, 64, 64), P(None, None, None, M)),
             "head": ((64, 10), P())}, ((16, 32, 32, 3), P(D, M)), ((16, 10), P(D)))
add_example("experts_by_sorting",
            {"router": ((128, 8), P()), "up": ((8, 128, 512), P(M)), "down": ((8, 512, 128), P(M))},
            ((512, 128), P(D)), ((512, 128), P(D)))
add_example("recurrent_scan",
            {"input": ((128, 768), P(None, M)), "state": ((256, 768), P(D, M)),
             "bias": ((768,), P(M)), "out": ((256, 128), P(M))}, ((24, 32, 128), P(None, D)))
add_example("state_space",
            {"decay": ((256, 8), P(M)), "input": ((256, 8), P(M)), "output": ((256, 8), P(M)),
             "step": ((256, 256), P(None, M)), "mix": ((256, 256), P(M))},
            ((4, 64, 256), P(D, None, M)))
add_example("vocabulary_loss",
            {"table": ((4096, 256), P(M)), "head": ((256, 4096), P(D, M))},
            ((8, 64), P(D), "int32"), ((8, 64), P(D), "int32"))
add_example("rotary_attention",
            {**{name: ((256, 8, 32), P(D, M)) for name in ("query", "key", "value")},
             "out": ((8, 32, 256), P(M, None, D))}, ((4, 128, 256), P(D)))
add_example("graph_net", {"w": ((128, 256), P(D)), "v": ((256, 128), P(M))},
            ((512, 128), P(M)), ((2048,), P(D), "int32"), ((2048,), P(D), "int32"))
add_example("contrastive_loss",
            {"image": ((512, 256), P(None, M)), "text": ((384, 256), P(None, M))},
            ((256, 512), P((D, M))), ((256, 384), P((D, M))))
add_example("ranking", ((64, 512), P(D, M)), ((64, 512), P(D, M)))
add_transformer("unrolled")
add_transformer("scanned")
model({"blocks": [{"up": ((256, 768), P(D, M)), "gates": ((256, 2, 8), P(D, None, M)),
                   "down": ((256, 256), P(M, D)), "scale": ((256,), P(M))}] * 2,
       "head": ((256, 256), P(M, D))},
      tuple(((4, 128, 256), spec) for spec in xlstm.BATCH), name="xlstm")(xlstm.loss)
model({"router": ((256, 16), P()), "up": ((16, 256, 512), P(M)), "down": ((16, 512, 256), P(M))},
      (((256, 256), P(D)),) * 2, name="mixture_of_experts")(mixture_of_experts.loss)

# Layers of python/tests.
ATTENTION = (4, 128, 256), *[(256, 256)] * 3
add_program("mlp", (256, 512), (512, 1024), (1024, 512))
add_program("mlp_fsdp", (256, 512), (512, 1024), (1024, 512))
add_program("attention_heads", *ATTENTION)
add_program("attention_sequence", *ATTENTION)
add_program("shard_map_megatron", (256, 512), (512, 1024), (1024, 512))
add_program("shard_map_fsdp", (256, 512), (512, 1024), (1024, 512))
add_program("shard_map_ring_attention", *[(4, 256, 128)] * 3)
add_program("shard_map_experts", (512, 256), (256, 4), (4, 256, 256))
add_program("shard_map_pipeline", (8, 64, 256), (4, 256, 256))
add_program("shard_map_sequence", (4, 256, 256), (256,))
add_program("shard_map_halo", (8, 256, 128), (3, 128, 128))
add_program("shard_map_vocabulary", (256, 512), (1024, 512), (256,))
add_program("shard_map_data_parallel", *ATTENTION)


def layer_norm(x, scale):
    centred = x - jnp.mean(x, axis=-1, keepdims=True)
    return centred * lax.rsqrt(jnp.mean(centred ** 2, axis=-1, keepdims=True) + 1e-5) * scale


def batch_norm(x):
    axes = tuple(range(x.ndim - 1))
    return (x - jnp.mean(x, axes)) * lax.rsqrt(jnp.var(x, axes) + 1e-3)


def group_norm(x, groups=8):
    parts = x.reshape(*x.shape[:3], groups, -1)
    centred = parts - jnp.mean(parts, axis=(1, 2, 4), keepdims=True)
    variance = jnp.mean(centred ** 2, axis=(1, 2, 4), keepdims=True)
    return (centred * lax.rsqrt(variance + 1e-5)).reshape(x.shape)


def convolve(x, kernel, stride=1, **options):
    return lax.conv_general_dilated(x, kernel, (stride, stride), "SAME",
                                    dimension_numbers=("NHWC", "HWIO", "NHWC"), **options)


def attend(q, k, v, mask=None):
    """Attention of batch x sequence x heads x features."""
    scores = jnp.einsum("bshk,bthk->bhst", q, k) / q.shape[-1] ** 0.5
    if mask is not None:
        scores = jnp.where(mask, scores, -1e9)
    return jnp.einsum("bhst,bthk->bshk", jax.nn.softmax(scores), v)


@model([{"input": ((128, 1024), P(None, M)), "state": ((256, 1024), P(None, M)),
         "bias": ((1024,), P(M))},
        {"input": ((256, 1024), P(None, M)), "state": ((256, 1024), P(None, M)),
         "bias": ((1024,), P(M))}], ((24, 32, 128), P(None, D)), ((24, 32, 256), P(None, D)))
def lstm(layers, xs, targets):
    """Two layers of LSTM over a sequence."""
    for w in layers:
        def cell(state, x, w=w):
            hidden, memory = state
            gates = x @ w["input"] + hidden @ w["state"] + w["bias"]
            enter, forget, leave, new = jnp.split(gates, 4, axis=-1)
            memory = jax.nn.sigmoid(forget + 1) * memory + jax.nn.sigmoid(enter) * jnp.tanh(new)
            hidden = jax.nn.sigmoid(leave) * jnp.tanh(memory)
            return (hidden, memory), hidden
        zeros = jnp.zeros((xs.shape[1], len(w["state"])))
        _, xs = lax.scan(cell, (zeros, zeros), xs)
    return jnp.mean((xs - targets) ** 2)


@model({"first": ((3, 3, 3, 64), P()), "narrow": ((3, 3, 64, 128), P(None, None, None, M)),
        "middle": ((3, 3, 128, 128), P(None, None, None, M)),
        "widen": ((2, 2, 64, 128), P()), "last": ((3, 3, 128, 64), P()), "out": ((64, 3), P())},
       ((4, 32, 32, 3), P(D, M)), ((4, 32, 32, 3), P(D, M)))
def u_net(w, images, targets):
    """Images are halved, and made as large again beside what they were; rows are split."""
    whole = jax.nn.silu(group_norm(convolve(images, w["first"])))
    half = jax.nn.silu(group_norm(convolve(whole, w["narrow"], stride=2)))
    half = half + jax.nn.silu(group_norm(convolve(half, w["middle"])))
    wide = lax.conv_transpose(half, w["widen"], (2, 2), "SAME", transpose_kernel=True,
                              dimension_numbers=("NHWC", "HWIO", "NHWC"))
    joined = jnp.concatenate([whole, wide], axis=-1)
    return jnp.mean((jax.nn.silu(convolve(joined, w["last"])) @ w["out"] - targets) ** 2)


@model({"stem": ((7, 7, 3, 64), P()), "first": ((3, 3, 64, 64), P()),
        "second": ((3, 3, 64, 128), P(None, None, None, M)),
        "third": ((3, 3, 128, 128), P(None, None, None, M)),
        "shortcut": ((1, 1, 64, 128), P(None, None, None, M)), "head": ((128, 10), P(M))},
       ((16, 32, 32, 3), P(D)), ((16,), P(D), "int32"))
def res_net(w, images, labels):
    """Residual blocks with batch norms, of which one halves the image."""
    x = jax.nn.relu(batch_norm(convolve(images, w["stem"], stride=2)))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    x = jax.nn.relu(x + batch_norm(convolve(x, w["first"])))
    y = jax.nn.relu(batch_norm(convolve(x, w["second"], stride=2)))
    y = batch_norm(convolve(y, w["third"]))
    x = jax.nn.relu(y + batch_norm(convolve(x, w["shortcut"], stride=2)))
    return cross_entropy(jnp.mean(x, axis=(1, 2)) @ w["head"], labels % 10)


@model({"stem": ((3, 3, 3, 64), P()), "depth": ((3, 3, 1, 64), P()),
        "points": ((64, 128), P(None, M)), "depth2": ((3, 3, 1, 128), P(None, None, None, M)),
        "points2": ((128, 128), P(M)), "head": ((128, 10), P())},
       ((16, 32, 32, 3), P(D)), ((16,), P(D), "int32"))
def mobile_net(w, images, labels):
    """Convolutions by channel, and products over channels."""
    def separable(x, depth, points, stride):
        x = convolve(x, depth, stride, feature_group_count=x.shape[-1])
        return jax.nn.relu6(batch_norm(jax.nn.relu6(batch_norm(x)) @ points))
    x = jax.nn.relu6(batch_norm(convolve(images, w["stem"], stride=2)))
    x = separable(x, w["depth"], w["points"], 2)
    x = separable(x, w["depth2"], w["points2"], 1)
    return cross_entropy(jnp.mean(x, axis=(1, 2)) @ w["head"], labels % 10)


@model({"patches": ((8, 8, 3, 256), P()), "places": ((64, 256), P()),
        "qkv": ((256, 3, 8, 32), P(D, None, M)), "out": ((8, 32, 256), P(M, None, D)),
        "norms": ((3, 256), P()), "up": ((256, 1024), P(D, M)), "bias": ((1024,), P(M)),
        "down": ((1024, 256), P(M, D)), "head": ((256, 100), P())},
       ((8, 64, 64, 3), P(D)), ((8,), P(D), "int32"))
def vision_transformer(w, images, labels):
    """Patches of images, attention among them, and the mean of them."""
    x = lax.conv_general_dilated(images, w["patches"], (8, 8), "VALID",
                                 dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x = x.reshape(len(images), -1, x.shape[-1]) + w["places"]
    q, k, v = jnp.einsum("bsd,dnhk->nbshk", layer_norm(x, w["norms"][0]), w["qkv"])
    x = x + jnp.einsum("bshk,hkd->bsd", attend(q, k, v), w["out"])
    hidden = jax.nn.gelu(layer_norm(x, w["norms"][1]) @ w["up"] + w["bias"])
    x = layer_norm(x + hidden @ w["down"], w["norms"][2])
    return cross_entropy(jnp.mean(x, axis=1) @ w["head"], labels)


@model({"query": ((256, 8, 32), P(None, M)), "key": ((256, 4, 32), P(None, M)),
        "value": ((256, 4, 32), P(None, M)), "out": ((8, 32, 256), P(M))},
       ((4, 128, 256), P(D)), ((4, 128, 256), P(D)))
def grouped_query(w, x, targets):
    """Attention in a window of 32 places, where two heads share keys and values."""
    q, k, v = (jnp.einsum("bsd,dhk->bshk", rms_norm(x), w[n]) for n in ("query", "key", "value"))
    k, v = (jnp.repeat(y, 2, axis=2) for y in (k, v))
    places = jnp.arange(x.shape[1])
    distance = places[:, None] - places
    mixed = attend(q, k, v, (distance >= 0) & (distance < 32))
    return jnp.mean((x + jnp.einsum("bshk,hkd->bsd", mixed, w["out"]) - targets) ** 2)


@model({"gate": ((256, 768), P(D, M)), "up": ((256, 768), P(D, M)), "down": ((768, 256), P(M, D)),
        "scale": ((256,), P())}, ((512, 256), P(D)), ((512, 256), P(D)))
def gated_dropout(w, x, targets):
    """A gated MLP with dropout of its hidden values and of its result."""
    def drop(x, number):
        kept = jax.random.bernoulli(jax.random.key(number), 0.9, x.shape)
        return jnp.where(kept, x / 0.9, 0)
    y = layer_norm(x, w["scale"])
    hidden = drop(jax.nn.silu(y @ w["gate"]) * (y @ w["up"]), 0)
    return jnp.mean((x + drop(hidden @ w["down"], 1) - targets) ** 2)


@model({"encode": ((784, 512), P(None, M)), "mean": ((512, 64), P(M)), "width": ((512, 64), P(M)),
        "decode": ((64, 512), P(None, M)), "out": ((512, 784), P(M))}, ((128, 784), P(D)))
def variational_autoencoder(w, x):
    """Codes with noise, the likelihood of what they decode to, and their divergence."""
    hidden = jax.nn.relu(x @ w["encode"])
    mean, width = hidden @ w["mean"], hidden @ w["width"]
    code = mean + jnp.exp(width / 2) * jax.random.normal(jax.random.key(0), mean.shape)
    logits = jax.nn.relu(code @ w["decode"]) @ w["out"]
    likelihood = jnp.sum(jax.nn.sigmoid(x) * logits - jax.nn.softplus(logits), axis=-1)
    divergence = jnp.sum(mean ** 2 + jnp.exp(width) - width - 1, axis=-1) / 2
    return jnp.mean(divergence - likelihood)


@model({"w": ((128, 256), P(None, M)), "sends": ((256,), P(M)), "receives": ((256,), P(M))},
       ((512, 128), P()), ((2048,), P(D), "int32"), ((2048,), P(D), "int32"))
def graph_attention(w, nodes, senders, receivers):
    """Each node weighs the nodes that it has edges from."""
    count = len(nodes)
    senders, receivers = senders % count, receivers % count
    x = nodes @ w["w"]
    scores = jax.nn.leaky_relu((x @ w["sends"])[senders] + (x @ w["receives"])[receivers])
    most = jax.ops.segment_max(lax.stop_gradient(scores), receivers, num_segments=count)
    weights = jnp.exp(scores - most[receivers])
    total = jax.ops.segment_sum(weights, receivers, num_segments=count)
    weights = weights / total[receivers]
    mixed = jax.ops.segment_sum(weights[:, None] * x[senders], receivers, num_segments=count)
    return jnp.mean(jax.nn.elu(mixed) ** 2)


@model({"up": ((4, 256, 512), P(None, D, M)), "down": ((4, 512, 256), P(None, M, D))},
       ((256, 256), P(D)), ((4,), P()))
def stochastic_depth(w, x, draws):
    """Layers of a scan, of which some are left out."""
    def layer(x, given):
        up, down, draw = given
        return lax.cond(draw > 0, lambda x: x + jax.nn.gelu(rms_norm(x) @ up) @ down,
                        lambda x: x, x), None
    x, _ = lax.scan(layer, x, (w["up"], w["down"], draws))
    return jnp.mean(x ** 2)


@model({"tables": [((2048, 128), P(M))] * 3, "bottom": ((64, 128), P()),
        "top": ((134, 256), P(None, M)), "out": ((256, 1), P(M))},
       ((256, 64), P(D)), ((3, 256, 8), P(None, D), "int32"), ((256,), P(D)))
def recommender(w, dense, rows, clicks):
    """Sums of rows of tables, their products with each other, and an MLP."""
    bags = [jnp.sum(table[row], axis=1) for table, row in zip(w["tables"], rows)]
    features = jnp.stack([jax.nn.relu(dense @ w["bottom"]), *bags], axis=1)
    products = jnp.einsum("bif,bjf->bij", features, features)
    pairs = products[:, *jnp.triu_indices(features.shape[1], 1)]
    joined = jnp.concatenate([features[:, 0], pairs], axis=1)
    logits = (jax.nn.relu(joined @ w["top"]) @ w["out"])[:, 0]
    return jnp.mean(jax.nn.softplus(logits) - (clicks > 0) * logits)


@model({"lift": ((2, 128), P()), "real": ((2, 16, 128, 128), P(None, None, None, M)),
        "imaginary": ((2, 16, 128, 128), P(None, None, None, M)),
        "local": ((2, 128, 128), P(None, None, M)), "out": ((128, 1), P())},
       ((8, 256, 2), P(D)), ((8, 256), P(D)))
def fourier_operator(w, x, targets):
    """Layers that multiply the lowest frequencies of a signal."""
    x = x @ w["lift"]
    for real, imaginary, local in zip(w["real"], w["imaginary"], w["local"]):
        low = jnp.fft.rfft(x, axis=1)[:, :len(real)]
        low = jnp.einsum("bmi,mio->bmo", low, lax.complex(real, imaginary))
        x = jax.nn.gelu(jnp.fft.irfft(low, n=x.shape[1], axis=1) + x @ local)
    return jnp.mean(((x @ w["out"])[..., 0] - targets) ** 2)


@model({"up": ((128, 512), P(None, M)), "bias": ((512,), P(M)), "down": ((512, 128), P(M))},
       ((256, 128), P(D)), ((256, 128), P(D)))
def neural_ode(w, x, targets):
    """Eight steps of Runge and Kutta's method."""
    def slope(x):
        return jnp.tanh(x @ w["up"] + w["bias"]) @ w["down"]

    def advance(_, x):
        first = slope(x)
        second = slope(x + first / 16)
        third = slope(x + second / 16)
        fourth = slope(x + third / 8)
        return x + (first + 2 * second + 2 * third + fourth) / 48
    return jnp.mean((lax.fori_loop(0, 8, advance, x) - targets) ** 2)


@model({"first": ((1, 128), P()), "filter": ((4, 2, 128, 128), P(None, None, None, M)),
        "gate": ((4, 2, 128, 128), P(None, None, None, M)), "mix": ((4, 128, 128), P(None, M)),
        "out": ((128, 256), P(None, M))}, ((4, 256, 1), P(D)), ((4, 256), P(D), "int32"))
def wave_net(w, signal, labels):
    """Causal convolutions with gaps that double, gates, and a sum of all layers."""
    def causal(x, kernel, gap):
        return lax.conv_general_dilated(x, kernel, (1,), [(gap, 0)], rhs_dilation=(gap,),
                                        dimension_numbers=("NWC", "WIO", "NWC"))
    x, total = signal @ w["first"], 0
    for number in range(len(w["filter"])):
        gap = 2 ** number
        made = jnp.tanh(causal(x, w["filter"][number], gap)) * jax.nn.sigmoid(
            causal(x, w["gate"][number], gap))
        made = made @ w["mix"][number]
        x, total = x + made, total + made
    return cross_entropy(jax.nn.relu(total) @ w["out"], labels)
