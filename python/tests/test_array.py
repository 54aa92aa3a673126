"""Arrays on Mesh's devices: results, arguments, donation, views, JAX's arrays."""

import gc
import inspect
import subprocess
import sys

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import ml_dtypes
import numpy as np
import pytest
from jax.sharding import NamedSharding, PartitionSpec as P

pytestmark = pytest.mark.native
MESH = harness.MESH


def named(*spec, mesh=MESH):
    return NamedSharding(mesh, P(*spec))


def address(array):
    return np.asarray(array).ctypes.data


def iota(*shape, dtype=np.float32):
    return np.arange(np.prod(shape)).reshape(shape).astype(dtype)


SPECS = [(), ("data",), (None, "model"), ("data", "model"), (("model", "data"),),
         ("model", "data")]


@pytest.mark.parametrize("spec", SPECS, ids=str)
@pytest.mark.parametrize("shape", [(8, 8), (7, 10)], ids=str)
def test_shards_are_those_of_the_sharding(spec, shape):
    x = iota(*shape)
    array = mesh_spmd.device_put(x, named(*spec))
    assert array.sharding == named(*spec)
    assert (array.shape, array.dtype, array.ndim, array.size, array.nbytes) == (
        shape, np.float32, 2, x.size, x.nbytes)
    np.testing.assert_array_equal(np.asarray(array), x)
    shards = array.addressable_shards
    assert [s.device for s in shards] == list(range(8))
    count = np.zeros(shape, int)
    for shard in shards:
        np.testing.assert_array_equal(shard.data, x[shard.index])
        assert not shard.data.flags.writeable
        if shard.replica_id == 0:
            count[shard.index] += 1
    assert (count == 1).all()
    if shape == (8, 8):
        assert shards[0].data.shape == named(*spec).shard_shape(shape)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16", "uint8", "int32", "uint16",
                                   "bool"])
@pytest.mark.parametrize("spec", [("data",), (None, "model")], ids=str)
def test_views_of_numpy_and_dlpack(dtype, spec):
    x = iota(8, 8, dtype=dtype)
    array = mesh_spmd.jit(lambda x: x, in_shardings=P(*spec), out_shardings=P(*spec), mesh=MESH)(x)
    assert array.dtype == x.dtype
    np.testing.assert_array_equal(np.asarray(array), x)
    taken = jax.dlpack.from_dlpack(array)
    assert taken.dtype == x.dtype
    np.testing.assert_array_equal(taken, x)
    # An array that is split along its first dim is contiguous in memory.
    assert (address(array) == address(array)) == (spec == ("data",))
    if spec == ("data",):
        assert taken.unsafe_buffer_pointer() == address(array)
    del array
    gc.collect()
    np.testing.assert_array_equal(taken, x)
    assert np.asarray(mesh_spmd.device_put(x), dtype=np.float64).dtype == np.float64


def test_host_arrays_are_taken_in_place():
    x = iota(8, 8)
    assert address(mesh_spmd.device_put(x, named("data"))) == address(x)
    assert address(mesh_spmd.device_put(x)) == address(x)
    assert mesh_spmd.device_put(x, named(None, "model")).addressable_shards[0].data.base is not x
    own = jnp.asarray(iota(16))
    assert address(mesh_spmd.from_dlpack(own)) == own.unsafe_buffer_pointer()
    assert mesh_spmd.from_dlpack(jnp.ones(3, jnp.bfloat16)).dtype == ml_dtypes.bfloat16
    tree = mesh_spmd.device_put({"a": 1, "b": [x, 2.5]}, {"a": None, "b": P()}, mesh=MESH)
    assert tree["a"].dtype == np.int32 and float(tree["b"][1]) == 2.5
    assert mesh_spmd.device_put(tree["b"][0], named()) is tree["b"][0]


