// The examples, from annotations and from the local view, with every way to
// overlap.
//
// REQUIRES: mesh-run
// RUN: mesh-run %S/../../examples/megatron_mlp.mlir --check --repeat=3 | FileCheck %s
// RUN: mesh-run %S/../../examples/mlp_spmd.mlir --reference=%S/../../examples/megatron_mlp.mlir --overlap=none | FileCheck %s
// RUN: mesh-run %S/../../examples/mlp_spmd.mlir --reference=%S/../../examples/megatron_mlp.mlir --overlap=ring --direction=down | FileCheck %s
// RUN: mesh-run %S/../../examples/mlp_spmd.mlir --reference=%S/../../examples/megatron_mlp.mlir --overlap=bidirectional | FileCheck %s
// RUN: mesh-run %S/../../examples/mlp_spmd.mlir --reference=%S/../../examples/megatron_mlp.mlir --overlap=split | FileCheck %s

// CHECK: @main on 8 devices
// CHECK: 64x768xf32 {{.*}} ok
// CHECK: time
