#!/usr/bin/env python3
"""Trains an xLSTM of mLSTM blocks, with ring layers: communication under contractions.

A block's projections are split along "model" as tensor-parallel layers are: the input is
gathered along its features, the output is scattered. On a machine with links Mesh makes
rings of both: devices contract the blocks that have arrived while the next are under way.
The matrix memory of a head needs no communication: heads are split along "model".
"""

import sys

import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import training
from jax.sharding import PartitionSpec as P

BATCHES, SEQUENCE, WIDTH, HEADS, HEAD, BLOCKS = 4, 16, 32, 4, 16, 2
BLOCK = {"up": P("data", "model"), "gates": P("data", None, "model"), "down": P("model", "data"),
         "scale": P("model")}
SPECS = {"blocks": [BLOCK] * BLOCKS, "head": P("model", "data")}
BATCH = (P("data", None, "model"), P("data", None, "model"))
RATE = 0.03


def init(key):
    def normal(key, *shape):
        return jax.random.normal(key, shape) / shape[0] ** 0.5
    def block(key):
        keys = jax.random.split(key, 3)
        return {"up": normal(keys[0], WIDTH, 3 * HEADS * HEAD), "gates": normal(keys[1], WIDTH, 2, HEADS),
                "down": normal(keys[2], HEADS * HEAD, WIDTH), "scale": jnp.ones(WIDTH)}
    keys = jax.random.split(key, BLOCKS + 1)
    return {"blocks": [block(k) for k in keys[1:]], "head": normal(keys[0], WIDTH, WIDTH)}


def mlstm(q, k, v, inputs, forgets):
    """The parallel form: `q`, `k`, `v` are batch x heads x time x features, the gates
    (before their nonlinearities) batch x heads x time."""
    decay = jnp.cumsum(jax.nn.log_sigmoid(forgets), axis=-1)
    log = decay[..., :, None] - decay[..., None, :] + inputs[..., None, :]
    log = jnp.where(jnp.tril(jnp.ones(log.shape[-2:], bool)), log, -1e9)
    most = jnp.max(log, axis=-1, keepdims=True)
    weights = jnp.exp(log - most) * jnp.einsum("bhsk,bhtk->bhst", q, k) / q.shape[-1] ** 0.5
    norm = jnp.maximum(jnp.abs(jnp.sum(weights, axis=-1, keepdims=True)), jnp.exp(-most))
    return jnp.einsum("bhst,bhtk->bhsk", weights / norm, v)


def block(x, w):
    normed = x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * w["scale"]
    heads = w["gates"].shape[-1]
    q, k, v = jnp.moveaxis((normed @ w["up"]).reshape(*x.shape[:2], 3, heads, -1), (2, 3), (0, 2))
    inputs, forgets = jnp.einsum("bsd,dgh->gbhs", normed, w["gates"])
    mixed = mlstm(q, k, v, inputs, forgets)
    return x + jnp.moveaxis(mixed, 1, 2).reshape(*x.shape[:2], -1) @ w["down"]


def loss(params, batch):
    x, y = batch
    for w in params["blocks"]:
        x = block(x, w)
    return jnp.mean((x @ params["head"] - y) ** 2)


def make_batch(random):
    """Predicts sums of what came before."""
    x = random.standard_normal((BATCHES, SEQUENCE, WIDTH)).astype(np.float32)
    return x, np.tanh(np.cumsum(x, axis=1) / 4)


def print_rings():
    """Prints what the rings of a wider block hide on a machine."""
    def layers(x, up, down):
        return jnp.tanh(x @ up) @ down
    def struct(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)
    wide = mesh_spmd.jit(layers, in_shardings=(P("data", None, "model"), P(None, "model"), P("model")),
                         out_shardings=P("data", None, "model"), mesh=training.MESH)
    low = wide.lower(struct(8, 2048, 4096), struct(4096, 12288), struct(12288, 4096))
    simulation = low.simulate(training.MACHINE)
    hidden, exposed = (sum(row[f"{kind}_seconds"] for row in simulation.collectives)
                       for kind in ("hidden", "exposed"))
    print(f"rings: {len(simulation.collectives)} permutes, {hidden * 1e3:.2f} ms hidden, "
          f"{exposed * 1e3:.2f} ms exposed")
    return hidden, exposed


if __name__ == "__main__":
    training.main(sys.modules[__name__])
    print_rings()