def test_numbers():
    loss = mesh_spmd.device_put(np.float32(1.25))
    assert float(loss) == 1.25 and f"{loss:.1f}" == "1.2" and loss.item() == 1.25
    assert int(mesh_spmd.device_put(3)) == 3 and [10, 20][mesh_spmd.device_put(1)] == 20
    assert bool(mesh_spmd.device_put(True)) and repr(loss) == "Array(1.25, dtype=float32, spec=P())"
    with pytest.raises(TypeError, match="a scalar has no length"):
        len(loss)
    rows = mesh_spmd.device_put(iota(3, 2))
    assert loss == 1.25 and -loss + 2 * loss > 1 and (rows + rows == 2 * iota(3, 2)).all()
    assert type(rows * loss) is np.ndarray and np.exp(loss) == np.exp(np.float32(1.25))
    assert len(rows) == 3 and rows[1, 1] == 3 and [r.sum() for r in rows] == [1, 5, 9]


def test_shardings_of_arguments():
    double = mesh_spmd.jit(lambda x: x + x, mesh=MESH)
    for spec in SPECS:
        x = mesh_spmd.device_put(iota(8, 8), named(*spec))
        low = double.lower(x)
        assert low.program.text.count("mesh.sharding = ") >= 1
        np.testing.assert_array_equal(double(x), 2 * iota(8, 8))
        np.testing.assert_array_equal(low.compile()(x), 2 * iota(8, 8))
    other = mesh_spmd.jit(lambda x: x + x, in_shardings=P("model"), mesh=MESH)
    for spec in SPECS:
        x = mesh_spmd.device_put(iota(7, 10), named(*spec))
        np.testing.assert_array_equal(other(x), 2 * iota(7, 10))


def test_given_shardings_need_no_new_program():
    traces = []
    def fn(x):
        traces.append(x)
        return x * 2
    run = mesh_spmd.jit(fn, in_shardings=P("data"), out_shardings=P(None, "model"), mesh=MESH)
    x = run(iota(8, 8))
    run(x)
    run(mesh_spmd.device_put(iota(8, 8), named("model")))
    assert len(traces) == 1
    free = mesh_spmd.jit(fn, mesh=MESH)
    free(x)
    free(x)
    free(mesh_spmd.device_put(iota(8, 8), named("model")))
    assert len(traces) == 3


def test_padding_of_results_is_zero_as_an_argument():
    grow = mesh_spmd.jit(lambda x: jnp.exp(x + 1), in_shardings=P("data", "model"),
                         out_shardings=P("data", "model"), mesh=MESH)
    add = mesh_spmd.jit(lambda x, w: (x @ w, x.sum()), in_shardings=(P("data", "model"), P("model")),
                        mesh=MESH)
    x = np.zeros((7, 10), np.float32)
    y = grow(x)
    product, total = add(y, np.ones((10, 5), np.float32))
    np.testing.assert_allclose(product, np.full((7, 5), 10 * np.e), rtol=1e-6)
    np.testing.assert_allclose(float(total), 70 * np.e, rtol=1e-6)


def make_step(**options):
    def step(state, x):
        return jax.tree.map(lambda s: s + x, state), x * 2
    return mesh_spmd.jit(step, donate_argnums=0, **options)


def test_donated_memory_is_used_again():
    step = make_step(in_shardings=P("data"), out_shardings=P("data"), mesh=MESH)
    x, state, seen = np.ones((64, 64), np.float32), {"w": np.zeros((64, 64), np.float32)}, []
    for _ in range(6):
        state, _ = step(state, x)
        seen.append(address(state["w"]))
        gc.collect()
    np.testing.assert_array_equal(state["w"], 6 * x)
    # From the third step on there is nothing new.
    assert len(set(seen)) <= 3 and seen[4] in seen[:4] and seen[5] in seen[:4]


def test_views_of_donated_arrays_stay():
    step = make_step()
    x = np.ones(256, np.float32)
    state, _ = step(x, x)
    view = np.asarray(state)
    for _ in range(4):
        state, _ = step(state, x)
    np.testing.assert_array_equal(view, 2 * x)
    np.testing.assert_array_equal(state, 6 * x)


