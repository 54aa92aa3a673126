"""Prints a program of many layers on 2 devices, each with a weight: many_layers.py COUNT."""
import sys

count = int(sys.argv[1])
split = '{mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}'
x, w = "tensor<2x4xf32>", "tensor<4x4xf32>"
weights = "".join(f", %w{i}: {w} {split}" for i in range(count))
print(f"""mesh.mesh @m = <["model"=2]>
func.func @main(%x0: {x} {split}{weights}) -> {x} {{
  %zero = arith.constant dense<0.0> : {x}""")
for i in range(count):
    print(f"  %y{i} = linalg.matmul ins(%x{i}, %w{i} : {x}, {w}) outs(%zero : {x}) -> {x}\n"
          f"  %x{i + 1} = math.tanh %y{i} : {x}")
print(f"  return %x{count} : {x}\n}}")
