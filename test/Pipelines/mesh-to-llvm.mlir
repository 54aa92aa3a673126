// RUN: mesh-opt %s --mesh-to-llvm | FileCheck %s
// RUN: mesh-opt %s --mesh-to-llvm | mlir-translate --mlir-to-llvmir -o /dev/null

mesh.mesh @m = <["x"=4]>

// The entry point takes addresses, of the arguments and then of the results.

// CHECK-NOT: mesh.mesh
// CHECK: llvm.func @local(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) attributes {mesh_rt.memory = 512 : i64}
func.func @local(%x: tensor<4x8xf32>, %w: tensor<32x8xf32>) -> tensor<4x8xf32> attributes {mesh.spmd = @m} {
  %whole = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4x8xf32> -> tensor<4x32xf32>
  %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<4x32xf32>, tensor<32x8xf32>) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
  %r = math.tanh %y : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A program for one device, of all kinds of elements, with scalars and calls.

// CHECK: llvm.func @alone(%{{.*}}: !llvm.ptr, %{{.*}}: f32, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> f32
func.func @alone(%x: tensor<4xbf16>, %s: f32) -> (tensor<4xbf16>, tensor<4xbf16>, f32, tensor<2xindex>) {
  %0 = math.erf %x : tensor<4xbf16>
  %1 = func.call @inner(%0) : (tensor<4xbf16>) -> tensor<4xbf16>
  %2 = arith.constant dense<[1, 2]> : tensor<2xindex>
  return %1, %1, %s, %2 : tensor<4xbf16>, tensor<4xbf16>, f32, tensor<2xindex>
}

// The callee computes in the place of what it takes.
// CHECK: llvm.func @mesh_fn_inner(%{{.*}}: !llvm.ptr) attributes {sym_visibility = "private"}
func.func private @inner(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = arith.addf %x, %x : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
