// DEFINE: %{options} = collectives=all unroll-limit=0 min-bytes=0 wide-accumulators=true
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=15000 | FileCheck %s

mesh.mesh @m = <["x"=4]>

// A collective is repeated. What is fused with a reader comes along.
// CHECK-LABEL: func.func @gather
func.func @gather(%x: tensor<6x64xf32>) -> tensor<24x64xf32> attributes {mesh.spmd = @m} {
  // CHECK: %[[G:.*]] = mesh.all_gather %arg0
  %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<6x64xf32> -> tensor<24x64xf32>
  %a = math.exp %g : tensor<24x64xf32>
  %b = mesh.all_reduce sum %a on @m ["x"] : tensor<24x64xf32>
  %c = arith.subf %b, %a : tensor<24x64xf32>
  // CHECK: %[[D:.*]] = mesh.all_reduce max
  %d = mesh.all_reduce max %c on @m ["x"] : tensor<24x64xf32>
  // CHECK: %[[X:.*]] = mesh.optimization_barrier %arg0
  // CHECK: %[[AGAIN:.*]] = mesh.all_gather %[[X]]
  // CHECK: %[[COS:.*]] = math.cos %[[AGAIN]]
  // CHECK: arith.mulf %[[D]], %[[COS]]
  %f = math.cos %g : tensor<24x64xf32>
  %r = arith.mulf %d, %f : tensor<24x64xf32>
  return %r : tensor<24x64xf32>
}

// Rings are those that `rings` describes: the memory is that of the plan after
// mesh-rings with the same options.
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=1000000 rings={%{options}}" --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=RINGS
// RUN: mesh-opt %s --mesh-rings="%{options} verify=false" --mesh-to-llvm=verify=false | FileCheck %s --check-prefix=PLAN
// RINGS: @gather takes 29184 B,
// PLAN: mesh_rt.memory = 21504 :
// RUN: not mesh-opt %s --mesh-plan-remat="memory-limit=1 rings={rounds=1}" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: mesh-plan-remat: 'rings' must be options of mesh-rings, got '{{.*}}rounds{{.*}}'
// RUN: not mesh-opt %s --mesh-plan-remat="memory-limit=1 rings={machine=%t.none.json}" 2>&1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: error: mesh-plan-remat: {{.*}}none.json
