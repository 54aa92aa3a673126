#!/usr/bin/env python3
"""Writes a decoder transformer as Mesh programs: its loss, and a step of training.

    examples/jax/transformer.py [--layers 2 12 48] [--folder examples/jax] [--check]

--check writes nothing: it fails if a file is not what this script makes.

Each layer is attention with heads and a gated MLP, each after an RMS norm; the loss is
the cross entropy of the next tokens. The step takes the gradient and does Adam. Layers
are a Python loop ("unrolled") or `lax.scan` over stacked parameters ("scanned").

The mesh has 8 devices, data x model. Heads, the hidden dimension of the MLP and the
vocabulary are split along "model"; batches, and the other dimension of each weight
(as FSDP does), along "data".

The programs are committed: they need neither Python nor JAX. Those of more than 2
layers, up to 7 MB of text each, are in the folder `larger`. The script needs the package
mesh_spmd (`pip install './python[jax]'`).
"""

import dataclasses

import jax
import jax.numpy as jnp
import program_files
from jax.sharding import AbstractMesh, PartitionSpec as P

FORMS = ("unrolled", "scanned")
KINDS = ("loss", "step")
MESH = AbstractMesh((2, 4), ("data", "model"))


@dataclasses.dataclass(frozen=True)
class Size:
    """Dimensions of the model, and of a batch."""

    layers: int = 2
    batch: int = 8
    sequence: int = 32
    width: int = 64
    heads: int = 4
    hidden: int = 192
    vocabulary: int = 256


# The parameters of a layer: the dimensions, and the mesh axes that they are split along.
LAYER = {
    "norm1": (("width",), P()),
    "query": (("width", "heads", "head"), P("data", "model")),
    "key": (("width", "heads", "head"), P("data", "model")),
    "value": (("width", "heads", "head"), P("data", "model")),
    "out": (("heads", "head", "width"), P("model", None, "data")),
    "norm2": (("width",), P()),
    "gate": (("width", "hidden"), P("data", "model")),
    "up": (("width", "hidden"), P("data", "model")),
    "down": (("hidden", "width"), P("model", "data")),
}
ENDS = {
    "embedding": (("vocabulary", "width"), P("model", "data")),
    "norm": (("width",), P()),
    "head": (("width", "vocabulary"), P("data", "model")),
}


def parameters(size, form):
    """Returns the parameters as shapes, and their PartitionSpecs, in one structure."""
    sizes = dataclasses.asdict(size) | {"head": size.width // size.heads}
    def make(table, stacked=()):
        shapes = {name: jax.ShapeDtypeStruct((*stacked, *[sizes[d] for d in dims]),
                                             jnp.float32)
                  for name, (dims, _) in table.items()}
        specs = {name: P(*[None] * len(stacked), *spec)
                 for name, (_, spec) in table.items()}
        return shapes, specs
    ends, end_specs = make(ENDS)
    if form == "scanned":
        layers, layer_specs = make(LAYER, (size.layers,))
    else:
        layers, layer_specs = map(list, zip(*[make(LAYER)] * size.layers))
    return ends | {"layers": layers}, end_specs | {"layers": layer_specs}


def norm(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * scale


def attention(x, w):
    q, k, v = (jnp.einsum("bsd,dhk->bhsk", x, w[name])
               for name in ("query", "key", "value"))
    scores = jnp.einsum("bhsk,bhtk->bhst", q, k) / q.shape[-1] ** 0.5
    causal = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9), axis=-1)
    return jnp.einsum("bhsk,hkd->bsd", jnp.einsum("bhst,bhtk->bhsk", weights, v), w["out"])


def gated_mlp(x, w):
    return (jax.nn.silu(x @ w["gate"]) * (x @ w["up"])) @ w["down"]


def layer(x, w):
    x = x + attention(norm(x, w["norm1"]), w)
    return x + gated_mlp(norm(x, w["norm2"]), w)


def loss(params, tokens, targets):
    """Returns the mean cross entropy of `targets` after `tokens`, both batch x sequence."""
    x = params["embedding"][tokens]
    if isinstance(params["layers"], list):
        for w in params["layers"]:
            x = layer(x, w)
    else:
        x, _ = jax.lax.scan(lambda x, w: (layer(x, w), None), x, params["layers"])
    logits = norm(x, params["norm"]) @ params["head"]
    labels = jax.nn.one_hot(targets, logits.shape[-1], dtype=logits.dtype)
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - jnp.sum(logits * labels, axis=-1))


def step(params, first, second, count, tokens, targets):
    """Returns the loss, and parameters and moments after `count` steps of Adam."""
    value, gradient = jax.value_and_grad(loss)(params, tokens, targets)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradient)
    def update(p, m, v):
        m, v = m / (1 - 0.9 ** count), v / (1 - 0.999 ** count)
        return p - 1e-3 * m / (jnp.sqrt(v) + 1e-8)
    return value, jax.tree.map(update, params, first, second), first, second


def program(kind, form, size):
    """Returns a function, its arguments as shapes, and PartitionSpecs of both the
    arguments and the results."""
    params, specs = parameters(size, form)
    tokens = jax.ShapeDtypeStruct((size.batch, size.sequence), jnp.int32)
    if kind == "loss":
        return loss, (params, tokens, tokens), (specs, P("data"), P("data")), P()
    count = jax.ShapeDtypeStruct((), jnp.float32)
    return (step, (params, params, params, count, tokens, tokens),
            (specs, specs, specs, P(), P("data"), P("data")), (P(), specs, specs, specs))


def file_name(layers, form, kind):
    """Returns where in its folder a program is."""
    folder = "larger/" if layers > 2 else ""
    return f"{folder}transformer_{layers}_{form}_{kind}.mlir"


def texts(layers):
    """Returns the texts of programs of so many layers, by the names of their files."""
    import mesh_spmd

    found = {}
    for kind in KINDS:
        for form in FORMS:
            fn, arguments, ins, outs = program(kind, form, Size(layers))
            converted = mesh_spmd.convert(fn, *arguments, in_shardings=ins,
                                          out_shardings=outs, mesh=MESH)
            found[file_name(layers, form, kind)] = program_files.portable(converted.text)
    return found


def main():
    parser = program_files.parser(__doc__)
    parser.add_argument("--layers", type=int, nargs="+", default=[2, 12, 48])
    options = parser.parse_args()
    program_files.write({name: text for layers in options.layers
                         for name, text in texts(layers).items()}, options)


if __name__ == "__main__":
    main()
