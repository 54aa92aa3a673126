"""Models for search_degrees.py, and the annotations that experts give them.

A model is a loss with its parameters and a batch, in a size as it is trained, and in a tiny
one of as many ops that runs anywhere. Experts differ in the axes that split weights, and in
those that split the batch and activations between blocks.
"""

import dataclasses
import pathlib
import sys

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec as P

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples/jax"))
import transformer  # noqa: E402

D, M = "data", "model"


@dataclasses.dataclass(frozen=True)
class Expert:
    """A way to annotate: all specs of a model, with some axes alone.

    weights: the axes that split weights.
    batch: those that split the first dimension of batches, and of values between blocks.
    splits_sequence: whether "model" splits the second dimension of these values.
    shards_state: whether the state of a step is split along "data" (ZeRO-1).
    splits_experts: whether weights are split by the other specs of the model, as the experts of
        a mixture, and not their dimensions.
    stages: whether layers are stages of a pipeline, along an axis of its own.
    """

    weights: tuple = ()
    batch: tuple = (D, M)
    splits_sequence: bool = False
    shards_state: bool = False
    splits_experts: bool = False
    stages: bool = False

    def get_activations(self):
        """Returns the spec of values between blocks."""
        return P(self.batch, M) if self.splits_sequence else P(self.batch)


EXPERTS = {
    "data parallel": Expert(),
    "data parallel, sequence": Expert((), (D,), splits_sequence=True),
    "zero": Expert(shards_state=True),
    "fsdp": Expert((D,)),
    "fsdp, sequence": Expert((D,), (D,), splits_sequence=True),
    "megatron": Expert((M,), (D,)),
    "megatron, zero": Expert((M,), (D,), shards_state=True),
    "megatron, sequence": Expert((M,), (D,), splits_sequence=True),
    "2-d": Expert((D, M), (D,)),
    "2-d, sequence": Expert((D, M), (D,), splits_sequence=True),
    "experts": Expert((M,), splits_experts=True),
    "experts, fsdp": Expert((D, M), splits_experts=True),
    "pipeline": Expert(stages=True),
    "pipeline, zero": Expert(shards_state=True, stages=True),
    "pipeline, fsdp": Expert((D,), stages=True),
    "pipeline, megatron": Expert((M,), (D,), stages=True),
}


@dataclasses.dataclass(frozen=True)
class Model:
    """A loss of parameters, a batch, and `place`, which places activations.

    params, batch: shapes in pytrees; specs: PartitionSpecs of the parameters.
    expert_specs: those of experts that are split as such, or of tables.
    sequences: whether the second dimension of activations may be split.
    has_layers: whether layers repeat.
    saving: the values that the step keeps for its backward part, if not all.
    """

    loss: callable
    params: dict
    specs: dict
    batch: tuple
    optimizer: str = "adamw"
    expert_specs: dict = None
    sequences: bool = False
    has_layers: bool = False
    saving: str = ""

    def get_experts(self):
        """Returns the experts that have something to say of the model."""
        return {name: expert for name, expert in EXPERTS.items()
                if (self.expert_specs or not expert.splits_experts)
                and (self.sequences or not expert.splits_sequence)
                and (self.has_layers or not expert.stages)}


def struct(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def from_table(table):
    """Returns shapes and specs of a table of (shape, spec)."""
    def pick(number):
        return jax.tree.map(lambda leaf: leaf[number], table,
                            is_leaf=lambda leaf: isinstance(leaf, tuple))
    shapes = jax.tree.map(lambda leaf: struct(*leaf[0]), table,
                          is_leaf=lambda leaf: isinstance(leaf, tuple))
    return shapes, pick(1)


def make_transformer(form="unrolled", saving="", **sizes):
    size = transformer.Size(**sizes)
    params, specs = transformer.parameters(size, form)

    def layer(x, w, place):
        x = place(x + transformer.attention(transformer.norm(x, w["norm1"]), w))
        return place(x + transformer.gated_mlp(transformer.norm(x, w["norm2"]), w))

    def loss(params, tokens, targets, place):
        x = place(params["embedding"][tokens])
        if form == "scanned":
            x, _ = jax.lax.scan(lambda x, w: (layer(x, w, place), None), x, params["layers"])
        else:
            for w in params["layers"]:
                x = layer(x, w, place)
        logits = transformer.norm(x, params["norm"]) @ params["head"]
        labels = jax.nn.one_hot(targets, logits.shape[-1], dtype=logits.dtype)
        return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - jnp.sum(logits * labels, axis=-1))

    tokens = struct(size.batch, size.sequence, dtype=jnp.int32)
    return Model(loss, params, specs, (tokens, tokens), sequences=True, has_layers=True,
                 saving=saving)