def test_donated_arrays_are_gone():
    step = make_step()
    x = np.ones(3, np.float32)
    state = mesh_spmd.device_put(x)
    line = inspect.currentframe().f_lineno + 1
    step(state, x)
    assert state.is_deleted() and "donated to 'step'" in repr(state)
    why = rf"was donated to 'step' at {__file__}:{line}: use the result of that call instead$"
    with pytest.raises(mesh_spmd.MeshError, match=rf"^{__file__}:\d+: argument 'state' {why}") as e:
        step(state, x)
    assert e.value.diagnostics[0].line == line + 4
    for use in (np.asarray, lambda a: a.addressable_shards, mesh_spmd.device_put, float,
                lambda a: a.__dlpack__(), lambda a: a.block_until_ready()):
        with pytest.raises(mesh_spmd.MeshError, match=r"the array of shape \(3,\) " + why):
            use(state)
    other = mesh_spmd.device_put(x)
    other.delete()
    other.delete()
    with pytest.raises(mesh_spmd.MeshError, match="was deleted at .*test_array.py"):
        np.asarray(other)


def test_failed_call_donates_nothing():
    text_step = mesh_spmd.jit(
        lambda s, n: jax.lax.while_loop(lambda c: c[1] != 0, lambda c: (c[0] + 1, c[1] - 1), (s, n)),
        donate_argnums=0, threads=1)
    state = mesh_spmd.device_put(np.ones(4, np.float32))
    with pytest.raises(mesh_spmd.MeshError, match="must be 4xf32"):
        text_step.lower(state, 3).compile()(mesh_spmd.device_put(np.ones(5, np.float32)), 3)
    state, _ = text_step(state, 3)
    np.testing.assert_array_equal(state, np.full(4, 4))


def test_unchanged_argument_is_a_result():
    keep = mesh_spmd.jit(lambda a, b: (a, b, a + b), donate_argnums=0)
    a, b = (mesh_spmd.device_put(np.full(4, i, np.float32)) for i in (1, 2))
    one, two, three = keep(a, b)
    one, two, three = keep(one, two)
    for got, wanted in ((one, 1), (two, 2), (three, 3), (b, 2)):
        np.testing.assert_array_equal(got, np.full(4, wanted))


def complex_iota(*shape):
    return (iota(*shape) + 1j * iota(*shape)[..., ::-1]).astype(np.complex64)


@pytest.mark.parametrize("spec", SPECS, ids=str)
@pytest.mark.parametrize("shape", [(8, 8), (7, 10)], ids=str)
def test_complex_numbers_are_arrays(spec, shape):
    z = complex_iota(*shape)
    twice = mesh_spmd.jit(lambda z: (z * 2j, jnp.abs(z)), in_shardings=P(*spec),
                          out_shardings=P(*spec), mesh=MESH)
    for argument in (z, mesh_spmd.device_put(z, named(*spec)),
                     mesh_spmd.device_put(z, named("model"))):
        product, size = twice(argument)
        assert isinstance(product, mesh_spmd.Array) and product.sharding == named(*spec)
        assert (product.shape, product.dtype, product.nbytes) == (shape, np.complex64, z.nbytes)
        np.testing.assert_array_equal(product, z * 2j)
        np.testing.assert_allclose(size, abs(z), rtol=1e-6)
    assert product.sharding.spec == size.sharding.spec
    count = np.zeros(shape, int)
    for shard in product.addressable_shards:
        np.testing.assert_array_equal(shard.data, (z * 2j)[shard.index])
        assert shard.data.dtype == np.complex64 and not shard.data.flags.writeable
        count[shard.index] += shard.replica_id == 0
    assert (count == 1).all()
    taken = jax.dlpack.from_dlpack(product)
    assert taken.dtype == jnp.complex64
    np.testing.assert_array_equal(taken, z * 2j)
    np.testing.assert_array_equal(product + 1, z * 2j + 1)
    # As an argument: nothing is traced anew, and nothing is put together.
    again, _ = twice(product)
    np.testing.assert_array_equal(again, z * 2j * 2j)
    assert len(twice._cache) == 1


