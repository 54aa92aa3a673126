// The bound counts what any strategy computes: neither both branches of a
// condition, nor what equals another op, nor what nobody reads. Functions that
// are reached by paths of several lengths count once for each call.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=conditional --machine=%t.json | FileCheck %s --check-prefix=CONDITIONAL
// CONDITIONAL: @conditional on 2 devices
// CONDITIONAL: no strategy takes less than 16.8 us in local view; what was found takes 100.0% more, 33.6 us{{$}}
// RUN: mesh-search %s --entry=redundant --machine=%t.json | FileCheck %s --check-prefix=EXACT
// RUN: mesh-search %s --entry=nested --machine=%t.json | FileCheck %s --check-prefix=NESTED
// EXACT: no strategy takes less than 16.8 us in local view; what was found takes 0.0% more
// NESTED: no strategy takes less than 67.1 us in local view; what was found takes 0.0% more

mesh.mesh @m = <["x"=2]>

func.func private @multiply(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
func.func private @forward(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %y = call @multiply(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}
func.func private @three(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %a = call @forward(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = call @forward(%a, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = call @forward(%b, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %c : tensor<256x256xf32>
}
func.func @nested(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %a = call @forward(%x, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = call @three(%a, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %b : tensor<256x256xf32>
}

func.func @conditional(%c: i1, %x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %r = scf.if %c -> tensor<256x256xf32> {
    %a = linalg.matmul ins(%y, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
    scf.yield %a : tensor<256x256xf32>
  } else {
    %a = func.call @multiply(%y, %w) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    scf.yield %a : tensor<256x256xf32>
  }
  return %r : tensor<256x256xf32>
}

func.func @redundant(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %a = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = linalg.matmul ins(%w, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = linalg.matmul ins(%c, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %a, %b : tensor<256x256xf32>, tensor<256x256xf32>
}
