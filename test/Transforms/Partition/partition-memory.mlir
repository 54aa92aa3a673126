// RUN: mesh-opt %s --mesh-partition | FileCheck %s
// RUN: mesh-opt %s --mesh-partition=max-reshard-bytes=100 | FileCheck %s --check-prefix=SMALL
// RUN: mesh-opt %s --mesh-partition=machine=%S/../Inputs/machine.json | FileCheck %s
// RUN: not mesh-opt %s --mesh-partition=machine=%S/../Inputs/none.json 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mesh-opt %s --mesh-plan-reshards=machine=%S/../Inputs/none.json 2>&1 | FileCheck %s --check-prefix=NO-PLAN
//
// Of a small value it takes least time to gather more than is needed, and cut
// it down again; with a bound on memory nothing is larger than it has to be.

mesh.mesh @m = <["x"=3, "y"=4]>

// NONE: mesh-partition: {{.*}}none.json:
// NO-PLAN: mesh-plan-reshards: {{.*}}none.json:

// CHECK-LABEL: func.func @swap(
// CHECK: mesh.all_gather
// CHECK: return

// SMALL-LABEL: func.func @swap(
// SMALL-NEXT: mesh.all_to_all %{{.*}} on @m ["y"] split 0 concat 1 : tensor<4x3xf32> -> tensor<1x12xf32>
// SMALL-NEXT: mesh.permute %{{.*}} on @m ["x", "y"] to ["y", "x"] : tensor<1x12xf32>
// SMALL-NEXT: mesh.all_to_all %{{.*}} on @m ["x"] split 1 concat 0 : tensor<1x12xf32> -> tensor<3x4xf32>
// SMALL-NEXT: return
func.func @swap(%x: tensor<12x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>})
    -> (tensor<12x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {"x"}]>}) {
  %y = mesh.reshard %x <@m, [{"y"}, {"x"}]> : tensor<12x12xf32>
  return %y : tensor<12x12xf32>
}
