"""Functions that the examples of training share: see, check, simulate and train a model.

An example has `init(key)`, which returns parameters; `SPECS`, their PartitionSpecs;
`BATCH`, those of a batch; `make_batch(random)`; and `loss(params, batch)`.
"""

import argparse

import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
from jax.sharding import AbstractMesh, PartitionSpec as P

MESH = AbstractMesh((2, 4), ("data", "model"))
MACHINE = mesh_spmd.Machine({"links": {"*": {"latency": 1e-6, "bandwidth": 5e10}},
                             "flops": {"f32": 1e14}, "memory_bandwidth": 2e12})


def make_step(loss, rate):
    """Returns a step of gradient descent with momentum. Its state is of parameters and
    their momenta."""
    def step(state, batch):
        value, gradient = jax.value_and_grad(loss)(state["params"], batch)
        momenta = jax.tree.map(lambda m, g: 0.9 * m + g, state["momenta"], gradient)
        params = jax.tree.map(lambda p, m: p - rate * m, state["params"], momenta)
        return {"params": params, "momenta": momenta}, value
    return step


def jit_step(example, mesh=MESH):
    """Returns the step of an example, which keeps its state on the devices."""
    specs = {"params": example.SPECS, "momenta": example.SPECS}
    return mesh_spmd.jit(make_step(example.loss, getattr(example, "RATE", 0.1)), mesh=mesh,
                         in_shardings=(specs, example.BATCH), out_shardings=(specs, P()),
                         donate_argnums=0)


def main(example):
    """Runs an example. Returns the losses."""
    parser = argparse.ArgumentParser(description=example.__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--devices", type=int, default=1024, help="how many to simulate")
    args = parser.parse_args()
    random = np.random.default_rng(0)
    params = example.init(jax.random.key(0))
    state = {"params": params, "momenta": jax.tree.map(jnp.zeros_like, params)}
    step = jit_step(example)
    low = step.lower(state, example.make_batch(random))
    print(low.collectives())
    check = low.check(state, example.make_batch(random))
    print("as without a mesh:", check.ok)
    print(low.simulate(MACHINE, devices=args.devices))
    losses = []
    for i in range(args.steps):
        state, loss = step(state, example.make_batch(random))
        losses.append(float(loss))
        if i in (0, args.steps - 1) or i % 10 == 0:
            print(f"step {i}: loss {losses[-1]:.4f}")
    assert check.ok
    return losses
