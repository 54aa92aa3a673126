// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s
// RUN: mesh-run %s --entry=gradient_vjp --check
// RUN: mesh-run %s --entry=jvp_jvp --check

// No argument and no result of a derivative has the name of another one.
func.func @loss(%w: tensor<3xf32> {mesh.name = "w"}, %x: tensor<3xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = math.sin %w : tensor<3xf32>
  %1 = arith.mulf %0, %x : tensor<3xf32>
  %2 = linalg.reduce { arith.addf } ins(%1 : tensor<3xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %2 : tensor<f32>
}

// The cotangent of w is beside the gradient, which has the name.
// CHECK-DAG: func.func @gradient_vjp(%{{.*}}: tensor<3xf32> {mesh.name = "w"}, %{{.*}}: tensor<3xf32> {mesh.name = "x"}, %{{.*}}: tensor<3xf32> {mesh.name = "w.cotangent"}) -> (tensor<3xf32> {mesh.name = "w"}, tensor<3xf32> {mesh.name = "w.cotangent"}, tensor<3xf32> {mesh.name = "x"})
mesh.derivative @gradient = gradient of @loss wrt ["w"]
mesh.derivative @gradient_vjp = vjp of @gradient wrt ["w", "x"] with value

// CHECK-DAG: func.func @jvp_gradient({{.*}}-> (tensor<f32> {mesh.name = "loss"}, tensor<f32> {mesh.name = "loss.tangent"}, tensor<3xf32> {mesh.name = "w"})
// CHECK-DAG: func.func @jvp_gradient_again({{.*}}-> (tensor<f32> {mesh.name = "loss"}, tensor<f32> {mesh.name = "loss.tangent"}, tensor<3xf32> {mesh.name = "w"}, tensor<3xf32> {mesh.name = "w.gradient"})
mesh.derivative @jvp_with_loss = jvp of @loss wrt ["w"] with value
mesh.derivative @jvp_gradient = gradient of @jvp_with_loss wrt ["w"] with value
mesh.derivative @jvp_gradient_again = gradient of @jvp_gradient wrt ["w"] with value

// CHECK-DAG: func.func @jvp_jvp({{.*}}mesh.name = "w"}, %{{.*}} {mesh.name = "x"}, %{{.*}} {mesh.name = "w.tangent"}, %{{.*}} {mesh.name = "w.tangent_2"}, %{{.*}} {mesh.name = "w.tangent.tangent"}) -> (tensor<f32> {mesh.name = "loss.tangent"}, tensor<f32> {mesh.name = "loss.tangent.tangent"})
mesh.derivative @jvp = jvp of @loss wrt ["w"]
mesh.derivative @jvp_jvp = jvp of @jvp wrt ["w", "w.tangent"] with value
