"""A training loop is a loop of Python: memory, failures, interruptions."""

import gc
import os
import signal
import threading
import time

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, PartitionSpec as P

pytestmark = pytest.mark.native
WIDTH = 256
PARAMS = {"w": P("data", "model"), "v": P("model", "data")}
STATE = {"p": PARAMS, "m": PARAMS}


def loss(params, x, y):
    return jnp.mean((jnp.tanh(x @ params["w"]) @ params["v"] - y) ** 2)


def train(state, x, y):
    value, gradient = jax.value_and_grad(loss)(state["p"], x, y)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, state["m"], gradient)
    return {"p": jax.tree.map(lambda p, m: p - 0.05 * m, state["p"], momentum),
            "m": momentum}, value


def start():
    random = np.random.default_rng(0)
    def make(*shape):
        return random.standard_normal(shape).astype(np.float32)
    params = {"w": make(WIDTH, WIDTH) / 16, "v": make(WIDTH, WIDTH) / 16}
    return {"p": params, "m": jax.tree.map(np.zeros_like, params)}, make(16, WIDTH), make(16, WIDTH)


def resident():
    """The bytes of the process that are in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("donate", [0, None])
def test_a_thousand_steps_hold_memory_constant(donate):
    step = mesh_spmd.jit(train, in_shardings=(STATE, P("data"), P("data")),
                         out_shardings=(STATE, P()), mesh=harness.MESH, donate_argnums=donate)
    state, x, y = start()
    first = float(loss(state["p"], x, y))
    bytes_of_state = sum(leaf.nbytes for leaf in jax.tree.leaves(state))
    x, y = mesh_spmd.device_put((x, y), P("data"), mesh=harness.MESH)
    for _ in range(100):
        state, value = step(state, x, y)
    gc.collect()
    before = resident()
    for _ in range(1000):
        state, value = step(state, x, y)
    # Memory of one step more would be as large.
    assert resident() - before < 2 * bytes_of_state
    assert float(value) < 1e-3 * first
    assert len(step._cache) == 1


def test_training_as_jax_does():
    ours = mesh_spmd.jit(train, in_shardings=(STATE, P("data"), P("data")),
                         out_shardings=(STATE, P()), mesh=harness.MESH, donate_argnums=0)
    theirs = jax.jit(train)
    state, x, y = start()
    other = state
    for _ in range(20):
        state, value = ours(state, x, y)
        other, wanted = theirs(other, x, y)
        np.testing.assert_allclose(float(value), wanted, rtol=1e-4)
    for got, own in zip(jax.tree.leaves(state), jax.tree.leaves(other), strict=True):
        np.testing.assert_allclose(got, own, rtol=1e-3, atol=1e-4)
    assert state["p"]["w"].sharding.spec == P("data", "model")


def spin(state, count):
    """Adds 1 to the state, and then sums it up `count` times."""
    def body(_, s):
        total = jnp.sum(s)
        return s + (total - total)
    return jax.lax.fori_loop(0, count, body, state + 1)


def test_an_interrupted_step_leaves_the_last_state():
    step = mesh_spmd.jit(spin, in_shardings=(P(("data", "model")), P()),
                         out_shardings=P(("data", "model")), mesh=harness.MESH, donate_argnums=0)
    state = np.zeros(64, np.float32)
    for _ in range(3):
        state = step(state, 2)
    for _ in range(2):
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            step(state, 2_000_000_000)
        assert time.monotonic() - begin < 10
        timer.join()
        np.testing.assert_array_equal(state, np.full(64, 3))
    kept, state = state, step(state, 2)
    assert kept.is_deleted()
    np.testing.assert_array_equal(state, np.full(64, 4))


def multiply(state, count):
    """Multiplies the state by itself `count` times."""
    return jax.lax.fori_loop(0, count, lambda _, s: jnp.tanh(s @ s), state)


# The reference is interrupted, too: it runs first.
@pytest.mark.parametrize("sizes", [(1, 1), (2, 4)])
def test_a_check_is_interrupted(sizes):
    low = mesh_spmd.jit(multiply, in_shardings=(P("data"), P()),
                        mesh=AbstractMesh(sizes, ("data", "model"))).lower(np.ones((8, 8), np.float32), 1)
    assert low.check(np.ones((8, 8), np.float32), 3).ok
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    begin = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        low.check(np.ones((8, 8), np.float32), 2_000_000_000)
    assert time.monotonic() - begin < 15
    timer.join()
    assert low.check(np.ones((8, 8), np.float32), 3).ok


def test_a_call_that_is_rejected_leaves_the_last_state():
    run = mesh_spmd.jit(spin, donate_argnums=0)
    state = run(np.zeros(8, np.float32), 3)
    compiled = run.lower(state, 3).compile()
    with pytest.raises(mesh_spmd.MeshError, match="argument 'count' must be i32"):
        compiled(state, np.ones(3, np.int32))
    with pytest.raises(mesh_spmd.MeshError, match="argument 'count' must be an array or a number"):
        run(state, object())
    np.testing.assert_array_equal(run(state, 3), np.full(8, 2))
