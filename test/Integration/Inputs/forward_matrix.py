"""Writes forward-only pipelines with a loss, by every schedule on several meshes.

usage: forward_matrix.py mesh-schedule FOLDER

The schedules are those that the tool knows. The folder gets the program, and arguments
x.npy, w.npy and t.npy of small whole numbers: nothing is rounded, so that all meshes
compute the same bits.
"""

import os
import random
import re
import struct
import subprocess
import sys

MESHES = [{"pipe": 2}, {"data": 2, "pipe": 2}, {"pipe": 2, "model": 2},
          {"data": 3, "pipe": 2, "model": 2}]
ROWS, MICROBATCHES, WIDTH, STAGES = 3, 4, 4, 4


def function(name, mesh, schedule, axes):
    def sharding(*dims):
        kept = ["{" + (f'"{axis}"' if axis in axes else "") + "}" for axis in dims]
        return f"mesh.sharding = #mesh.sharding<@{mesh}, [{', '.join(kept)}]>"
    batch = f"tensor<{ROWS * MICROBATCHES}x{WIDTH}xf64>"
    part = f"tensor<{ROWS}x{WIDTH}xf64>"
    kernel = f"tensor<{WIDTH}x{WIDTH}xf64>"
    kernels = f"tensor<{STAGES}x{WIDTH}x{WIDTH}xf64>"
    return f"""
func.func private @loss_{name}(
    %x: {batch} {{mesh.name = "x", {sharding("data", None)}}},
    %w: {kernels} {{mesh.name = "w", {sharding("pipe", None, "model")}}},
    %t: {batch} {{mesh.name = "t"}}) -> tensor<f64> {{
  %zeros = arith.constant dense<0.0> : {part}
  %y = mesh.pipeline(%x) on @{mesh} "pipe" stages {STAGES} microbatches {MICROBATCHES} schedule "{schedule}" params(%w) {{
  ^stage(%h: {part}, %k: {kernel}, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : {part}, {kernel}) outs(%zeros : {part}) -> {part}
    %a = arith.maximumf %p, %zeros : {part}
    %next = arith.addf %a, %h : {part}
    mesh.stage_yield %next : {part}
  }} : ({batch}, {kernels}) -> {batch}
  %d = arith.mulf %y, %t : {batch}
  %none = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce {{ arith.addf }} ins(%d : {batch}) outs(%none : tensor<f64>) dimensions = [0, 1]
  return %loss : tensor<f64>
}}
mesh.derivative @{name} = gradient of @loss_{name} wrt ["x", "w"] with value
"""


def write_npy(path, *shape):
    count = 1
    for size in shape:
        count *= size
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': {shape}, }}\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
        file.write(header.encode() + struct.pack(
            f"<{count}d", *(random.randint(-1, 2) for _ in range(count))))


def read_schedules(tool):
    text = subprocess.run([tool, "--help"], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    schedules = []
    for line in text[text.index("--schedule=<value>"):].split("\n")[1:]:
        if not (match := re.match(r"\s+=(\S+)", line)):
            return schedules
        schedules.append(match[1])


def main(tool, folder):
    random.seed(1)
    batch = (ROWS * MICROBATCHES, WIDTH)
    for name, shape in [("x", batch), ("w", (STAGES, WIDTH, WIDTH)), ("t", batch)]:
        write_npy(os.path.join(folder, f"{name}.npy"), *shape)
    with open(os.path.join(folder, "program.mlir"), "w") as file:
        for number, axes in enumerate(MESHES):
            sizes = ", ".join(f'"{axis}"={size}' for axis, size in axes.items())
            print(f"mesh.mesh @m{number} = <[{sizes}]>", file=file)
            for schedule in read_schedules(tool):
                name = f"s{schedule.replace('-', '_')}_{'_'.join(axes)}"
                print(function(name, f"m{number}", schedule, axes), file=file)


main(*sys.argv[1:])
