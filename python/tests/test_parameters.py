"""Tables, norms, masks and FSDP shardings of parameters; the batch sharder."""

import json

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import ml_dtypes
import numpy as np
import pytest
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
from mesh_spmd import BatchSharder, MeshError, parameters

pytestmark = pytest.mark.native
MESH = harness.MESH
PARAMS = {"mlp": {"kernel": np.arange(48, dtype=np.float32).reshape(6, 8),
                  "bias": np.ones(7, ml_dtypes.bfloat16)}, "step": np.int32(3)}
SPECS = {"mlp": {"kernel": P(None, "model"), "bias": P("model")}, "step": P()}


def test_table():
    rows = parameters.tabulate_params(PARAMS, SPECS, mesh=MESH, weight_decay_exclude="bias|step")
    assert [tuple(row.values()) for row in rows] == [
        ("mlp.bias", (7,), 7, "bfloat16", "P('model',)", 4, False),
        ("mlp.kernel", (6, 8), 48, "float32", "P(None, 'model')", 48, True),
        ("step", (), 1, "int32", "P()", 4, False),
        ("total", None, 56, None, None, 56, 1)]
    own = parameters.tabulate_params(mesh_spmd.device_put(PARAMS, SPECS, mesh=MESH))
    assert [row["device_bytes"] for row in own] == [4, 48, 4, 56]
    assert "decay" not in own[0] and "<td>mlp.bias</td>" in own._repr_html_()
    assert parameters.get_num_params(PARAMS) == 56
    assert parameters.tabulate_params({}) == []


def test_is_partitioned():
    arrays = mesh_spmd.device_put(PARAMS, SPECS, mesh=MESH)
    assert jax.tree.map(parameters.is_partitioned, arrays) == {
        "mlp": {"kernel": True, "bias": True}, "step": False}
    one = NamedSharding(AbstractMesh((1,), ("x",)), P("x"))
    assert not parameters.is_partitioned(mesh_spmd.device_put(np.ones(3), one))
    assert not parameters.is_partitioned(np.ones(3))


def test_masks():
    assert parameters.get_param_mask_fn(exclude="bias")(PARAMS) == {
        "mlp": {"kernel": True, "bias": False}, "step": True}
    assert parameters.get_param_mask_fn(include=["kernel", "^step$"])(PARAMS) == {
        "mlp": {"kernel": True, "bias": False}, "step": True}
    assert parameters.get_param_mask_fn()(PARAMS)["step"] is True
    for options, message in (({"exclude": "a", "include": "b"}, "got both"),
                             ({"exclude": "("}, "expected a regular expression"),
                             ({"include": "nowhere"}, "found in a name, got 'nowhere'")):
        with pytest.raises(MeshError, match=message):
            parameters.get_param_mask_fn(**options)(PARAMS)


def test_norms():
    arrays = mesh_spmd.device_put(PARAMS, SPECS, mesh=MESH)
    norms, total = mesh_spmd.jit(lambda p: (parameters.get_param_norms(p),
                                            parameters.get_sharded_global_norm(p)),
                                 in_shardings=(SPECS,), mesh=MESH)(arrays)
    kernel = np.linalg.norm(PARAMS["mlp"]["kernel"])
    assert sorted(norms) == ["mlp.bias", "mlp.kernel"]
    np.testing.assert_allclose([float(norms["mlp.kernel"]), float(norms["mlp.bias"]), float(total)],
                               [kernel, 7 ** 0.5, (kernel ** 2 + 7) ** 0.5], rtol=1e-6)
    np.testing.assert_allclose(parameters.get_sharded_global_norm(arrays), total, rtol=1e-6)
    assert parameters.get_grad_norms(PARAMS).keys() == norms.keys()
    np.testing.assert_allclose(parameters.get_sharded_norm_logits(PARAMS)["mlp.kernel"], kernel ** 2,
                               rtol=1e-6)


