"""Prints functions each of which calls the one before twice.

usage: call_tree.py LEVELS
"""

import sys

TYPE = "tensor<4xf32>"
levels = int(sys.argv[1])
print(f"""mesh.mesh @m = <["x"=2]>
func.func private @f0(%x: {TYPE}) -> {TYPE} attributes {{mesh.spmd = @m}} {{
  %y = arith.addf %x, %x : {TYPE}
  return %y : {TYPE}
}}""")
for i in range(1, levels + 1):
    visibility = "" if i == levels else "private "
    call = f"call @f{i - 1}"
    print(f"""func.func {visibility}@f{i}(%x: {TYPE}) -> {TYPE} attributes {{mesh.spmd = @m}} {{
  %y = {call}(%x) : ({TYPE}) -> {TYPE}
  %z = {call}(%y) : ({TYPE}) -> {TYPE}
  return %z : {TYPE}
}}""")
