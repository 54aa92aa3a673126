"""`mesh_spmd.pipeline` against JAX: values and gradients by several schedules."""

import subprocess

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, PartitionSpec as P
from mesh_spmd import schedules

from custom_functions import clip_gradient, round_through, scale_by

MESH = AbstractMesh((2, 4), ("data", "pipe"))
PIPE = AbstractMesh((4,), ("pipe",))


def make(*shape, dtype=np.float32, seed=0):
    return np.random.default_rng(seed + sum(shape)).standard_normal(shape).astype(dtype)


def block(params, h):
    return h + jnp.tanh(h @ params["w"] + params["b"])


PARAMS = {"w": make(4, 6, 6), "b": make(4, 6)}
X, TARGETS = make(16, 6), make(16, 6, seed=1)


def loss(params, x, targets, schedule, chunks=None):
    y = mesh_spmd.pipeline(block, params, x, axis="pipe", microbatches=4, schedule=schedule,
                           chunks=chunks)
    return jnp.mean((y - targets) ** 2)


def one_by_one(params, x, targets):
    for i in range(params["b"].shape[0]):
        x = block(jax.tree.map(lambda p: p[i], params), x)
    return jnp.mean((x - targets) ** 2)


def assert_close(got, wanted, tolerance=2e-5):
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(wanted), strict=True):
        np.testing.assert_allclose(np.asarray(a), b, rtol=tolerance, atol=tolerance)


def count_pipelines(lowered, tmp_path):
    """Returns how many pipelines there are once gradients are derived."""
    lowered.save(tmp_path / "program.mlir")
    return subprocess.run([harness.BIN / "mesh-opt", tmp_path / "program.mlir",
                           "--mesh-differentiate"], capture_output=True, text=True,
                          check=True).stdout.count("= mesh.pipeline(")


def test_in_jax():
    """JAX computes the same, and its transformations work."""
    def ours(params, x):
        return loss(params, x, TARGETS, None)
    def theirs(params, x):
        return one_by_one(params, x, TARGETS)
    batch = np.stack([X, 2 * X])
    def product(fn):
        return jax.jvp(lambda p: jax.grad(fn)(p, X), (PARAMS,), (PARAMS,))
    for transform in (
            lambda fn: jax.value_and_grad(fn, (0, 1))(PARAMS, X),
            lambda fn: jax.jvp(fn, (PARAMS, X), (PARAMS, X)),
            lambda fn: jax.vmap(jax.grad(fn), (None, 0))(PARAMS, batch),
            lambda fn: jax.grad(lambda p: jnp.sum(jax.vmap(fn, (None, 0))(p, batch)))(PARAMS),
            product):
        assert_close(transform(ours), transform(theirs), 1e-4)


def test_options_of_numpy():
    """Numbers of numpy are as good as those of Python."""
    got = mesh_spmd.pipeline(block, PARAMS, X, axis="pipe", microbatches=np.int64(4),
                             schedule="1f1b", chunks=np.int64(1), costs=np.array([1, 2, 1, 1]))
    assert_close(got, mesh_spmd.pipeline(block, PARAMS, X, axis="pipe", microbatches=4))


def test_rows_of_microbatches():
    """A stage that mixes rows shows those of a micro-batch."""
    def first_row(_, h):
        return h + h[:1]
    for contiguous in (False, True):
        got = mesh_spmd.pipeline(first_row, {}, X, axis="pipe", microbatches=4, stages=1,
                                 contiguous=contiguous)
        parts = X.reshape(4, 4, 6) if contiguous else X.reshape(4, 4, 6).swapaxes(0, 1)
        wanted = parts + parts[:, :1]
        wanted = wanted if contiguous else wanted.swapaxes(0, 1)
        np.testing.assert_array_equal(got, wanted.reshape(16, 6))


@pytest.mark.native
@pytest.mark.parametrize("schedule, chunks, layers", [
    ("1f1b", None, 4), ("zb-h1", None, 8), ("interleaved-1f1b", 2, 8)])
def test_gradients(schedule, chunks, layers):
    params = {"w": make(layers, 6, 6) / 3, "b": make(layers, 6)}
    def ours(params, x, targets):
        return loss(params, x, targets, schedule, chunks)
    step = mesh_spmd.jit(jax.value_and_grad(ours, (0, 1)), mesh=MESH,
                         in_shardings=(P("pipe"), P("data"), P("data")))
    wanted = jax.jit(jax.value_and_grad(one_by_one, (0, 1)))(params, X, TARGETS)
    assert_close(step(params, X, TARGETS), wanted)


