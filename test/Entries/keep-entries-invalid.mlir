// What is left has to be lowered as a whole.
//
// RUN: mesh-opt %s --mesh-keep-entries=entries=main --split-input-file --verify-diagnostics

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{@callee is used, but has no body}}
  %0 = func.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-note @+1 {{declared here}}
func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32>

// -----

// expected-error @+1 {{@main is an llvm.func; what is run is a func.func or a mesh.programs}}
module {
  llvm.func @main() {
    llvm.return
  }
}
