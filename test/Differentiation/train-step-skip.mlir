// With skip-nonfinite, a step whose loss is not finite changes nothing.
//
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate=skip-nonfinite %s | FileCheck %s
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate %s | FileCheck %s --check-prefix=COUNTS
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate=skip-nonfinite %s -o %t.mlir
// RUN: mesh-run %t.mlir --entry=adamw --arg x=rand:1:1e30 --arg w=zeros --arg w.m=ones --arg w.v=ones --arg optimizer.step=3 | FileCheck %s --check-prefix=SKIPPED
// RUN: mesh-run %t.mlir --entry=adamw --check --arg x=ones --arg w=zeros --arg w.m=ones --arg w.v=ones --arg optimizer.step=3 | FileCheck %s --check-prefix=TAKEN

mesh.mesh @m = <["data"=2]>
mesh.param @w : tensor<f32> init zeros

// The loss is infinite where a square of x is, and its gradient NaN.
func.func private @loss(%x: tensor<4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %one = mesh.param_get @w : tensor<f32>
  %empty = tensor.empty() : tensor<4xf32>
  %w = linalg.broadcast ins(%one : tensor<f32>) outs(%empty : tensor<4xf32>) dimensions = [0]
  %squares = arith.mulf %x, %x : tensor<4xf32>
  %terms = arith.mulf %squares, %w : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%terms : tensor<4xf32>)
      outs(%zero : tensor<f32>) dimensions = [0]
  return %loss : tensor<f32>
}

// Means that are kept lead to the direction. The step counts only if it is
// taken.
// CHECK-LABEL: func.func @adamw(
// CHECK-SAME:    %[[W:[a-z0-9]+]]: tensor<f32> {mesh.name = "w"
// CHECK-SAME:    %[[M:[a-z0-9]+]]: tensor<f32> {mesh.name = "w.m"
// CHECK-SAME:    %[[V:[a-z0-9]+]]: tensor<f32> {mesh.name = "w.v"
// CHECK-SAME:    %[[STEP:[a-z0-9]+]]: tensor<i32> {mesh.name = "optimizer.step"
// CHECK:         %[[LOSS:.*]] = linalg.reduce
// CHECK:         %[[ABS:.*]] = math.absf %[[LOSS]] : tensor<f32>
// CHECK:         %[[INF:.*]] = arith.constant dense<0x7F800000> : tensor<f32>
// CHECK:         %[[FINITE:.*]] = arith.cmpf olt, %[[ABS]], %[[INF]]
// CHECK:         %[[MEAN:.*]] = arith.select %{{.*}}, %{{.*}}, %[[M]]
// CHECK:         %[[SQUARES:.*]] = arith.select %{{.*}}, %{{.*}}, %[[V]]
// CHECK:         arith.divf %[[SQUARES]]
// CHECK:         arith.divf %[[MEAN]]
// CHECK:         arith.select %{{.*}}, %{{.*}}, %[[W]]
// CHECK:         arith.select %[[FINITE]], %{{.*}}, %[[STEP]]
// COUNTS-LABEL: func.func @adamw(
// COUNTS-NOT:     arith.select
// COUNTS:         return
mesh.train_step @adamw of @loss by adamw {rate = 0.1}

// Of a norm that is there anyway, NaN is a reason, too.
// CHECK-LABEL: func.func @clipped(
// CHECK:         %[[NORM:.*]] = mesh.norm
// CHECK:         %[[FINITE:.*]] = arith.cmpf olt
// CHECK:         %[[NUMBER:.*]] = arith.cmpf ord, %[[NORM]], %[[NORM]]
// CHECK:         arith.andi %[[FINITE]], %[[NUMBER]]
mesh.train_step @clipped of @loss by sgd {rate = 0.1, clip = 1.0}

// SKIPPED: w = 0
// SKIPPED: w.m = 1
// SKIPPED: w.v = 1
// SKIPPED: optimizer.step = 3
// TAKEN: ok
// TAKEN: optimizer.step = 4
