"""`mesh_spmd.search`: shardings that a search finds, here and in JAX."""

import json
import re
import subprocess

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, AxisType, PartitionSpec as P
from mesh_spmd.native import native

pytestmark = pytest.mark.native
MACHINE = {"links": {"*": {"latency": 1e-7, "bandwidth": 1e10}}, "flops": {"f32": 1e10},
           "memory_bandwidth": 1e10}
MESH = AbstractMesh((8,), ("x",))


def layer(params, x):
    return {"y": jnp.tanh(x @ params["w"]) @ params["v"], "most": jnp.max(x)}


def arguments(batch=64, width=16):
    random = np.random.default_rng(0)
    def make(*shape):
        return random.standard_normal(shape).astype(np.float32)
    return {"w": make(width, 2 * width), "v": make(2 * width, width)}, make(batch, width)


def structs(tree):
    return jax.tree.map(lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), tree)


def find(fn, *args, machine=MACHINE, budget=600.0, **options):
    return mesh_spmd.search(fn, *args, machine=machine, budget=budget, **options)


def test_specs_run_in_mesh_and_jax():
    params, x = arguments()
    found = find(layer, *structs((params, x)), devices=8)
    assert found.mesh.size == 8
    assert jax.tree.structure(found.in_specs, is_leaf=lambda s: isinstance(s, P)) == \
        jax.tree.structure((params, x))
    assert found.in_specs[1][0] is not None
    ours = mesh_spmd.jit(layer, in_shardings=found.in_specs, out_shardings=found.out_specs,
                         mesh=found.mesh)
    ins, outs = found.shardings()
    theirs = jax.jit(layer, in_shardings=ins, out_shardings=outs)
    got, wanted = ours(params, x), theirs(params, x)
    for name in wanted:
        np.testing.assert_allclose(got[name], wanted[name], rtol=2e-5, atol=2e-5)
    assert wanted["y"].sharding.spec == found.out_specs["y"]
    # The program of these shardings takes what the search says.
    simulated = ours.lower(*structs((params, x))).simulate(MACHINE)
    assert simulated.seconds == pytest.approx(found.seconds, rel=1e-6)


