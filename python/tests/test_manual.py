"""Keys, arrays and parameters of one device in `jax.shard_map`, and modules of flax there."""

import functools

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax import lax
from jax.sharding import PartitionSpec as P
from mesh_spmd import MeshError, manual, parameters

pytestmark = pytest.mark.native
MESH = harness.MESH
RANDOM = np.random.default_rng(0)
X, Y = (RANDOM.standard_normal((8, n)).astype(np.float32) for n in (16, 12))


def on_devices(fn, in_specs, out_specs, **options):
    """Returns a function that runs `fn` on the parts of each device, on Mesh."""
    return mesh_spmd.jit(jax.shard_map(fn, mesh=MESH, in_specs=in_specs, out_specs=out_specs, **options))


@pytest.mark.parametrize("axis, count", [("data", 2), ("model", 4), (("data", "model"), 8)])
def test_keys_are_folded(axis, count):
    def draw(key):
        return jax.random.bits(manual.fold_rng_over_axis(key, axis), (1, 3))
    key = jax.random.key(7)
    drawn = on_devices(draw, P(), P(axis))(key)
    np.testing.assert_array_equal(drawn, np.concatenate([
        jax.random.bits(jax.random.fold_in(key, i), (1, 3)) for i in range(count)]))


@pytest.mark.parametrize("axis", ["data", "model", ("data", "model")])
@pytest.mark.parametrize("dim", [0, 1, -1])
def test_arrays_are_split(axis, dim):
    spec = [None, None]
    spec[dim] = axis
    split = functools.partial(manual.split_array_over_mesh, axis_name=axis, split_axis=dim)
    np.testing.assert_array_equal(on_devices(split, P(), P(*spec))(X), X)


def test_an_axis_of_size_one_splits_nothing():
    mesh = jax.sharding.AbstractMesh((1, 3), ("one", "three"))
    def split(x):
        return manual.split_array_over_mesh(x, "one", 1)
    low = mesh_spmd.jit(jax.shard_map(split, mesh=mesh, in_specs=P(), out_specs=P())).lower(X)
    assert "slice" not in low.as_text()


@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("mask", [None, 2])
def test_parameters_are_stacked(axis, mask):
    def stack(x):
        own = {"w": x * (1 + lax.axis_index("model")), "b": x[0]}
        stacked = manual.stack_params(own, "model", axis, mask)
        again = manual.unstack_params(stacked, "model", axis)
        return stacked, manual.stack_params(again, "model", 0)
    def spec(rank):
        dims = [None] * (rank + 1)
        dims[axis] = "model"
        return P(*dims)
    specs = {"w": spec(2), "b": spec(1)}
    stacked, again = on_devices(stack, P(), (specs, P("model")))(X)
    factors = [(i + 1) * (mask in (None, i)) for i in range(4)]
    np.testing.assert_array_equal(stacked["w"], np.stack([X * f for f in factors], axis))
    np.testing.assert_array_equal(stacked["b"], np.stack([X[0] * bool(f) for f in factors], axis))
    np.testing.assert_array_equal(again["w"], np.stack([X * f for f in factors]))


def loss(params, x, y):
    return jnp.mean((jnp.tanh(x @ params["w"].astype(x.dtype)) + params["b"] * params["scale"] - y) ** 2)


PARAMS = {"w": RANDOM.standard_normal((16, 12)).astype(np.float32), "b": np.ones(12, np.float32),
          "scale": np.float32(0.5)}


@pytest.mark.parametrize("spec", [P("data"), P(None, "data"), P(("model", "data")), P("model", "data")])
@pytest.mark.parametrize("types", [{}, {"gather_dtype": jnp.bfloat16, "grad_scatter_dtype": jnp.bfloat16}],
                         ids=["f32", "bf16"])