def test_complex_parts_that_are_split_in_other_ways():
    def fn(x, y):
        return jax.lax.complex(x, y)
    run = mesh_spmd.jit(fn, in_shardings=(P("data"), P(None, "model")), mesh=MESH)
    x, y = iota(8, 8), -iota(8, 8)
    z = run(x, y)
    np.testing.assert_array_equal(z, x + 1j * y)
    for shard in z.addressable_shards:
        np.testing.assert_array_equal(shard.data, (x + 1j * y)[shard.index])
    np.testing.assert_array_equal(mesh_spmd.jit(jnp.conj, mesh=MESH)(z), x - 1j * y)


def test_complex_arrays_are_donated():
    step = mesh_spmd.jit(lambda z, w: z * w, donate_argnums=0, in_shardings=P("data"),
                         out_shardings=P("data"), mesh=MESH)
    z, w = complex_iota(8, 8), np.full((8, 8), 1j, np.complex64)
    state = mesh_spmd.device_put(z, named("data"))
    view = np.asarray(state)
    kept, state = state, step(state, w)
    for _ in range(3):
        state = step(state, w)
    np.testing.assert_array_equal(state, z)
    np.testing.assert_array_equal(view, z)
    assert kept.is_deleted() and not state.is_deleted()
    with pytest.raises(mesh_spmd.MeshError, match="argument 'z' was donated to '<lambda>' at"):
        step(kept, w)
    state.delete()
    with pytest.raises(mesh_spmd.MeshError, match=r"the array of shape \(8, 8\) was deleted at"):
        np.asarray(state)


def test_parts_of_axes_are_axes_of_a_finer_mesh():
    from mesh_spmd.layouts import layout_of, sharding_of
    axes = [("data", 2), ("model", 12)]
    got = sharding_of(axes, [["model:(2)3"], ["data"]], [])
    assert got.mesh.shape_tuple == (("data", 2), ("model:(1)2", 2), ("model:(2)3", 3),
                                    ("model:(6)2", 2))
    assert got.spec == P("model:(2)3", "data")
    both = sharding_of(axes, [["model:(1)2"], ["model:(2)6"]], ["data"])
    assert both.mesh.shape_tuple == (("data", 2), ("model:(1)2", 2), ("model:(2)6", 6))
    assert both.spec.unreduced == {"data"}
    assert layout_of((6, 4), np.dtype(np.float32), got).local_shape == (2, 2)
    with pytest.raises(mesh_spmd.MeshError, match="expected parts of the axis 'model' that are nested"):
        sharding_of(axes, [["model:(1)2"], ["model:(3)4"]], [])


BAD = [
    (lambda: mesh_spmd.device_put(np.ones(4), named("nowhere")), "nowhere"),
    (lambda: mesh_spmd.device_put(np.ones(4), named("data", "model")), "at most the rank 1"),
    (lambda: mesh_spmd.device_put(np.ones(4), P("data")), "expected a mesh"),
    (lambda: mesh_spmd.device_put(np.ones(4), 7), "expected a NamedSharding or a PartitionSpec"),
    (lambda: mesh_spmd.device_put(np.ones(4, "M8[s]")), "elements of a type that devices have|datetime64"),
    (lambda: mesh_spmd.device_put(np.array(["a"])), "str"),
]


@pytest.mark.parametrize("call, message", BAD, ids=range(len(BAD)))
def test_bad_arrays(call, message):
    with pytest.raises((mesh_spmd.MeshError, mesh_spmd.ConversionError, TypeError, ValueError),
                       match=message):
        call()


