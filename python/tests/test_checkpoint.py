"""Checkpoints, and the pytrees of flax and optax."""

import subprocess

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import ml_dtypes
import numpy as np
import pytest
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
from mesh_spmd import checkpoint

pytestmark = pytest.mark.native
MESH = harness.MESH
OTHER = AbstractMesh((3, 2), ("x", "y"))


def make_tree():
    random = np.random.default_rng(0)
    return {"layers": [{"w": random.standard_normal((6, 10)).astype(np.float32), "b": np.arange(7)
                        .astype(ml_dtypes.bfloat16)} for _ in range(2)], "step": np.int32(3)}


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
def test_arrays_are_split_anew_when_they_are_read(tmp_path, ending):
    tree, file = make_tree(), tmp_path / f"c.{ending}"
    specs = {"layers": {"w": P("data", "model"), "b": P("model")}, "step": P()}
    specs = {"layers": [specs["layers"]] * 2, "step": P()}
    checkpoint.save(file, mesh_spmd.device_put(tree, specs, mesh=MESH))
    other = {"layers": [{"w": P("y", "x"), "b": P(("x", "y"))}] * 2, "step": P()}
    got = checkpoint.load(file, tree, other, mesh=OTHER)
    assert got["layers"][1]["w"].sharding == NamedSharding(OTHER, P("y", "x"))
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(tree), strict=True):
        assert a.dtype == b.dtype
        np.testing.assert_array_equal(a, b)
    again = checkpoint.load(file, got)
    assert again["layers"][1]["w"].sharding == got["layers"][1]["w"].sharding
    whole = checkpoint.load(file, jax.tree.map(lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), tree))
    assert whole["step"].sharding.spec == P() and int(whole["step"]) == 3
    names = np.load(file).files if ending == "npz" else None
    assert names is None or sorted(names) == ["layers.0.b", "layers.0.w", "layers.1.b",
                                              "layers.1.w", "step"]


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
def test_complex_arrays_are_two_tensors(tmp_path, ending):
    file = tmp_path / f"c.{ending}"
    tree = {"z": (np.arange(24) * (1 - 2j)).reshape(4, 6).astype(np.complex64), "x": np.ones(3)}
    checkpoint.save(file, mesh_spmd.device_put({"z": tree["z"]}, P("data"), mesh=MESH) | {"x": tree["x"]})
    got = checkpoint.load(file, tree, {"z": P(None, "y"), "x": P()}, mesh=OTHER)
    assert got["z"].dtype == np.complex64 and got["z"].sharding == NamedSharding(OTHER, P(None, "y"))
    np.testing.assert_array_equal(got["z"], tree["z"])
    with pytest.raises(mesh_spmd.MeshError, match="expected tensors w.imag, w.real, got"):
        checkpoint.load(file, {"w": tree["z"]})