@pytest.mark.native
def test_values_and_gradients_are_one_pipeline(tmp_path):
    """If the last stage ends with the loss of its rows, stages go forward once."""
    def last(params, h, targets):
        return jnp.sum((block(params, h) - targets) ** 2, 1)
    def ours(params, x, targets):
        first, end = ([jax.tree.map(lambda p: p[i], params) for i in part]
                      for part in (range(3), [3]))
        stages = [lambda p, h, t: block(p, h)] * 3 + [last]
        return jnp.mean(mesh_spmd.pipeline(stages, [*first, *end], x, split=targets, axis="pipe",
                                           microbatches=8)) / 6
    gradient = jax.value_and_grad(ours)
    step = mesh_spmd.jit(gradient, mesh=PIPE)
    lowered = step.lower(PARAMS, X, TARGETS)
    assert lowered.as_text().count('"mesh.pipeline"(') == 2
    assert count_pipelines(lowered, tmp_path) == 1
    wanted = jax.value_and_grad(one_by_one)(PARAMS, X, TARGETS)
    assert_close(step(PARAMS, X, TARGETS), wanted)
    assert_close(gradient(PARAMS, X, TARGETS), wanted)


def stages_that_differ(params, tokens, scale):
    """Embeds, mixes, mixes and reads out; the embedding goes to the last stage directly."""
    def embed(params, tokens):
        h = params["table"][tokens]
        return {"h": h, "first": h, "tokens": tokens}
    def mix(params, v):
        return dict(v, h=jnp.tanh(v["h"] @ params["w"]) * scale)
    def head(params, v):
        return v["h"] @ params["out"] + v["first"].sum(-1, keepdims=True), v["tokens"]
    return [embed, mix, mix, head], params


SPLIT_PARAMS = [{"table": make(10, 6)}, {"w": make(6, 6)}, {"w": make(6, 6, seed=2)},
                {"out": make(6, 3)}]
TOKENS = np.arange(16, dtype=np.int32) * 7 % 10


@pytest.mark.native
@pytest.mark.parametrize("kind", ["zb-h1", "table"])
def test_stages_that_differ(kind, tmp_path):
    schedule = kind if kind != "table" else schedules.make(
        "gpipe", stages=4, microbatches=2, skips=[(0, 3)])

    def ours(params, tokens, scale):
        y, same = mesh_spmd.pipeline(*stages_that_differ(params, tokens, scale), tokens,
                                     axis="pipe", microbatches=2, schedule=schedule)
        return jnp.sum(jnp.sin(y)), same

    def theirs(params, tokens, scale):
        values = tokens
        for stage, own in zip(*stages_that_differ(params, tokens, scale)):
            values = stage(own, values)
        return jnp.sum(jnp.sin(values[0])), values[1]
    scale = np.float32(0.7)
    def gradient(fn):
        return jax.value_and_grad(fn, (0, 2), has_aux=True)
    step = mesh_spmd.jit(gradient(ours), mesh=PIPE)
    text = step.lower(SPLIT_PARAMS, TOKENS, scale).as_text()
    assert "targets = array<i64: 3, 3>" in text
    wanted = gradient(theirs)(SPLIT_PARAMS, TOKENS, scale)
    assert_close(gradient(ours)(SPLIT_PARAMS, TOKENS, scale), wanted)
    assert_close(step(SPLIT_PARAMS, TOKENS, scale), wanted)


@pytest.mark.native
def test_forward_mode_and_second_derivatives():
    def product(fn):
        def call(params, x, targets):
            def of(p):
                return fn(p, x, targets)
            return (jax.jvp(of, (params,), (params,)),
                    jax.jvp(jax.grad(of), (params,), (params,))[1])
        return call
    def ours(params, x, targets):
        return loss(params, x, targets, "1f1b")
    step = mesh_spmd.jit(product(ours), mesh=MESH, in_shardings=(P("pipe"), P("data"), P("data")))
    assert_close(step(PARAMS, X, TARGETS), product(one_by_one)(PARAMS, X, TARGETS), 1e-4)


