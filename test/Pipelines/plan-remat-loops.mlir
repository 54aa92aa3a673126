// What a forward loop saves for the backward loop is left out, and computed
// again there.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=17000 --canonicalize --cse --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=100000 | FileCheck %s --check-prefix=FITS
// FITS-NOT: mesh.optimization_barrier
//
// A loop fills what it starts from just before it begins.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=100000 --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: @filled takes [[BYTES:[0-9]+]] B, of which the model knows [[BYTES]] B
//
// The slices that a backward loop computes are not all in memory at once. A plan
// that leaves out many stacks is known to fit, and is predicted within 1%.
// RUN: mesh-opt %S/../../examples/jax/transformer_2_scanned_step.mlir --mesh-execution="plan-only memory-limit=1450000" --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=STEP
// STEP: @main needs {{144[0-9]+}} B instead of {{[0-9]+}} B, with {{.*}} us of recomputation; {{144[0-9]+}} B were predicted

// REMARK: @scan needs 12288 B instead of 20480 B
// CHECK-LABEL: func.func @scan
func.func @scan(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %inputs = tensor.empty() : tensor<8x16x16xf32>
  %exps = tensor.empty() : tensor<8x16x16xf32>
  // The exponentials are not saved, the inputs are.
  // CHECK: %[[FORWARD:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %arg0, %{{.*}} = %{{.*}}) -> (tensor<16x16xf32>, tensor<8x16x16xf32>)
  %forward:3 = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %x, %s0 = %inputs, %s1 = %exps)
      -> (tensor<16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) {
    %t0 = tensor.insert_slice %at into %s0[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<8x16x16xf32>
    %h = math.exp %at : tensor<16x16xf32>
    %t1 = tensor.insert_slice %h into %s1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<8x16x16xf32>
    %next = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %next, %t0, %t1 : tensor<16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>
  }
  // CHECK: scf.for
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[FORWARD]]#1
  // CHECK: %[[AT:.*]] = mesh.optimization_barrier %[[SLICE]]
  // CHECK: %[[AGAIN:.*]] = math.exp %[[AT]]
  // CHECK: arith.mulf %{{.*}}, %[[AGAIN]]
  %backward = scf.for %j = %c0 to %c8 step %c1 iter_args(%dy = %forward#0) -> (tensor<16x16xf32>) {
    %i = arith.subi %c7, %j : index
    %at = tensor.extract_slice %forward#1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<8x16x16xf32> to tensor<16x16xf32>
    %h = tensor.extract_slice %forward#2[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<8x16x16xf32> to tensor<16x16xf32>
    %dh = linalg.matmul ins(%dy, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %dx = arith.mulf %dh, %h : tensor<16x16xf32>
    %d = arith.addf %dx, %at : tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }
  return %backward : tensor<16x16xf32>
}

// A slice with reshapes that nothing reads goes with them.
// CHECK-LABEL: func.func @unread
// CHECK: scf.for {{.*}} -> (tensor<16x16xf32>, tensor<8x16x16xf32>)
// CHECK: scf.for
// CHECK-NOT: math.exp
// CHECK: return
func.func @unread(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %inputs = tensor.empty() : tensor<8x16x16xf32>
  %exps = tensor.empty() : tensor<8x16x16xf32>
  %forward:3 = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %x, %s0 = %inputs, %s1 = %exps)
      -> (tensor<16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) {
    %t0 = tensor.insert_slice %at into %s0[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<8x16x16xf32>
    %h = math.exp %at : tensor<16x16xf32>
    %t1 = tensor.insert_slice %h into %s1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<16x16xf32> into tensor<8x16x16xf32>
    %next = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %next, %t0, %t1 : tensor<16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>
  }
  %backward = scf.for %j = %c0 to %c8 step %c1 iter_args(%dy = %forward#0) -> (tensor<16x16xf32>) {
    %i = arith.subi %c7, %j : index
    %at = tensor.extract_slice %forward#1[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<8x16x16xf32> to tensor<16x16xf32>
    %h = tensor.extract_slice %forward#2[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<8x16x16xf32> to tensor<16x16xf32>
    %row = tensor.collapse_shape %h [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
    %again = tensor.expand_shape %row [[0, 1]] output_shape [16, 16] : tensor<256xf32> into tensor<16x16xf32>
    %other = tensor.collapse_shape %h [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
    %dh = linalg.matmul ins(%dy, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %dx = arith.mulf %dh, %dh : tensor<16x16xf32>
    %d = arith.addf %dx, %at : tensor<16x16xf32>
    scf.yield %d : tensor<16x16xf32>
  }
  return %backward : tensor<16x16xf32>
}

func.func @filled(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %e1 = tensor.empty() : tensor<16x64xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %number = arith.constant dense<0.0> : tensor<f32>
  %init = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%number : tensor<f32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<16x16xf32>
  %h = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z1 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %t = linalg.matmul ins(%h, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%at = %init) -> (tensor<16x16xf32>) {
    %y = linalg.matmul ins(%t, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%at : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.yield %y : tensor<16x16xf32>
  }
  %r = linalg.matmul ins(%sum, %t : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}
