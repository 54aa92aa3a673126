"""Prints a program of `count` parts, each with kernels of its own."""

import random
import sys

random.seed(1)
kind = "tensor<16x128xf32>"
split = 'mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>'
unary = ["math.tanh", "math.exp", "math.sin", "math.erf", "math.cos", "math.absf"]
binary = ["arith.addf", "arith.mulf", "arith.maximumf"]
print('mesh.mesh @m = <["x"=2]>')
print(f"func.func @main(%y0: {kind} {{{split}}}) -> {kind} {{")
print("  %zero = arith.constant dense<0.0> : tensor<16xf32>")
print(f"  %empty = tensor.empty() : {kind}")
for part in range(int(sys.argv[1])):
    value = f"%y{part}"
    for step in range(6):
        op = random.choice(unary + binary)
        operands = value if op in unary else f"{value}, %y{part}"
        value = f"%v{part}_{step}"
        print(f"  {value} = {op} {operands} : {kind}")
    print(f"  %s{part} = linalg.reduce {{ arith.addf }} ins({value} : {kind})"
          " outs(%zero : tensor<16xf32>) dimensions = [1]")
    print(f"  %b{part} = linalg.broadcast ins(%s{part} : tensor<16xf32>)"
          f" outs(%empty : {kind}) dimensions = [1]")
    print(f"  %d{part} = arith.subf {value}, %b{part} : {kind}")
    print(f"  %y{part + 1} = math.tanh %d{part} : {kind}")
print(f"  return %y{int(sys.argv[1])} : {kind}\n}}")