@pytest.mark.native
def test_batches_of_pipelines_and_bf16():
    params = jax.tree.map(lambda p: p.astype(jnp.bfloat16), PARAMS)
    def ours(params, x):
        def one(x):
            return jnp.sum(mesh_spmd.pipeline(block, params, x, axis="pipe", microbatches=2))
        return jnp.sum(jax.vmap(one)(x).astype(jnp.float32))
    def theirs(params, x):
        for i in range(4):
            x = jax.vmap(lambda h: block(jax.tree.map(lambda p: p[i], params), h))(x)
        return jnp.sum(x.astype(jnp.float32))
    x = np.stack([X, X + 1]).astype(jnp.bfloat16)
    step = mesh_spmd.jit(jax.grad(ours), mesh=MESH, in_shardings=(P("pipe"), P()))
    got, wanted = step(params, x), jax.grad(theirs)(params, x)
    assert got["w"].dtype == jnp.bfloat16
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(wanted), strict=True):
        a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
        assert np.max(np.abs(a - b)) < 0.05 * np.max(np.abs(b))


def ruled(params, h):
    """At zeros of relu the gradient is zero by its rule alone."""
    h, _ = jax.lax.scan(lambda h, _: (round_through(h * params["w"]), None), h, length=2)
    h = jnp.maximum(h, jax.jit(jax.nn.relu)(jnp.zeros_like(h) * params["b"]) + params["b"])
    return clip_gradient(jax.nn.relu(h - h + params["b"] * 0) + h, params["b"], 3)


@pytest.mark.native
@pytest.mark.parametrize("schedule", [None, "zb-h1"])
def test_rules_of_the_program(schedule, tmp_path):
    """Mesh differentiates stages by the rules of `jax.custom_jvp` and `jax.custom_vjp`."""
    params = {"w": make(4), "b": make(4, seed=1)}
    def ours(params, x):
        return jnp.sum(jnp.sin(mesh_spmd.pipeline(
            ruled, params, jax.nn.relu(x), axis="pipe", microbatches=4, schedule=schedule)))
    def theirs(params, x):
        parts = jax.nn.relu(x).reshape(4, 4, 6).swapaxes(0, 1)
        for i in range(4):
            own = jax.tree.map(lambda p: p[i], params)
            parts = jnp.stack([ruled(own, part) for part in parts])
        return jnp.sum(jnp.sin(parts))
    step = mesh_spmd.jit(jax.value_and_grad(ours, (0, 1)), mesh=MESH,
                         in_shardings=(P("pipe"), P("data")))
    assert_close(step(params, X), jax.value_and_grad(theirs, (0, 1))(params, X), 1e-4)
    lowered = step.lower(params, X)
    assert lowered.as_text().count("mesh.custom_vjp") == 3
    assert count_pipelines(lowered, tmp_path) == 2
    forward = mesh_spmd.jit(ours, mesh=MESH)
    assert "mesh.custom_vjp" not in forward.lower(params, X).as_text()


SCALE = np.arange(6, dtype=np.float32)


@pytest.mark.native
def test_rules_that_capture():
    def gradient(factor):
        def ours(w, x):
            return jnp.sum(jnp.sin(mesh_spmd.pipeline(
                lambda w, h: scale_by(h * w, SCALE if factor else w), w, x, axis="pipe",
                microbatches=4)))
        return jax.grad(ours)
    def theirs(w, x):
        for own in w:
            x = scale_by(x * own, SCALE)
        return jnp.sum(jnp.sin(x))
    w = make(2)
    step = mesh_spmd.jit(gradient(True), mesh=AbstractMesh((2,), ("pipe",)))
    assert_close(step(w, X), jax.grad(theirs)(w, X), 1e-4)
    # As in JAX, derivatives by it are rejected.
    with pytest.raises(Exception, match="closed-over value"):
        mesh_spmd.jit(gradient(False), mesh=AbstractMesh((2,), ("pipe",))).lower(w, X)


@pytest.mark.native
def test_complex_rules():
    """Twice the derivative: no other rule has the same numbers."""
    @jax.custom_jvp
    def square(z):
        return z * z
    square.defjvp(lambda primals, tangents: (square(*primals), 4 * primals[0] * tangents[0]))

    def stage(w, h):
        return jnp.imag(square(h * w + 1j * w))

    def ours(w, x):
        return jnp.sum(jnp.sin(mesh_spmd.pipeline(stage, w, x, axis="pipe", microbatches=4)))

    def theirs(w, x):
        for own in w:
            x = stage(own, x)
        return jnp.sum(jnp.sin(x))
    w = make(2)
    step = mesh_spmd.jit(jax.grad(ours, (0, 1)), mesh=AbstractMesh((2,), ("pipe",)))
    assert_close(step(w, X), jax.grad(theirs, (0, 1))(w, X), 1e-4)


@pytest.mark.native
def test_stage_that_only_passes_on():
    def ours(x):
        stages = [lambda p, h: jnp.tanh(h), lambda p, h: h, lambda p, h: h * 2, lambda p, h: h + 1]
        return mesh_spmd.pipeline(stages, [()] * 4, x, axis="pipe", microbatches=2)
    assert_close(mesh_spmd.jit(ours, mesh=PIPE)(X), jnp.tanh(X) * 2 + 1)


