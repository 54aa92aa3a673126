#!/usr/bin/env python3
"""Compares five strategies for one model, on 64 to 65,536 simulated devices.

The loss of a gated MLP and its gradient, of the width of a large transformer. A strategy
is a mesh and how parameters and activations are split along its axes.
"""

import argparse

import jax
import jax.numpy as jnp
import mesh_spmd
import training
from jax.sharding import AbstractMesh, PartitionSpec as P

WIDTH, HIDDEN, LAYERS = 4096, 16384, 4

# Name: (the size of "model", specs of up and down, spec of activations).
STRATEGIES = {
    "data": (1, P(), P(), P("data")),
    "fsdp": (1, P("data"), P("data"), P("data")),
    "tensor": (16, P(None, "model"), P("model"), P("data")),
    "tensor and fsdp": (16, P("data", "model"), P("model", "data"), P("data")),
    "tensor and features": (16, P(None, "model"), P("model"), P("data", "model")),
}


def loss(params, x):
    def layer(x, w):
        return x + jax.nn.gelu(x @ w["up"]) @ w["down"], None
    x, _ = jax.lax.scan(layer, x, params)
    return jnp.mean(x * x)


def lower(name, devices, tokens):
    """Returns the program of a strategy on so many devices."""
    model, up, down, x = STRATEGIES[name]
    def struct(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)
    specs = {"up": P(None, *up), "down": P(None, *down)}
    step = mesh_spmd.jit(jax.value_and_grad(loss), in_shardings=(specs, x), out_shardings=(P(), specs),
                         mesh=AbstractMesh((devices // model, model), ("data", "model")))
    return step.lower({"up": struct(LAYERS, WIDTH, HIDDEN), "down": struct(LAYERS, HIDDEN, WIDTH)},
                      struct(tokens, WIDTH))


def compare(counts, tokens_each=512):
    """Returns a Table of the strategies' times and of what a device holds."""
    rows = mesh_spmd.Table()
    for name in STRATEGIES:
        for devices in counts:
            simulation = lower(name, devices, tokens_each * devices).simulate(training.MACHINE)
            program = simulation.programs[0]
            rows.append({
                "strategy": name, "devices": devices, "step_ms": round(simulation.seconds * 1e3, 3),
                "waiting_ms": round(program["waiting_s"] * 1e3, 3),
                "device_GB": round(sum(program[k] for k in (
                    "argument_bytes", "result_bytes", "predicted_bytes")) / 1e9, 3)})
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--devices", type=int, nargs="+", default=[64, 1024, 65536])
    args = parser.parse_args()
    print(compare(args.devices))


if __name__ == "__main__":
    main()
