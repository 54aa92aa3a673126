// The same layer at three levels, against the same reference.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=annotated --check | FileCheck %s
// RUN: mesh-run %s --entry=local --reference=%s:plain | FileCheck %s
// RUN: mesh-run %s --entry=rings --reference=%s:plain --overlap=none | FileCheck %s
// CHECK: @{{.*}} on 2 devices
// CHECK-NEXT: result type error tolerance
// CHECK-NEXT: y 8x24xf32 {{.*}} 1e-05 ok
// CHECK-NEXT: time
// CHECK-NEXT: sent
// CHECK-NEXT: memory
//
// Without a reference there is nothing to compare with.
// RUN: mesh-run %s --entry=local | FileCheck %s --check-prefix=ALONE
// ALONE: @local on 2 devices
// ALONE-NEXT: result type
// ALONE-NEXT: y 8x24xf32
// ALONE-NOT: ok
//
// A wrong result fails.
// RUN: not mesh-run %s --entry=wrong --reference=%s:plain 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: y 8x24xf32 {{.*}} WRONG
// WRONG: mesh-run: error: 1 of 1 entry differs from the reference
// RUN: mesh-run %s --entry=wrong --reference=%s:plain --tolerance=2 | FileCheck %s --check-prefix=LOOSE
// LOOSE: y 8x24xf32 {{.*}} 2 ok
//
// Each level can be looked at.
// RUN: mesh-run %s --entry=annotated --overlap=ring --print-after=spmd,rings,llvm | FileCheck %s --check-prefix=PRINT
// PRINT: // After spmd:
// PRINT: mesh.all_gather
// PRINT: // After rings:
// PRINT: mesh.async
// PRINT: // After llvm:
// PRINT: llvm.func @mesh_fn_annotated
// PRINT: @annotated on 2 devices
//
// Passes may run first.
// RUN: mesh-run %s --entry=local --reference=%s:plain --pipeline="mesh-rings{overlap=ring collectives=all}" --overlap=none --print-after=spmd | FileCheck %s --check-prefix=FIRST
// RUN: mesh-run %s --entry=local --reference=%s:plain --pipeline="builtin.module(mesh-rings{overlap=ring collectives=all})" --overlap=none --print-after=spmd | FileCheck %s --check-prefix=FIRST
// RUN: mesh-run %s --entry=local --reference=%s:plain --pipeline="func.func(mesh-normalize-slices),mesh-rings{overlap=ring collectives=all}" --overlap=none --print-after=spmd | FileCheck %s --check-prefix=FIRST
// FIRST: // After spmd:
// FIRST: mesh.async
// FIRST: y 8x24xf32 {{.*}} ok

mesh.mesh @m = <["model"=2]>

func.func @plain(%x: tensor<8x16xf32>, %w: tensor<16x24xf32>) -> tensor<8x24xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x24xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x24xf32>)
      outs(%zero : tensor<8x24xf32>) -> tensor<8x24xf32>
  return %y : tensor<8x24xf32>
}

#columns = #mesh.sharding<@m, [{}, {"model"}]>

func.func @annotated(%x: tensor<8x16xf32> {mesh.sharding = #columns}, %w: tensor<16x24xf32> {mesh.sharding = #columns})
    -> (tensor<8x24xf32> {mesh.name = "y", mesh.sharding = #columns}) {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<8x16xf32>, tensor<16x24xf32>) -> tensor<8x24xf32>
  return %y : tensor<8x24xf32>
}

func.func @local(%x: tensor<8x8xf32> {mesh.sharding = #columns}, %w: tensor<16x12xf32> {mesh.sharding = #columns})
    -> (tensor<8x12xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x8xf32> -> tensor<8x16xf32>
  %zero = arith.constant dense<0.0> : tensor<8x12xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x12xf32>)
      outs(%zero : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %y : tensor<8x12xf32>
}

func.func @rings(%x: tensor<8x8xf32> {mesh.sharding = #columns}, %w: tensor<16x12xf32> {mesh.sharding = #columns})
    -> (tensor<8x12xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %future = mesh.async {
    %sent = mesh.permute %x on @m ["model"] shift 1 : tensor<8x8xf32>
    mesh.yield %sent : tensor<8x8xf32>
  } : !mesh.future<tensor<8x8xf32>>
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x12xf32>
  %d = mesh.axis_index @m ["model"]
  %row0 = arith.muli %d, %c8 : index
  %w0 = tensor.extract_slice %w[%row0, 0] [8, 12] [1, 1] : tensor<16x12xf32> to tensor<8x12xf32>
  %y0 = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x12xf32>)
      outs(%zero : tensor<8x12xf32>) -> tensor<8x12xf32>
  %other = mesh.wait %future : !mesh.future<tensor<8x8xf32>>
  %d1 = arith.subi %c1, %d : index
  %row1 = arith.muli %d1, %c8 : index
  %w1 = tensor.extract_slice %w[%row1, 0] [8, 12] [1, 1] : tensor<16x12xf32> to tensor<8x12xf32>
  %y1 = linalg.matmul ins(%other, %w1 : tensor<8x8xf32>, tensor<8x12xf32>)
      outs(%y0 : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %y1 : tensor<8x12xf32>
}

// Each device computes with its own block alone.
func.func @wrong(%x: tensor<8x8xf32> {mesh.sharding = #columns}, %w: tensor<16x12xf32> {mesh.sharding = #columns})
    -> (tensor<8x12xf32> {mesh.name = "y", mesh.sharding = #columns}) attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<8x12xf32>
  %w0 = tensor.extract_slice %w[0, 0] [8, 12] [1, 1] : tensor<16x12xf32> to tensor<8x12xf32>
  %y = linalg.matmul ins(%x, %w0 : tensor<8x8xf32>, tensor<8x12xf32>)
      outs(%zero : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %y : tensor<8x12xf32>
}
