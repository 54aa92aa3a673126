"""Converted programs, and what is rejected."""

import re
import subprocess
import sys

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P

F32 = jnp.float32


def struct(*shape):
    return jax.ShapeDtypeStruct(shape, F32)


def layer(params, x):
    return {"y": jnp.tanh(x @ params["w"]), "rows": x.shape[0]}


def test_names_follow_pytrees():
    program = mesh_spmd.convert(layer, {"w": struct(8, 4)}, struct(2, 8))
    assert program.arguments == ("params.w", "x")
    assert program.results == ("result.rows", "result.y")
    assert 'mesh.name = "params.w"' in program.text


def test_locations_lead_to_python():
    program = mesh_spmd.convert(layer, {"w": struct(8, 4)}, struct(2, 8))
    line = layer.__code__.co_firstlineno + 1
    assert re.search(rf'loc\("{re.escape(__file__)}":{line}:\d+\)', program.text)
    assert "jit(" not in program.text


def test_all_locations_lead_to_python():
    """JAX's arguments have names for locations, and ops of its own functions have none. An
    argument has the line that reads it, an op the line that calls its function."""
    def fn(x, y, z):
        first = jnp.cumsum(x, 0)
        second = jnp.linalg.inv(y)
        return first, second @ z, jnp.sort(jnp.nancumsum(z, 1), 0)
    text = mesh_spmd.convert(fn, struct(100, 3), struct(5, 5), struct(5, 5)).text
    names = re.findall(r"^(#loc\d*) = loc\(unknown\)", text, re.MULTILINE)
    unknown = rf"loc\((unknown|{'|'.join(names or ['unknown'])})\)$"
    found = [line for line in text.splitlines() if re.search(unknown, line)]
    # The module's own, and what the names stand for.
    assert [line for line in found if line[0] not in "#}"] == []
    aliases = dict(re.findall(r"^(#loc\d*) = loc\((.*)\)$", text, re.MULTILINE))
    head = next(line for line in text.splitlines() if "func public @main" in line)
    places = [aliases.get(place, place) for place in re.findall(r" loc\(([^)]*)\)", head)]
    first = fn.__code__.co_firstlineno
    assert [int(place.split(":")[1]) - first for place in places[:3]] == [1, 2, 3]


def test_mesh_is_larger_than_the_machine():
    mesh = AbstractMesh((256, 256), ("data", "model"))
    program = mesh_spmd.convert(layer, {"w": struct(512, 512)}, struct(512, 512),
                                in_shardings=(P(None, "model"), P("data")), mesh=mesh)
    assert 'mesh.mesh @mesh = <["data"=256, "model"=256]>' in program.text
    assert len(program.text) < 10_000


def test_constraint_on_results_and_values(tmp_path):
    def fn(x):
        y = jax.lax.with_sharding_constraint(x + 1, NamedSharding(harness.MESH, P(None, "model")))
        return y * 2
    x = np.ones((8, 8), np.float32)
    program = mesh_spmd.convert(fn, x, in_shardings=P("data"), out_shardings=P("model"),
                                mesh=harness.MESH)
    assert "mesh.shard" in program.text
    assert program.text.count("mesh.sharding = ") == 2
    np.testing.assert_array_equal(harness.run(program, [x], tmp_path)[0], x * 2 + 2)


def test_convert_twice():
    def fn(x):
        return jax.lax.with_sharding_constraint(x + 1, NamedSharding(harness.MESH, P("data")))
    texts = [mesh_spmd.convert(fn, struct(8, 8)).text for _ in range(2)]
    assert texts[0] == texts[1] and "mesh.mesh @mesh" in texts[1]


def test_counted_loops_stay_loops():
    def fn(x):
        return jax.lax.scan(lambda c, _: (jnp.sin(c), c), x, None, length=48)
    text = mesh_spmd.convert(fn, struct(8)).text
    assert text.count("scf.for") == 1 and text.count("math.sin") == 1


def test_artifacts(tmp_path):
    exported = jax.export.export(jax.jit(jnp.sin), platforms=["cpu"])(struct(4))
    for data in (exported.mlir_module(), bytes(exported.serialize()),
                 exported.mlir_module_serialized):
        assert "math.sin" in mesh_spmd.convert_artifact(data).text
    (tmp_path / "in.mlir").write_text(exported.mlir_module())
    subprocess.run([sys.executable, "-m", "mesh_spmd.convert", tmp_path / "in.mlir", "-o",
                    tmp_path / "out.mlir"], check=True)
    assert "math.sin" in (tmp_path / "out.mlir").read_text()


