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


def run_derivative(loss, arrays, folder, kind, tangents=()):
    """Runs a derivative of a loss by all arrays, as Mesh makes it. Returns the names of arguments,
    and the folder of the results."""
    program = mesh_spmd.convert(loss, *arrays, mesh=MESH, differentiable=True, in_shardings=(
        P("data", "model"),) * len(arrays))
    end = program.text.rindex("}")
    file = folder / "program.mlir"
    file.write_text(f"{program.text[:end]}mesh.derivative @derivative = {kind} of @main wrt "
                    f"{list(range(len(arrays)))}\n{program.text[end:]}")
    command = [harness.BIN / "mesh-run", file, "--entry=derivative", f"--out={folder / 'out'}/"]
    names = [*program.arguments, *(f"{name}.tangent" for name in program.arguments)]
    for name, array in zip(names, [*arrays, *tangents]):
        np.save(folder / f"{name}.npy", array)
        command.append(f"--arg={name}={folder / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert not done.returncode, done.stderr
    return program.arguments, folder / "out"


def differentiate(loss, arrays, folder):
    """Returns the gradients of a loss by all arrays, as Mesh makes them."""
    names, out = run_derivative(loss, arrays, folder, "gradient")
    return [np.load(out / f"{name}.npy") for name in names]


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


def expanded(x, w):
    """Gathers and special functions have JAX's rules: not those of masks and polynomials. Indices
    are negative and outside, in each mode."""
    index = jnp.array([-3, 0, 9, 2, 2, -20], "int32")
    rows = x.at[index].get(mode="fill", fill_value=0.5)
    rows *= w.at[index].get(mode="clip")
    rows += w.at[index, index].get(mode="fill", fill_value=2)[:, None]
    rows += jnp.sum(jnp.take_along_axis(w, index[None] % 8, axis=1))
    special = jax.lax.lgamma(x * x + 1) + jax.lax.bessel_i1e(x) + jax.lax.erfc(w) * jax.lax.erf(x)
    special += jax.lax.sinh(jax.lax.erf_inv(jnp.tanh(w) * 0.5)) + jax.lax.logistic(w)
    return jnp.sum(jnp.sin(rows)) + jnp.sum(jnp.sin(special))


def drawn(x, w):
    """Draws and distributions whose values loops compute. Some operands have no derivative."""
    shapes = jnp.abs(x) + 1
    draws = jax.random.gamma(jax.random.key(0), shapes) * w
    draws += jnp.exp(jax.random.loggamma(jax.random.key(1), shapes))
    draws += jax.random.dirichlet(jax.random.key(2), shapes)
    fixed = jax.lax.stop_gradient(shapes)
    shares = jax.scipy.special.betainc(2., fixed, jnp.abs(jnp.sin(w)) * 0.9 + 0.05)
    shares += jax.scipy.special.polygamma(1, shapes)
    return jnp.sum(jnp.sin(draws)) + jnp.sum(jnp.sin(shares))


def factored(x, w):
    """Factorizations are differentiated by equations of their factors. The first column is zero
    below the diagonal, where steps of the factorization stop early."""
    low = jnp.outer(x[0], jnp.arange(8.)) + jnp.diag(jnp.abs(w[0]) + 1)
    q, r = jnp.linalg.qr(low)
    factor = jnp.linalg.cholesky(low @ low.T + jnp.eye(8))
    lower, upper = jax.scipy.linalg.lu(x + w * w.T, permute_l=True)
    return sum(jnp.sum(jnp.sin(part * w)) for part in (q, r, factor, lower, upper))


def choosing(x, w):
    """Rules of `jax.custom_jvp`, in a loop and in local view, too."""
    h, _ = jax.lax.scan(lambda h, _: (jax.nn.relu(jnp.sin(h) * w), None), x, length=2)
    part = jax.shard_map(lambda h: jax.nn.silu(jax.nn.relu(h * 0) + h), mesh=harness.device_mesh(),
                         in_specs=P("data", "model"), out_specs=P("data", "model"))
    return jnp.sum(part(h))


def tied(x, w):
    """The first of equal elements of a window has the derivative: also with padding, and where all
    are infinite. Windows overlap or not."""
    steps = x + jax.lax.stop_gradient(jnp.round(x) - x)
    masked = jnp.where(steps > 0, -jnp.inf, steps)
    pools = [
        jax.lax.reduce_window(steps, -jnp.inf, jax.lax.max, (3, 3), (2, 2), "SAME"),
        jax.lax.reduce_window(steps, jnp.inf, jax.lax.min, (2, 2), (2, 2), "VALID"),
        jax.lax.reduce_window(steps, -jnp.inf, jax.lax.max, (2, 3), (1, 1), "VALID"),
        jnp.exp(jax.lax.reduce_window(masked, -jnp.inf, jax.lax.max, (2, 2), (2, 1), "VALID"))]
    return sum(jnp.sum(jnp.sin(p * w[:p.shape[0], :p.shape[1]])) for p in pools)


def bits(x, w):
    """Bits have no derivative, as numbers of whatever type."""
    half = jax.lax.bitcast_convert_type(x.astype(jnp.float16), jnp.bfloat16)
    same = jax.lax.bitcast_convert_type(x * w, jnp.float32)
    back = jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, jnp.int32), jnp.float32)
    return jnp.sum((jnp.tanh(half.astype(jnp.float32)) + same + back) * w * x)


