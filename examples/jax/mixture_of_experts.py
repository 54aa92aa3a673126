#!/usr/bin/env python3
"""Trains a mixture of experts: each expert on other devices, tokens sent to two each.

Experts are split along "model", tokens along "data". A token's two experts are chosen by
a router; its contraction with the chosen ones is a sum over the devices of "model".
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np
import training
from jax.sharding import PartitionSpec as P

WIDTH, HIDDEN, EXPERTS, TOKENS = 32, 64, 8, 64
SPECS = {"router": P(), "up": P("model"), "down": P("model")}
BATCH = (P("data"), P("data"))
RATE = 1.0


def init(key):
    keys = jax.random.split(key, 3)
    def normal(key, *shape):
        return jax.random.normal(key, shape) / shape[-2] ** 0.5
    return {"router": normal(keys[0], WIDTH, EXPERTS), "up": normal(keys[1], EXPERTS, WIDTH, HIDDEN),
            "down": normal(keys[2], EXPERTS, HIDDEN, WIDTH)}


def layer(params, x):
    gates = jax.nn.softmax(x @ params["router"])
    value, index = jax.lax.top_k(gates, 2)
    chosen = jnp.sum(jax.nn.one_hot(index, gates.shape[-1]) * value[..., None], axis=1)
    hidden = jax.nn.gelu(jnp.einsum("td,edh->teh", x, params["up"]))
    return jnp.einsum("te,teh,ehd->td", chosen, hidden, params["down"])


def loss(params, batch):
    x, y = batch
    return jnp.mean((x + layer(params, x) - y) ** 2)


def make_batch(random):
    x = random.standard_normal((TOKENS, WIDTH)).astype(np.float32)
    return x, np.tanh(x[:, ::-1]).copy()


if __name__ == "__main__":
    training.main(sys.modules[__name__])