def test_priorities_and_open_dims_of_text():
    program = mesh_spmd.convert_artifact("""
        sdy.mesh @m = <["x"=4]>
        func.func public @main(%a: tensor<8x4xf32>
            {sdy.sharding = #sdy.sharding<@m, [{"x":(1)2, ?}p1, {?}]>}) -> tensor<8x4xf32> {
          return %a : tensor<8x4xf32>
        }""")
    assert '#mesh.sharding<@m, [{"x":(1)2, ?}p1, {?}]>' in program.text


ORDERED = """
    sdy.mesh @m = <["x"=2, "y"=2]>
    sdy.mesh @n = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
    sdy.mesh @one = <[], device_ids=[3]>
    func.func public @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@FIRST>})
        -> tensor<8x4xf32> {
      %0 = sdy.sharding_constraint %a <@SECOND> : tensor<8x4xf32> loc("model.py":7:3)
      return %0 : tensor<8x4xf32>
    } loc("model.py":6:1)"""


def convert_ordered(first, second):
    return mesh_spmd.convert_artifact(
        ORDERED.replace("FIRST", first).replace("SECOND", second))


def test_order_of_devices_stays(tmp_path):
    program = convert_ordered('n, [{"x"}, {}]', 'n, [{"y"}, {"x"}]')
    assert 'mesh.mesh @n = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>' in program.text
    assert '#mesh.sharding<@n, [{"y"}, {"x"}]>' in program.text
    x = np.arange(32, dtype=np.float32).reshape(8, 4)
    np.testing.assert_array_equal(harness.run(program, [x], tmp_path)[0], x)


@pytest.mark.parametrize("first, second, message", [
    ('m, [{"x"}, {}]', 'n, [{"y"}, {}]', "model.py:7:3: sdy.sharding_constraint: expected meshes "
     "whose devices are in one order, got @m .* and @n .*device_ids"),
    ('m, [{"x"}, {}]', "one, []", "model.py:7:3: sdy.sharding_constraint: expected a sharding on "
     "a mesh of named axes, got .*@one"),
    ("one, []", 'm, [{"x"}, {}]', "model.py:6:1: func.func: arg.0: expected a sharding on a "
     "mesh of named axes, got .*@one"),
])
def test_orders_of_devices_that_are_refused(first, second, message):
    with pytest.raises(mesh_spmd.ConversionError, match=message):
        convert_ordered(first, second)


def test_errors_name_the_line():
    def fn(x):
        return jnp.linalg.eigh(x)
    line = fn.__code__.co_firstlineno + 1
    with pytest.raises(mesh_spmd.ConversionError,
                       match=rf"{re.escape(__file__)}:{line}:\d+: stablehlo.custom_call: calls "
                             "lapack_ssyevd_ffi"):
        mesh_spmd.convert(fn, struct(8, 8))


@pytest.mark.parametrize("data, message", [
    (b"\x00\xff no program", "expected StableHLO"),
    ("module {", "expected StableHLO"),
    ("module {}", "got 0 public functions"),
])
def test_no_program(data, message):
    with pytest.raises(mesh_spmd.ConversionError, match=message):
        mesh_spmd.convert_artifact(data)


def test_two_meshes_are_refused():
    other = AbstractMesh((8,), ("x",))
    with pytest.raises(mesh_spmd.ConversionError, match="one mesh"):
        mesh_spmd.convert(jnp.add, struct(8), struct(8), in_shardings=(
            NamedSharding(harness.MESH, P("data")), NamedSharding(other, P("x"))))


def test_spec_longer_than_rank_is_refused():
    with pytest.raises(mesh_spmd.ConversionError, match="expected at most the rank 1"):
        mesh_spmd.convert(jnp.sin, struct(8), in_shardings=(P("data", "model"),),
                          mesh=harness.MESH)


def test_parts_of_complex_arguments():
    def fn(z):
        return {"w": z["z"] * 2j}
    program = mesh_spmd.convert(fn, {"z": jax.ShapeDtypeStruct((4,), jnp.complex64)},
                                in_shardings=P("model"), mesh=harness.MESH)
    assert program.arguments == ("z.z.real", "z.z.imag")
    assert program.results == ("result.w.real", "result.w.imag")
    assert program.text.count('[{"model"}]') == 2 and "complex" not in program.text


def test_complex_numbers_without_elements(tmp_path):
    x = np.arange(6).reshape(2, 3) * (1 + 2j)
    program = mesh_spmd.convert(lambda x: jnp.roll(x, 0, 1), x.astype(np.complex64),
                                in_shardings=P("data"), mesh=harness.MESH)
    real, imaginary = harness.run(program, harness.split([x.astype(np.complex64)]), tmp_path)
    np.testing.assert_array_equal(real + 1j * imaginary, x)


