// Gradients of powers at zero and at negative bases are those of JAX.
//
// DEFINE: %{at} = mesh-run %s --check
// RUN: %{at} --arg base=0 --arg exponent=0 | FileCheck %s --check-prefix=ZERO
// RUN: %{at} --arg base=0 --arg exponent=0.5 | FileCheck %s --check-prefix=HALF
// RUN: %{at} --arg base=0 --arg exponent=1 | FileCheck %s --check-prefix=ONE
// RUN: %{at} --arg base=0 --arg exponent=2 | FileCheck %s --check-prefix=TWO
// RUN: %{at} --arg base=-2 --arg exponent=3 | FileCheck %s --check-prefix=NEGATIVE

// ZERO: base = {{-?}}nan
// ZERO: exponent = 0
// HALF: base = inf
// HALF: exponent = 0
// ONE: base = 1
// ONE: exponent = 0
// TWO: base = 0
// TWO: exponent = 0
// NEGATIVE: base = 12
// NEGATIVE: exponent = {{-?}}nan
func.func private @power(%x: tensor<f64> {mesh.name = "base"}, %y: tensor<f64> {mesh.name = "exponent"}) -> tensor<f64> {
  %z = math.powf %x, %y : tensor<f64>
  return %z : tensor<f64>
}
mesh.derivative @gradient = gradient of @power wrt ["base", "exponent"]