@pytest.mark.native
def test_batches_of_scalars_between_stages():
    def one(x):
        stages = [lambda p, h: (h, jnp.sum(h)), lambda p, v: v[0] * v[1]]
        return mesh_spmd.pipeline(stages, [(), ()], x, axis="pipe", microbatches=2)
    x = np.stack([X, X + 1])
    wanted = np.stack([one(x[0]), one(x[1])])
    assert_close(jax.vmap(one)(x), wanted)
    assert_close(mesh_spmd.jit(jax.vmap(one), mesh=AbstractMesh((2,), ("pipe",)))(x), wanted)


def test_dims_of_zero_in_jax():
    def ours(params, x):
        return mesh_spmd.pipeline(lambda p, v: (v[0] * p, v[1]), params, x, axis="pipe",
                                  microbatches=2)
    scale = np.float32([2, 3])
    for contiguous_rows in (X, X[:0]):
        got, empty = ours(scale, (contiguous_rows, np.ones((len(contiguous_rows), 0))))
        assert_close(got, contiguous_rows * 6)
        assert empty.shape == (len(contiguous_rows), 0)


def nested(params, h):
    return mesh_spmd.pipeline(lambda w, h: h * w[0, 0], params["w"][None], h, axis="pipe",
                              microbatches=1)


WRONG = {
    "rows": (dict(microbatches=5), "must be divisible by 5 micro-batches, but is 16"),
    "micro-batches": (dict(microbatches=0), "expected a positive integer for micro-batches, got 0"),
    "stages": (dict(stages=3), "expected 3 stages, got functions or parameters of 4"),
    "parameters": (dict(params={"w": PARAMS["w"], "b": np.float32(1)}),
                   "with the stage as their leading dim"),
    "none": (dict(params={}), "or stages="),
    "lists": (dict(stage_fn=[block] * 4), "a list of parameters of 4 stages"),
    "values": (dict(stage_fn=lambda p, h: (h @ p["w"])[:, :3]), "give a list of functions"),
    "scalars": (dict(stage_fn=[lambda p, h: jnp.sum(h)], params=[()]), "whose dim 0 is rows"),
    "arrays": (dict(x=[X, X[:8]]), "the same rows"),
    "axis": (dict(axis="stages"), "expected a mesh with an axis 'stages', got .*pipe"),
    "complex": (dict(x=X.astype(np.complex64)), "got complex ones: give the pipeline their real"),
    "nested": (dict(stage_fn=nested), "a stage must have no pipeline of its own"),
    "chunks": (dict(chunks=2.0), "expected a positive integer for chunks, got 2.0"),
    "costs": (dict(costs=[1.5, 2, 1, 1]), "expected a positive integer for costs, got 1.5"),
    "number of costs": (dict(costs=[1, 2], schedule="1f1b"),
                        "expected a cost for each of 4 stages, got 2"),
    "costs alone": (dict(costs=[1, 2, 1, 1]), "costs need a schedule, got None"),
    "chunks alone": (dict(chunks=2), "chunks need the name of a schedule, got None"),
    "contiguous": (dict(contiguous="no"), "expected a bool for contiguous, got 'no'"),
    "function": (dict(stage_fn=3), "expected a function of a stage, got 3"),
    "functions": (dict(stage_fn=[block] * 3 + [None], params=[PARAMS] * 4),
                  "expected a function of a stage, got None"),
    "empty list": (dict(stage_fn=[], params=[]), "expected at least one stage"),
    "no stages": (dict(params=np.ones((0, 6))), "expected at least one stage"),
    "name of axis": (dict(axis=0), "expected the name of an axis, got 0"),
    "kind of schedule": (dict(schedule=1), "the name of a schedule or a Schedule, got 1"),
    "schedule": (dict(schedule="2f2b"), "2f2b"),
}


@pytest.mark.native
@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong(name):
    changes, message = WRONG[name]
    options = dict(stage_fn=block, params=PARAMS, x=X, axis="pipe", microbatches=4) | changes

    def call(params, x):
        given = {k: v for k, v in options.items() if k not in ("stage_fn", "params", "x")}
        return mesh_spmd.pipeline(options["stage_fn"], params, x, **given)
    with pytest.raises((mesh_spmd.MeshError, mesh_spmd.ConversionError), match=message):
        mesh_spmd.jit(call, mesh=MESH)(options["params"], options["x"])
