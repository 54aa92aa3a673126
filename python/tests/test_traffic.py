"""Ops along a split dim send what crosses devices, not the whole dim."""

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import pytest
from jax import lax
from jax.sharding import PartitionSpec as P

# The collectives for 4,096 floats on 4 devices, and the bytes of each that a device sends
# at most. A block is 4,096 bytes, and a gather of the whole sends 12,288.
TRAFFIC = {
    # A value and an index for each other device.
    "argmax": (jnp.argmax, ["all_gather"], 24),
    "roll": (lambda x: jnp.roll(x, 3), ["permute"], 12),
    "reverse": (lambda x: x[::-1], ["permute"], 4096),
    # Half of a block for each of two permutes.
    "split": (lambda x: jnp.multiply(*jnp.split(x, 2)), ["permute"] * 4, 2048),
    "concatenate": (lambda x: jnp.concatenate([x, x]), ["permute"] * 3, 4096),
    # The reversal is for a branch that is never chosen.
    "where": (lambda x: jnp.where(jnp.zeros(x.shape, bool), x[::-1], x), [], 0),
    # The totals of 8 blocks.
    "cumsum": (lambda x: lax.cumsum(x, 0), ["reduce_scatter"], 24),
    "cumsum_back": (lambda x: lax.cumsum(x, 0, reverse=True), ["reduce_scatter"], 24),
    "cummax": (lambda x: lax.cummax(x, 0), ["reduce_scatter"], 24),
    "cumlogsumexp": (lambda x: lax.cumlogsumexp(x, 0), ["all_gather"], 24),
}


def _collectives(fn, n):
    struct = jax.ShapeDtypeStruct((n,), jnp.float32)
    return mesh_spmd.jit(fn, in_shardings=P("model"), mesh=harness.MESH).lower(
        struct).collectives()


@pytest.mark.native
@pytest.mark.parametrize("name", TRAFFIC)
def test_traffic(name):
    fn, kinds, most = TRAFFIC[name]
    rows = _collectives(fn, 4096)
    assert [row["kind"] for row in rows] == kinds
    assert max((row["bytes"] for row in rows), default=0) <= most


@pytest.mark.native
def test_traffic_of_uneven_blocks():
    """Blocks of the reduction are not those of the devices: a few elements move."""
    assert sum(row["bytes"] for row in _collectives(TRAFFIC["cumsum"][0], 4001)) <= 128
