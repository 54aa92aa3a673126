"""Prints a program with many calls of one function.

    many_calls.py COUNT [WEIGHTS] [independent]

Each call takes the result of the one before, and as many weights as the argument says;
independent ones take the argument, and the program returns the results of all.
"""
import sys

independent = sys.argv[-1] == "independent"
count, weights = ([int(word) for word in sys.argv[1:] if word.isdigit()] + [0])[:2]
tensor = "tensor<4xf32>"
types = ", ".join(["index", tensor] + [tensor] * weights)
names = "".join(f", %w{i}" for i in range(weights))
parameters = "".join(f", %w{i}: {tensor}" for i in range(weights))
returned = range(1, count + 1) if independent else [count]
print(f"""func.func private @layer(%number: index, %x: {tensor}{parameters}) -> {tensor} {{
  %0 = math.exp %x : {tensor}
  return %0 : {tensor}
}}
func.func @main(%x0: {tensor}{parameters}) -> ({", ".join(tensor for _ in returned)}) {{""")
for i in range(count):
    print(f"  %c{i} = arith.constant {i} : index\n"
          f"  %x{i + 1} = call @layer(%c{i}, %x{0 if independent else i}{names}) : "
          f"({types}) -> {tensor}")
print(f"  return {', '.join(f'%x{i}' for i in returned)} : "
      f"{', '.join(tensor for _ in returned)}\n}}")
