// RUN: mesh-opt %s --mesh-verify-spmd -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=warning:

// What was unrolled or inlined is at one place in the source several times: of
// each place there is one warning, and another one of what is not the same.

mesh.mesh @m = <["x"=2, "y"=4]>
#whole = #mesh.sharding<@m, [{}]>

// CHECK: warning: {{.*}}sums up a value that is the same on all 2 devices along "x": 2 times the value
// CHECK: warning: {{.*}}sums up a value that is the same on all 4 devices along "y": 4 times the value
// CHECK: warning: {{.*}}sums up a value that is the same on all 2 devices along "x": 2 times the value
func.func @unrolled(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<2xf32> loc("step.py":1:1)
  %1 = mesh.all_reduce sum %0 on @m ["x"] : tensor<2xf32> loc("step.py":1:1)
  %2 = mesh.all_reduce sum %1 on @m ["y"] : tensor<2xf32> loc("step.py":1:1)
  %3 = mesh.all_reduce sum %2 on @m ["x"] : tensor<2xf32> loc("step.py":2:1)
  return %3 : tensor<2xf32>
}
