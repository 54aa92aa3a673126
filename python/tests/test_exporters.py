"""Output of other exporters of StableHLO converts, and computes what their frameworks do.

fixtures/ has the files, and the scripts that made them: a program as text or as a portable
artifact, and an .npz of its arguments and of the framework's results.
"""

import pathlib

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest

FOLDER = pathlib.Path(__file__).parent / "fixtures"
PROGRAMS = sorted(file.stem for file in FOLDER.glob("*.npz"))


def test_both_exporters_have_programs():
    assert {name.partition("_")[0] for name in PROGRAMS} == {"keras", "torch"}


def _load(name):
    file, = (f for f in FOLDER.glob(f"{name}.*") if f.suffix != ".npz")
    with np.load(FOLDER / f"{name}.npz") as saved:
        arrays = [[saved[f"{kind}_{i}"] for i in range(
            sum(key.startswith(kind) for key in saved))] for kind in ("arg", "result")]
    return mesh_spmd.convert_artifact(file.read_bytes()), *arrays


def _check(program, arguments, results, folder):
    got = harness.run(program, arguments, folder)
    assert len(got) == len(results)
    for value, expected in zip(got, results):
        np.testing.assert_allclose(value, expected, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name, tmp_path):
    _check(*_load(name), tmp_path)


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_with_a_split_batch(name, tmp_path):
    """The batch is the first dim of an argument: dims of weights differ from it."""
    program, arguments, results = _load(name)
    number = next(i for i, a in enumerate(arguments)
                  if a.ndim > 1 and a.shape[0] == len(results[0]))
    dims = ", ".join(['{"x"}'] + ["{}"] * (arguments[number].ndim - 1))
    text = program.text.replace(
        f'mesh.name = "{program.arguments[number]}"}}',
        f'mesh.name = "{program.arguments[number]}", mesh.sharding = '
        f"#mesh.sharding<@split, [{dims}]>}}", 1)
    assert text != program.text
    text = text.replace("{\n", '{\nmesh.mesh @split = <["x"=3]>\n', 1)
    split = mesh_spmd.Program(text, program.arguments, program.results)
    _check(split, arguments, results, tmp_path)


NORM = """func.func public @main(%x: tensor<6x5x3xf32>, %scale: tensor<5xf32>,
    %offset: tensor<5xf32>, %g: tensor<6x5x3xf32>) -> (
    tensor<6x5x3xf32>, tensor<5xf32>, tensor<5xf32>,
    tensor<6x5x3xf32>, tensor<5xf32>, tensor<5xf32>) {
  %y, %mean, %variance = "stablehlo.batch_norm_training"(%x, %scale, %offset) {
      epsilon = 0.01 : f32, feature_index = 1 : i64} : (tensor<6x5x3xf32>, tensor<5xf32>,
      tensor<5xf32>) -> (tensor<6x5x3xf32>, tensor<5xf32>, tensor<5xf32>)
  %gx, %gscale, %goffset = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) {
      epsilon = 0.01 : f32, feature_index = 1 : i64} : (tensor<6x5x3xf32>, tensor<5xf32>,
      tensor<5xf32>, tensor<5xf32>, tensor<6x5x3xf32>) -> (tensor<6x5x3xf32>, tensor<5xf32>,
      tensor<5xf32>)
  return %y, %mean, %variance, %gx, %gscale, %goffset : tensor<6x5x3xf32>, tensor<5xf32>,
      tensor<5xf32>, tensor<6x5x3xf32>, tensor<5xf32>, tensor<5xf32>
}"""


def test_batch_norm_and_its_gradient(tmp_path):
    arrays = harness.make_arguments([(shape, "float32") for shape in (
        (6, 5, 3), (5,), (5,), (6, 5, 3))])

    def norm(x, scale, offset):
        mean, variance = jnp.mean(x, (0, 2)), jnp.var(x, (0, 2))
        normal = (x - mean[:, None]) / jnp.sqrt(variance + 0.01)[:, None]
        return normal * scale[:, None] + offset[:, None], mean, variance
    (result, *statistics), pullback = jax.vjp(norm, *arrays[:3])
    gradients = pullback((arrays[3], *map(jnp.zeros_like, statistics)))
    _check(mesh_spmd.convert_artifact(NORM), arrays, [result, *statistics, *gradients],
           tmp_path)
