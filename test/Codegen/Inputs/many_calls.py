"""Prints a program with many calls of one function: many_calls.py COUNT [independent].

Each call takes the result of the one before; independent ones take the argument, and
the program returns the results of all.
"""
import sys

count, independent = int(sys.argv[1]), sys.argv[2:] == ["independent"]
tensor = "tensor<4xf32>"
returned = range(1, count + 1) if independent else [count]
print(f"""func.func private @layer(%number: index, %x: {tensor}) -> {tensor} {{
  %0 = math.exp %x : {tensor}
  return %0 : {tensor}
}}
func.func @main(%x0: {tensor}) -> ({", ".join(tensor for _ in returned)}) {{""")
for i in range(count):
    print(f"  %c{i} = arith.constant {i} : index\n"
          f"  %x{i + 1} = call @layer(%c{i}, %x{0 if independent else i}) : "
          f"(index, {tensor}) -> {tensor}")
print(f"  return {', '.join(f'%x{i}' for i in returned)} : "
      f"{', '.join(tensor for _ in returned)}\n}}")