@pytest.mark.parametrize("loss", [
    ruled, nested, combined, solved, local, expanded, drawn, factored, choosing, tied, bits])
def test_rules_of_the_program(loss, tmp_path):
    wanted = jax.grad(loss, (0, 1))(X, W)
    for got, own in zip(differentiate(loss, [X, W], tmp_path), wanted, strict=True):
        assert np.max(np.abs(got - own)) <= 1e-4 * np.max(np.abs(own))


@pytest.mark.parametrize("loss", [expanded, drawn, factored, choosing, combined, bits])
def test_forward_mode(loss, tmp_path):
    """Rules but those of `jax.custom_vjp` have a forward mode, as in JAX."""
    _, wanted = jax.jvp(loss, (X, W), (W, X))
    _, out = run_derivative(loss, [X, W], tmp_path, "jvp", [W, X])
    got, = map(np.load, out.glob("*.npy"))
    assert abs(got - wanted) <= 1e-5 * abs(wanted)


def test_operands_without_derivatives(tmp_path):
    """As in JAX, whose rules raise errors."""
    def loss(x, w):
        return jnp.sum(jax.scipy.special.betainc(jnp.exp(x), 2., jnp.abs(jnp.sin(w))))
    with pytest.raises(AssertionError, match="has no derivative by argument 0"):
        differentiate(loss, [X, W], tmp_path)


def test_factors_without_rules(tmp_path):
    """JAX has no derivatives of wide factorizations: Mesh differentiates their steps."""
    def loss(x, w):
        return jnp.sum(jnp.sin(jnp.linalg.qr(x[:3])[1])) + jnp.sum(w)

    def same(x, w):
        q, r = jnp.linalg.qr(x[:3, :3])
        return jnp.sum(jnp.sin(jnp.concatenate([r, q.T @ x[:3, 3:]], 1))) + jnp.sum(w)
    wanted = jax.grad(same)(X, W)
    got = differentiate(loss, [X, W], tmp_path)[0]
    assert np.max(np.abs(got - wanted)) <= 1e-4 * np.max(np.abs(wanted))


def counting(x, w):
    """Loops that count up, and down by 3, in one another. A bound is carried."""
    def inner(state):
        return jax.lax.while_loop(lambda s: s[0] != 1, lambda s: (
            s[0] - 3, jnp.sin(s[1] * w) + s[0] / 9), (jnp.int32(7), state))[1]
    number, h, _ = jax.lax.while_loop(lambda s: s[0] < s[2], lambda s: (
        s[0] + 1, inner(s[1]), s[2]), (jnp.int32(0), x, jnp.int32(3)))
    return jnp.sum(h * w) * number


def counting_tangent(x, w):
    return jax.jvp(counting, (x, w), (jnp.cos(x), jnp.sin(w)))[1]


@pytest.mark.parametrize("loss", [counting, counting_tangent])
def test_loops_that_count(loss, tmp_path):
    """JAX has reverse mode of `fori_loop` alone."""
    wanted = jax.jacfwd(loss, (0, 1))(X, W)
    for got, own in zip(differentiate(loss, [X, W], tmp_path), wanted, strict=True):
        assert np.max(np.abs(got - own)) <= 1e-4 * np.max(np.abs(own))


