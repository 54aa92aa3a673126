#!/usr/bin/env python3
"""Compares blocks of a transformer with JAX on the devices of one machine.

The Megatron MLP and attention block, tensor-parallel over n devices: with
mesh-run, synchronous and as mesh-overlap decides for this machine, and with JAX's shard_map
under jit on as many CPU devices. The programs take turns, several rounds;
prints median times of a step, and how many times longer JAX takes.

    benchmarks/peers/jax_blocks.py --python VENV/bin/python
        [--mesh-run build/release/bin/mesh-run] [--rounds 3]

VENV is a virtual environment with jax installed (`pip install jax`). It has no
part in building or testing Mesh.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import timing

MLP = """
mesh.mesh @m = <["model"={n}]>
func.func @main(
    %x: tensor<{b}x{f}x{t}> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{}}, {{"model"}}]>}},
    %w1: tensor<{f}x{h}x{t}> {{mesh.name = "w1"}},
    %w2: tensor<{h}x{f}x{t}> {{mesh.name = "w2"}}) -> tensor<{b}x{f}x{t}> {{
  %0 = mesh.tp_dense gather %x, %w1 on @m "model"
      : (tensor<{b}x{f}x{t}>, tensor<{f}x{h}x{t}>) -> tensor<{b}x{h}x{t}>
  %half = arith.constant dense<0.5> : tensor<{b}x{h}x{t}>
  %one = arith.constant dense<1.0> : tensor<{b}x{h}x{t}>
  %rsqrt2 = arith.constant dense<0.70710678> : tensor<{b}x{h}x{t}>
  %1 = arith.mulf %0, %rsqrt2 : tensor<{b}x{h}x{t}>
  %2 = math.erf %1 : tensor<{b}x{h}x{t}>
  %3 = arith.addf %2, %one : tensor<{b}x{h}x{t}>
  %4 = arith.mulf %0, %half : tensor<{b}x{h}x{t}>
  %5 = arith.mulf %4, %3 : tensor<{b}x{h}x{t}>
  %6 = mesh.tp_dense scatter %5, %w2 on @m "model"
      : (tensor<{b}x{h}x{t}>, tensor<{h}x{f}x{t}>) -> tensor<{b}x{f}x{t}>
  return %6 : tensor<{b}x{f}x{t}>
}}
"""

ATTENTION = """
mesh.mesh @m = <["model"={n}]>
#scores = affine_map<(b, h, s, t) -> (b, h, s, t)>
func.func @main(
    %x: tensor<{b}x{s}x{f}x{t}> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{}}, {{}}, {{"model"}}]>}},
    %wq: tensor<{f}x{f}x{t}> {{mesh.name = "wq"}}, %wk: tensor<{f}x{f}x{t}> {{mesh.name = "wk"}},
    %wv: tensor<{f}x{f}x{t}> {{mesh.name = "wv"}}, %wo: tensor<{f}x{f}x{t}> {{mesh.name = "wo"}}) -> tensor<{b}x{s}x{f}x{t}> {{
  %q = mesh.tp_dense gather %x, %wq on @m "model"
      : (tensor<{b}x{s}x{f}x{t}>, tensor<{f}x{f}x{t}>) -> tensor<{b}x{s}x{f}x{t}>
  %k = mesh.tp_dense gather %x, %wk on @m "model"
      : (tensor<{b}x{s}x{f}x{t}>, tensor<{f}x{f}x{t}>) -> tensor<{b}x{s}x{f}x{t}>
  %v = mesh.tp_dense gather %x, %wv on @m "model"
      : (tensor<{b}x{s}x{f}x{t}>, tensor<{f}x{f}x{t}>) -> tensor<{b}x{s}x{f}x{t}>
  %queries = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [{b}, {s}, {h}, {d}]
      : tensor<{b}x{s}x{f}x{t}> into tensor<{b}x{s}x{h}x{d}x{t}>
  %keys = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [{b}, {s}, {h}, {d}]
      : tensor<{b}x{s}x{f}x{t}> into tensor<{b}x{s}x{h}x{d}x{t}>
  %values = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [{b}, {s}, {h}, {d}]
      : tensor<{b}x{s}x{f}x{t}> into tensor<{b}x{s}x{h}x{d}x{t}>
  %zeros = arith.constant dense<0.0> : tensor<{b}x{h}x{s}x{s}x{t}>
  %scores = linalg.contract
      indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, t, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, h, s, t)>]
      ins(%queries, %keys : tensor<{b}x{s}x{h}x{d}x{t}>, tensor<{b}x{s}x{h}x{d}x{t}>)
      outs(%zeros : tensor<{b}x{h}x{s}x{s}x{t}>) -> tensor<{b}x{h}x{s}x{s}x{t}>
  %e = tensor.empty() : tensor<{b}x{h}x{s}x{s}x{t}>
  %masked = linalg.generic {{
      indexing_maps = [#scores, #scores],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%scores : tensor<{b}x{h}x{s}x{s}x{t}>) outs(%e : tensor<{b}x{h}x{s}x{s}x{t}>) {{
  ^bb0(%score: {t}, %out: {t}):
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %sees = arith.cmpi ule, %j, %i : index
    %scale = arith.constant 0.125 : {t}
    %scaled = arith.mulf %score, %scale : {t}
    %never = arith.constant -1.0e9 : {t}
    %chosen = arith.select %sees, %scaled, %never : {t}
    linalg.yield %chosen : {t}
  }} -> tensor<{b}x{h}x{s}x{s}x{t}>
  %least = arith.constant dense<-1.0e9> : tensor<{b}x{h}x{s}x{t}>
  %largest = linalg.reduce {{ arith.maximumf }} ins(%masked : tensor<{b}x{h}x{s}x{s}x{t}>)
      outs(%least : tensor<{b}x{h}x{s}x{t}>) dimensions = [3]
  %largest_t = linalg.broadcast ins(%largest : tensor<{b}x{h}x{s}x{t}>)
      outs(%e : tensor<{b}x{h}x{s}x{s}x{t}>) dimensions = [3]
  %shifted = arith.subf %masked, %largest_t : tensor<{b}x{h}x{s}x{s}x{t}>
  %exp = math.exp %shifted : tensor<{b}x{h}x{s}x{s}x{t}>
  %none = arith.constant dense<0.0> : tensor<{b}x{h}x{s}x{t}>
  %sum = linalg.reduce {{ arith.addf }} ins(%exp : tensor<{b}x{h}x{s}x{s}x{t}>)
      outs(%none : tensor<{b}x{h}x{s}x{t}>) dimensions = [3]
  %sum_t = linalg.broadcast ins(%sum : tensor<{b}x{h}x{s}x{t}>)
      outs(%e : tensor<{b}x{h}x{s}x{s}x{t}>) dimensions = [3]
  %weights = arith.divf %exp, %sum_t : tensor<{b}x{h}x{s}x{s}x{t}>
  %nothing = arith.constant dense<0.0> : tensor<{b}x{s}x{h}x{d}x{t}>
  %heads = linalg.contract
      indexing_maps = [affine_map<(b, s, h, d, t) -> (b, h, s, t)>,
                       affine_map<(b, s, h, d, t) -> (b, t, h, d)>,
                       affine_map<(b, s, h, d, t) -> (b, s, h, d)>]
      ins(%weights, %values : tensor<{b}x{h}x{s}x{s}x{t}>, tensor<{b}x{s}x{h}x{d}x{t}>)
      outs(%nothing : tensor<{b}x{s}x{h}x{d}x{t}>) -> tensor<{b}x{s}x{h}x{d}x{t}>
  %features = tensor.collapse_shape %heads [[0], [1], [2, 3]]
      : tensor<{b}x{s}x{h}x{d}x{t}> into tensor<{b}x{s}x{f}x{t}>
  %y = mesh.tp_dense scatter %features, %wo on @m "model"
      : (tensor<{b}x{s}x{f}x{t}>, tensor<{f}x{f}x{t}>) -> tensor<{b}x{s}x{f}x{t}>
  return %y : tensor<{b}x{s}x{f}x{t}>
}}
"""

BLOCKS = {
    "mlp": (MLP, dict(b=512, f=768, h=3072)),
    "attention": (ATTENTION, dict(b=4, s=128, f=768, h=12, d=64)),
}
# Heads divide by as many devices as there are.
HEADS = {8: dict(h=16, d=48)}


def sizes_of(block, n):
    sizes = dict(BLOCKS[block][1])
    if block == "attention":
        sizes.update(HEADS.get(n, {}))
    return sizes


def attend(x, wq, wk, wv, size, type):
    """The heads of causal attention, one after the other, in JAX."""
    import jax
    import jax.numpy as jnp

    b, s, d = size["b"], size["s"], size["d"]
    q, k, v = ((x @ w).reshape(b, s, -1, d) for w in (wq, wk, wv))
    scores = jnp.einsum("bshd,bthd->bhst", q, k) * 0.125
    sees = jnp.tril(jnp.ones((s, s), bool))
    weights = jax.nn.softmax(jnp.where(sees, scores, -1e9), axis=-1)
    heads = jnp.einsum("bhst,bthd->bshd", weights.astype(type), v)
    return heads.reshape(b, s, -1)


def run_jax(block, n, element, repeat):
    """The median time of a step in seconds; runs in JAX's Python."""
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={n}"
    import time

    import jax
    import jax.numpy as jnp
    from jax.sharding import NamedSharding, PartitionSpec as P

    mesh = jax.make_mesh((n,), ("model",))
    type = {"f32": jnp.float32, "bf16": jnp.bfloat16}[element]
    size = sizes_of(block, n)

    def mlp(x, w1, w2):
        whole = jax.lax.all_gather(x, "model", axis=1, tiled=True)
        h = jax.nn.gelu(whole @ w1, approximate=False)
        return jax.lax.psum_scatter(h @ w2, "model", scatter_dimension=1,
                                    tiled=True)

    def attention(x, wq, wk, wv, wo):
        whole = jax.lax.all_gather(x, "model", axis=2, tiled=True)
        heads = attend(whole, wq, wk, wv, size, type)
        return jax.lax.psum_scatter(heads @ wo, "model",
                                    scatter_dimension=2, tiled=True)

    columns, rows = P(None, "model"), P("model", None)
    if block == "mlp":
        b, f, h = size["b"], size["f"], size["h"]
        body, shapes = mlp, [(b, f), (f, h), (h, f)]
        specs, out = [columns, columns, rows], columns
    else:
        b, s, f = size["b"], size["s"], size["f"]
        body, shapes = attention, [(b, s, f)] + 4 * [(f, f)]
        specs = [P(None, None, "model")] + 3 * [columns] + [rows]
        out = specs[0]
    step = jax.jit(jax.shard_map(body, mesh=mesh, in_specs=tuple(specs),
                                 out_specs=out))
    keys = jax.random.split(jax.random.key(0), len(shapes))
    arguments = [
        jax.device_put(jax.random.normal(key, shape).astype(type) / 16,
                       NamedSharding(mesh, spec))
        for key, shape, spec in zip(keys, shapes, specs)
    ]
    for _ in range(3):
        step(*arguments).block_until_ready()
    times = []
    for _ in range(repeat):
        begin = time.perf_counter()
        step(*arguments).block_until_ready()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def compare(args, timer, block, n, element):
    program = BLOCKS[block][0].format(n=n, t=element, **sizes_of(block, n))
    machine = timer.folder / f"machine-{n}.json"
    if not machine.exists():
        calibrate = pathlib.Path(args.mesh_run).with_name("mesh-calibrate")
        subprocess.run([calibrate, "-o", machine, f"--devices={n}"], check=True)
    variants = [("synchronous", ["--overlap=none"]),
                ("decided", ["--overlap=auto", f"--machine={machine}"])]
    times = {"jax": [], "synchronous": [], "decided": []}
    for _ in range(args.rounds):
        output = subprocess.run(
            [args.python, __file__, "--jax", block, str(n), element,
             str(args.repeat)], check=True, stdout=subprocess.PIPE, text=True)
        times["jax"].append(float(output.stdout))
        for name, options in variants:
            times[name].append(timer.time(program, *options))
    median = {name: statistics.median(values) for name, values in times.items()}
    print(f"{block:10} {element:5} {n:7}"
          + "".join(f" {median[name] * 1e3:12.2f}" for name in times)
          + f" {median['jax'] / median['decided']:14.2f}", flush=True)


def main():
    if sys.argv[1:2] == ["--jax"]:
        block, n, element, repeat = sys.argv[2:]
        print(run_jax(block, int(n), element, int(repeat)))
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=3, repeat=20)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--blocks", nargs="*", choices=list(BLOCKS),
                        default=list(BLOCKS))
    parser.add_argument("--devices", type=int, nargs="*", default=[2, 4, 8])
    parser.add_argument("--types", nargs="*", default=["f32", "bf16"])
    args = parser.parse_args()
    print(f"{'block':10} {'type':5} {'devices':>7} {'jax ms':>12} "
          f"{'synchronous':>12} {'decided':>12} {'jax / decided':>14}")
    with timing.Timer(args) as timer:
        for block in args.blocks:
            for element in args.types:
                for n in args.devices:
                    compare(args, timer, block, n, element)


if __name__ == "__main__":
    main()