def test_names_are_those_of_arguments(tmp_path):
    def loss(params, x):
        return jnp.sum(x @ params["w"])
    params, x = {"w": np.full((4, 3), 2, np.float32)}, np.ones((2, 4), np.float32)
    low = mesh_spmd.jit(loss, in_shardings=({"w": P("data")}, P()), mesh=MESH).lower(params, x)
    low.save(tmp_path / "loss.mlir")
    checkpoint.save(tmp_path / "p.safetensors", params, prefix="params")
    checkpoint.save(tmp_path / "x.npz", x, prefix="x")
    done = subprocess.run([harness.BIN / "mesh-run", tmp_path / "loss.mlir",
                           f"--params={tmp_path / 'p.safetensors'}",
                           f"--params={tmp_path / 'x.npz'}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "result = 48" in done.stdout


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
def test_random_keys(tmp_path, ending):
    file = tmp_path / f"c.{ending}"
    tree = {"rng": jax.random.key(3), "rngs": jax.random.split(jax.random.key(4, impl="rbg"), 5),
            "w": np.ones((4, 6), np.float32)}
    checkpoint.save(file, tree)
    shapes = jax.tree.map(lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), tree)
    for like, specs in ((tree, None), (shapes, {"rng": P(), "rngs": P("data"), "w": P("data")})):
        got = checkpoint.load(file, like, specs, mesh=MESH)
        for name in ("rng", "rngs"):
            assert got[name].dtype == tree[name].dtype and got[name].shape == tree[name].shape
            np.testing.assert_array_equal(*[jax.random.key_data(k[name]) for k in (got, tree)])
        np.testing.assert_array_equal(got["w"], tree["w"])
    step = mesh_spmd.jit(lambda state: dict(state, rng=jax.random.split(state["rng"])[0]))
    checkpoint.save(file, step(got))
    again = checkpoint.load(file, got)
    np.testing.assert_array_equal(jax.random.key_data(again["rng"]),
                                  jax.random.key_data(jax.random.split(tree["rng"])[0]))
    if ending == "npz":
        assert "rng.threefry2x32" in np.load(file).files
    with pytest.raises(mesh_spmd.MeshError, match="expected tensors rng.rbg, got rng.threefry2x32"):
        checkpoint.load(file, {"rng": jax.random.key(0, impl="rbg")})


def test_unsigned_integers(tmp_path):
    tree = {"a": np.array([250, 3], np.uint8)}
    checkpoint.save(tmp_path / "c.npz", tree)
    np.testing.assert_array_equal(checkpoint.load(tmp_path / "c.npz", tree)["a"], [250, 3])


def test_what_is_wrong_with_files(tmp_path):
    tree, file = make_tree(), tmp_path / "c.safetensors"
    checkpoint.save(file, tree)
    before = file.read_bytes()
    for call, message in (
            (lambda: checkpoint.load(file, {"a": tree["step"]}),
             "c.safetensors: expected tensors a, got layers.0.b, .* step"),
            (lambda: checkpoint.load(file, {"step": np.zeros(3, np.int32)}),
             "c.safetensors: tensor 'step' must be 3xi32, but is i32"),
            (lambda: checkpoint.load(file, {"step": np.float32(1)}), "must be f32, but is i32"),
            (lambda: checkpoint.load(tmp_path / "d.npz", tree), "d.npz"),
            (lambda: checkpoint.load(file, tree, P("x")), "expected a mesh"),
            (lambda: checkpoint.save(tmp_path / "c.txt", tree), "ends in .safetensors or .npz"),
            (lambda: checkpoint.save(tmp_path / "no" / "c.npz", tree), "no")):
        with pytest.raises(mesh_spmd.MeshError, match=message):
            call()
    assert file.read_bytes() == before
    file.write_bytes(before[:-5])
    with pytest.raises(mesh_spmd.MeshError, match="c.safetensors"):
        checkpoint.load(file, tree)


def shard_first(leaf):
    return P("data") if np.ndim(leaf) else P()


@pytest.mark.parametrize("ending", ["safetensors", "npz"])
def test_linen_and_optax(tmp_path, ending):
    linen, optax = pytest.importorskip("flax.linen"), pytest.importorskip("optax")

    class Model(linen.Module):
        @linen.compact
        def __call__(self, x):
            return linen.Dense(8)(linen.relu(linen.LayerNorm()(linen.Dense(16)(x))))

    model, optimizer = Model(), optax.adamw(1e-2)
    x = np.random.default_rng(0).standard_normal((8, 8)).astype(np.float32)
    params = model.init(jax.random.key(0), x)
    state = {"params": params, "optimizer": optimizer.init(params)}

    def step(state, x):
        loss, gradient = jax.value_and_grad(
            lambda p: jnp.mean((model.apply(p, x) - x) ** 2))(state["params"])
        updates, new = optimizer.update(gradient, state["optimizer"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "optimizer": new}, loss

    specs = jax.tree.map(shard_first, state)
    ours = mesh_spmd.jit(step, in_shardings=(specs, P("data")), out_shardings=(specs, P()),
                         mesh=MESH, donate_argnums=0)
    theirs, wanted = jax.jit(step), jax.tree.map(jnp.copy, state)
    file = tmp_path / f"c.{ending}"
    for i in range(6):
        state, loss = ours(state, x)
        wanted, own = theirs(wanted, x)
        np.testing.assert_allclose(float(loss), own, rtol=1e-3)
        if i == 2:
            checkpoint.save(file, state)
            state = checkpoint.load(file, state)
    assert jax.tree.structure(state) == jax.tree.structure(wanted)
    assert "params.params.Dense_0.kernel" in checkpoint.tensor_names(state)


def test_nnx():
    nnx = pytest.importorskip("flax.nnx")
    model = nnx.Sequential(nnx.Linear(8, 16, rngs=nnx.Rngs(0)), nnx.relu,
                           nnx.Linear(16, 8, rngs=nnx.Rngs(1)))
    graph, params = nnx.split(model)
    x = np.random.default_rng(0).standard_normal((8, 8)).astype(np.float32)

    def step(params, x):
        def loss(p):
            return jnp.mean((nnx.merge(graph, p)(x) - x) ** 2)
        value, gradient = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient), value

    specs = jax.tree.map(shard_first, params)
    ours = mesh_spmd.jit(step, in_shardings=(specs, P("data")), out_shardings=(specs, P()),
                         mesh=MESH, donate_argnums=0)
    wanted = jax.tree.map(jnp.copy, params)
    for _ in range(3):
        params, loss = ours(params, x)
        wanted, own = jax.jit(step)(wanted, x)
        np.testing.assert_allclose(float(loss), own, rtol=1e-4)
    assert "layers.0.kernel" in ".".join(checkpoint.tensor_names(params)).replace("[", ".")