def test_loops_without_a_trip_count(tmp_path):
    """Reverse mode is an error, as in JAX."""
    def loss(x, w):
        return jnp.sum(jax.lax.while_loop(
            lambda h: jnp.sum(h) < 9, lambda h: h * w * w + 1, x))
    with pytest.raises(AssertionError, match="must have a constant trip count"):
        differentiate(loss, [X, W], tmp_path)


def test_programs_that_are_not_differentiated():
    """Calls of functions with rules are inlined, as JAX does."""
    text = mesh_spmd.convert(ruled, X, W).text
    assert "mesh.custom_vjp" not in text and "call @" not in text
    kept = mesh_spmd.convert(ruled, X, W, differentiable=True).text
    assert kept.count("mesh.custom_vjp") == 4


def test_sigmoids_keep_their_derivative():
    """It reads the value alone, where that of the quotient reads three."""
    text = mesh_spmd.convert(jax.nn.sigmoid, X, differentiable=True).text
    assert text.count("mesh.custom_vjp") == 1


@jax.custom_jvp
def turned(z):
    return z * jnp.conj(z) * z


# Twice the derivative by z, and none by its conjugate: no other rule has the same numbers.
turned.defjvp(lambda primals, tangents: (turned(*primals), 4 * primals[0] ** 2 * tangents[0]))


@jax.custom_vjp
def scaled(z, w):
    return z * w


scaled.defvjp(lambda z, w: (z * w, (z, w)),
              lambda saved, g: (3j * g * saved[1], jnp.real(g * saved[0] * 1j)))


def complex_rules(x, w):
    """Rules of functions of complex numbers, and of complex and real ones."""
    z = turned(x + 1j * w) + jax.jit(scaled)(w - 2j * x, x)
    return jnp.sum(jnp.sin(jnp.real(z)) * w + jnp.cos(jnp.imag(z)))


def complex_solve(x, w):
    a = x + 1j * w.T + 8 * jnp.eye(8)
    return jnp.sum(jnp.sin(jnp.abs(jnp.linalg.solve(a, w - 1j * x))))


def complex_factors(x, w):
    a = x + 1j * w.T + 8 * jnp.eye(8)
    low = jax.scipy.linalg.solve_triangular(a, w + 0j, lower=True)
    factor = jnp.linalg.cholesky(a @ jnp.conj(a.T))
    found = jnp.linalg.inv(a) + low + factor
    return jnp.sum(jnp.sin(jnp.real(found)) + jnp.imag(found) ** 2) + jnp.abs(jnp.linalg.det(a / 8))


def complex_functions(x, w):
    """Functions whose values are many ops on both parts."""
    z = (x + 1j * w) / 4
    found = jnp.tan(z) * jnp.arccos(z) + jnp.log(z + 3) ** 3 / jnp.sqrt(z - 2j)
    return jnp.sum(jnp.real(found + jnp.abs(z) ** z) * w + jnp.imag(found) ** 2)


def test_complex_functions_keep_their_derivatives():
    text = mesh_spmd.convert(complex_functions, X, W, differentiable=True).text
    assert text.count("mesh.custom_vjp") == 9
    for loops in (lambda x: jnp.linalg.qr(x + 1j)[1], lambda x: jnp.cumprod(x + 1j, 0)):
        text = mesh_spmd.convert(lambda x, loops=loops: jnp.real(loops(x)), X,
                                 differentiable=True).text
        assert text.count("mesh.custom_vjp") == 1
    real = mesh_spmd.convert(lambda x: jnp.tan(x) / jnp.log(x), X, differentiable=True).text
    assert "mesh.custom_vjp" not in real and "call @" not in real


@pytest.mark.parametrize("loss", [
    complex_rules, complex_solve, complex_factors, complex_functions])
def test_complex_rules(loss, tmp_path):
    """Mesh has complex numbers as their parts, and JAX's cotangents are conjugate to theirs."""
    wanted = jax.grad(loss, (0, 1))(X, W)
    for got, own in zip(differentiate(loss, [X, W], tmp_path), wanted, strict=True):
        assert np.max(np.abs(got - own)) <= 1e-4 * np.max(np.abs(own))


@pytest.mark.parametrize("loss", [complex_solve, complex_factors, complex_functions])
def test_complex_tangents(loss, tmp_path):
    _, wanted = jax.jvp(loss, (X, W), (W, X))
    _, out = run_derivative(loss, [X, W], tmp_path, "jvp", [W, X])
    got, = map(np.load, out.glob("*.npy"))
    assert abs(got - wanted) <= 1e-4 * abs(wanted)


