"""Prints .npy files of f4, i4 and i8, one a line: type, shape, elements."""

import ast
import struct
import sys

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        assert file.read(8) == b"\x93NUMPY\x01\x00", path
        length = struct.unpack("<H", file.read(2))[0]
        header = ast.literal_eval(file.read(length).decode())
        data = file.read()
    code, size = {"<f4": ("f", 4), "<i4": ("i", 4),
                  "<i8": ("q", 8)}[header["descr"]]
    values = struct.unpack(f"<{len(data) // size}{code}", data)
    print(header["descr"], header["shape"],
          *(f"{value:g}" if code == "f" else value for value in values))
