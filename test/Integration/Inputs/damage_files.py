"""Changes a byte of each entry of a cache."""

import pathlib
import sys

for path in pathlib.Path(sys.argv[1]).glob("llvmcache-mesh-*"):
    data = bytearray(path.read_bytes())
    data[-10] ^= 0xFF
    path.write_bytes(data)
