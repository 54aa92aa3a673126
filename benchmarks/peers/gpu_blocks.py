#!/usr/bin/env python3
"""Times blocks of a transformer on a GPU, as JAX or PyTorch compiles them.

    benchmarks/peers/gpu_blocks.py jax|torch FOLDER [--shrink 1] [--minutes 2]

Times the Megatron MLP and attention block of jax_blocks.py, unsplit on one GPU: in
bf16, in f32, and in f32 whose products may round to TF32. Their arguments are in
FOLDER, which scripts/gpu-check fills, and on the GPU before time counts. Attention
is written out, as it is for Mesh; PyTorch's own op for it is timed, too.

Prints a line of JSON for each: the seconds of a step, and the error of some rows of
the result against the reference in float64. Steps are launched in a row and waited
for at the end; the time is the median of several rounds.
"""

import argparse
import json
import math
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "gpu")]
import jax_blocks

FRAMEWORKS = ["jax", "torch"]
BLOCKS = ["mlp", "attention"]
TYPES = ["bf16", "f32", "tf32"]
# Cases that PyTorch has in another form.
EXTRA = {"jax": {}, "torch": {"attention": "attention by its own op"}}
WARM_UPS, ROUNDS, SECONDS_OF_ROUND = 5, 7, 0.05


def sizes_of(block, shrink):
    if block == "mlp":
        return dict(b=8192 // shrink, f=4096 // shrink, h=16384 // shrink)
    features, heads = 4096 // shrink, 32 if shrink == 1 else 8
    return dict(b=4, s=2048 // shrink, f=features, h=heads, d=features // heads)


def element_of(type):
    """Returns the type of the tensors."""
    return "f32" if type == "tf32" else type


def program_of(block, type, devices, shrink):
    """The block for mesh-run."""
    return jax_blocks.BLOCKS[block][0].format(
        n=devices, t=element_of(type), **sizes_of(block, shrink))


def flops_of(block, shrink):
    size = sizes_of(block, shrink)
    if block == "mlp":
        return 4 * size["b"] * size["f"] * size["h"]
    tokens = size["b"] * size["s"]
    return 8 * tokens * size["f"]**2 + 4 * tokens * size["s"] * size["f"]


def shapes_of(block, shrink):
    size = sizes_of(block, shrink)
    if block == "mlp":
        return {"x": (size["b"], size["f"]), "w1": (size["f"], size["h"]),
                "w2": (size["h"], size["f"])}
    weights = {name: (size["f"], size["f"])
               for name in ("wq", "wk", "wv", "wo")}
    return {"x": (size["b"], size["s"], size["f"]), **weights}


def inputs_file(folder, block, type):
    return pathlib.Path(folder) / f"{block}-{element_of(type)}.safetensors"


def write_inputs(folder, block, type, shrink):
    """Weights such that what goes through keeps its size. Needs NumPy."""
    import tensors

    made = {}
    for seed, (name, shape) in enumerate(shapes_of(block, shrink).items()):
        scale = 1 if name == "x" else 1 / math.sqrt(shape[0])
        made[name] = tensors.make_random(shape, element_of(type), seed, scale)
    tensors.write(inputs_file(folder, block, type), made)


def check_rows(folder, block, type, shrink, rows_of_result):
    """The largest relative error; `rows_of_result` gives rows of float32."""
    import reference
    import tensors

    inputs = tensors.read(inputs_file(folder, block, type))
    size = sizes_of(block, shrink)
    if block == "mlp":
        count, rows_of = size["b"], reference.rows_of_mlp
    else:
        count, rows_of = size["s"], reference.rows_of_attention(size["h"])
    rows = reference.sample(count)
    return reference.error_of(rows_of_result(rows), rows_of(inputs, rows))


def time_steps(step, wait):
    """Launches many steps and waits for the last one."""
    for _ in range(WARM_UPS):
        result = step()
    wait(result)
    begin = time.perf_counter()
    wait(step())
    count = max(3, min(200, math.ceil(
        SECONDS_OF_ROUND / (time.perf_counter() - begin))))
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for _ in range(count):
            result = step()
        wait(result)
        times.append((time.perf_counter() - begin) / count)
    return statistics.median(times)


class Jax:
    def __init__(self):
        import jax
        self.device = jax.devices()[0].platform
        self.version = jax.__version__

    def measure(self, block, variant, type, folder, shrink):
        import jax
        import jax.numpy as jnp
        import numpy as np
        import tensors

        # JAX's default for f32 on a GPU depends on the GPU.
        precision = {"f32": "highest", "tf32": "tensorfloat32", "bf16": None}
        jax.config.update("jax_default_matmul_precision", precision[type])
        element = {"f32": jnp.float32, "bf16": jnp.bfloat16}[element_of(type)]
        size = sizes_of(block, shrink)

        def mlp(x, w1, w2):
            return jax.nn.gelu(x @ w1, approximate=False) @ w2

        def attention(x, wq, wk, wv, wo):
            return jax_blocks.attend(x, wq, wk, wv, size, element) @ wo

        step = jax.jit({"mlp": mlp, "attention": attention}[block])
        arguments = []
        for values in tensors.read(inputs_file(folder, block, type)).values():
            values = np.asarray(values)
            if values.dtype == np.uint16:
                values = values.view(jnp.bfloat16)
            arguments.append(jax.device_put(values))
        jax.block_until_ready(arguments)
        seconds = time_steps(lambda: step(*arguments), jax.block_until_ready)
        result = step(*arguments)

        def rows_of_result(rows):
            whole = result if block == "mlp" else result[0]
            return np.asarray(whole[np.array(rows)].astype(jnp.float32))

        return seconds, check_rows(folder, block, type, shrink, rows_of_result)


class Torch:
    def __init__(self):
        import torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.version = torch.__version__

    def measure(self, block, variant, type, folder, shrink):
        import numpy as np
        import tensors
        import torch
        from torch._dynamo.decorators import mark_static_address

        torch._dynamo.reset()
        torch.set_float32_matmul_precision(
            "high" if type == "tf32" else "highest")
        size = sizes_of(block, shrink)

        def mlp(x, w1, w2):
            return torch.nn.functional.gelu(x @ w1) @ w2

        def split(x, weights):
            return [(x @ w).view(size["b"], size["s"], -1, size["d"])
                    .transpose(1, 2) for w in weights]

        def join(heads, wo):
            return heads.transpose(1, 2).reshape(size["b"], size["s"], -1) @ wo

        def attention(x, wq, wk, wv, wo):
            q, k, v = split(x, (wq, wk, wv))
            scores = q @ k.transpose(-1, -2) * 0.125
            sees = torch.ones(size["s"], size["s"], dtype=torch.bool,
                              device=self.device).tril()
            weights = torch.softmax(scores.masked_fill(~sees, -1e9), dim=-1)
            return join(weights @ v, wo)

        def attention_by_op(x, wq, wk, wv, wo):
            q, k, v = split(x, (wq, wk, wv))
            heads = torch.nn.functional.scaled_dot_product_attention(
                q, k, v, is_causal=True, scale=0.125)
            return join(heads, wo)

        program = {"mlp": mlp, "attention": attention,
                   "attention by its own op": attention_by_op}[variant]
        # Launched as CUDA graphs, as steps of Mesh are.
        step = torch.compile(program, mode="reduce-overhead")
        arguments = []
        for values in tensors.read(inputs_file(folder, block, type)).values():
            values = np.array(values)
            if values.dtype == np.uint16:
                tensor = torch.from_numpy(values.view(np.int16))
                tensor = tensor.view(torch.bfloat16)
            else:
                tensor = torch.from_numpy(values)
            tensor = tensor.to(self.device)
            # Else graphs copy them at each launch, as what changes.
            mark_static_address(tensor)
            arguments.append(tensor)

        def run():
            # The results of the last step are not read any more.
            torch.compiler.cudagraph_mark_step_begin()
            with torch.no_grad():
                return step(*arguments)

        def wait(_):
            if self.device == "cuda":
                torch.cuda.synchronize()

        wait(None)
        seconds = time_steps(run, wait)
        result = run().clone()

        def rows_of_result(rows):
            whole = result if block == "mlp" else result[0]
            return whole[rows].float().cpu().numpy()

        return seconds, check_rows(folder, block, type, shrink, rows_of_result)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("framework", choices=FRAMEWORKS)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--shrink", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=2)
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    framework = {"jax": Jax, "torch": Torch}[args.framework]()
    print(json.dumps({"version": framework.version,
                      "device": framework.device}), flush=True)
    for type in TYPES:
        for block in BLOCKS:
            extra = EXTRA[args.framework].get(block)
            for variant in [block, extra] if extra else [block]:
                entry = {"case": f"{variant} {type}"}
                try:
                    if time.monotonic() > end:
                        raise RuntimeError("out of time")
                    entry["seconds"], entry["error"] = framework.measure(
                        block, variant, type, args.folder, args.shrink)
                except Exception as problem:
                    text = str(problem).strip().splitlines() or [""]
                    kind = problem.__class__.__name__
                    entry["problem"] = f"{kind}: {text[0]}"
                print(json.dumps(entry), flush=True)


if __name__ == "__main__":
    main()
