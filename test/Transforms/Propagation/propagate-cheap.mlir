// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards | FileCheck %s

mesh.mesh @m = <["x"=4]>

#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// What elementwise ops make of positions is as cheap as they are: each user has
// its own, split as it needs it, and a sum of it is done by all devices.

// CHECK-LABEL: func.func @positions(
// CHECK-NOT: mesh.reshard
// CHECK-DAG: %[[PART:.*]] = math.cos %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// CHECK-DAG: %[[WHOLE:.*]] = math.cos %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}]>]}
// CHECK-DAG: arith.addf %arg0, %[[PART]] {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// CHECK-DAG: arith.addf %arg1, %[[WHOLE]] {mesh.shardings = [#mesh.sharding<@m, [{}]>]}
// CHECK-DAG: linalg.reduce ins(%[[WHOLE]] : tensor<8xf32>){{.*}} {mesh.shardings = [#mesh.sharding<@m, []>]}
// CHECK: return
func.func @positions(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>) {
  %empty = tensor.empty() : tensor<8xf32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%empty : tensor<8xf32>) {
  ^bb0(%out: f32):
    %index = linalg.index 0 : index
    %number = arith.index_cast %index : index to i32
    %float = arith.sitofp %number : i32 to f32
    linalg.yield %float : f32
  } -> tensor<8xf32>
  %c = math.cos %i : tensor<8xf32>
  %0 = arith.addf %a, %c : tensor<8xf32>
  %1 = arith.addf %b, %c : tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce ins(%c : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    (%in: f32, %out: f32) {
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    }
  return %0, %1, %sum : tensor<8xf32>, tensor<8xf32>, tensor<f32>
}

// A scalar that is broadcast.

// CHECK-LABEL: func.func @scalar(
// CHECK-NOT: mesh.reshard
// CHECK-COUNT-2: linalg.broadcast
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @scalar(%a: tensor<8xf32> {mesh.sharding = #x}, %b: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32>, tensor<8xf32>) {
  %empty = tensor.empty() : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %ones = linalg.broadcast ins(%one : tensor<f32>) outs(%empty : tensor<8xf32>) dimensions = [0]
  %0 = arith.addf %a, %ones : tensor<8xf32>
  %1 = arith.addf %b, %ones : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// What is read from an argument, or summed up, is not.

// CHECK-LABEL: func.func @read(
// CHECK: %[[C:.*]] = math.cos %arg0 {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// CHECK: mesh.reshard %[[C]] <@m, [{}]>
// CHECK: return
func.func @read(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}, tensor<8xf32> {mesh.sharding = #whole}) {
  %c = math.cos %a : tensor<8xf32>
  return %c, %c : tensor<8xf32>, tensor<8xf32>
}
