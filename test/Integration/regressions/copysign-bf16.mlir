// The sign of a bf16 is read from the right bit, whatever the optimisation.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check --opt-level=0 %s
// RUN: mesh-run --check %s

func.func @main(%a: tensor<4x7xbf16>, %b: tensor<4x7xbf16>) -> tensor<4x7xbf16> {
  %0 = math.copysign %a, %b : tensor<4x7xbf16>
  return %0 : tensor<4x7xbf16>
}