def make_mlp(layers=4, batch=64, width=32, hidden=64):
    params, specs = from_table([{"up": ((width, hidden), P(D, M)), "bias": ((hidden,), P(M)),
                                 "down": ((hidden, width), P(M, D))}] * layers)

    def loss(params, inputs, targets, place):
        x = place(inputs)
        for w in params:
            x = place(x + jax.nn.gelu(x @ w["up"] + w["bias"]) @ w["down"])
        return jnp.mean((x - targets) ** 2)
    return Model(loss, params, specs, (struct(batch, width),) * 2, has_layers=True)


def make_attention(batch=16, sequence=32, width=64, heads=8):
    shape = (width, heads, width // heads)
    params, specs = from_table({"query": (shape, P(D, M)), "key": (shape, P(D, M)),
                                "value": (shape, P(D, M)),
                                "out": (shape[1:] + shape[:1], P(M, None, D))})

    def loss(params, inputs, targets, place):
        x = place(inputs)
        return jnp.mean((place(x + transformer.attention(x, params)) - targets) ** 2)
    return Model(loss, params, specs, (struct(batch, sequence, width),) * 2, sequences=True)


def make_experts(layers=2, groups=16, tokens=32, width=32, hidden=64, experts=8):
    """A mixture of experts: of each group's tokens an expert takes as many as it has places
    for, of those that have it among their best two."""
    places = 2 * tokens // experts
    table = [{"router": ((width, experts), P(D)), "up": ((experts, width, hidden), P(None, D, M)),
              "down": ((experts, hidden, width), P(None, M, D))}] * layers
    params, specs = from_table(table)
    split = [{"router": P(), "up": P(M, D), "down": P(M, None, D)}] * layers

    def route(gates):
        value, index = jax.lax.top_k(gates, 2)
        chosen = jnp.sum(jax.nn.one_hot(index, experts), axis=2)
        place = jnp.cumsum(chosen, axis=1) - chosen
        slot = jax.nn.one_hot(place.astype(jnp.int32), places) * chosen[..., None]
        weights = gates * chosen / jnp.sum(value, axis=-1, keepdims=True)
        return slot, slot * weights[..., None]

    def layer(x, w):
        dispatch, combine = route(jax.nn.softmax(x @ w["router"]))
        sent = jnp.einsum("gtec,gtd->egcd", dispatch, x)
        hidden = jax.nn.gelu(jnp.einsum("egcd,edh->egch", sent, w["up"]))
        made = jnp.einsum("egch,ehd->egcd", hidden, w["down"])
        return jnp.einsum("gtec,egcd->gtd", combine, made)

    def loss(params, inputs, targets, place):
        x = place(inputs)
        for w in params:
            x = place(x + layer(x, w))
        return jnp.mean((x - targets) ** 2)
    batch = (struct(groups, tokens, width),) * 2
    return Model(loss, params, specs, batch, expert_specs=split, sequences=True)


def make_conv_net(images=16, size=16, channels=16, blocks=4, classes=16):
    """Residual blocks of two convolutions; activations between blocks may be split by rows."""
    params, specs = from_table(
        {"stem": ((3, 3, 3, channels), P(None, None, None, D)),
         "blocks": [{"first": ((3, 3, channels, channels), P(None, None, D, M)),
                     "second": ((3, 3, channels, channels), P(None, None, M, D))}] * blocks,
         "head": ((channels, classes), P(D, M))})

    def convolve(x, kernel):
        return jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME",
                                            dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def loss(params, inputs, targets, place):
        x = place(jax.nn.relu(convolve(inputs, params["stem"])))
        for w in params["blocks"]:
            x = place(x + convolve(jax.nn.relu(convolve(x, w["first"])), w["second"]))
        return jnp.mean((jnp.mean(x, axis=(1, 2)) @ params["head"] - targets) ** 2)
    batch = (struct(images, size, size, 3), struct(images, classes))
    return Model(loss, params, specs, batch, sequences=True)


# The tables of the Criteo data of a day, cut at 40 million rows (MLPerf's DLRM-DCNv2).
TABLES = [40_000_000, 39060, 17295, 7424, 20265, 3, 7122, 1543, 63, 40_000_000, 3067956, 405282,
          10, 2209, 11938, 155, 4, 976, 14, 40_000_000, 40_000_000, 40_000_000, 590152, 12973,
          108, 36]


def make_recommender(batch=256, width=16, hidden=64, most_rows=64):
    """A model of clicks: embeddings of features, and an MLP on them. Tables of at least a
    million rows are split by rows, as "fsdp" has it, or by columns; others are replicated.
    Columns are split along "model" whether it splits the batch ("experts") or not ("megatron").
    """
    sizes = [len(TABLES) * width, hidden, hidden // 2, 8]
    tables = [((min(rows, most_rows), width), P(D, M) if rows >= 1_000_000 else P())
              for rows in TABLES]
    params, specs = from_table({"tables": tables,
                                "layers": [(pair, P()) for pair in zip(sizes, sizes[1:])]})

    def loss(params, features, clicks, place):
        x = jnp.concatenate([table[features[:, number]]
                             for number, table in enumerate(params["tables"])], axis=1)
        for layer in params["layers"]:
            x = jax.nn.relu(x @ layer)
        return jnp.mean(jnp.logaddexp(0.0, x[:, 0]) - clicks * x[:, 0])
    batch = struct(batch, len(TABLES), dtype=jnp.int32), struct(batch)
    return Model(loss, params, specs, batch, optimizer="sgd", expert_specs=specs)


# The sizes of 7 billion parameters in 32 layers (LLaMA), and those of about 70 billion.
SEVEN = {"batch": 64, "sequence": 2048, "width": 4096, "heads": 32, "hidden": 11008,
         "vocabulary": 32000}
SEVENTY = {"layers": 80, "batch": 1024, "sequence": 4096, "width": 8192, "heads": 64,
           "hidden": 24576, "vocabulary": 128256}
# Makers of models, the sizes as trained, and what these share with the tiny ones.
MODELS = {
    "mlp": (make_mlp, {"batch": 16384, "width": 8192, "hidden": 32768}, {}),
    "attention": (make_attention,
                  {"batch": 16, "sequence": 4096, "width": 8192, "heads": 64}, {}),
    "experts": (make_experts,
                {"groups": 64, "tokens": 1024, "width": 4096, "hidden": 14336}, {}),
    "conv_net": (make_conv_net,
                 {"images": 256, "size": 56, "channels": 256, "classes": 1000}, {}),
    "recommender": (make_recommender, {"batch": 65536, "width": 128, "hidden": 1024,
                                       "most_rows": max(TABLES)}, {}),
    "transformer_2": (make_transformer, SEVEN, {"layers": 2}),
    "transformer_12": (make_transformer, SEVEN | {"layers": 12}, {"form": "scanned"}),
    "transformer_12_unrolled": (make_transformer, SEVEN, {"layers": 12}),
    # Layers are computed again in the backward part.
    "transformer_48": (make_transformer, SEVEN | {"layers": 48},
                       {"form": "scanned", "saving": "nothing"}),
    "70b": (make_transformer, SEVENTY, {"form": "scanned", "saving": "nothing"}),
}


def make_model(name, tiny=False):
    make, sizes, shared = MODELS[name]
    return make(**shared) if tiny else make(**shared, **sizes)
