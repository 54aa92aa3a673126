// A program that speaks of a mesh as a whole is split; others stay as they are.
//
// RUN: mesh-opt %s --mesh-split-program --split-input-file | FileCheck %s
// RUN: mesh-opt %s --mesh-split-program=check-bounds --split-input-file | FileCheck %s --check-prefix=BOUNDS
// RUN: echo '{"links": {"*": {"latency": 1e-4, "bandwidth": 1e9}}}' > %t.json
// RUN: mesh-opt %s --mesh-split-program=machine=%t.json --split-input-file | FileCheck %s --check-prefix=MACHINE

mesh.mesh @m = <["x"=4]>
// CHECK-LABEL: func.func @annotated
// CHECK-SAME: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}
// CHECK-SAME: mesh.spmd = @m
func.func @annotated(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  // CHECK: mesh.all_gather
  %0 = mesh.shard %x <@m, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Not even what canonicalization would fold is touched.
// CHECK-LABEL: func.func @plain
// BOUNDS-LABEL: func.func @plain
func.func @plain(%x: tensor<8xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  // CHECK: arith.addi %{{.*}}, %c0
  // BOUNDS-NOT: cf.assert
  %j = arith.addi %i, %c0 : index
  %0 = tensor.extract %x[%j] : tensor<8xf32>
  return %0 : f32
}

// -----

// Softmax becomes what it becomes where a program is split.
// CHECK-LABEL: func.func @softmax
// CHECK: linalg.generic
// CHECK-NOT: linalg.softmax
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Indices are checked before their tensors are split.
mesh.mesh @m = <["x"=4]>
// BOUNDS-LABEL: func.func @checked
// BOUNDS: cf.assert
func.func @checked(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %i: index) -> f32 {
  %whole = mesh.shard %x <@m, [{}]> : tensor<8xf32>
  %0 = tensor.extract %whole[%i] : tensor<8xf32>
  return %0 : f32
}

// -----

// Collectives are those for the machine: gathers of 16 KiB are one where latency
// is most of what each takes.
mesh.mesh @m = <["x"=4]>
// CHECK-LABEL: func.func @gathered
// CHECK-COUNT-2: mesh.all_gather
// MACHINE-LABEL: func.func @gathered
// MACHINE: mesh.all_gather
// MACHINE-NOT: mesh.all_gather
#split = #mesh.sharding<@m, [{"x"}]>
func.func @gathered(%x: tensor<4096xf32> {mesh.sharding = #split}, %y: tensor<4096xf32> {mesh.sharding = #split}) -> (tensor<4096xf32>, tensor<4096xf32>) {
  %0 = mesh.shard %x <@m, [{}]> : tensor<4096xf32>
  %1 = mesh.shard %y <@m, [{}]> : tensor<4096xf32>
  return %0, %1 : tensor<4096xf32>, tensor<4096xf32>
}