def test_calls_of_libraries_share_a_function():
    def fn(a, b):
        solve = jax.lax.linalg.triangular_solve
        return solve(a, b), solve(b, a), solve(a, b, transpose_a=True)
    text = mesh_spmd.convert(fn, struct(8, 8), struct(8, 8)).text
    functions = re.findall(r"func.func private @(\S+)\.main\(", text)
    assert len(functions) == 1
    assert text.count(f"call @{functions[0]}.main(") == 2


def test_transforms_and_factorizations_of_nothing():
    def fn(x):
        nothing = x[:0]
        return (x + jnp.sum(jnp.abs(jnp.fft.rfft(nothing[0:0, 0]))),
                jnp.sum(jnp.linalg.cholesky(nothing)))
    text = mesh_spmd.convert(fn, struct(4, 8, 8)).text
    assert "call @library" not in text


def test_adjoint_of_pooling_without_dims(tmp_path):
    """XLA cannot compute it."""
    def fn(x):
        return jnp.sin(jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (), (), ()))
    x = np.float32(0.5)
    program = harness.convert(jax.grad(fn), [x], [()])
    result, = harness.run(program, [x], tmp_path)
    np.testing.assert_allclose(result, np.cos(x), rtol=1e-6)


def test_gradients_stop(tmp_path):
    def f(x):
        stop = jax.lax.stop_gradient
        total, parts = jax.lax.scan(lambda c, y: (c + stop(y) * y, stop(c) * y), x[0], x)
        return jnp.sum(stop(x) * x + total * parts) + jax.lax.reduce_precision(x[0, 0], 5, 10)
    x = np.linspace(-1.2, 1.7, 24, dtype=np.float32).reshape(6, 4)
    x[0, 0] = 0
    program = harness.convert(f, [x], [("data",)])
    assert program.text.count("mesh.stop_gradient") == 4
    body, end, rest = program.text.rpartition("}")
    (tmp_path / "program.mlir").write_text(
        f"{body}mesh.derivative @gradient = gradient of @main wrt [0]\n{end}{rest}")
    (tmp_path / "out").mkdir()
    np.save(tmp_path / "x.npy", x)
    subprocess.run([harness.BIN / "mesh-run", tmp_path / "program.mlir", "--entry=gradient",
                    f"--out={tmp_path}/out", f"--arg=x={tmp_path}/x.npy"], check=True)
    np.testing.assert_allclose(np.load(tmp_path / "out/x.npy"), jax.grad(f)(x), rtol=1e-3)


def test_random_numbers_without_a_key_are_refused():
    with pytest.raises(mesh_spmd.ConversionError, match="expected random numbers that a key"):
        mesh_spmd.convert(lambda x: jax.lax.rng_uniform(x, x + 1, (4,)), struct())


def test_recomputation_of_checkpoint_stays(tmp_path):
    def layers(policy):
        def fn(x, w):
            for _ in range(2):
                x = policy(lambda x: jnp.sin(x @ w))(x)
            return jnp.sum(x)
        return mesh_spmd.convert(jax.value_and_grad(fn), struct(8, 8), struct(8, 8),
                                 in_shardings=(P("data"), P(None, "model")), mesh=harness.MESH)

    def contractions(program):
        program.save(tmp_path / "in.mlir")
        done = subprocess.run(
            [harness.BIN / "mesh-opt", tmp_path / "in.mlir", "--mesh-spmd", "--mesh-to-llvm"],
            capture_output=True, text=True, check=True)
        return len(re.findall(r"llvm.call @mesh_rt_contract", done.stdout))
    kept, again = contractions(layers(lambda f: f)), contractions(layers(jax.checkpoint))
    assert (kept, again) == (4, 6)


def test_versions_of_jax(monkeypatch):
    from mesh_spmd import versions
    done = subprocess.run([sys.executable, "-c", "import sys; sys.modules['jaxlib'] = None\n"
                           "try: import mesh_spmd\nexcept ImportError as error: print(error)"],
                          capture_output=True, text=True, check=True)
    assert done.stdout.startswith("mesh_spmd needs jax and jaxlib 0.7 to 0.10, which cannot be imported (")
    assert done.stdout.endswith("): pip install 'mesh-spmd[jax]'\n")
    versions.check_versions()
    monkeypatch.setattr(versions.jaxlib, "__version__", "0.11.3")
    with pytest.warns(UserWarning, match="mesh_spmd is tested with jaxlib 0.7 to 0.10, got 0.11.3: pip"):
        versions.check_versions()
