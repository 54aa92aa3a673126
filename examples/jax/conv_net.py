#!/usr/bin/env python3
"""Trains a convolutional net whose images are split along their rows.

Rows of images are split along "model", so that devices exchange the rows at the borders
(halos); the batch is split along "data".
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np
import training
from jax.sharding import PartitionSpec as P

SIZE, CHANNELS, CLASSES, IMAGES = 16, 8, 4, 16
SPECS = {"first": P(), "second": P(), "head": P()}
BATCH = (P("data", "model"), P("data"))
RATE = 0.15


def init(key):
    keys = jax.random.split(key, 3)
    return {"first": jax.random.normal(keys[0], (3, 3, 1, CHANNELS)) / 3,
            "second": jax.random.normal(keys[1], (3, 3, CHANNELS, CHANNELS)) / 8,
            "head": jax.random.normal(keys[2], (CHANNELS, CLASSES)) / 3}


def convolve(x, kernel):
    return jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))


def loss(params, batch):
    images, labels = batch
    x = jax.nn.relu(convolve(images, params["first"]))
    x = jax.nn.relu(x + convolve(x, params["second"]))
    logits = jnp.mean(x, axis=(1, 2)) @ params["head"]
    wanted = jax.nn.one_hot(labels, CLASSES)
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * wanted, axis=-1))


def make_batch(random):
    """Images with stripes of different widths."""
    labels = random.integers(0, CLASSES, IMAGES).astype(np.int32)
    rows = np.arange(SIZE) // (1 << labels[:, None]) % 2
    images = np.broadcast_to(rows[:, :, None, None], (IMAGES, SIZE, SIZE, 1)).astype(np.float32)
    return images + 0.1 * random.standard_normal(images.shape).astype(np.float32), labels


if __name__ == "__main__":
    training.main(sys.modules[__name__])
