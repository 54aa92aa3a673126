// Random reductions, contractions with what comes after them, elementwise ops
// with several readers, and what is done row by row compute on GPUs what their
// references do. Inputs/random_gpu.py writes them.
//
// REQUIRES: mesh-run, fake-cuda
// DEFINE: %{check} = %on-gpus mesh-run --transport=cuda --all-entries --check --opt-level=0
// RUN: %python %S/Inputs/random_gpu.py reductions 1 40 > %t.1.mlir
// RUN: %{check} %t.1.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_gpu.py reductions 2 40 > %t.2.mlir
// RUN: %{check} %t.2.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_gpu.py epilogues 3 40 > %t.3.mlir
// RUN: %{check} %t.3.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_gpu.py shared 4 40 > %t.4.mlir
// RUN: %{check} %t.4.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_gpu.py rows 5 40 > %t.5.mlir
// RUN: %{check} %t.5.mlir | FileCheck %s
// RUN: %python %S/Inputs/random_gpu.py rows 6 40 > %t.6.mlir
// RUN: %{check} %t.6.mlir | FileCheck %s
//
// Among the latter, most have rows, and among the contractions, an epilogue.
// RUN: mesh-opt %t.6.mlir --mesh-spmd --mesh-to-gpu=keep-kernels=true -o /dev/null --mlir-print-ir-after=mesh-form-kernels 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: mesh-opt %t.3.mlir --mesh-to-gpu=keep-kernels=true | FileCheck %s --check-prefix=FUSED

// CHECK-COUNT-40: @program{{[0-9]+}} on 1 device
// FUSED-COUNT-15: mesh_rt.contract_then
// ROWS-COUNT-40: mesh_rt.combine_row