def convolve(params, x):
    image = jax.lax.conv_general_dilated(x, params["filter"], (2, 2), "SAME",
                                         dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return image.reshape(x.shape[0], -1) @ params["w"]


def test_specs_take_what_was_found():
    # Where an argument is annotated that propagation would split the same way, the
    # shardings of values inside may change.
    gradients = jax.value_and_grad(lambda *args: jnp.mean(convolve(*args) ** 2))
    def struct(*shape):
        return jax.ShapeDtypeStruct(shape, np.float32)
    args = {"filter": struct(3, 3, 4, 8), "w": struct(128, 16)}, struct(8, 8, 8, 4)
    machine = {"links": {"*": {"latency": 1e-7, "bandwidth": 1e9}}, "flops": {"f32": 1e9},
               "memory_bandwidth": 1e9}
    found = find(gradients, *args, mesh=MESH, machine=machine)
    lowered = mesh_spmd.jit(gradients, in_shardings=found.in_specs,
                            out_shardings=found.out_specs, mesh=MESH).lower(*args)
    assert lowered.simulate(machine).seconds == pytest.approx(found.seconds, rel=1e-6)


def test_specs_name_whole_axes():
    # By propagation the first reshaped dim is split along a part of the axis.
    def scale(x, w):
        return x.reshape(3, 4, 4) * w[None, :, None]
    found = find(scale, jax.ShapeDtypeStruct((3, 16), np.float32),
                 jax.ShapeDtypeStruct((4,), np.float32), mesh=MESH,
                 in_shardings=(P(None, "x"), None))
    assert found.in_specs == (P(None, "x"), P())
    ins, outs = found.shardings()
    x, w = np.arange(48, dtype=np.float32).reshape(3, 16), np.arange(4, dtype=np.float32)
    got = jax.jit(scale, in_shardings=ins, out_shardings=outs)(x, w)
    np.testing.assert_allclose(got, scale(x, w))


def test_specs_with_a_mesh_around():
    params, x = arguments()
    found = find(layer, params, x, mesh=MESH)
    assert found.mesh.shape_tuple == MESH.shape_tuple
    with jax.set_mesh(jax.make_mesh((8,), ("x",), axis_types=(AxisType.Auto,))):
        got = jax.jit(layer, in_shardings=found.in_specs, out_shardings=found.out_specs)(params, x)
    np.testing.assert_allclose(got["most"], x.max())


def test_kept_shardings():
    params, x = arguments()
    mesh = AbstractMesh((2, 4), ("a", "b"))
    found = find(layer, params, x, mesh=mesh,
                 in_shardings=({"w": None, "v": P("b")}, P(None, "a")))
    assert found.in_specs[0]["v"] == P("b") and found.in_specs[1] == P(None, "a")
    # With a number of devices, axes keep their names.
    found = find(layer, params, x, mesh=mesh, devices=8, in_shardings=(None, P("a")))
    assert found.mesh.axis_names == ("a", "b") and found.mesh.size == 8
    assert found.in_specs[1] == P("a")


def test_parts_are_equal():
    """JAX takes shardings whose parts are equal; Mesh takes all."""
    def fn(a, b):
        return a @ b
    a, b = np.ones((30, 6), np.float32), np.ones((6, 30), np.float32)
    found = find(fn, a, b, mesh=MESH)
    ins, outs = found.shardings()
    np.testing.assert_array_equal(jax.jit(fn, in_shardings=ins, out_shardings=outs)(a, b), a @ b)
    uneven = find(fn, a, b, mesh=MESH, even=False)
    assert uneven.seconds < found.seconds
    got = mesh_spmd.jit(fn, in_shardings=uneven.in_specs, mesh=uneven.mesh)(a, b)
    np.testing.assert_array_equal(got, a @ b)


def test_complex_keys_and_static_arguments():
    def fn(key, z, n, x):
        return jax.random.split(key), z * 2, x @ x.T * n, jnp.float32(n)
    z, x = np.ones((8, 4), np.complex64), np.ones((64, 64), np.float32)
    found = find(fn, jax.random.key(0), z, 3, x, mesh=MESH, static_argnums=2)
    assert len(found.in_specs) == 3 and len(found.out_specs) == 4
    assert found.in_specs[0] == P() and len(found.in_specs[1]) <= 2
    ins, outs = found.shardings()
    got = jax.jit(fn, static_argnums=2, in_shardings=ins, out_shardings=outs)(
        jax.random.key(0), z, 3, x)
    np.testing.assert_array_equal(got[1], z * 2)


def test_memory_and_report():
    params, x = arguments(width=64)
    # Rings do not hide slow links: weights are replicated where memory allows it.
    slow = MACHINE | {"links": {"*": {"latency": 1e-7, "bandwidth": 1e9}}}
    free = find(layer, params, x, mesh=MESH, machine=slow)
    assert "on 8 devices" in str(free) and "8 devices" in free._repr_html_()
    assert [row["name"] for row in free.specs] == [
        "params.v", "params.w", "x", "result.most", "result.y"]
    limit = int(free.memory * 0.8)
    limited = find(layer, params, x, mesh=MESH, machine=slow, memory_limit=limit)
    assert limited.memory <= limit
    with pytest.raises(mesh_spmd.MeshError, match="no strategy was found that fits into 8 B"):
        find(layer, params, x, mesh=MESH, memory_limit=8)


def test_memory_limit_as_text():
    params, x = arguments()
    lowered = mesh_spmd.jit(layer, mesh=MESH).lower(params, x)
    assert lowered.simulate(MACHINE, memory_limit="1MiB").seconds > 0
    lowered.compile(memory_limit="1MiB")
    with pytest.raises(mesh_spmd.MeshError, match="no strategy was found that fits into 8 B"):
        find(layer, params, x, mesh=MESH, memory_limit="8B")
    for limit in ["8 pages", 1.5, -5, 0]:
        for use in [lambda: find(layer, params, x, mesh=MESH, memory_limit=limit),
                    lambda: lowered.simulate(MACHINE, memory_limit=limit),
                    lambda: lowered.compile(memory_limit=limit)]:
            with pytest.raises(mesh_spmd.MeshError, match="memory limit"):
                use()


def test_bad_numbers_and_names():
    params, x = arguments()
    with pytest.raises(mesh_spmd.MeshError, match="at most 2147483647 devices"):
        find(layer, params, x, devices=3000000000)
    with pytest.raises(mesh_spmd.MeshError, match="the name of an axis"):
        find(layer, params, x, mesh=MESH, batch_axis="")


def test_nothing_is_split():
    def small(x):
        return jnp.sum(x @ x)
    x = np.ones((3, 3), np.float32)
    mesh = AbstractMesh((2, 4), ("a", "b"))
    found = find(small, x, mesh=mesh)
    assert found.mesh.shape_tuple == mesh.shape_tuple
    assert found.in_specs == (P(),) and found.out_specs == P()
    ins, outs = found.shardings()
    assert jax.jit(small, in_shardings=ins, out_shardings=outs)(x) == 27
    assert find(small, x, devices=8).mesh.size == 8


def test_unreduced_results():
    x = np.ones((64, 64), np.float32)
    mesh = AbstractMesh((2, 4), ("a", "b"))
    found = find(jnp.matmul, x, x, mesh=mesh, in_shardings=(P(None, "a"), P("a", None)),
                 out_shardings=P(None, "b", unreduced={"a"}))
    assert found.out_specs == P(None, "b", unreduced={"a"})
    _, out = found.shardings()
    assert out.spec == found.out_specs


def test_branches_count_once():
    def choose(c, x, w):
        return jax.lax.cond(c, lambda: x @ w, lambda: w @ x)
    x = np.ones((256, 256), np.float32)
    assert "no strategy takes less" not in str(find(choose, np.bool_(True), x, x, mesh=MESH))


def test_pipelines():
    """On slow links and with little memory, layers are the stages of a pipeline."""
    def layers(w, x):
        return jax.lax.scan(lambda h, k: (jnp.tanh(h @ k), None), x, w)[0]
    random = np.random.default_rng(0)
    w = (random.standard_normal((8, 64, 64)) / 8).astype(np.float32)
    x = random.standard_normal((32, 64)).astype(np.float32)
    machine = {"links": {"*": {"latency": 1e-6, "bandwidth": 5e7}}, "flops": {"f32": 1e10},
               "memory_bandwidth": 1e11, "memory": 90000}
    mesh = AbstractMesh((4,), ("x",))
    plain = find(layers, w, x, mesh=mesh, machine=machine)
    assert plain.pipeline is None
    found = find(layers, w, x, mesh=mesh, machine=machine, pipelines=True)
    assert found.seconds < plain.seconds
    assert "mesh.pipeline" in found.pipeline.program.text
    np.testing.assert_allclose(found.pipeline.compile()(w, x), layers(w, x), rtol=2e-4, atol=2e-4)
    # The specs are those of the pipeline's arguments, and JAX takes them.
    ins, outs = found.shardings(jax.make_mesh((4,), ("x",)))
    got = jax.jit(layers, in_shardings=ins, out_shardings=outs)(w, x)
    np.testing.assert_allclose(got, layers(w, x), rtol=2e-4, atol=2e-4)


def test_errors():
    params, x = arguments()
    with pytest.raises(mesh_spmd.MeshError, match="expected a mesh or a number of devices"):
        find(layer, params, x)
    with pytest.raises(mesh_spmd.MeshError, match="expected a positive number of devices, got 0"):
        find(layer, params, x, devices=0)
    with pytest.raises(mesh_spmd.MeshError, match="budget must be above 0"):
        find(layer, params, x, mesh=MESH, budget=0)
    with pytest.raises(mesh_spmd.MeshError, match="expected a mesh of JAX's devices with the axes"):
        find(layer, params, x, mesh=MESH, budget=1e-9).shardings(jax.make_mesh((8,), ("y",)))


def test_arguments_by_name():
    params, x = arguments()
    # The machine is not even read.
    with pytest.raises(mesh_spmd.MeshError,
                       match="expected positional arguments, got x by name"):
        mesh_spmd.jit(layer).lower(params, x=x).search("no machine", devices=8)


@pytest.mark.parametrize("options", [{}, {"devices": 4}])
def test_errors_carry_diagnostics(tmp_path, options):
    text = """mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"x"}>})
    -> tensor<8xf32> {
  %y = math.tanh %x : tensor<8xf32>
  return %y : tensor<8xf32>
}"""
    machine = tmp_path / "machine.json"
    machine.write_text(json.dumps(MACHINE))
    with pytest.raises(mesh_spmd.MeshError, match="no strategy can be evaluated") as error:
        request = native().SearchRequest()
        for name, value in {"machine": str(machine), **options}.items():
            setattr(request, name, value)
        native().Program(text, "partial.mlir").search(request)
    first, = error.value.diagnostics
    assert "argument 0 is partial" in first.message
    assert (first.file, first.line) == ("partial.mlir", 2)


def test_axis_of_the_batch():
    params, x = arguments()
    mesh = AbstractMesh((4, 2), ("data", "model"))
    found = find(layer, params, x, mesh=mesh, batch_axis="data",
                 in_shardings=(None, P("data")))
    assert found.in_specs[1][0] == "data"
    assert not any("data" in str(spec) for spec in found.in_specs[0].values())
    with pytest.raises(mesh_spmd.MeshError, match='the mesh has no axis "batch"'):
        find(layer, params, x, mesh=mesh, batch_axis="batch")
    with pytest.raises(mesh_spmd.MeshError, match='annotate the batch along "data"'):
        find(layer, params, x, mesh=mesh, batch_axis="data")


def test_start():
    """Without time for more, what was found elsewhere is the answer."""
    params, x = arguments()
    mesh = AbstractMesh((2, 4), ("a", "b"))
    best = find(layer, params, x, mesh=mesh)
    cold = find(layer, params, x, mesh=mesh, budget=1e-9)
    assert best.seconds < cold.seconds
    warm = find(layer, params, x, start=best, budget=1e-9)
    assert warm.mesh.shape_tuple == mesh.shape_tuple and warm.seconds == best.seconds
    assert (warm.in_specs, warm.out_specs) == (best.in_specs, best.out_specs)
    given = find(layer, params, x, mesh=mesh, start=(None, P("a")), budget=1e-9)
    assert given.in_specs[1][0] == "a"
    # A start is no more than that.
    assert find(layer, params, x, mesh=mesh, start=(P(), P())).seconds == best.seconds
    for options, message in [
            ({"devices": 8}, "expected a start on the mesh, without pipelines, got devices="),
            ({"mesh": mesh, "pipelines": True}, "without pipelines, got pipelines=True")]:
        with pytest.raises(mesh_spmd.MeshError, match=message):
            find(layer, params, x, start=best, **options)
    with pytest.raises(mesh_spmd.ConversionError, match="expected axes of the mesh"):
        find(layer, params, x, mesh=MESH, start=best)


def loss(params, x, y):
    return jnp.mean((jnp.tanh(x @ params["w"]) @ params["v"] - y) ** 2)


def test_step_of_training(tmp_path):
    """With little memory the step has micro-batches, and mesh-train runs it."""
    params, x = arguments(512, 64)
    params = jax.tree.map(lambda leaf: leaf / 8, params)
    y = x[:, ::-1].copy()
    options = {"devices": 8, "train": "adamw {rate = 1.0e-3}", "budget": 4}
    free = find(loss, *structs((params, x, y)), **options)
    assert free.micro_batches == 1 and free.pipeline is None
    found = find(loss, *structs((params, x, y)), micro_batches=8, memory_limit=112 << 10,
                 **options)
    assert found.micro_batches > 1 and found.memory < free.memory
    assert set(found.in_specs[0]) == {"w", "v"} and len(found.in_specs) == 3
    assert found.out_specs == P()
    assert found.step.arguments[:4] == ("params.v", "params.w", "x", "y")
    assert {"params.w.m", "params.w.v"} <= {row["name"] for row in found.specs}
    found.step.save(tmp_path / "step.mlir")
    for name, rows in [("x", x), ("y", y)]:
        np.save(tmp_path / f"{name}.npy", rows)
    np.savez(tmp_path / "params.npz", **{f"params.{name}": leaf for name, leaf in params.items()})
    done = subprocess.run(
        [harness.BIN / "mesh-train", tmp_path / "step.mlir", "--entry=train_step", "--steps=1",
         f"--data=x={tmp_path}/x.npy", f"--data=y={tmp_path}/y.npy",
         f"--params={tmp_path}/params.npz", f"--checkpoint={tmp_path}/after.npz"],
        capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    value, gradients = jax.tree.map(np.asarray, jax.value_and_grad(loss)(params, x, y))
    assert float(re.search(r"loss ([0-9.e+-]+)", done.stdout)[1]) == pytest.approx(value, rel=1e-4)
    with np.load(tmp_path / "after.npz") as after:
        for name, gradient in gradients.items():
            np.testing.assert_allclose(after[f"params.{name}.m"], 0.1 * gradient, rtol=1e-3,
                                       atol=1e-6 * np.abs(gradient).max())


def test_errors_of_steps():
    params, x = arguments()
    with pytest.raises(mesh_spmd.MeshError, match="give a loss and train="):
        find(layer, params, x, mesh=MESH, micro_batches=2)
    sgd = {"mesh": MESH, "train": "sgd {rate = 0.1}"}
    with pytest.raises(mesh_spmd.MeshError, match="parameters of floats, got 'n' of int32"):
        find(lambda n, x: jnp.sum(n * x), np.int32(1), x, **sgd)
    with pytest.raises(mesh_spmd.MeshError, match="expected a first argument with parameters"):
        find(lambda n, x: jnp.sum(x), {}, x, **sgd)
    with pytest.raises(mesh_spmd.MeshError, match=r"one of .* \[sgd, momentum, adamw\]"):
        find(loss, params, x, x, mesh=MESH, train="adam")


def test_how_to(tmp_path, monkeypatch):
    """The code of the document runs."""
    monkeypatch.chdir(tmp_path)
    names = {}
    for code in re.findall(r"```python\n(.*?)```",
                           (harness.ROOT / "docs/how-to/search.md").read_text(), re.DOTALL):
        exec(code, names)
    assert names["found"].mesh.size == 8
    params, x = names["params"], names["struct"](8192, 1024)
    assert names["fast"].lower(params, x).compile() is not None
    assert names["step"].micro_batches >= 1 and (tmp_path / "step.mlir").exists()
