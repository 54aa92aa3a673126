// A step written by hand calls the gradient of a loss in the same file, by a
// declaration that stands for it.
//
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate %s | FileCheck %s
// RUN: mesh-opt --verify-roundtrip %s -o /dev/null
// RUN: mesh-run %s --entry=step --check | FileCheck %s --check-prefix=OUTPUT
// RUN: mesh-run %s --entry=norm_gradient --check | FileCheck %s --check-prefix=OUTPUT

// OUTPUT: ok

mesh.mesh @m = <["data"=2]>
mesh.param @w : tensor<4xf64> init ones

// The derivative of a function that calls one comes first in the file, and is
// made last.
mesh.derivative @norm_gradient = gradient of @norm wrt ["x"]
mesh.derivative @slope = gradient of @loss wrt ["w"] with value

func.func private @loss(%x: tensor<4xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<f64> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<4xf64>
  %product = arith.mulf %x, %w : tensor<4xf64>
  %square = arith.mulf %product, %product : tensor<4xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce { arith.addf } ins(%square : tensor<4xf64>)
      outs(%zero : tensor<f64>) dimensions = [0]
  return %loss : tensor<f64>
}

// CHECK-NOT: @get_slope
func.func private @get_slope(tensor<4xf64>, tensor<4xf64>)
    -> (tensor<f64>, tensor<4xf64>) attributes {mesh.derivative = @slope}

// CHECK-LABEL: func.func @step(
// CHECK:         call @slope(
// CHECK-NOT:     @get_slope
func.func @step(%x: tensor<4xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<f64> {mesh.name = "loss"}, tensor<4xf64> {mesh.name = "w", mesh.param}) {
  %w = mesh.param_get @w : tensor<4xf64>
  %loss, %slope = func.call @get_slope(%x, %w)
      : (tensor<4xf64>, tensor<4xf64>) -> (tensor<f64>, tensor<4xf64>)
  %rate = arith.constant dense<0.1> : tensor<4xf64>
  %change = arith.mulf %rate, %slope : tensor<4xf64>
  %next = arith.subf %w, %change : tensor<4xf64>
  return %loss, %next : tensor<f64>, tensor<4xf64>
}

// CHECK-LABEL: func.func private @norm(
func.func private @norm(%x: tensor<4xf64> {mesh.name = "x"}) -> tensor<f64> {
  %w = mesh.param_get @w : tensor<4xf64>
  %loss, %slope = func.call @get_slope(%x, %w)
      : (tensor<4xf64>, tensor<4xf64>) -> (tensor<f64>, tensor<4xf64>)
  %square = arith.mulf %slope, %slope : tensor<4xf64>
  %norm = linalg.reduce { arith.addf } ins(%square : tensor<4xf64>)
      outs(%loss : tensor<f64>) dimensions = [0]
  return %norm : tensor<f64>
}
