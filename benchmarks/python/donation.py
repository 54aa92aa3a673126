#!/usr/bin/env python3
"""Measures donated state: the copies that a process holds, and what interrupts lose.

Copies are of a matrix that a step updates, on one device: `RssAnon` beyond that before the
matrix is there, between calls and at most, in matrices. Mesh and JAX run in processes of their
own.

Interrupts come from another process at random times, one after the other, while a loop calls a
step whose state is donated. Afterwards the state must be readable, and that of one call.

    VENV/bin/python benchmarks/python/donation.py [--size 3072] [--interrupts 300]

VENV is a virtual environment with the packages of python/requirements-test.txt. The native
module is that of build/release.
"""

import argparse
import gc
import json
import os
import pathlib
import random
import select
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "build/release/python"),
                str(ROOT / "benchmarks/python")]
os.environ.setdefault("JAX_PLATFORMS", "cpu")
UPDATES = ("s + 1", "s @ w", "jnp.roll(s, 1, 0)", "s.at[3].set(0.5)",
           "lax.dynamic_update_slice(s, w[:2], (5, 0))")


def measure_copies(update, peer, size):
    """Returns the copies between calls and at most."""
    import jax
    import jax.numpy as jnp
    import mesh_spmd
    from jax import lax
    from jit import OwnMemory
    module = {"mesh": mesh_spmd, "jax": jax}[peer]
    fn = eval(f"lambda s, w: {update}", {"jnp": jnp, "lax": lax})
    step = module.jit(fn, donate_argnums=0)
    make = module.jit(lambda: jnp.full((size, size), 1e-4))
    w = make().block_until_ready()
    # Loads what is loaded once.
    smalls = module.jit(lambda: (jnp.ones((8, 8)), jnp.ones((8, 8))))()
    step(*smalls).block_until_ready()
    gc.collect()
    memory, matrix = OwnMemory(), size * size * 4 / 2 ** 20
    state = make()
    for _ in range(3):
        state = step(state, w)
    state.block_until_ready()
    between = memory.read() - memory.before
    return between / matrix, memory.stop() / matrix


def interrupted_loop():
    """Calls a step, and prints after each interrupt how many calls there were, and whether the
    state was lost."""
    import jax
    import mesh_spmd
    import numpy as np
    step = mesh_spmd.jit(lambda s: jax.lax.fori_loop(0, 100, lambda _, s: s + 1, s),
                         donate_argnums=0)
    def start():
        return step(step(np.zeros(4096, np.float32)))
    state, calls = start(), 0
    print("ready", flush=True)
    while True:
        try:
            while True:
                state = step(state)
                calls += 1
        except KeyboardInterrupt:
            lost = True
            try:
                lost = len(set(np.asarray(state).tolist())) != 1
            except mesh_spmd.MeshError:
                state = start()
            print(json.dumps([calls, lost]), flush=True)


def measure_interrupts(count):
    """Returns the number of calls, and how many of the interrupts lost the state."""
    child = subprocess.Popen([sys.executable, __file__, "--loop"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, text=True)
    child.stdout.readline()
    calls = lost = 0
    for _ in range(count):
        time.sleep(random.uniform(0.01, 0.05))
        child.send_signal(signal.SIGINT)
        # Python drops one that comes within a callback of its garbage collector.
        while not select.select([child.stdout], [], [], 5)[0]:
            child.send_signal(signal.SIGINT)
        calls, is_lost = json.loads(child.stdout.readline())
        lost += is_lost
    child.kill()
    child.wait()
    return calls, lost


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=3072)
    parser.add_argument("--interrupts", type=int, default=300)
    parser.add_argument("--copies", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--loop", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.loop:
        interrupted_loop()
        return
    if args.copies:
        print(json.dumps(measure_copies(*args.copies, args.size)))
        return
    print("| update | copies in Mesh: between calls, at most | in JAX |\n|---|---|---|")
    for update in UPDATES:
        pairs = []
        for peer in ("mesh", "jax"):
            done = subprocess.run([sys.executable, __file__, f"--size={args.size}", "--copies",
                                   update, peer], capture_output=True, text=True)
            if done.returncode:
                sys.exit(done.stderr)
            pairs.append(", ".join(f"{n:.1f}" for n in json.loads(done.stdout.splitlines()[-1])))
        print(f"| `{update}` | {pairs[0]} | {pairs[1]} |", flush=True)
    calls, lost = measure_interrupts(args.interrupts)
    print(f"\n{args.interrupts} interrupts of {calls} calls: {lost} lost the state")


if __name__ == "__main__":
    main()