# JAX has its devices when it is imported, so that this runs in a process of its own.
ON_JAX_DEVICES = """
import gc
import jax, jax.numpy as jnp, mesh_spmd, numpy as np
from jax.sharding import AbstractMesh, Mesh, NamedSharding, PartitionSpec as P
mesh = Mesh(np.array(jax.devices())[[0, 5, 1, 4, 2, 7, 3, 6]].reshape(2, 4), ("data", "model"))
other = Mesh(np.array(jax.devices()).reshape(2, 4), ("data", "model"))
x = np.arange(64, dtype=np.float32).reshape(8, 8)

def check(array, wanted, mesh=mesh):
    assert type(array) is type(jnp.ones(1)), type(array)
    assert array.sharding.mesh.devices.tolist() == mesh.devices.tolist(), array.sharding
    np.testing.assert_allclose(array, wanted, rtol=1e-6)
    for shard in array.addressable_shards:
        np.testing.assert_allclose(shard.data, wanted[shard.index], rtol=1e-6)
        place = mesh.devices.flatten().tolist().index(shard.device)
        indices = array.sharding.devices_indices_map(array.shape)
        assert indices[mesh.devices.flat[place]] == shard.index

fn = mesh_spmd.jit(lambda x, y: (x @ y, (x + 1).T), mesh=mesh, in_shardings=(P("data", "model"), None),
                   out_shardings=(P("data", "model"), P("model")))
for a in (x, jax.device_put(x, NamedSharding(mesh, P("data", "model"))),
          jax.device_put(x, NamedSharding(mesh, P(None, "data"))),
          jax.device_put(x, NamedSharding(other, P("model"))), jnp.asarray(x),
          mesh_spmd.device_put(x, NamedSharding(mesh, P("model", "data")))):
    product, turned = fn(a, x)
    check(product, x @ x)
    check(turned, (x + 1).T)
    assert product.sharding.spec == P("data", "model")
a = jax.device_put(x, NamedSharding(mesh, P("data", "model")))
# From the arguments' mesh.
product = mesh_spmd.jit(lambda a: a @ a)(a)
check(product, x @ x)
del a
gc.collect()
check(product, x @ x)
# bf16, uneven and unsplit results, a scalar.
half, odd, total = mesh_spmd.jit(lambda a: (a.astype(jnp.bfloat16) * 2, a[:7], a.sum()), mesh=mesh,
                                 in_shardings=P("data"), out_shardings=(P("model"), P("data"), P()))(x)
assert half.dtype == jnp.bfloat16 and half.sharding.spec == P("model")
np.testing.assert_array_equal(np.asarray(half, np.float32), 2 * x)
check(odd, x[:7])
check(total, x.sum())
# Complex numbers.
z = (x + 1j * x.T).astype(np.complex64)
for spec in (P("data", "model"), P("model"), P()):
    turned = mesh_spmd.jit(lambda z: z.T * 1j, mesh=mesh, in_shardings=P("data"), out_shardings=spec)(
        jax.device_put(z, NamedSharding(mesh, P("data"))))
    assert turned.dtype == jnp.complex64 and turned.sharding.spec == spec
    check(turned, z.T * 1j)
# The mesh around.
with jax.set_mesh(mesh):
    twice = mesh_spmd.jit(lambda x: x * 2, in_shardings=P("data"))
    check(twice(x), x * 2)
with jax.set_mesh(other):
    check(twice(x), x * 2, other)
# An abstract mesh: Mesh's own arrays.
own = mesh_spmd.jit(lambda x: x * 2, in_shardings=P("data"), mesh=AbstractMesh((2, 4), ("data", "model")))(x)
assert type(own) is mesh_spmd.Array
# Donated: deleted unless the call fails.
state = jax.device_put(x, NamedSharding(mesh, P("data")))
step = mesh_spmd.jit(lambda s, x: s + x, donate_argnums=0)
new = step(state, x)
assert state.is_deleted()
check(new, 2 * x)
print("right")
"""


def test_arrays_of_jax():
    env = {**__import__("os").environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=8",
           "JAX_PLATFORMS": "cpu"}
    done = subprocess.run([sys.executable, "-c", ON_JAX_DEVICES], capture_output=True, text=True,
                          env=env)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "right\n"
