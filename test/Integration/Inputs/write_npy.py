"""Writes a .npy file of any element type: write_npy.py FILE DESCR SHAPE HEX.

What it writes need not be what Mesh can read: write_npy.py k.npy '<u4' '(2,)'
0100000002000000."""

import struct
import sys

path, descr, shape, elements = sys.argv[1:]
header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}\n"
with open(path, "wb") as file:
    file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
    file.write(header.encode() + bytes.fromhex(elements))
