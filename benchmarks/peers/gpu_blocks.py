#!/usr/bin/env python3
"""Times blocks of a transformer on a GPU, as JAX or PyTorch compiles them.

    benchmarks/peers/gpu_blocks.py jax|torch

The Megatron MLP and attention block of jax_blocks.py, whole on one GPU, in bf16
and in f32 (without TF32). Prints the median time of a step in seconds, each
waited for, as JSON. scripts/gpu-check runs it.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
import jax_blocks

FRAMEWORKS = ["jax", "torch"]
SIZES = {
    "mlp": dict(b=8192, f=4096, h=16384),
    "attention": dict(b=4, s=2048, f=4096, h=32, d=128),
}
CASES = [(block, type) for block in SIZES for type in ["bf16", "f32"]]
WARM_UPS, REPEATS = 5, 20


def program_of(block, type, devices):
    """The block for mesh-run."""
    return jax_blocks.BLOCKS[block][0].format(n=devices, t=type, **SIZES[block])


def run_peer(framework, seconds, env):
    """Times of the cases by "block type", and why there are not all."""
    command = [sys.executable, __file__, framework]
    # Memory for what other processes do on the same GPU.
    env = {**env, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True,
                              timeout=seconds)
        output, problem = done.stdout, (done.stderr.strip().splitlines()
                                        or ["failed"])[-1]
    except subprocess.TimeoutExpired as expired:
        output, problem = expired.stdout or b"", "out of time"
        output = output.decode()
    times = {}
    for line in output.splitlines():
        times.update(json.loads(line))
    return times, f"not run: {problem}"


def shapes_of(block):
    size = SIZES[block]
    if block == "mlp":
        return [(size["b"], size["f"]), (size["f"], size["h"]),
                (size["h"], size["f"])]
    return [(size["b"], size["s"], size["f"])] + 4 * [(size["f"], size["f"])]


def time_step(step):
    """`step` returns when it is done."""
    times = []
    for i in range(WARM_UPS + REPEATS):
        begin = time.perf_counter()
        step()
        times.append(time.perf_counter() - begin)
    return statistics.median(times[WARM_UPS:])


def time_jax(block, type):
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_default_matmul_precision", "highest")
    element = {"f32": jnp.float32, "bf16": jnp.bfloat16}[type]
    size = SIZES[block]

    def mlp(x, w1, w2):
        return jax.nn.gelu(x @ w1, approximate=False) @ w2

    def attention(x, wq, wk, wv, wo):
        b, s, d = size["b"], size["s"], size["d"]
        q, k, v = ((x @ w).reshape(b, s, -1, d) for w in (wq, wk, wv))
        scores = jnp.einsum("bshd,bthd->bhst", q, k) * 0.125
        sees = jnp.tril(jnp.ones((s, s), bool))
        weights = jax.nn.softmax(jnp.where(sees, scores, -1e9), axis=-1)
        heads = jnp.einsum("bhst,bthd->bshd", weights.astype(element), v)
        return heads.reshape(b, s, -1) @ wo

    step = jax.jit({"mlp": mlp, "attention": attention}[block])
    keys = jax.random.split(jax.random.key(0), len(shapes_of(block)))
    arguments = [jax.random.normal(key, shape).astype(element) / 16
                 for key, shape in zip(keys, shapes_of(block))]
    return time_step(lambda: step(*arguments).block_until_ready())


def time_torch(block, type):
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(0)
    torch.set_float32_matmul_precision("highest")
    element = {"f32": torch.float32, "bf16": torch.bfloat16}[type]
    size = SIZES[block]

    def mlp(x, w1, w2):
        return torch.nn.functional.gelu(x @ w1) @ w2

    def attention(x, wq, wk, wv, wo):
        b, s, d = size["b"], size["s"], size["d"]
        q, k, v = ((x @ w).view(b, s, -1, d).transpose(1, 2)
                   for w in (wq, wk, wv))
        scores = q @ k.transpose(-1, -2) * 0.125
        sees = torch.ones(s, s, dtype=torch.bool, device=device).tril()
        weights = torch.softmax(scores.masked_fill(~sees, -1e9), dim=-1)
        return (weights @ v).transpose(1, 2).reshape(b, s, -1) @ wo

    # Launched as CUDA graphs, as steps of Mesh are.
    step = torch.compile({"mlp": mlp, "attention": attention}[block],
                         mode="reduce-overhead")
    arguments = [torch.randn(shape, device=device).to(element) / 16
                 for shape in shapes_of(block)]

    def run():
        with torch.no_grad():
            step(*arguments)
        if device == "cuda":
            torch.cuda.synchronize()

    return time_step(run)


def main():
    if len(sys.argv) != 2 or sys.argv[1] not in FRAMEWORKS:
        sys.exit(__doc__)
    time_block = {"jax": time_jax, "torch": time_torch}[sys.argv[1]]
    for block, type in CASES:
        seconds = time_block(block, type)
        print(json.dumps({f"{block} {type}": seconds}), flush=True)


if __name__ == "__main__":
    main()