def test_gradients_of_gathered_parameters(spec, types):
    """They are those of the whole batch: the means of what devices have."""
    specs = {"w": spec, "b": P(), "scale": P()}

    def gradients(params, x, y):
        def local(params):
            whole = manual.gather_params(params, "data", specs, **types)
            rest = P("model") if "model" in str(spec) else P()
            whole = manual.gather_params(whole, "model", {"w": rest, "b": P(), "scale": P()})
            assert whole["w"].shape == (16, 12) and whole["w"].dtype == types.get("gather_dtype", x.dtype)
            return loss(whole, x, y)
        return manual.sync_gradients(jax.grad(local)(params), ("data", "model"), specs)
    got = on_devices(gradients, (specs, P("data"), P("data")), specs, check_vma=False)(PARAMS, X, Y)
    wanted = jax.grad(loss)(PARAMS, X, Y)
    for name in PARAMS:
        assert got[name].dtype == np.float32
        np.testing.assert_allclose(got[name], wanted[name], **(
            {"atol": 2e-2} if types else {"rtol": 2e-5, "atol": 1e-6}))


def test_integers_are_gathered():
    params = {"ids": np.arange(8, dtype=np.int32)}
    got = on_devices(lambda p: manual.gather_params(p, "data", P("data")), P("data"), P(),
                     check_vma=False)(params)
    np.testing.assert_array_equal(got["ids"], params["ids"])


BAD = [
    (lambda x: manual.split_array_over_mesh(x[:, :6], "model", 1), False,
     "dimension 1 must be divisible by the size 4 of 'model', but is 6"),
    (lambda x: manual.unstack_params(x, "model"), False, "expected a dim of size 1 for 'model'"),
    (lambda x: manual.gather_params(x, "data", P(("data", "model"))), False,
     "expected 'data' to be the last of the axes"),
    (lambda x: manual.gather_params(x, "data", P("data")), True, "with check_vma=False"),
    (lambda x: manual.sync_gradients(x, "data"), True, "with check_vma=False"),
]


@pytest.mark.parametrize("fn, check, message", BAD, ids=range(len(BAD)))
def test_what_does_not_fit(fn, check, message):
    with pytest.raises(MeshError, match=message):
        on_devices(fn, P(), P(), check_vma=check)(X)


def train(fn, params, specs, steps=3):
    """Returns the parameters and losses of some steps of a function (params, x, y), which
    returns new parameters and a loss."""
    run = on_devices(fn, (specs, P("data"), P("data")), (specs, P()), check_vma=False)
    losses = []
    for _ in range(steps):
        params, value = run(params, X, Y)
        losses.append(float(value))
    return params, losses


def train_whole(loss, params, steps=3):
    losses = []
    for _ in range(steps):
        value, gradient = jax.value_and_grad(loss)(params)
        params = jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient)
        losses.append(float(value))
    return params, losses


def make_step(loss, specs=None):
    def step(params, x, y):
        value, gradient = jax.value_and_grad(loss)(params, x, y)
        gradient = manual.sync_gradients(gradient, ("data", "model"), specs)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient), lax.pmean(value, "data")
    return step


def assert_same(got, wanted):
    for one, other in zip(jax.tree.leaves(got), jax.tree.leaves(wanted), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-6)


def test_a_module_of_nnx_is_sharded():
    nnx = pytest.importorskip("flax.nnx")
    graph, params = nnx.split(nnx.Sequential(
        nnx.Linear(16, 24, rngs=nnx.Rngs(0)), nnx.relu, nnx.Linear(24, 12, rngs=nnx.Rngs(1))))
    specs = parameters.shard_params(params, MESH, "data", min_weight_size=100)
    assert jax.tree.leaves(specs, is_leaf=lambda s: isinstance(s, P)).count(P(None)) == 2

    def whole_loss(params, x=X, y=Y):
        return jnp.mean((nnx.merge(graph, params)(x) - y) ** 2)

    def local_loss(params, x, y):
        return whole_loss(manual.gather_params(params, "data", specs), x, y)
    got, losses = train(make_step(local_loss, specs), params, specs)
    wanted, other = train_whole(whole_loss, params)
    np.testing.assert_allclose(losses, other, rtol=1e-5)
    assert_same(got, wanted)


