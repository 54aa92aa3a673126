// A large function that has derivatives of its own is inlined where it is called
// once. Where it is called twice it stays a function. Small ones are inlined.
// Those that nothing uses then are erased.
//
// DEFINE: %{ops} =
// DEFINE: %{file} = %python -c "import sys; print(sys.stdin.read().replace('// ' + 'OPS', ''.join(f'%%{i + 1} = math.sin %%{i} : tensor<4xf32>;'.replace(';', chr(10)) for i in range(%{ops}))).replace('LAST', '%{ops}'))" < %s
// DEFINE: %{opt} = %{file} | mesh-opt --mesh-differentiate
//
// REDEFINE: %{ops} = 300
// RUN: %{opt} | FileCheck %s --check-prefixes=CHECK,LARGE --implicit-check-not="func.func private @rule_backward"
// REDEFINE: %{ops} = 200
// RUN: %{opt} | FileCheck %s --check-prefixes=CHECK,SMALL --implicit-check-not="func.func private @rule"

func.func private @rule(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {mesh.custom_vjp = [@rule_forward, @rule_backward]} {
  %y = math.sin %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @rule_forward(%0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // OPS
  return %LAST, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func private @rule_backward(%x: tensor<4xf32>, %dy: tensor<4xf32>) -> tensor<4xf32> {
  %dx = arith.mulf %dy, %x : tensor<4xf32>
  return %dx : tensor<4xf32>
}

// CHECK-LABEL: func.func @twice_gradient(
// LARGE-COUNT-2: call @rule_forward
// SMALL-NOT: call @rule_forward
// CHECK-NOT: call @rule_backward
// CHECK: return
func.func private @twice(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = func.call @rule(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @rule(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%1 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @twice_gradient = gradient of @twice wrt [0] with value

// RUN: %{file} | sed 's/@rule(%%0)/@plain(%%0)/' | mesh-opt --mesh-differentiate | FileCheck %s --check-prefix=ONCE
// ONCE-LABEL: func.func @twice_gradient(
// ONCE-NOT: call @rule_forward
// ONCE: return
func.func private @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.cos %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
