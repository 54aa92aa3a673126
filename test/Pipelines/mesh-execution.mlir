// A program of any level becomes code for the functions that are called, and
// what they take and give is noted.
//
// RUN: mesh-opt %s --mesh-execution=entries=main | FileCheck %s
// RUN: mesh-opt %s --mesh-execution="entries=plain pipeline={builtin.module(canonicalize, cse)}" | FileCheck %s --check-prefix=PLAIN
// RUN: mesh-opt %s --mesh-execution="entries=main overlap=ring" --mlir-print-ir-before=mesh-predict-time -o %t.mlir 2>&1 | FileCheck %s --check-prefix=RINGS
// RUN: mesh-opt %s --mesh-execution="entries=plain gpu chip=sm_90" | FileCheck %s --check-prefix=GPU
//
// CHECK: module attributes {mesh_rt.entries = [{name = "main", precisions = [f32], signature = {arguments = [{name = "x"
// CHECK: llvm.func @{{.*}} attributes {{{.*}}mesh_rt.name = "main"
// CHECK-NOT: mesh_rt.name
//
// PLAIN: mesh_rt.entries = [{name = "plain"
// PLAIN: mesh_rt.name = "plain"
//
// RINGS: IR Dump Before PredictTimePass (mesh-predict-time)
// RINGS: mesh.permute
//
// With plan-only, memory is planned and no code is made.
// RUN: mesh-opt %s --mesh-execution="entries=main plan-only" | FileCheck %s --check-prefix=PLAN
// PLAN: mesh_rt.entries = [{name = "main"
// PLAN: func.func @{{.*}}memref<{{.*}}mesh_rt.memory = {{[0-9]+}}{{.*}}mesh_rt.name = "main"
//
// With predict-only, the program stays on tensors.
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}}' > %t.json
// RUN: mesh-opt %s --mesh-execution="entries=main predict-only machine=%t.json" | FileCheck %s --check-prefix=PREDICT
// PREDICT: mesh_rt.entries = [{name = "main"{{.*}}prediction = [{
// PREDICT: func.func @main(%{{.*}}: tensor<
// PREDICT-NOT: memref
//
// GPU: mesh_rt.name = "plain"
// GPU: .target sm_90
//
// RUN: not mesh-opt %s --mesh-execution=pipeline=nothing 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: error: mesh-execution: the pipeline 'nothing' cannot be parsed: {{.*}}'nothing' does not refer to a registered pass
// RUN: not mesh-opt %s --mesh-execution="gpu chip=sm_1" 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: error: mesh-execution: expected a GPU from sm_80 on that LLVM knows, such as sm_90, got 'sm_1'
// RUN: not mesh-opt %s --mesh-execution="gpu check-bounds" 2>&1 | FileCheck %s --check-prefix=BOUNDS
// BOUNDS: error: mesh-execution: programs for GPUs cannot check their indices: compile for CPUs to do that
// RUN: not mesh-opt %s --mesh-execution="gpu kernels=false" 2>&1 | FileCheck %s --check-prefix=KERNELS
// KERNELS: error: mesh-execution: programs for GPUs have contractions as kernels alone

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<32x64xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<64x128xf32>) -> tensor<32x128xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<32x64xf32>, tensor<64x128xf32>) -> tensor<32x128xf32>
  return %y : tensor<32x128xf32>
}

func.func @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
