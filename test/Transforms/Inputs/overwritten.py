"""Prints a program with a tensor that is written to again and again.

usage: overwritten.py TIMES

Two ops read it: one with a split tensor, the other with one that is not known.
"""

import sys

times = int(sys.argv[1])
print("""mesh.mesh @m = <["x"=2]>
func.func @f(%s: f32, %a: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %b: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.empty() : tensor<4xf32>""")
for i in range(times):
    print(f"  %{i + 1} = tensor.insert %s into %{i}[%c1] : tensor<4xf32>")
print(f"""  %y = arith.addf %a, %{times} : tensor<4xf32>
  %z = arith.addf %b, %{times} : tensor<4xf32>
  return %y, %z : tensor<4xf32>, tensor<4xf32>
}}""")
