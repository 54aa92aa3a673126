"""Prints a program that decides by a long chain of scalars.

usage: scalar_chain.py position|broadcast LENGTH

The chain begins with the device's position or with what all devices get from
one of them. Each scalar is used twice by the next one.
"""

import sys

BEGIN = {
    "position": '  %0 = mesh.axis_index @m ["p"]',
    "broadcast": '''  %all = mesh.broadcast %n on @m ["p"] root 0 : tensor<index>
  %0 = tensor.extract %all[] : tensor<index>''',
}

kind, length = sys.argv[1], int(sys.argv[2])
print('mesh.mesh @m = <["p"=2]>')
attributes = "mesh.spmd = @m"
if kind == "broadcast":
    print('mesh.programs @main on @m ["p"] = {@f at [0, 1]}')
    attributes += ", mesh.program"
print(f"""func.func private @f(%x: tensor<4xf32>, %n: tensor<index>)
    -> tensor<4xf32> attributes {{{attributes}}} {{
{BEGIN[kind]}""")
for i in range(length):
    print(f"  %{i + 1} = arith.addi %{i}, %{i} : index")
print(f"""  %c0 = arith.constant 0 : index
  %is = arith.cmpi eq, %{length}, %c0 : index
  %y = scf.if %is -> tensor<4xf32> {{
    %sum = mesh.all_reduce sum %x on @m ["p"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }} else {{
    scf.yield %x : tensor<4xf32>
  }}
  return %y : tensor<4xf32>
}}""")
