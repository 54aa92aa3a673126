"""Steps of training that `mesh.train_step` declares, against Optax."""

import subprocess

import harness
import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

STEPS = 4
MODULE = """
mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<8x4x{type}> init lecun_normal sharding <@m, [{{}}, {split}]>
mesh.param @b : tensor<4x{type}> init zeros

func.func @loss(
    %x: tensor<16x8xf32> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{"data"}}, {{}}]>}},
    %t: tensor<16x4xf32> {{mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{{"data"}}, {{}}]>}})
    -> (tensor<f32> {{mesh.name = "loss"}}) {{
  %w_own = mesh.param_get @w : tensor<8x4x{type}>
  %b_own = mesh.param_get @b : tensor<4x{type}>
  {widen}
  %e = tensor.empty() : tensor<16x4xf32>
  %init = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<16x4xf32>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<16x8xf32>, tensor<8x4xf32>)
      outs(%init : tensor<16x4xf32>) -> tensor<16x4xf32>
  %d = arith.subf %y, %t : tensor<16x4xf32>
  %squares = arith.mulf %d, %d : tensor<16x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {{ arith.addf }} ins(%squares : tensor<16x4xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}}
mesh.train_step @step of @loss by {optimizer}
"""


def write_module(folder, optimizer, type_="f32", split="{}"):
    widen = "\n".join(
        f"%{name} = arith.extf %{name}_own : tensor<{shape}x{type_}> to tensor<{shape}xf32>"
        if type_ != "f32" else f"%{name} = tensor.cast %{name}_own : tensor<{shape}xf32> to tensor<{shape}xf32>"
        for name, shape in [("w", "8x4"), ("b", "4")])
    path = folder / "step.mlir"
    path.write_text(MODULE.format(optimizer=optimizer, type=type_, split=split, widen=widen))
    return path


def run(path, entry, folder, **arguments):
    """Runs a function on arrays, and returns its results by name."""
    given = [f"--arg={name}={value}" for name, value in arguments.items()
             if not isinstance(value, np.ndarray)]
    np.savez(folder / "in.npz", **{name: harness_array(value) for name, value in arguments.items()
                                   if isinstance(value, np.ndarray)})
    subprocess.run([harness.BIN / "mesh-run", path, f"--entry={entry}", f"--cache={folder}/cache",
                    f"--params={folder}/in.npz", f"--out={folder}/out.npz", *given],
                   check=True, capture_output=True)
    with np.load(folder / "out.npz") as file:
        return {name: file[name].view(ml_dtypes.bfloat16) if file[name].dtype.kind == "V" else file[name]
                for name in file.files}


def harness_array(array):
    return array.view(np.uint16).view("V2") if array.dtype == ml_dtypes.bfloat16 else array


def make_batches(*leading):
    random = np.random.default_rng(1)
    def make(*shape):
        return random.standard_normal(shape).astype(np.float32)
    return [{"x": make(*leading, 16, 8), "t": make(*leading, 16, 4)} for _ in range(STEPS)]


def start(path, folder, entry="step"):
    params = run(path, "init_params", folder, key=1)
    return params | run(path, f"init_{entry}", folder, **params)


def loss(params, batch):
    w, b = params["w"].astype(jnp.float32), params["b"].astype(jnp.float32)
    return jnp.sum((batch["x"] @ w + b - batch["t"]) ** 2)


def follow(optimizer, params, batches, gradient=jax.value_and_grad(loss)):
    """Returns the losses and the parameters of Optax, and its state."""
    import optax
    params = {name: params[name] for name in ("w", "b")}
    state, losses = optimizer.init(params), []
    for batch in batches:
        value, grads = gradient(params, batch)
        updates, state = optimizer.update(grads, state, params)
        params = optax.apply_updates(params, updates)
        losses.append(float(value))
    return losses, params, state


def cases():
    optax = pytest.importorskip("optax")
    cosine = optax.warmup_cosine_decay_schedule(0.0, 0.02, 2, 6, 0.001)
    return {
        "sgd": ("sgd {rate = 0.001}", optax.sgd(0.001)),
        "momentum": ("momentum {rate = 0.001, momentum = 0.8}", optax.sgd(0.001, momentum=0.8)),
        "nesterov": ("momentum schedule linear {rate = 0.002, end_rate = 0.0005, steps = 3, nesterov}",
                     optax.sgd(optax.linear_schedule(0.002, 0.0005, 3), momentum=0.9, nesterov=True)),
        "adamw": ('adamw {rate = 0.02, decay = 0.1, decay_exclude = "b"}',
                  optax.adamw(0.02, weight_decay=0.1, mask={"w": True, "b": False})),
        "cosine": ("adamw schedule cosine {rate = 0.02, end_rate = 0.001, warmup = 2, steps = 6, "
                   "beta1 = 0.8, beta2 = 0.95, epsilon = 1.0e-6}",
                   optax.adamw(cosine, b1=0.8, b2=0.95, eps=1e-6, weight_decay=0.0)),
        "clip": ("sgd {rate = 0.01, clip = 1.5}",
                 optax.chain(optax.clip_by_global_norm(1.5), optax.sgd(0.01))),
    }


