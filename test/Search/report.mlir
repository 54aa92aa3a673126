// All steps of a report are of the program with its rings, but for the bound.
// What is left out for want of time is said.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --mesh=data=2,model=4 --budget=600 -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// CHECK: strategy step memory in local view evaluated step memory
// CHECK-NEXT: 1 [[STEP:[0-9.]+ us]] {{[0-9.]+}} MiB [[LOCAL:[0-9.]+ us]] +0.0%
// CHECK: no strategy takes less than {{[0-9.]+}} us in local view; what was found takes {{[0-9.]+}}% more, [[LOCAL]], and with its rings [[STEP]]{{$}}
// CHECK-NEXT: annotations, and the evaluated step without each of them, where it is [[STEP]]:
// CHECK: evaluated step, by bandwidth -20% as it is +20%
// CHECK-NEXT: links of "*" {{[0-9.]+}} us [[STEP]] {{[0-9.]+}} us
// CHECK-NOT: budget
//
// RUN: mesh-search %s --machine=%t.json --mesh=data=2,model=4 --budget=1e-9 --start=%t.mlir | FileCheck %s --check-prefix=SPENT
// SPENT: annotations, and the evaluated step
// SPENT-NOT: by bandwidth
// SPENT: the budget was spent before the rest was known: a larger --budget tells it
//
// One of something is no plural.
// RUN: mesh-search %s --machine=%t.json --devices=1 | FileCheck %s --check-prefix=ONE
// ONE: {{^}}1 program and mesh: {{[0-9]+}} searches, 1 compared
// ONE: @main on 1 device: 6 tensors
//
// Times that are short are told in a unit in which they read as some.
// RUN: sed 's/512x/1x/g; s/x1024/x4/g; s/1024x/4x/g; s/x256/x4/g; s/256x/4x/g' %s > %t.small.mlir
// RUN: mesh-search %t.small.mlir --machine=%t.json --mesh=data=1 | FileCheck %s --check-prefix=SHORT
// SHORT: 1 {{[0-9.]+}} ns {{[0-9.]+}} B
func.func @main(%x: tensor<512x256xf32>, %w: tensor<256x1024xf32>, %v: tensor<1024x256xf32>) -> tensor<512x256xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x1024xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %h = linalg.matmul ins(%x, %w : tensor<512x256xf32>, tensor<256x1024xf32>) outs(%f : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %t = math.tanh %h : tensor<512x1024xf32>
  %e2 = tensor.empty() : tensor<512x256xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<512x256xf32>) -> tensor<512x256xf32>
  %y = linalg.matmul ins(%t, %v : tensor<512x1024xf32>, tensor<1024x256xf32>) outs(%f2 : tensor<512x256xf32>) -> tensor<512x256xf32>
  return %y : tensor<512x256xf32>
}
