"""Fails unless two .npy files of f32 have the same numbers, up to rounding.

    compare_npy.py <file> <file>
"""

import array
import struct
import sys


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    size, = struct.unpack_from("<H", data, 8)
    if "'<f4'" not in data[10:10 + size].decode():
        sys.exit(f"{path}: expected f32")
    return array.array("f", data[10 + size:])


a, b = map(read, sys.argv[1:])
largest = max(map(abs, a))
if len(a) != len(b) or largest == 0:
    sys.exit(f"expected as many numbers, got {len(a)} and {len(b)}")
error = max(abs(x - y) for x, y in zip(a, b)) / largest
if not error <= 1e-5:
    sys.exit(f"expected the same numbers, got a relative error of {error}")
