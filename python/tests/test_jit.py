"""`mesh_spmd.jit`: the meaning of `jax.jit`, on Mesh's devices."""

import functools
import json
import re
import subprocess
import sys

import harness
import jax
import jax.numpy as jnp
import ml_dtypes
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, PartitionSpec as P

pytestmark = pytest.mark.native
MESH = harness.MESH
MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}}


def layer(params, x):
    return {"y": jnp.tanh(x @ params["w"]) @ params["v"], "most": jnp.max(x)}


def arguments(batch=8):
    random = np.random.default_rng(0)
    def make(*shape):
        return random.standard_normal(shape).astype(np.float32)
    return {"w": make(16, 32), "v": make(32, 16)}, make(batch, 16)


SHARDINGS = ({"w": P(None, "model"), "v": P("model", None)}, P("data"))


def sharded_layer(**options):
    return mesh_spmd.jit(layer, in_shardings=SHARDINGS, mesh=MESH, **options)


def test_pytrees_and_types():
    fn = sharded_layer()
    params, x = arguments()
    got, own = fn(params, x), jax.jit(layer)(params, x)
    assert jax.tree.structure(got) == jax.tree.structure(own)
    jax.tree.map(functools.partial(np.testing.assert_allclose, rtol=1e-5, atol=1e-5), got, own)
    assert all(isinstance(leaf, mesh_spmd.Array) for leaf in jax.tree.leaves(got))
    assert fn.__name__ == "layer"


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "int8", "uint8", "int16", "uint16",
                                   "int32", "uint32", "bool"])
def test_element_types(dtype):
    x = np.arange(6).astype(dtype)
    got = mesh_spmd.jit(lambda a: (a, a == a))(x)
    assert got[0].dtype == x.dtype and got[1].dtype == bool
    np.testing.assert_array_equal(got[0], x)


def test_scalars_and_jax_arrays():
    fn = mesh_spmd.jit(lambda x, s: x * s)
    x = jnp.arange(3.0)
    np.testing.assert_array_equal(fn(x, 2), x * 2)
    np.testing.assert_array_equal(fn(x, 0.5), x * 0.5)
    np.testing.assert_array_equal(fn(x, s=True), x)
    assert fn(x, np.float64(2)).dtype == np.float32
    assert fn(jnp.bfloat16(2), 3).dtype == ml_dtypes.bfloat16


def test_x64():
    fn = mesh_spmd.jit(lambda x: x + 1)
    x = np.ones(2)
    assert fn(x).dtype == np.float32
    with jax.enable_x64(True):
        assert fn(x).dtype == np.float64


def test_traces_once_for_each_kind_of_arguments():
    traces = []
    def count(x, n):
        traces.append(x.shape)
        return x * n
    fn = mesh_spmd.jit(count, static_argnums=np.int64(1))
    x = np.ones((2, 3), np.float32)
    for _ in range(3):
        np.testing.assert_array_equal(fn(x, 2), x * 2)
    assert len(traces) == 1
    fn(x, 3), fn(x.T, 2), fn(x.astype(np.int32), 2), fn(x, 3)
    assert len(traces) == 4
    fn.clear_cache()
    fn(x, 2)
    assert len(traces) == 5


@pytest.mark.parametrize("options", [{"static_argnums": 1}, {"static_argnames": "mode"},
                                     {"static_argnums": (-2,)}, {"static_argnums": np.array([1])},
                                     {"static_argnames": ["mode"]}])
def test_static_arguments_as_jax_has_them(options):
    def fn(x, mode, y):
        return x + y if mode == "sum" else x - y
    x, y = np.float32(3), np.float32(2)
    ours, theirs = mesh_spmd.jit(fn, **options), jax.jit(fn, **options)
    for mode in ("sum", "rest"):
        assert ours(x, mode, y) == theirs(x, mode, y)
        if "static_argnums" not in options or options["static_argnums"] == 1:
            assert ours(x, mode=mode, y=y) == theirs(x, mode=mode, y=y)
    assert ours.lower(x, "sum", y).program.arguments == ("x", "y")
    with pytest.raises(ValueError, match="hashable"):
        ours(x, [], y)


def test_default_of_a_static_argument():
    fn = mesh_spmd.jit(lambda x, n=4: x * n, static_argnames="n")
    assert fn(np.float32(2)) == 8 and fn(np.float32(2), n=3) == 6


def test_donated_arrays_are_deleted():
    fn = mesh_spmd.jit(lambda state, x: state + x, donate_argnums=0)
    state, x = jnp.ones(3), jnp.ones(3)
    np.testing.assert_array_equal(fn(state, x), [2, 2, 2])
    assert state.is_deleted() and not x.is_deleted()
    with pytest.raises(RuntimeError, match="deleted"):
        fn(state, x)
    kept = np.ones(3, np.float32)
    np.testing.assert_array_equal(fn(kept, x), [2, 2, 2])
    np.testing.assert_array_equal(kept, [1, 1, 1])