def solve_of_fixed(x, w):
    """The matrix itself has no derivative here."""
    a = jax.lax.stop_gradient(x + 8 * jnp.eye(8))
    return jnp.sum(jnp.sin(jnp.linalg.solve(a, w * x)))


def log_determinant(x, w):
    return jnp.linalg.slogdet(x @ w + 8 * jnp.eye(8))[1]


@pytest.mark.parametrize("loss", [solved, solve_of_fixed, log_determinant, complex_solve])
@pytest.mark.parametrize("kinds", [("jvp", "gradient"), ("gradient", "jvp")])
def test_second_derivatives(loss, kinds, tmp_path):
    """The factors in a derivative of a solution depend on the matrix."""
    def tangent(x, w):
        return jax.jvp(loss, (x, w), (W, X))[1]
    wanted = jax.grad(tangent, (0, 1))(X, W)
    program = mesh_spmd.convert(loss, X, W, mesh=MESH, differentiable=True,
                                in_shardings=(P("data", "model"),) * 2)
    end = program.text.rindex("}")
    file = tmp_path / "program.mlir"
    file.write_text(f"{program.text[:end]}mesh.derivative @first = {kinds[0]} of @main wrt [0, 1]\n"
                    f"mesh.derivative @second = {kinds[1]} of @first wrt [0, 1]\n"
                    f"{program.text[end:]}")
    command = [harness.BIN / "mesh-run", file, "--entry=second", f"--out={tmp_path / 'out'}/"]
    names = [*program.arguments, *(f"{name}.tangent" for name in program.arguments)]
    for name, array in zip(names, [X, W, W, X], strict=True):
        np.save(tmp_path / f"{name}.npy", array)
        command.append(f"--arg={name}={tmp_path / name}.npy")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert not done.returncode, done.stderr
    ending = "" if kinds[1] == "gradient" else ".tangent"
    for name, own in zip(program.arguments, wanted, strict=True):
        got = np.load(tmp_path / "out" / f"{name}{ending}.npy")
        assert np.max(np.abs(got - own)) <= 1e-3 * np.max(np.abs(own))


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


def close_over_by_vjp(k):
    @jax.custom_vjp
    def scale(h):
        return h * k
    scale.defvjp(lambda h: (h * 2, None), lambda _, g: (2 * g,))
    return scale


def close_over_by_jvp(k):
    @jax.custom_jvp
    def scale(h):
        return h * k
    scale.defjvp(lambda primals, tangents: (primals[0] * 2, tangents[0] * 2))
    return scale


@pytest.mark.parametrize("close_over", [close_over_by_vjp, close_over_by_jvp])
@pytest.mark.parametrize("transform", [jax.jit, jax.checkpoint])
def test_values_from_around_have_no_derivative(close_over, transform, tmp_path):
    """The rule says nothing about them. JAX raises errors, too, but for `jax.custom_jvp` in
    `jit`."""
    def loss(x, w):
        h, _ = jax.lax.scan(lambda h, _: (close_over(w)(h), None), x, length=2)
        return jnp.sum(transform(lambda h, w: close_over(w)(h))(h, w))
    with pytest.raises(AssertionError, match="has no derivative by argument 0"):
        differentiate(loss, [X, W], tmp_path)

    def fixed(x, w):
        return jnp.sum(jnp.sin(loss(x, jax.lax.stop_gradient(w)) * w / 100))
    twos = np.full_like(W, 2)
    wanted = jax.jit(jax.grad(fixed, (0, 1)))(X, twos)
    for got, own in zip(differentiate(fixed, [X, twos], tmp_path), wanted, strict=True):
        assert np.max(np.abs(got - own)) <= 1e-4 * np.max(np.abs(own))


def test_solves_that_have_no_forward_mode():
    @jax.custom_vjp
    def twice(a):
        return 2 * a

    twice.defvjp(lambda a: (2 * a, None), lambda _, g: (2 * g,))

    def solve(a, b):
        def halve(_, y):
            return y / (2 * a)
        return jax.lax.custom_linear_solve(lambda x: twice(a) * x, b, halve, halve)

    program = mesh_spmd.convert(solve, X[0], W[0], mesh=MESH, differentiable=True,
                                in_shardings=(P(), P()))
    assert "custom_vjp" in program.text and "custom_jvp" not in program.text
