#!/usr/bin/env python3
"""Trains a deep net as a pipeline whose stages differ, by a zero-bubble schedule.

The stages are along "model", the batch is split along "data". The first stage embeds words and
the last one ends with the loss of each row; the words that should come out go directly to it.
"""

import sys

import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import training
from jax.sharding import PartitionSpec as P

WORDS, WIDTH, ROWS, MICROBATCHES, BLOCKS = 24, 32, 32, 8, 2
SPECS = {"words": P(), "blocks": [P()] * BLOCKS, "head": P()}
BATCH = (P("data"), P("data"))
RATE = 0.3


def init(key):
    keys = jax.random.split(key, BLOCKS + 2)
    return {"words": jax.random.normal(keys[0], (WORDS, WIDTH)) / 4,
            "blocks": [jax.random.normal(k, (WIDTH, WIDTH)) / 8 for k in keys[2:]],
            "head": jax.random.normal(keys[1], (WIDTH, WORDS)) / 4}


def embed(words, values):
    tokens, wanted = values
    return words[tokens], wanted


def block(kernel, values):
    x, wanted = values
    return x + jnp.tanh(x @ kernel), wanted


def head(kernel, values):
    x, wanted = values
    logits = jax.nn.log_softmax(x @ kernel)
    return -jnp.sum(logits * jax.nn.one_hot(wanted, WORDS), axis=-1)


def loss(params, batch):
    stages = [embed, *[block] * BLOCKS, head]
    own = [params["words"], *params["blocks"], params["head"]]
    return jnp.mean(mesh_spmd.pipeline(stages, own, batch, axis="model",
                                       microbatches=MICROBATCHES, schedule="zb-h1"))


def make_batch(random):
    """The word that follows is 5 further."""
    tokens = random.integers(0, WORDS, ROWS).astype(np.int32)
    return tokens, ((tokens + 5) % WORDS).astype(np.int32)


if __name__ == "__main__":
    training.main(sys.modules[__name__])
