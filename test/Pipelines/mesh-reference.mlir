// What mesh-run --check compares with: the program without a mesh, in double
// precision or in its own types, that checks its indices.
//
// RUN: mesh-opt %s --mesh-reference=entries=main | FileCheck %s
// RUN: mesh-opt %s --mesh-reference="entries=main widen=false" | FileCheck %s --check-prefix=OWN
// RUN: mesh-opt %s --mesh-reference="entries=main kernels=false" | FileCheck %s --check-prefix=LOOPS
//
// CHECK: module attributes {mesh_rt.entries = [{name = "main", precisions = [f64], signature = {arguments = [{type = tensor<8x8xf64>}, {type = tensor<8x8xf64>}, {type = index}], functions = ["main"], results = [{type = tensor<f64>}]}}]}
// CHECK-NOT: mesh_rt.entries
// CHECK: llvm.call @mesh_rt_contract
// OWN: precisions = [f32]
// LOOPS-NOT: llvm.call @mesh_rt_contract

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
    %y: tensor<8x8xf32>, %i: index) -> f32 {
  %0 = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<8x8xf32>
  return %1 : f32
}
