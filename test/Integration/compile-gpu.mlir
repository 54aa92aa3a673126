// Ahead of time for GPUs: the host's code has the kernels as a constant, and
// calls the runtime.
//
// RUN: mesh-compile %s -o %t.o --gpu-chip=sm_90
// RUN: llvm-nm %t.o | FileCheck %s --check-prefix=SYMBOLS
// RUN: llvm-strings %t.o | FileCheck %s --check-prefix=PTX
// RUN: FileCheck %s < %t.h
// RUN: rm -f %t2.*
// RUN: not mesh-compile %s -o %t2.o --gpu-chip=sm_1 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not mesh-compile %s -o %t2.o --gpu-chip= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not ls %t2.o %t2.h 2>&1 | count 2

// SYMBOLS-DAG: T mesh_program_layer
// SYMBOLS-DAG: U mesh_rt_contract_then
// SYMBOLS-DAG: U mesh_rt_launch

// PTX-DAG: .target sm_90
// PTX-DAG: .visible .entry mesh_fn_layer_

// CHECK: The devices are GPUs
// CHECK: static inline void layer(

// CHIP: mesh-compile: error: {{.*}}: expected a GPU from sm_80 on that LLVM knows, such as sm_90, got 'sm_1'
// EMPTY: mesh-compile: error: {{.*}}: expected a GPU from sm_80 on that LLVM knows, such as sm_90, got ''

mesh.mesh @m = <["x"=2]>

func.func @layer(
    %x: tensor<4x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %w: tensor<8x6xf32> {mesh.name = "w"}, %b: tensor<6xf32> {mesh.name = "b"})
    -> (tensor<4x6xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
        tensor<4x6xf32> {mesh.name = "s", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) {
  %y = mesh.tp_dense none %x, %w bias %b on @m "x"
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  %s = math.sin %y : tensor<4x6xf32>
  return %y, %s : tensor<4x6xf32>, tensor<4x6xf32>
}