def test_fsdp():
    def shard(*args, **options):
        return parameters.shard_params(*args, min_weight_size=12, **options)
    assert shard(PARAMS, MESH, "data") == {"mlp": {"kernel": P(None, "data"), "bias": P(None)},
                                           "step": P()}
    assert shard(PARAMS, MESH, "data", SPECS)["mlp"] == {
        "kernel": P(None, ("model", "data")), "bias": P("model")}
    odd = AbstractMesh((3,), ("data",))
    assert shard({"w": np.ones((6, 8)), "v": np.ones((5, 8))}, odd, "data") == {
        "w": P("data", None), "v": P(None, None)}
    assert shard({"w": np.ones((6, 8))}, MESH, "data", P("data")) == {"w": P("data", None)}
    with pytest.raises(MeshError, match="expected an axis of data, model, got x"):
        shard(PARAMS, MESH, "x")


def test_parameters_are_made_in_their_shards():
    def init(key):
        return {"w": jax.random.normal(key, (8, 16)), "b": jnp.zeros(16)}
    specs = {"w": P("data", "model"), "b": P("model")}
    made = mesh_spmd.jit(lambda: init(jax.random.key(3)), out_shardings=specs, mesh=MESH)()
    assert made["w"].sharding.spec == P("data", "model")
    np.testing.assert_allclose(made["w"], jax.random.normal(jax.random.key(3), (8, 16)), rtol=1e-5)


def test_a_sharder_makes_parameters_in_their_shards():
    def make(sharder):
        return sharder.create_sharded_param("mlp.w", jax.nn.initializers.lecun_normal(), (8, 16),
                                            P("data", "model"))
    sharder = BatchSharder(MESH, rngs={"params": 3})
    made = make(sharder)
    assert made.sharding == NamedSharding(MESH, P("data", "model")) and made.dtype == np.float32
    one = AbstractMesh((1, 1), ("data", "model"))
    np.testing.assert_allclose(made, make(BatchSharder(one, rngs={"params": 3})), rtol=1e-5)
    assert np.abs(np.asarray(made) - make(BatchSharder(MESH, rngs={"params": 4}))).max() > 0.1
    stats = sharder.get_operation_stats()["create_sharded_param"]
    assert (stats.calls, stats.elements, stats.errors) == (1, 128, 0)
    with pytest.raises(MeshError, match="expected random streams params, got none"):
        make(BatchSharder(MESH))


def test_functions_on_the_parts():
    def normalise(batch):
        total = jax.lax.psum(jnp.sum(batch["x"], axis=0), "data")
        return {"x": batch["x"] / total}
    sharder = BatchSharder(MESH)
    x = np.arange(1, 33, dtype=np.float32).reshape(8, 4)
    batch = sharder.shard({"x": x}, P("data"))
    for given in (batch, {"x": x}):
        got = sharder.apply_parallel_transform(normalise, given, {"x": P("data")})
        assert got["x"].sharding.spec == P("data")
        np.testing.assert_allclose(got["x"], x / x.sum(0), rtol=1e-6)
    sums = sharder.parallel_transform(lambda b: jnp.sum(b["x"], axis=1), P("data"), P("data"))
    np.testing.assert_allclose(sums(batch), x.sum(1), rtol=1e-6)
    with pytest.raises(Exception, match="data"):
        sharder.apply_parallel_transform(normalise, {"x": x[:7]}, P("data"))
    stats = sharder.get_operation_stats()["parallel_transform"]
    assert (stats.calls, stats.errors, stats.arrays) == (4, 1, 3)
    assert len(sharder._transforms) == 2


BATCH = {"inputs": {"tokens": np.arange(32, dtype=np.int32).reshape(8, 4)}, "weights": np.ones(8, np.float32)}
RULES = {"batch": "data", "embed": "model", "both": ("data", "model"), "time": None}