def test_mesh_of_the_context():
    fn = mesh_spmd.jit(lambda x: x * 2, in_shardings=P("data"))
    x = np.ones((8, 8), np.float32)
    with jax.sharding.use_abstract_mesh(MESH):
        assert fn.lower(x).compile().num_devices == 8


def test_out_shardings():
    x = np.ones((8, 8), np.float32)
    low = mesh_spmd.jit(lambda x: x @ x, in_shardings=P("data"), out_shardings=P(None, "model"),
                        mesh=MESH).lower(x)
    assert low.as_text().count("mesh.sharding = ") == 2
    np.testing.assert_array_equal(low.compile()(x), x @ x)


def test_in_shardings_and_names():
    fn = mesh_spmd.jit(lambda x: x, in_shardings=P("data"), mesh=MESH)
    with pytest.raises(ValueError, match="expected positional arguments .* got x by name"):
        fn(x=np.ones(8, np.float32))


def test_lower_needs_no_devices():
    mesh = AbstractMesh((256, 256), ("data", "model"))
    shapes = [jax.ShapeDtypeStruct(s, jnp.float32) for s in ((4096, 8192), (8192, 4096), (4096, 4096))]
    low = mesh_spmd.jit(layer, in_shardings=SHARDINGS, mesh=mesh).lower(
        {"w": shapes[0], "v": shapes[1]}, shapes[2])
    rows = low.collectives()
    line = layer.__code__.co_firstlineno + 1
    sums = [r for r in rows if r["kind"] == "all_reduce" and r["axes"] == '"model"' and r["bytes"] > 4]
    assert [(r["group_size"], r["file"], r["line"]) for r in sums] == [(256, __file__, line)]
    assert all(r["file"] == __file__ for r in rows), rows
    assert 'mesh.mesh @mesh = <["data"=256, "model"=256]>' in low.spmd()
    assert "mesh.all_reduce" in low.spmd() and "#mesh.overlap<" in low.rings()
    assert low.programs().startswith("#map")


def test_simulation(tmp_path):
    low = sharded_layer().lower(*arguments())
    simulation = low.simulate(MACHINE)
    assert simulation.seconds > 0 and simulation.programs[0]["predicted_bytes"] > 0
    assert "on 8 devices, simulated" in str(simulation)
    file = tmp_path / "machine.json"
    file.write_text(json.dumps(MACHINE))
    assert low.simulate(file).seconds == simulation.seconds
    slower = {**MACHINE, "links": {"*": {"latency": 1e-3, "bandwidth": 1e10}}}
    assert low.simulate(slower).seconds > 10 * simulation.seconds
    low.trace(tmp_path / "trace.json", MACHINE)
    assert json.loads((tmp_path / "trace.json").read_text())
    with pytest.raises(mesh_spmd.MeshError, match="^expected an object at machine.links$"):
        low.simulate({"links": 3})
    with pytest.raises(mesh_spmd.MeshError, match="missing.json"):
        low.simulate(tmp_path / "missing.json")


def test_memory_and_explanation():
    low = sharded_layer().lower(*arguments())
    row, = low.memory()
    assert row["arguments"] == (16 * 8 + 8 * 16 + 4 * 16) * 4
    line = layer.__code__.co_firstlineno + 1
    remarks = low.explain(f"{__file__}:{line}")
    assert remarks and all(r.line == line for r in remarks)
    assert any("along \"model\"" in str(r) for r in remarks)
    assert low.explain() == remarks  # All of the program is in that line.
    with pytest.raises(mesh_spmd.MeshError, match="no value of a program to explain"):
        low.explain(f"{__file__}:{line - 1}")
    with pytest.raises(mesh_spmd.MeshError, match="expected a line as in 'model.py:12', got 'x'"):
        low.explain("x")


def test_save(tmp_path):
    low = sharded_layer().lower(*arguments())
    low.save(tmp_path / "layer.mlir")
    subprocess.run([harness.BIN / "mesh-run", "--check", tmp_path / "layer.mlir"], check=True,
                   capture_output=True)


def test_compiled_takes_what_it_was_made_for():
    params, x = arguments()
    compiled = sharded_layer().lower(params, x).compile()
    compiled(params, x)
    assert sum(row["bytes_sent"] for row in compiled.counters()) > 0
    with pytest.raises(mesh_spmd.MeshError, match="argument 'x' must be 8x16xf32, but is .*7, 16"):
        compiled(params, x[:7])
    with pytest.raises(mesh_spmd.MeshError, match="expected arguments of the structure"):
        compiled(x, params)


def test_tables_display_themselves():
    table = mesh_spmd.Table([{"kind": "<a>", "times": None}, {"kind": "b", "times": 12}])
    assert str(table) == "kind  times\n<a>\nb     12"
    assert table._repr_html_() == (
        "<table><tr><th>kind</th><th>times</th></tr><tr><td>&lt;a&gt;</td><td></td></tr>"
        "<tr><td>b</td><td>12</td></tr></table>")
    assert str(mesh_spmd.Table()) == ""


