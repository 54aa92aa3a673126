"""Prints a program with a branch that gives many scalars.

usage: wide_branch.py COUNT
"""

import sys

count = int(sys.argv[1])
types = ", ".join(["index"] * count)
print(f"""mesh.mesh @m = <["p"=2]>
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {{mesh.spmd = @m}} {{
  %c0 = arith.constant 0 : index
  %p = mesh.axis_index @m ["p"]
  %is = arith.cmpi eq, %p, %c0 : index
  %v:{count} = scf.if %is -> ({types}) {{
    scf.yield {", ".join(["%p"] * count)} : {types}
  }} else {{
    scf.yield {", ".join(["%c0"] * count)} : {types}
  }}
  %is_last = arith.cmpi eq, %v#{count - 1}, %c0 : index
  %y = scf.if %is_last -> tensor<4xf32> {{
    %sum = arith.addf %x, %x : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }} else {{
    scf.yield %x : tensor<4xf32>
  }}
  return %y : tensor<4xf32>
}}""")
