"""Checks, simulations on other meshes, machines, schedules and pictures."""

import json
from fractions import Fraction

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
from mesh_spmd import schedules

pytestmark = pytest.mark.native
MESH = harness.MESH
MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}}


def layer(params, x):
    return {"y": jnp.tanh(x @ params["w"]) @ params["v"], "most": jnp.argmax(x)}


def lowered(batch=8, width=16):
    def struct(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)
    return mesh_spmd.jit(layer, in_shardings=({"w": P(None, "model"), "v": P("model")}, P("data")),
                         mesh=MESH).lower({"w": struct(width, 2 * width), "v": struct(2 * width, width)},
                                          struct(batch, width))


def test_check():
    check = lowered().check()
    assert check and check.ok
    assert [(r["name"], r["type"], r["ok"]) for r in check.results] == [
        ("result.most", "i32", True), ("result.y", "8x16xf32", True)]
    assert 0 < check.results[1]["error"] < check.results[1]["tolerance"]
    assert "@main on 8 devices" in str(check)


def test_check_takes_arguments():
    x = np.zeros((8, 16), np.float32)
    x[3, 7] = 1e4
    params = {"w": np.eye(16, 32, dtype=np.float32), "v": np.ones((32, 16), np.float32)}
    text = str(lowered().check(params, mesh_spmd.device_put(x)))
    assert "result.most = 55" in text
    draw = mesh_spmd.jit(lambda key, low: jax.random.uniform(key, (8,)) + low, mesh=MESH)
    key = jax.random.key(3)
    assert draw.lower(key, 1.0).check(key, np.float32(1)).ok
    with pytest.raises(mesh_spmd.MeshError, match="expected arguments of the structure"):
        lowered().check(x)
    with pytest.raises(mesh_spmd.MeshError, match="argument 'x': expected 8x16xf32, got 7x16xf32"):
        lowered().check(params, x[:7])


def test_check_that_fails():
    check = lowered().check(tolerance=0)
    assert not check and [r["ok"] for r in check.results] == [True, False]
    assert "WRONG" in str(check)


def test_simulation_on_other_devices():
    low = lowered(4096, 1024)
    few = low.simulate(MACHINE)
    assert few.devices == 8
    many = low.simulate(MACHINE, devices={"data": 512, "model": 128})
    assert many.devices == 65536 and many.seconds < few.seconds
    assert low.simulate(MACHINE, devices=64).devices == 64
    mesh = AbstractMesh((16, 4), ("data", "model"))
    assert low.simulate(MACHINE, devices=mesh).seconds == low.simulate(MACHINE, devices=64).seconds
    assert low.on({"model": 8}).collectives()[0]["group_size"] in (2, 8)
    for devices, message in (({"nowhere": 3}, "expected axes of data, model, got nowhere"),
                             (6, "expected a multiple of 4 devices, got 6"), ({"data": 0}, "size")):
        with pytest.raises(mesh_spmd.MeshError, match=message):
            low.simulate(MACHINE, devices=devices)
    with pytest.raises(mesh_spmd.MeshError, match="expected a program with a mesh"):
        mesh_spmd.jit(jnp.sin).lower(1.0).simulate(MACHINE, devices=2)


def test_hidden_and_exposed_time():
    low = lowered(4096, 1024)
    simulation = low.simulate(MACHINE)
    rows = simulation.collectives
    assert rows
    for row in rows:
        assert row["hidden_seconds"] + row["exposed_seconds"] == pytest.approx(
            max(row["seconds"], row["exposed_seconds"]))
    waiting = simulation.programs[0]["waiting_s"]
    assert sum(r["exposed_seconds"] for r in rows) == pytest.approx(waiting, rel=1e-3)
    line = layer.__code__.co_firstlineno + 1
    assert {(r["file"], r["line"]) for r in rows if r["bytes"] > 1e4} == {(__file__, line)}
    assert sum(r["hidden_seconds"] for r in rows) > 2 * sum(r["exposed_seconds"] for r in rows)
    # Slow wires are waited for.
    slow = {**MACHINE, "links": {"*": {"latency": 1e-6, "bandwidth": 1e8}}}
    rows = low.simulate(slow).collectives
    assert sum(r["hidden_seconds"] for r in rows) < 1.5 * sum(r["exposed_seconds"] for r in rows)


def test_scans_count_their_iterations():
    def deep(x, w):
        return jax.lax.scan(lambda x, w: (jnp.tanh(x @ w) @ w.T, None), x, w)[0]
    def total(layers):
        low = mesh_spmd.jit(deep, in_shardings=(P("data"), P(None, None, "model")), mesh=MESH).lower(
            jax.ShapeDtypeStruct((64, 128), jnp.float32),
            jax.ShapeDtypeStruct((layers, 128, 256), jnp.float32))
        simulation = low.simulate(MACHINE)
        assert sum(r["exposed_seconds"] for r in simulation.collectives) == pytest.approx(
            simulation.programs[0]["waiting_s"], rel=0.02)
        return sum(r["times"] for r in simulation.collectives)
    assert total(200) == pytest.approx(2 * total(100), rel=0.05)