@pytest.mark.parametrize("options, message", [
    ({"in_shardings": P("nowhere"), "mesh": MESH}, "nowhere"),
    ({"in_shardings": P("data", None, "model"), "mesh": MESH}, "expected at most the rank 1"),
    ({"in_shardings": "data", "mesh": MESH}, "expected a NamedSharding or a PartitionSpec"),
    ({"in_shardings": P("data")}, "expected a mesh"),
])
def test_wrong_shardings(options, message):
    with pytest.raises((mesh_spmd.MeshError, mesh_spmd.ConversionError), match=message):
        mesh_spmd.jit(jnp.sin, **options)(np.ones(8, np.float32))


def test_static_and_donated():
    with pytest.raises(ValueError, match="static arguments cannot be donated"):
        mesh_spmd.jit(lambda x: x, static_argnums=0, donate_argnums=0)
    with pytest.raises(TypeError, match="expected a function, got 3"):
        mesh_spmd.jit(3)


def test_without_the_native_module(tmp_path):
    code = ("import sys; sys.modules['mesh_spmd._native'] = None\n"
            "import mesh_spmd, jax.numpy as jnp\n"
            "print(len(mesh_spmd.convert(jnp.sin, jnp.ones(3)).text) > 10)\n"
            "try: mesh_spmd.jit(jnp.sin)(jnp.ones(3))\n"
            "except mesh_spmd.MeshError as error: print(error)\n")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch("True\nthe native module mesh_spmd._native is missing, which .*\n",
                        done.stdout)


def test_complex_arrays_go_in_and_out():
    @mesh_spmd.jit(in_shardings=(P("data"), None), mesh=harness.MESH)
    def fn(x, y):
        return {"product": x @ y, "size": jnp.abs(x)}
    x = (np.arange(12).reshape(4, 3) * (1 + 2j)).astype(np.complex64)
    y = np.ones((3, 5), np.complex64) * 1j
    result = fn(x, y)
    assert result["product"].dtype == np.complex64
    np.testing.assert_allclose(result["product"], x @ y, rtol=1e-6)
    np.testing.assert_allclose(result["size"], np.abs(x), rtol=1e-6)


def test_keys_are_arguments():
    draw = mesh_spmd.jit(lambda key, n: jax.random.normal(key, (8,)) * n)
    for seed in (0, 7):
        np.testing.assert_allclose(draw(jax.random.key(seed), 2.0),
                                   jax.random.normal(jax.random.key(seed), (8,)) * 2, rtol=1e-5)
    assert len(draw._cache) == 1


@pytest.mark.parametrize("impl", ["threefry2x32", "rbg"])
def test_keys_are_results(impl):
    """As in a state of training that draws random numbers."""
    def step(state, x):
        keys = jax.random.split(state["key"], 3)
        noise = jax.random.normal(keys[0], x.shape)
        return {"key": keys[1], "x": state["x"] + noise}, keys
    key, x = jax.random.key(5, impl=impl), np.zeros((8, 4), np.float32)
    specs = {"key": P(), "x": P("data")}
    run = mesh_spmd.jit(step, in_shardings=(specs, P("data")), out_shardings=(specs, P()),
                        mesh=harness.MESH, donate_argnums=0)
    state, other = {"key": jnp.copy(key), "x": x}, {"key": key, "x": x}
    for _ in range(3):
        last = state["key"]
        state, keys = run(state, x)
        other, wanted = step(other, x)
        assert last.is_deleted() and keys.dtype == wanted.dtype and keys.shape == (3,)
        np.testing.assert_array_equal(jax.random.key_data(keys), jax.random.key_data(wanted))
        np.testing.assert_allclose(state["x"], other["x"], rtol=1e-5)
    assert len(run._cache) == 1
    np.testing.assert_array_equal(jax.random.key_data(jax.random.fold_in(state["key"], 1)),
                                  jax.random.key_data(jax.random.fold_in(other["key"], 1)))


def test_keys_are_split():
    spread = mesh_spmd.jit(lambda key: jax.random.split(key, 8), out_shardings=P("data"), mesh=harness.MESH)
    keys = spread(jax.random.key(1))
    draw = mesh_spmd.jit(jax.vmap(jax.random.uniform), in_shardings=P("data"), mesh=harness.MESH)
    np.testing.assert_array_equal(draw(keys), jax.vmap(jax.random.uniform)(keys))
    real = harness.device_mesh((2,), ("data",))
    on_jax = mesh_spmd.jit(lambda key: jax.random.split(key, 8), mesh=real, out_shardings=P("data"))
    assert on_jax(jax.random.key(1)).sharding == jax.sharding.NamedSharding(real, P("data"))
