#!/usr/bin/env python3
"""Trains a decoder transformer with tensor parallelism and FSDP.

The model of transformer.py: heads, the hidden dimension and the vocabulary are split
along "model", batches and the other dimension of each weight along "data".
"""

import sys

import jax
import numpy as np
import training
import transformer
from jax.sharding import PartitionSpec as P

SIZE = transformer.Size(layers=2, batch=8, sequence=16, width=32, hidden=64, vocabulary=32)
SHAPES, SPECS = transformer.parameters(SIZE, "scanned")
BATCH = (P("data"), P("data"))
RATE = 0.3


def init(key):
    leaves, tree = jax.tree.flatten(SHAPES)
    keys = jax.random.split(key, len(leaves))
    def make(key, shape):
        if len(shape) == 1 or shape == (SIZE.layers, SIZE.width):
            return jax.numpy.ones(shape)
        return jax.random.normal(key, shape) * 0.2
    return jax.tree.unflatten(tree, [make(k, s.shape) for k, s in zip(keys, leaves)])


def loss(params, batch):
    return transformer.loss(params, *batch)


def make_batch(random):
    """Each token is the one before it, plus 3."""
    start = random.integers(0, SIZE.vocabulary, (SIZE.batch, 1))
    tokens = (start + 3 * np.arange(SIZE.sequence + 1)) % SIZE.vocabulary
    tokens = tokens.astype(np.int32)
    return tokens[:, :-1].copy(), tokens[:, 1:].copy()


if __name__ == "__main__":
    training.main(sys.modules[__name__])
