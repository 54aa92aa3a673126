// Where no plan fits with rings, collectives are left alone, but only those whose
// rings there is no memory for: the second one would cut the product that it
// adds up while the result of the first is in use as a whole.
//
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=42000 rings={min-bytes=0}" --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=42000 rings={min-bytes=0}" --mesh-rings=min-bytes=0 --mesh-to-llvm=verify=false | FileCheck %s --check-prefix=PLAN
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=46080 rings={min-bytes=0}" | FileCheck %s --check-prefix=ENOUGH
//
// What is asked for stays.
// RUN: not mesh-opt %s --mesh-plan-remat="memory-limit=42000 rings={overlap=bidirectional}" 2>&1 | FileCheck %s --check-prefix=ASKED

mesh.mesh @m = <["data"=4]>

// CHECK: @main takes 46080 B
// CHECK: @main needs 41984 B instead of 46080 B, with 0.0 us of recomputation; {{.*}} B were predicted; collectives left alone: 1
// CHECK: func.func @main
// CHECK: mesh.all_reduce {{.*}}["data"] : tensor<32x64xf32>
// CHECK: mesh.all_reduce {{.*}} {mesh.overlap = #mesh.overlap<none>} : tensor<32x16xf32>
// ENOUGH-NOT: mesh.overlap
// ASKED: error: @main needs 45.0 KiB on a device, more than the limit of 41.0 KiB
// PLAN: mesh_rt.memory = 10240 :
func.func @main(%x: tensor<32x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x16xf32>, %u: tensor<16x16xf32>) -> tensor<32x16xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<32x64xf32>
  %zero1 = arith.constant dense<0.0> : tensor<32x16xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<32x64xf32>) -> tensor<32x64xf32>
  %1 = mesh.all_reduce sum %0 on @m ["data"] : tensor<32x64xf32>
  %2 = linalg.matmul ins(%1, %v : tensor<32x64xf32>, tensor<64x16xf32>) outs(%zero1 : tensor<32x16xf32>) -> tensor<32x16xf32>
  %3 = mesh.all_reduce sum %2 on @m ["data"] : tensor<32x16xf32>
  %4 = linalg.matmul ins(%3, %u : tensor<32x16xf32>, tensor<16x16xf32>) outs(%zero1 : tensor<32x16xf32>) -> tensor<32x16xf32>
  return %4 : tensor<32x16xf32>
}
