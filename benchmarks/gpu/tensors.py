"""Files of tensors, by NumPy: .safetensors, which mesh-run reads and writes.

bf16, which NumPy lacks, is uint16 in arrays; `widen` gives its values.
"""

import json

import numpy as np

_TYPES = {"F32": np.float32, "F64": np.float64, "BF16": np.uint16}


def round_to_bf16(values):
    """The bits of float32 values, rounded to the nearest, ties to even."""
    bits = values.view(np.uint32)
    bits += ((bits >> 16) & 1) + 0x7FFF
    return (bits >> 16).astype(np.uint16)


def widen(values, dtype=np.float64):
    if values.dtype == np.uint16:
        values = (values.astype(np.uint32) << 16).view(np.float32)
    return values.astype(dtype)


def make_random(shape, type, seed, scale):
    """Draws from a normal distribution."""
    generator = np.random.Generator(np.random.SFC64(seed))
    values = generator.standard_normal(shape, dtype=np.float32)
    values *= np.float32(scale)
    return round_to_bf16(values) if type == "bf16" else values


def write(path, tensors):
    header, offset = {}, 0
    for name, values in tensors.items():
        dtype = "BF16" if values.dtype == np.uint16 else "F32"
        header[name] = {"dtype": dtype, "shape": list(values.shape),
                        "data_offsets": [offset, offset + values.nbytes]}
        offset += values.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for values in tensors.values():
            file.write(values.data)


def read(path):
    """The tensors by name; they stay in the file until they are looked at."""
    with open(path, "rb") as file:
        length = int.from_bytes(file.read(8), "little")
        header = json.loads(file.read(length))
    data = np.memmap(path, np.uint8, "r", offset=8 + length)
    return {name: data[slice(*entry["data_offsets"])]
            .view(_TYPES[entry["dtype"]]).reshape(entry["shape"])
            for name, entry in header.items() if name != "__metadata__"}