def test_batches_are_split_and_put_together():
    sharder = BatchSharder(MESH, RULES)
    arrays, infos = sharder.shard_with_info(BATCH, P("data"))
    assert arrays["weights"].sharding == NamedSharding(MESH, P("data"))
    jax.tree.map(np.testing.assert_array_equal, sharder.gather(arrays), BATCH)
    assert [(i.name, i.shape, i.local_shape, i.bytes) for i in infos] == [
        ("inputs.tokens", (8, 4), (4, 4), 8 * 64), ("weights", (8,), (4,), 8 * 16)]
    covered = np.zeros((8, 4), int)
    for index in infos[0].slices:
        covered[index] += 1
    assert (covered == 4).all()
    named = sharder.shard_with_logical_names(BATCH, ("batch",))
    assert named["inputs"]["tokens"].sharding.spec == P("data")
    named = sharder.shard_with_logical_names(BATCH, {"inputs.tokens": ("time", "embed"), "weights": ("both",)})
    assert named["inputs"]["tokens"].sharding.spec == P(None, "model")
    assert sharder.get_named_sharding(("both", None)).spec == P(("data", "model"), None)
    stats = sharder.get_operation_stats()
    assert (stats["shard"].calls, stats["shard"].arrays, stats["gather"].bytes) == (3, 6, 160)
    assert stats["shard"].elements == 120 and stats["shard"].errors == 0
    sharder.reset_operation_stats()
    assert sharder.get_operation_stats() == {}


def test_what_does_not_fit_a_sharder():
    sharder = BatchSharder(MESH, RULES)
    odd = {"x": np.ones(7)}
    for call, message in ((lambda: sharder.shard(odd, P("data")), "'x': dims of .* must be divisible"),
                          (lambda: sharder.shard(odd, P("nowhere")), "'x': .*nowhere"),
                          (lambda: sharder.shard(odd, P("data", "model")), "'x': "),
                          (lambda: sharder.get_partition_spec(["nobody"]), "among batch, .* got nobody"),
                          (lambda: sharder.shard_with_logical_names(odd, {"y": ("batch",)}), "names of x, got y")):
        with pytest.raises(MeshError, match=message):
            call()
    assert sharder.get_operation_stats()["shard"].errors == 4
    padded = BatchSharder(MESH, pad=True).shard(odd, P("data"))
    np.testing.assert_array_equal(padded["x"], np.ones(7))


def test_statistics_and_state():
    calls = []
    def mean(batch):
        calls.append(1)
        return {"mean": float(np.mean(batch["weights"]))}
    sharder = BatchSharder(MESH, RULES, statistics=mean, rngs={"dropout": 5}, required=("dropout", "noise"))
    assert sharder.get_statistics() is None
    assert sharder.compute_statistics(BATCH) == sharder.compute_statistics(BATCH) == {"mean": 1}
    assert len(calls) == 1
    sharder.set_statistics({"mean": 9})
    assert sharder.compute_statistics(BATCH) == {"mean": 9} and len(calls) == 1
    state = json.loads(json.dumps(sharder.get_state()))
    sharder.reset_statistics()
    assert sharder.get_statistics() is None and sharder.compute_statistics(BATCH) == {"mean": 1}
    other = BatchSharder(AbstractMesh((1,), ("x",)), statistics=mean)
    other.set_state(state)
    assert other.get_state() == state and other.mesh.shape_tuple == MESH.shape_tuple
    assert other.clone().get_state() == state and other.copy(name="new").get_statistics() is None
    for wrong in ({}, {"mesh": 3}, {"mesh": [["x", 2]], "operations": {"a": {"b": 1}}}, None):
        with pytest.raises(MeshError, match="expected the state of a sharder"):
            other.set_state(wrong)
    assert other.get_state() == state
    with pytest.raises(MeshError, match="expected random streams noise, got dropout"):
        sharder.ensure_rng_streams()
    sharder.ensure_rng_streams(["dropout"])
    assert (jax.random.key_data(sharder.get_key("dropout")) == jax.random.key_data(jax.random.key(5))).all()
    assert sharder.requires_rng_streams == ("dropout", "noise")
