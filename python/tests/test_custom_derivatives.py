"""Derivatives that Mesh makes of programs whose functions have derivatives of their own."""

import subprocess

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, PartitionSpec as P

from custom_functions import clip_gradient, round_through, scale_by

MESH = AbstractMesh((2, 4), ("data", "model"))
X, W = (np.random.default_rng(seed).standard_normal((8, 8)).astype(np.float32)
        for seed in range(2))


def differentiate(loss, arrays, folder, kind="gradient"):
    """Returns the derivatives of a loss by all arrays, as Mesh makes them."""
    program = mesh_spmd.convert(loss, *arrays, mesh=MESH, differentiable=True, in_shardings=(
        P("data", "model"),) * len(arrays))
    end = program.text.rindex("}")
    file = folder / "program.mlir"
    file.write_text(f"{program.text[:end]}mesh.derivative @derivative = {kind} of @main wrt "
                    f"{list(range(len(arrays)))}\n{program.text[end:]}")
    command = [harness.BIN / "mesh-run", file, "--entry=derivative", f"--out={folder / 'out'}/"]
    for name, array in zip(program.arguments, arrays, strict=True):
        np.save(folder / f"{name}.npy", array)
        command.append(f"--arg={name}={folder / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert not done.returncode, done.stderr
    return [np.load(folder / "out" / f"{name}.npy") for name in program.arguments]


def ruled(x, w):
    """At zeros of relu the gradient is zero by its rule alone."""
    h, _ = jax.lax.scan(lambda h, _: (round_through(h * w), None), x, length=2)
    h = jnp.maximum(h, jax.jit(jax.nn.relu)(jnp.zeros_like(h) * w) + w)
    h = clip_gradient(jax.nn.relu(h - h + w * 0) + h, w, 3)
    return jnp.sum(jnp.sin(scale_by(h, np.arange(8, dtype=np.float32))))


def nested(x, w):
    """A function with a rule that calls one, in a branch and in a function that is called twice."""
    @jax.custom_vjp
    def outer(h, k):
        return round_through(h) * k
    outer.defvjp(lambda h, k: (outer(h, k), (round_through(h), k)),
                 lambda saved, g: (g * saved[1] * 2, jnp.sum(g * saved[0]) * jnp.ones_like(X)))

    @jax.jit
    def twice(h):
        return outer(jnp.tanh(h) * 3, w) + h
    return jnp.sum(jax.lax.cond(jnp.sum(x) > -1e9, lambda h: twice(twice(h)), jnp.cos, x))


def combined(x, w):
    """A rule of what combines the elements of a reduction."""
    sums = jax.lax.reduce(x * w, np.float32(-np.inf), jnp.logaddexp, (1,))
    return jnp.sum(jnp.sin(sums))


def solved(x, w):
    """A solution is differentiated by the equation, not by the way to it."""
    return jnp.sum(jnp.sin(jnp.linalg.solve(x + 8 * jnp.eye(8), w)))


def local(x, w):
    """Rules in local view."""
    def body(x, w):
        y = clip_gradient(jax.nn.relu(x * 0) + x, jnp.sum(w), 3)
        return jax.lax.psum(jnp.sum(y), ("data", "model"))
    return jax.shard_map(body, mesh=harness.device_mesh(), in_specs=(
        P("data", "model"),) * 2, out_specs=P())(x, w)


@pytest.mark.parametrize("loss", [ruled, nested, combined, solved, local])
def test_rules_of_the_program(loss, tmp_path):
    wanted = jax.grad(loss, (0, 1))(X, W)
    for got, own in zip(differentiate(loss, [X, W], tmp_path), wanted, strict=True):
        assert np.max(np.abs(got - own)) <= 1e-4 * np.max(np.abs(own))


def test_programs_that_are_not_differentiated():
    """Calls of functions with rules are inlined, as JAX does."""
    text = mesh_spmd.convert(ruled, X, W).text
    assert "mesh.custom_vjp" not in text and "call @" not in text
    kept = mesh_spmd.convert(ruled, X, W, differentiable=True).text
    assert kept.count("mesh.custom_vjp") == 4


def test_complex_rules_are_refused():
    @jax.custom_jvp
    def twice(z):
        return z * 2
    twice.defjvp(lambda primals, tangents: (twice(*primals), tangents[0]))
    with pytest.raises(mesh_spmd.ConversionError, match="by real numbers, got complex ones"):
        mesh_spmd.convert(lambda x: jnp.sum(jnp.real(twice(x + 1j))), X, differentiable=True)


def captures_in_values(k):
    return lambda h: (h * k, None), lambda _, g: (g,)


def captures_in_cotangents(k):
    return lambda h: (h * 2, None), lambda _, g: (g * k,)


@pytest.mark.parametrize("rule", [captures_in_values, captures_in_cotangents])
def test_rules_that_capture_are_refused(rule):
    def loss(x, w):
        @jax.custom_vjp
        def twice(h):
            return h * 2
        twice.defvjp(*rule(w))
        return jnp.sum(twice(x))
    with pytest.raises(mesh_spmd.ConversionError, match=r"test_custom_derivatives.py:\d+:\d+: the "
                       "rule of a custom derivative reads a value from around it"):
        mesh_spmd.convert(loss, X, W, differentiable=True)
