"""Policies of saved values in converted programs."""

import functools
import re
import subprocess

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.ad_checkpoint import checkpoint_name
from jax.sharding import AbstractMesh


def struct(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def body(x, w):
    return jnp.sin(checkpoint_name(jnp.tanh(x @ w), "h"))


def policies_in(fn, *shapes, **options):
    """Returns the policies of the functions of a converted program, and whether it has names."""
    text = mesh_spmd.convert(fn, *(struct(*s) for s in shapes), **options).text
    return (re.findall(r"{(mesh\.checkpoint(?: = [^}]*)?)}", text),
            "mesh.checkpoint_name" in text)


@pytest.mark.parametrize("policy, attribute", [
    (None, "mesh.checkpoint}"), ("nothing_saveable", "mesh.checkpoint}"),
    ("dots_saveable", 'mesh.checkpoint = "contractions"'),
    ("dots_with_no_batch_dims_saveable", 'mesh.checkpoint = "contractions_without_batch"'),
    ("everything_saveable", 'mesh.checkpoint = "everything"'),
    ("names", 'mesh.checkpoint = ["h"]'), ("both", 'mesh.checkpoint = ["contractions", "h"]')])
def test_policies_of_checkpoint_are_imported(policy, attribute, tmp_path):
    policies = jax.checkpoint_policies
    names = policies.save_only_these_names("h", "other")
    chosen = {"names": names, None: None,
              "both": policies.save_from_both_policies(policies.dots_saveable, names)}
    chosen = chosen[policy] if policy in chosen else getattr(policies, policy)

    @functools.partial(jax.checkpoint, policy=chosen)
    def layer(x, w):
        return jnp.sin(checkpoint_name(jnp.tanh(x @ w), "h"))

    def loss(x, w):
        return jnp.sum(layer(layer(x, w), w))
    program = mesh_spmd.convert(loss, struct(8, 8), struct(8, 8))
    assert attribute in program.text
    assert 'mesh.checkpoint_name = "h"' in program.text
    body, end, rest = program.text.rpartition("}")
    (tmp_path / "program.mlir").write_text(
        f"{body}mesh.derivative @gradient = gradient of @main wrt [0, 1]\n{end}{rest}")
    (tmp_path / "out").mkdir()
    rng = np.random.default_rng(0)
    arrays = {name: rng.normal(size=(8, 8)).astype(np.float32) for name in "xw"}
    for name, array in arrays.items():
        np.save(tmp_path / f"{name}.npy", array)
    subprocess.run([harness.BIN / "mesh-run", tmp_path / "program.mlir", "--entry=gradient",
                    f"--out={tmp_path}/out", *(f"--arg={n}={tmp_path}/{n}.npy" for n in arrays)],
                   check=True)
    for name, expected in zip("xw", jax.grad(loss, (0, 1))(*arrays.values()), strict=True):
        np.testing.assert_allclose(np.load(tmp_path / f"out/{name}.npy"), expected,
                                   rtol=1e-3, atol=1e-4)


def test_policies_of_one_function():
    """Each keeps its own, and two calls with one are of one function."""
    contractions = jax.checkpoint(body, policy=jax.checkpoint_policies.dots_saveable)
    nothing = jax.checkpoint(body)

    def fn(x, w):
        return contractions(nothing(contractions(x, w), w), w)
    found, _ = policies_in(fn, (8, 8), (8, 8))
    assert sorted(found) == ["mesh.checkpoint", 'mesh.checkpoint = "contractions"']


def test_barriers_of_the_program():
    def fn(x, w):
        return jax.checkpoint(body)(jax.lax.optimization_barrier(x), w)
    assert policies_in(fn, (8, 8), (8, 8)) == (["mesh.checkpoint"], True)


@pytest.mark.parametrize("prevent_cse", [True, False])
def test_gradients_of_jax(prevent_cse):
    """JAX has applied policies, unless Mesh differentiates the gradient again."""
    step = jax.checkpoint(body, prevent_cse=prevent_cse)

    def fn(x, w):
        return jnp.sum(jax.lax.scan(lambda h, _: (step(h, w), None), x, length=3)[0])

    def update(x, w):
        return step(x, w) - jax.grad(fn)(x, w)
    assert policies_in(update, (8, 8), (8, 8)) == ([], False)
    assert policies_in(update, (8, 8), (8, 8), differentiable=True) == (["mesh.checkpoint"], True)


@pytest.mark.parametrize("head", [lambda h: h, jax.checkpoint(jnp.sin)])
def test_stages_of_pipelines(head):
    """Mesh differentiates stages where JAX does the rest."""
    stage = jax.checkpoint(lambda w, h: jnp.sin(jnp.tanh(h * w)))

    def loss(w, x):
        y = mesh_spmd.pipeline(stage, w, x, axis="pipe", microbatches=4)
        return jnp.sum(head(y))
    found, _ = policies_in(jax.grad(loss), (4, 6), (8, 6), mesh=AbstractMesh((4,), ("pipe",)))
    assert set(found) == {"mesh.checkpoint"}
