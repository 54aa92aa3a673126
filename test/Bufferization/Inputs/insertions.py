#!/usr/bin/env python3
"""Prints a program that computes the columns of a tensor one by one:

    insertions.py COLUMNS [read-later]

With read-later the fifth column is computed from the one at %at, as it was before the
fourth was inserted.
"""

import sys

COUNT = int(sys.argv[1])
READS_LATER = sys.argv[2:] == ["read-later"]
ALL, PART = f"tensor<4x{COUNT}xf32>", "tensor<4x1xf32>"

print(f"""func.func @f(%x: {ALL}, %first: index, %at: index) -> {ALL} {{
  %r0 = tensor.empty() : {ALL}""")
for n in range(COUNT):
    if READS_LATER and n == 3:
        print(f"  %part = tensor.extract_slice %r3[0, %at] [4, 1] [1, 1] : {ALL} to {PART}")
    part = "%part" if READS_LATER and n == 4 else f"%s{n}"
    print(f"""  %c{n} = arith.constant {n} : index
  %i{n} = arith.addi %first, %c{n} : index
  %s{n} = tensor.extract_slice %x[0, %i{n}] [4, 1] [1, 1] : {ALL} to {PART}
  %e{n} = tensor.empty() : {PART}
  %y{n} = linalg.exp ins({part} : {PART}) outs(%e{n} : {PART}) -> {PART}
  %r{n + 1} = tensor.insert_slice %y{n} into %r{n}[0, %i{n}] [4, 1] [1, 1] : {PART} into {ALL}""")
print(f"""  return %r{COUNT} : {ALL}
}}""")