def test_machines(tmp_path):
    machine = mesh_spmd.Machine(MACHINE)
    machine.save(tmp_path / "m.json")
    assert mesh_spmd.Machine.read(tmp_path / "m.json") == machine == MACHINE
    assert set(machine.complete()) >= set(machine)
    assert lowered().simulate(machine).seconds == lowered().simulate(tmp_path / "m.json").seconds
    measured = mesh_spmd.Machine.calibrate(2)
    assert measured["flops"]["f32"] > 1e8 and lowered().simulate(measured).seconds > 0
    for wrong, message in (({"links": 3}, "links"), ({"flops": {"f32": -1}}, "f32"),
                           ({"speed": 1}, "speed")):
        with pytest.raises(mesh_spmd.MeshError, match=message):
            mesh_spmd.Machine(wrong)


def test_report(tmp_path):
    low, page = lowered(), tmp_path / "report.html"
    low.report(page, MACHINE, name="<layer>")
    text = page.read_text()
    data = json.loads(text.split('<script type="application/json" id="report">')[1]
                      .split("</script>")[0])
    program, = data["programs"]
    assert program["file"] == "<layer>" and "<layer>" not in text
    assert program["totals"]["simulated"]["simulated"]["step_s"] == low.simulate(MACHINE).seconds
    places = {program["strings"][op[2]].split(":")[0]
              for op in program["levels"][-1]["ops"] if "contract" in program["strings"][op[1]]
              or "matmul" in program["strings"][op[1]]}
    assert places and all(place.endswith("test_tools.py") for place in places), places
    low.report(page, MACHINE, other=low.on(16), memory_limit=1 << 20)
    assert page.read_text().count('"memoryLimit"') == 2
    with pytest.raises(mesh_spmd.MeshError, match="expected the description of a machine"):
        low.report(page, None)
    with pytest.raises(mesh_spmd.MeshError, match="none.json"):
        low.report(page, MACHINE, trace=tmp_path / "none.json")


def test_schedules(tmp_path):
    schedule = schedules.make("1f1b", stages=4, microbatches=8)
    assert (schedule.time, schedule.bubble, schedule.bubble_fraction) == (
        33, 9, Fraction(3, 11))
    assert [r["peak_live"] for r in schedule.ranks] == [4, 3, 2, 1]
    again = schedules.read(schedule.csv())
    assert again.time == schedule.time and again.csv() == schedule.csv()
    path = tmp_path / "table.csv"
    path.write_text(schedule.csv())
    assert schedules.read(path).time == 33
    assert "SEND_F" in schedule.csv(messages=True) and schedule.mlir().startswith("table [")
    schedule.trace(tmp_path / "trace.json")
    assert json.loads((tmp_path / "trace.json").read_text())
    assert schedules.make("zb-h1", stages=4, microbatches=8, costs=(1, 1.5, 0.5, 0.25)).time < 34
    layers = schedules.make("gpipe", stages=2, microbatches=2, layers=[1, 1, 2])
    assert layers.data["time"] > 0 and "zb-v" in schedules.kinds()
    for call, message in (
            (lambda: schedules.make("2f2b", stages=2, microbatches=2), "of gpipe, 1f1b, .* got '2f2b'"),
            (lambda: schedules.make("1f1b", stages=0, microbatches=2), "at least 1 stage, got 0"),
            (lambda: schedules.read("0F0,0B0\n1F0"), "table.csv:"),
            (lambda: schedules.make("1f1b", stages=2, microbatches=2, skips=[(3, 1)]), "skip")):
        with pytest.raises(mesh_spmd.MeshError, match=message):
            call()


def test_pictures(tmp_path):
    picture = mesh_spmd.visualize_sharding((7, 10), P("data", "model"), mesh=MESH)
    assert "(7, 10) of float32 by P('data', 'model') over (data=2, model=4)" in str(picture)
    picture.save(tmp_path / "picture.svg")
    assert (tmp_path / "picture.svg").read_text() == picture.svg
    array = mesh_spmd.device_put(np.ones((8, 8), np.float32), NamedSharding(MESH, P("model")))
    assert "0,4" in str(mesh_spmd.visualize_sharding(array))
    real = jax.sharding.Mesh(np.array(jax.devices()[:1]), ("x",))
    assert mesh_spmd.visualize_sharding(
        jax.device_put(np.ones(4), NamedSharding(real, P("x")))).svg.startswith("<svg")
    with pytest.raises(mesh_spmd.MeshError, match="expected a NamedSharding, or a PartitionSpec"):
        mesh_spmd.visualize_sharding((7, 10), P("data"))
