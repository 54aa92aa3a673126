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
        assert time.monotonic() - begin < 60
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
    assert time.monotonic() - begin < 60
    timer.join()
    assert low.check(np.ones((8, 8), np.float32), 3).ok


def memory_of(state):
    """The addresses of the memory of what a state has."""
    return [np.frombuffer(leaf._data.memory, np.uint8).ctypes.data for leaf in jax.tree.leaves(state)]


def make_step(loss=loss, mesh=harness.MESH, specs=STATE):
    def step(state, x, y):
        value, gradient = jax.value_and_grad(loss)(state["p"], x, y)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, state["m"], gradient)
        return {"p": jax.tree.map(lambda p, m: p - 0.05 * m, state["p"], momentum),
                "m": momentum}, value
    return mesh_spmd.jit(step, in_shardings=(specs, P(), P()), out_shardings=(specs, P()), mesh=mesh,
                         donate_argnums=0)


REPLICATED = {"p": {"w": P(), "v": P()}, "m": {"w": P(), "v": P()}}
SPLIT = {"p": {"w": P("data"), "v": P("model")}, "m": {"w": P("data"), "v": P("model")}}


@pytest.mark.parametrize("specs", [REPLICATED, SPLIT], ids=["replicated", "split"])
def test_state_stays_in_place(specs):
    step, (state, x, y) = make_step(specs=specs), start()
    theirs, other = jax.jit(step._fn), state
    state = mesh_spmd.device_put(state, specs, mesh=harness.MESH)
    seen = []
    for _ in range(5):
        state, value = step(state, x, y)
        other, wanted = theirs(other, x, y)
        seen.append(memory_of(state))
        np.testing.assert_allclose(float(value), wanted, rtol=1e-4)
    for got, own in zip(jax.tree.leaves(state), jax.tree.leaves(other), strict=True):
        np.testing.assert_allclose(got, own, rtol=1e-3, atol=1e-4)
    assert [leaf.sharding.spec for leaf in jax.tree.leaves(state)] == jax.tree.leaves(
        specs, is_leaf=lambda s: isinstance(s, P))
    # Where the partitioner computes a result in another sharding, it comes by a collective.
    kept = [sum(a == b for a, b in zip(*pair)) for pair in zip(seen[1:], seen)]
    assert min(kept) == (4 if specs is REPLICATED else 3)


SETTERS = {
    "row": lambda s, i: s.at[3].set(0.5),
    "rows": lambda s, i: s.at[3].set(2.0 * s[4]).at[i].add(2.0),
    "slice": lambda s, i: jax.lax.dynamic_update_slice(s, jnp.ones((2, s.shape[1])), (i, 0)),
    "indices": lambda s, i: s.at[jnp.array([1, 5, 7])].set(3.0),
    "elements": lambda s, i: s.at[jnp.array([1, 5]), jnp.array([1, i])].add(3.0),
}


@pytest.mark.parametrize("spec", [P(), P("data"), P(None, "model")], ids=str)
@pytest.mark.parametrize("name", SETTERS)
def test_parts_are_set_in_place(name, spec):
    """A matrix of which a part is set has one copy. Nothing is as large beside it, but where a
    slice may begin on one device and end on another."""
    step = mesh_spmd.jit(SETTERS[name], in_shardings=(spec, P()), out_shardings=spec,
                         mesh=harness.MESH, donate_argnums=0)
    whole, index = np.arange(64 * 128, dtype=np.float32).reshape(64, 128), np.int32(9)
    state, wanted = mesh_spmd.device_put(whole, spec, mesh=harness.MESH), jnp.asarray(whole)
    state, wanted = step(state, index), SETTERS[name](wanted, index)
    for _ in range(2):
        before = memory_of(state)
        state, wanted = step(state, index), SETTERS[name](wanted, index)
        assert memory_of(state) == before
        np.testing.assert_array_equal(state, wanted)
    row, = step.lower(whole, index).compile_donating((0,)).memory()
    assert row["results"] == 0
    assert row["intermediates"] < row["arguments"] or (name, spec) == ("slice", P("data"))


def test_views_keep_their_values_when_the_state_is_in_place():
    step, (state, x, y) = make_step(specs=REPLICATED), start()
    state, _ = step(state, x, y)
    view, shard = np.asarray(state["p"]["w"]), state["m"]["w"].addressable_shards[3].data
    copies = view.copy(), shard.copy()
    for _ in range(3):
        state, _ = step(state, x, y)
    np.testing.assert_array_equal(view, copies[0])
    np.testing.assert_array_equal(shard, copies[1])


def test_a_state_that_is_given_twice():
    run = mesh_spmd.jit(lambda a, b: (a + 1, b * 2), donate_argnums=(0, 1), mesh=harness.MESH,
                        in_shardings=P("data"), out_shardings=P("data"))
    a, b = run(np.ones(8, np.float32), np.ones(8, np.float32))
    a, b = run(a, a)
    np.testing.assert_array_equal(a, np.full(8, 3))
    np.testing.assert_array_equal(b, np.full(8, 4))
    keep = mesh_spmd.jit(lambda a, b: (a + 1, b * 2), donate_argnums=0, mesh=harness.MESH,
                         in_shardings=P("data"), out_shardings=P("data"))
    one, two = keep(a, b)
    np.testing.assert_array_equal(b, np.full(8, 4))
    one, two = keep(one, b)
    np.testing.assert_array_equal(one, np.full(8, 5))