@pytest.mark.parametrize("name, split", [
    ("sgd", "{}"), ("momentum", "{}"), ("nesterov", '{"data"}'), ("adamw", "{}"),
    ("cosine", '{"data"}'), ("clip", '{"data"}')])
def test_steps_are_those_of_optax(tmp_path, name, split):
    text, optimizer = cases()[name]
    path = write_module(tmp_path, text, split=split)
    state = start(path, tmp_path)
    losses, params, _ = follow(optimizer, state, make_batches())
    for batch, wanted in zip(make_batches(), losses, strict=True):
        state = run(path, "step", tmp_path, **state, **batch)
        np.testing.assert_allclose(state.pop("loss"), wanted, rtol=1e-5)
    for key in ("w", "b"):
        np.testing.assert_allclose(state[key], params[key], rtol=2e-5, atol=1e-6)
    assert state["optimizer.step"] == STEPS


@pytest.mark.parametrize("options", [', shard_state = ["data"]',
                                     ', shard_state = ["data"], shard_gradients'])
def test_micro_batches_and_split_state_change_no_result(tmp_path, options):
    optax = pytest.importorskip("optax")
    path = write_module(tmp_path, f"adamw {{rate = 0.02, decay = 0.1, clip = 2.0, micro_batches = 3{options}}}")
    state = start(path, tmp_path)
    def mean(params, batch):
        return jnp.mean(jax.vmap(lambda x, t: loss(params, {"x": x, "t": t}))(batch["x"], batch["t"]))
    optimizer = optax.chain(optax.clip_by_global_norm(2.0), optax.adamw(0.02, weight_decay=0.1))
    losses, params, _ = follow(optimizer, state, make_batches(3), jax.value_and_grad(mean))
    for batch, wanted in zip(make_batches(3), losses, strict=True):
        state = run(path, "step", tmp_path, **state, **batch)
        np.testing.assert_allclose(state.pop("loss"), wanted, rtol=1e-5)
    for key in ("w", "b"):
        np.testing.assert_allclose(state[key], params[key], rtol=2e-5, atol=1e-6)


def test_masters_keep_what_small_floats_lose(tmp_path):
    optax = pytest.importorskip("optax")
    path = write_module(tmp_path, "adamw {rate = 1.0e-4, decay = 0.1, master}", "bf16")
    state = start(path, tmp_path)
    optimizer = optax.adamw(1e-4, weight_decay=0.1)
    master = {key: jnp.float32(state[key]) for key in ("w", "b")}
    other = optimizer.init(master)
    for batch in make_batches():
        small = jax.tree.map(lambda p: p.astype(jnp.bfloat16), master)
        grads = jax.tree.map(jnp.float32, jax.grad(loss)(small, batch))
        updates, other = optimizer.update(grads, other, master)
        master = optax.apply_updates(master, updates)
        state = run(path, "step", tmp_path, **state, **batch)
        state.pop("loss")
    for key in ("w", "b"):
        assert state[f"{key}.master"].dtype == np.float32
        np.testing.assert_allclose(state[f"{key}.master"], master[key], rtol=2e-3, atol=2e-6)
        np.testing.assert_array_equal(state[key], state[f"{key}.master"].astype(ml_dtypes.bfloat16))


def test_scale_of_the_loss_follows_overflows(tmp_path):
    path = write_module(tmp_path, "sgd {rate = 0.001, loss_scale = 1024.0, growth_steps = 2}")
    state = start(path, tmp_path)
    scales, goods = [], []
    batches = make_batches()
    batches[1]["x"][0, 0] = np.inf
    for batch in batches:
        before = state
        state = run(path, "step", tmp_path, **state, **batch)
        scales.append(float(state["optimizer.loss_scale"]))
        goods.append(int(state["optimizer.good_steps"]))
        value = state.pop("loss")
        if not np.isfinite(value):
            for key in ("w", "b", "optimizer.step"):
                np.testing.assert_array_equal(state[key], before[key])
            continue
        params = {key: before[key] for key in ("w", "b")}
        wanted, grads = jax.value_and_grad(loss)(params, batch)
        np.testing.assert_allclose(value, wanted, rtol=1e-5)
        for key in ("w", "b"):
            np.testing.assert_allclose(state[key], before[key] - np.float32(0.001) * grads[key],
                                       rtol=1e-5, atol=1e-6)
    assert scales == [1024, 512, 512, 1024] and goods == [1, 0, 1, 0]
