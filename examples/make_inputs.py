"""Writes the inputs and weights of megatron_mlp.mlir as .npy files.

usage: make_inputs.py FOLDER. The same numbers on every run and machine.
"""

import array
import os
import random
import sys

BATCH, FEATURES, HIDDEN = 64, 768, 3072


def write_npy(path, shape, values):
    data = array.array("f", values)
    if sys.byteorder == "big":
        data.byteswap()
    dims = "".join(f"{size}, " for size in shape)
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({dims}), }}"
    # Magic, version, length and header together are a multiple of 64 bytes.
    header += " " * (-(10 + len(header) + 1) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little"))
        file.write(header.encode("latin1"))
        data.tofile(file)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    inputs = {  # name: (shape, scale)
        "x": ((BATCH, FEATURES), 1.0),
        "w1": ((FEATURES, HIDDEN), FEATURES ** -0.5),
        "b1": ((HIDDEN,), 0.1),
        "w2": ((HIDDEN, FEATURES), HIDDEN ** -0.5),
        "b2": ((FEATURES,), 0.1),
    }
    for seed, (name, (shape, scale)) in enumerate(inputs.items()):
        generator = random.Random(seed)
        count = 1
        for size in shape:
            count *= size
        # Uniform numbers of variance scale * scale.
        bound = scale * 3 ** 0.5
        values = (bound * (2 * generator.random() - 1) for _ in range(count))
        write_npy(os.path.join(folder, name + ".npy"), shape, values)


main(sys.argv[1])