def test_a_failing_step_leaves_the_last_state():
    """The devices wait for one another for longer than they may."""
    def step(state, x, count):
        many = jax.lax.fori_loop(0, count, lambda _, x: jnp.tanh(x @ x), x)
        return state + 1, jax.lax.psum(many.sum(), "data")
    # Another trip count on each device.
    local = jax.shard_map(lambda s, x, n: step(s, x, n[0]), mesh=harness.MESH, check_vma=False,
                          in_specs=(P("data"), P(), P("data")), out_specs=(P("data"), P()))
    run = mesh_spmd.jit(local, donate_argnums=0, mesh=harness.MESH, deadline=0.5,
                        in_shardings=(P("data"), P(), P("data")), out_shardings=(P("data"), P()))
    x, short, long = np.ones((8, 8), np.float32), np.array([1, 2]), np.array([1, 100_000_000])
    state = np.zeros(64, np.float32)
    for _ in range(3):
        state, _ = run(state, x, short)
    place = memory_of(state)
    for _ in range(2):
        with pytest.raises(mesh_spmd.MeshError, match="the deadline of 500 ms expired"):
            run(state, x, long)
        np.testing.assert_array_equal(state, np.full(64, 3))
    state, _ = run(state, x, short)
    np.testing.assert_array_equal(state, np.full(64, 4))
    assert memory_of(state) == place


def test_interrupts_leave_the_last_state_or_the_next():
    """Whenever the interrupt comes, there is a state of so many whole steps, unless
    Python raises between the end of a call and the assignment of its results."""
    def step(state, x):
        total = jnp.tanh(x @ x.T).sum()
        return {"a": state["a"] + 1 + 0 * total, "b": state["b"] + 1}
    specs = {"a": P(("data", "model")), "b": P("data")}
    run = mesh_spmd.jit(step, in_shardings=(specs, P("data")), out_shardings=specs, mesh=harness.MESH,
                        donate_argnums=0)
    x = np.ones((64, 64), np.float32)
    zeros = {"a": np.zeros(1 << 16, np.float32), "b": np.zeros(1 << 15, np.float32)}
    state = run(zeros, x)
    state, steps = run(state, x), 2
    assert memory_of(state) == memory_of(state := run(state, x))
    interrupts = lost = 0
    for delay in np.linspace(0.001, 0.02, 40):
        timer = threading.Timer(delay, os.kill, (os.getpid(), signal.SIGINT))
        try:
            timer.start()
            while True:
                state = run(state, x)
        except KeyboardInterrupt:
            interrupts += 1
        timer.join()
        try:
            a, b = np.unique(state["a"]), np.unique(state["b"])
        except mesh_spmd.MeshError as error:
            assert "was donated" in str(error)
            state, steps, lost = run(zeros, x), 1, lost + 1
            continue
        assert len(a) == len(b) == 1 and a == b and a >= steps, (a, b)
        steps = a[0]
    assert interrupts == 40 and lost < 4, (interrupts, lost)


def make_spin():
    return mesh_spmd.jit(spin, in_shardings=(P(("data", "model")), P()), out_shardings=P(("data", "model")),
                         mesh=harness.MESH, donate_argnums=0)


def test_an_interrupt_after_a_run_comes_after_the_assignment(monkeypatch):
    step = make_spin()
    state, delete = step(np.zeros(64, np.float32), 1), mesh_spmd.jitted.Jitted._delete

    def interrupt(*args):
        os.kill(os.getpid(), signal.SIGINT)
        delete(*args)
    monkeypatch.setattr(mesh_spmd.jitted.Jitted, "_delete", interrupt)
    with pytest.raises(KeyboardInterrupt):
        state = step(state, 1)
        time.sleep(60)
    np.testing.assert_array_equal(state, np.full(64, 2))
    # Python handles the next one as ever.
    with pytest.raises(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)


def test_an_interrupt_before_a_run_ends_it(monkeypatch):
    step = make_spin()
    state, run = step(np.zeros(64, np.float32), 1), mesh_spmd.Compiled.run_leaves

    def interrupt(*args):
        os.kill(os.getpid(), signal.SIGINT)
        return run(*args)
    monkeypatch.setattr(mesh_spmd.Compiled, "run_leaves", interrupt)
    with pytest.raises(KeyboardInterrupt):
        step(state, 2_000_000_000)
    np.testing.assert_array_equal(state, np.full(64, 1))


def test_a_call_that_is_rejected_leaves_the_last_state():
    run = mesh_spmd.jit(spin, donate_argnums=0)
    state = run(np.zeros(8, np.float32), 3)
    compiled = run.lower(state, 3).compile()
    with pytest.raises(mesh_spmd.MeshError, match="argument 'count' must be i32"):
        compiled(state, np.ones(3, np.int32))
    with pytest.raises(mesh_spmd.MeshError, match="argument 'count' must be an array or a number"):
        run(state, object())
    np.testing.assert_array_equal(run(state, 3), np.full(8, 2))