def test_a_module_of_nnx_for_each_device():
    nnx = pytest.importorskip("flax.nnx")
    graph = nnx.graphdef(nnx.Linear(16, 3, rngs=nnx.Rngs(0)))

    def init(key):
        key = manual.fold_rng_over_axis(key, "model")
        return manual.stack_params(nnx.state(nnx.Linear(16, 3, rngs=nnx.Rngs(key))), "model")

    def apply(params, x):
        return nnx.merge(graph, manual.unstack_params(params, "model"))(x)
    key = jax.random.key(3)
    params = on_devices(init, P(), P("model"))(key)
    got = on_devices(apply, (P("model"), P("data")), P("data", "model"))(params, X)
    parts = [nnx.Linear(16, 3, rngs=nnx.Rngs(jax.random.fold_in(key, i))) for i in range(4)]
    np.testing.assert_allclose(got, np.concatenate([part(X) for part in parts], axis=1), rtol=2e-5, atol=1e-6)


@pytest.mark.parametrize("types", [{}, {"gather_dtype": jnp.bfloat16}], ids=["f32", "bf16"])
def test_a_module_of_linen_is_sharded(types):
    nn = pytest.importorskip("flax.linen")
    from mesh_spmd.linen import shard_module_params
    Sharded = shard_module_params(nn.Dense, "data", min_weight_size=100, **types)

    class Model(nn.Module):
        dense: type

        @nn.compact
        def __call__(self, x):
            return self.dense(12, name="second")(nn.relu(self.dense(24, name="first")(x)))
    model, plain, key = Model(Sharded), Model(nn.Dense), jax.random.key(0)

    def init(x):
        return model.init(key, x)
    boxes = jax.eval_shape(jax.shard_map(init, mesh=MESH, in_specs=P("data"), out_specs=P(),
                                         check_vma=False), X)
    specs = nn.get_partition_spec(boxes)
    assert specs["params"]["first"]["kernel"] == P(None, "data") and \
        specs["params"]["second"]["kernel"] == P("data", None)
    params = on_devices(init, P("data"), specs, check_vma=False)(X)
    whole = plain.init(key, X)
    assert_same(params, whole)
    got, losses = train(make_step(lambda p, x, y: jnp.mean((model.apply(p, x) - y) ** 2)), params, specs)
    wanted, other = train_whole(lambda p: jnp.mean((plain.apply(p, X) - Y) ** 2), whole)
    if types:
        np.testing.assert_allclose(losses, other, rtol=2e-2)
        return
    np.testing.assert_allclose(losses, other, rtol=1e-5)
    assert_same(got, wanted)


@pytest.mark.parametrize("mask, split", [(None, True), (1, True), (None, False)])
def test_a_module_of_linen_for_each_device(mask, split):
    nn = pytest.importorskip("flax.linen")
    from mesh_spmd.linen import ModelParallelismWrapper
    key = jax.random.key(0)
    model = ModelParallelismWrapper("model", nn.Dense, mask, split, {"features": 3})

    def init(x):
        return model.init(key, x)
    boxes = jax.eval_shape(jax.shard_map(init, mesh=MESH, in_specs=P("data"), out_specs=P(),
                                         check_vma=False), X)
    specs = nn.get_partition_spec(boxes)
    assert specs["params"]["sharded"]["kernel"] == P("model", None, None)
    params = on_devices(init, P("data"), specs, check_vma=False)(X)
    kernel = np.asarray(params["params"]["sharded"]["kernel"].value)
    assert kernel.shape == (4, 16, 3)
    assert [bool(np.any(part)) for part in kernel] == [mask in (None, i) for i in range(4)]
    if mask is None:
        assert (kernel[0] == kernel[1]).all() != split
    got = on_devices(model.apply, (specs, P("data")), P("data", "model"), check_vma=False)(params, X)
    np.testing.assert_allclose(got, np.concatenate([X @ part for part in kernel], axis=1), rtol=1e-4, atol=1e-5)
