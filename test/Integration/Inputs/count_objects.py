"""Prints how many object files the largest entry of a cache has."""

import pathlib
import struct
import sys

sizes = {path.stat().st_size: path
         for path in pathlib.Path(sys.argv[1]).glob("llvmcache-mesh-*")}
data = sizes[max(sizes)].read_bytes()
at, count = data.index(b"\n") + 1, -1  # the first part describes the program
while at < len(data):
    at += 8 + struct.unpack_from("<Q", data, at)[0]
    count += 1
print(count)
