"""Fails unless two .npy files of f32 have the same numbers, up to rounding.

    compare_npy.py <file> <file>
"""

import array
import ast
import struct
import sys


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    size, = struct.unpack_from("<H", data, 8)
    header = ast.literal_eval(data[10:10 + size].decode())
    if header["descr"] != "<f4":
        sys.exit(f"{path}: expected f32, got {header['descr']}")
    return header["shape"], array.array("f", data[10 + size:])


(shape, a), (other, b) = map(read, sys.argv[1:])
if shape != other:
    sys.exit(f"expected equal shapes, got {shape} and {other}")
largest = max(map(abs, a))
if not 0 < largest < float("inf"):
    sys.exit(f"expected numbers other than 0, got {largest} at most")
# A NaN differs from everything.
if not all(abs(x - y) <= 1e-5 * largest for x, y in zip(a, b)):
    sys.exit("expected the same numbers, up to a relative error of 1e-5")
