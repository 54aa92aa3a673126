// A matmul that is cut by rows takes the same time as the whole one: otherwise
// devices would exchange half of the rows before it, and again after it.
//
// REQUIRES: mesh-search
// RUN: split-file %s %t
// RUN: mesh-search %t/whole.mlir --machine=%t/machine.json --budget=4 -o %t/out.mlir > %t/report
// RUN: mesh-search %t/cut.mlir --machine=%t/machine.json --budget=4 -o %t/out.mlir >> %t/report
// RUN: FileCheck %s < %t/report

// CHECK: strategy step
// CHECK-NEXT: 1 [[STEP:[0-9.]+ [a-z]+]]
// CHECK: strategy step
// CHECK-NEXT: 1 [[STEP]]

//--- machine.json
{"links": {"*": {"latency": 1e-3, "bandwidth": 1e7}}, "flops": {"f32": 1e9}, "memory_bandwidth": 1e9}

//--- whole.mlir
mesh.mesh @m = <["x"=2, "y"=4]>
func.func @main(%x: tensor<1024x1024xf32>, %w: tensor<1024x128xf32>, %v: tensor<128x256xf32>) -> tensor<1024x256xf32> {
  %z = arith.constant dense<0.0> : tensor<1024x128xf32>
  %h = linalg.matmul ins(%x, %w : tensor<1024x1024xf32>, tensor<1024x128xf32>) outs(%z : tensor<1024x128xf32>) -> tensor<1024x128xf32>
  %t = math.tanh %h : tensor<1024x128xf32>
  %z2 = arith.constant dense<0.0> : tensor<1024x256xf32>
  %y = linalg.matmul ins(%t, %v : tensor<1024x128xf32>, tensor<128x256xf32>) outs(%z2 : tensor<1024x256xf32>) -> tensor<1024x256xf32>
  return %y : tensor<1024x256xf32>
}

//--- cut.mlir
mesh.mesh @m = <["x"=2, "y"=4]>
func.func @main(%x: tensor<1024x1024xf32>, %w: tensor<1024x128xf32>, %v: tensor<128x256xf32>) -> tensor<1024x256xf32> {
  %z = arith.constant dense<0.0> : tensor<1024x128xf32>
  %h = linalg.matmul ins(%x, %w : tensor<1024x1024xf32>, tensor<1024x128xf32>) outs(%z : tensor<1024x128xf32>) -> tensor<1024x128xf32>
  %t = math.tanh %h : tensor<1024x128xf32>
  %z2 = arith.constant dense<0.0> : tensor<512x256xf32>
  %a = tensor.extract_slice %t[0, 0] [512, 128] [1, 1] : tensor<1024x128xf32> to tensor<512x128xf32>
  %b = tensor.extract_slice %t[512, 0] [512, 128] [1, 1] : tensor<1024x128xf32> to tensor<512x128xf32>
  %c = linalg.matmul ins(%a, %v : tensor<512x128xf32>, tensor<128x256xf32>) outs(%z2 : tensor<512x256xf32>) -> tensor<512x256xf32>
  %d = linalg.matmul ins(%b, %v : tensor<512x128xf32>, tensor<128x256xf32>) outs(%z2 : tensor<512x256xf32>) -> tensor<512x256xf32>
  %y = tensor.concat dim(0) %c, %d : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<1024x256xf32>
  return %y : tensor<1024x256xf32>
}
